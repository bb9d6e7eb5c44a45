import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** A small button that deletes data, or asks whether to. */
export const DangerButton = styled(Button).attrs({ $variant: 'secondary', $size: 'small' })`
  && {
    border-color: ${token('color', 'danger')};
    color: ${token('color', 'dangerText')};
  }
`;
