import { site } from '@suite/site/site';
import { MessageCircle } from '@suite/ui/icons';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';

/**
 * The WhatsApp button of every page. It floats in the corner of a wide page; below 62rem it is in the fixed header, where
 * it never covers the page.
 */
export function ChatButton() {
  if (!site.chat) return null;
  return (
    <aside aria-label="Chat" lang="en">
      <Floating
        href={site.chat.url}
        target="_blank"
        rel="noopener"
        aria-label="Chat on WhatsApp"
        data-consent-space
      >
        <MessageCircle aria-hidden size={24} strokeWidth={1.75} />
      </Floating>
    </aside>
  );
}

const Floating = styled.a`
  position: fixed;
  /* Beside the menu button, which is wider in large text. */
  right: calc(${token('space', 'gutter')} + 32px + ${token('space', 3)});
  top: calc((${token('size', 'header')} - ${token('size', 'target')}) / 2);
  z-index: ${token('layer', 'header')};
  display: grid;
  place-items: center;
  width: ${token('size', 'target')};
  height: ${token('size', 'target')};
  border: 1px solid transparent;
  border-radius: 50%;
  background: ${token('color', 'success')};
  color: ${token('color', 'onAction')};

  ${media.short} {
    position: absolute;
  }

  ${media.large} {
    position: fixed;
    inset: auto ${token('space', 5)} calc(${token('space', 5)} + var(--consent-height)) auto;
    z-index: ${token('layer', 'chat')};
    box-shadow: ${token('shadow', 'raised')};

    /* Administrators' lists and the consent bar keep space for it. */
    :root:has([data-scheme='auto']) & {
      right: ${token('space', 3)};
      bottom: ${token('space', 2)};
      z-index: ${token('layer', 'banner')};
    }
  }

  @media print {
    display: none;
  }
`;
