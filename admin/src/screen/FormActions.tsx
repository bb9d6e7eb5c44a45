import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** The buttons at the end of a dialog or form. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space', 2)} ${token('space', 3)};
  margin-top: ${token('space', 2)};
`;
