import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** Shown when a remote takes longer than a moment to load. */
export function PageLoading() {
  return (
    <Wrapper role="status" aria-live="polite">
      Loading...
    </Wrapper>
  );
}

const Wrapper = styled.p`
  min-height: 60vh;
  display: grid;
  place-items: center;
  color: ${token('color', 'textMuted')};
`;
