import { token } from '@suite/ui/theme';
import { Form } from 'formik';
import styled from 'styled-components';

/** A form whose fields are stacked, with its button at the end. */
export const FormFields = styled(Form)`
  display: grid;
  gap: ${token('space', 4)};

  & > button {
    margin-top: ${token('space', 2)};
  }
`;
