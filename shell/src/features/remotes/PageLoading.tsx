import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** Stands in for a page whose remote takes longer than a moment. */
export function PageLoading() {
  return (
    <Place role="status" aria-live="polite">
      Loading...
    </Place>
  );
}

const Place = styled.p`
  min-height: 60vh;
  display: grid;
  place-items: center;
  color: ${token('color', 'textMuted')};
`;
