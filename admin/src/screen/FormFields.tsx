import { FormMessage } from '@suite/ui/FormMessage';
import { SubmitCare } from '@suite/ui/SubmitCare';
import { token } from '@suite/ui/theme';
import { Form, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A form whose fields are stacked, with its button at the end; its status is a message above them. */
export function FormFields({ className, children }: { className?: string; children: ReactNode }) {
  const { status } = useFormikContext();
  return (
    <Fields method="dialog" noValidate className={className}>
      <SubmitCare />
      {status && <FormMessage role="alert">{status}</FormMessage>}
      {children}
    </Fields>
  );
}

const Fields = styled(Form)`
  display: grid;
  gap: ${token('space', 4)};

  & > [type='submit'] {
    margin-top: ${token('space', 2)};
  }
`;
