import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';

/** Renders the button that reopens the consent banner. */
export function ConsentButton({ onAsk }: { onAsk(): void }) {
  return (
    <TextButton type="button" onClick={onAsk}>
      Cookie settings
    </TextButton>
  );
}

const TextButton = styled.button`
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  ${media.touch} {
    min-height: ${token('size', 'target')};
  }

  @media (scripting: none) {
    display: none;
  }
`;
