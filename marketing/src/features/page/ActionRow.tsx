import { Row } from '@suite/ui/Stack';
import { media } from '@suite/ui/theme';
import styled from 'styled-components';

/** Buttons side by side; on a phone one per line, in full width. */
export const ActionRow = styled(Row)`
  ${media.phone} {
    & > * {
      flex: 1 1 100%;
    }
  }
`;
