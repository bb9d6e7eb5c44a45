import { token } from '@suite/ui/theme';
import { Form } from 'formik';
import styled from 'styled-components';

/** The fields of a formik form below one another, its button last. */
export const FormFields = styled(Form)`
  display: grid;
  gap: ${token('space', 4)};

  & > button {
    margin-top: ${token('space', 2)};
  }
`;
