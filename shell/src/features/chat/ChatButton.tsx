import { site } from '@suite/site/site';
import { MessageCircle } from '@suite/ui/icons';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';

/** The floating WhatsApp button of every page. */
export function ChatButton() {
  if (!site.chat) return null;
  return (
    <aside aria-label="Chat" lang="en">
      <Floating
        data-above-consent
        href={site.chat.url}
        target="_blank"
        rel="noopener"
        aria-label="Chat on WhatsApp"
      >
        <MessageCircle aria-hidden size={26} strokeWidth={1.75} />
      </Floating>
    </aside>
  );
}

const Floating = styled.a`
  position: fixed;
  right: ${token('space', 5)};
  bottom: ${token('space', 5)};
  z-index: ${token('layer', 'chat')};
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border: 1px solid transparent;
  border-radius: 50%;
  background: ${token('color', 'success')};
  color: ${token('color', 'onAction')};
  box-shadow: ${token('shadow', 'raised')};

  /*
   * Administrators' lists keep this much space below them, so that the button never covers a row's actions.
   */
  :root:has([data-scheme='auto']) & {
    right: ${token('space', 3)};
    bottom: ${token('space', 2)};
    width: ${token('size', 'target')};
    height: ${token('size', 'target')};
  }

  @media (width < 48rem) {
    transform: translateY(calc(-1 * var(--consent-height)));
  }

  ${media.short} {
    position: static;
    margin: ${token('space', 4)} auto;
    transform: none;
  }

  @media print {
    display: none;
  }
`;
