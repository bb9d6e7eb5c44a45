import { site } from '@suite/site/site';
import { token } from '@suite/ui/theme';
import { MessageCircle } from 'lucide-react';
import styled from 'styled-components';

/** The floating WhatsApp button of every page (spec section 1). */
export function ChatButton() {
  if (!site.chat) return null;
  return (
    <aside aria-label="Chat" lang="en">
      <Floating href={site.chat.url} target="_blank" rel="noopener" aria-label="Chat on WhatsApp">
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
  border-radius: 50%;
  background: ${token('color', 'success')};
  color: ${token('color', 'onAction')};
  box-shadow: ${token('shadow', 'raised')};

  @media (width < 48rem) {
    transform: translateY(calc(-1 * var(--consent-height, 0px)));
  }

  @media print {
    display: none;
  }
`;
