import { site } from '@suite/site/site';
import { token } from '@suite/ui/theme';
import { MessageCircle } from 'lucide-react';
import styled from 'styled-components';

/** The floating WhatsApp button of every page (spec section 1). */
export function ChatButton() {
  if (!site.chat) return null;
  return (
    <Floating href={site.chat.url} target="_blank" rel="noopener" aria-label="Chat on WhatsApp" lang="en">
      <MessageCircle aria-hidden size={26} strokeWidth={1.75} />
    </Floating>
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

  @media print {
    display: none;
  }
`;
