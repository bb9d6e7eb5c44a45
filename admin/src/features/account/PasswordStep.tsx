import { Button } from '@suite/ui/Button';
import { FormMessage } from '@suite/ui/FormMessage';
import { TextField } from '@suite/ui/TextField';
import { isApiFailure } from '@suite/web-api';
import { Formik, type FormikHelpers } from 'formik';
import { type ReactNode, useRef } from 'react';
import { describeFailure, failureStrings } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { FormActions } from '../../screen/FormActions.tsx';
import { FormFields } from '../../screen/FormFields.tsx';
import { accountStrings } from './account-strings.ts';

interface PasswordStepProps {
  action: string;
  isDangerous?: boolean | undefined;
  /** Performs the action; rejects if the server refuses it. */
  onConfirm(password: string): Promise<void>;
  /** Content before the button. */
  children: ReactNode;
}

interface Values {
  password: string;
}

/** Asks for the user's password before an action. */
export function PasswordStep({ action, isDangerous = false, onConfirm, children }: PasswordStepProps) {
  const strings = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const field = useRef<HTMLInputElement>(null);

  const handleSubmit = async ({ password }: Values, form: FormikHelpers<Values>) => {
    try {
      await onConfirm(password);
    } catch (error) {
      if (isApiFailure(error) && error.body?.fields?.password)
        form.setFieldError('password', strings.wrongPassword);
      else form.setStatus(describeFailure(error, failures));
      field.current?.focus();
      field.current?.select();
    }
  };

  return (
    <Formik
      initialValues={{ password: '' }}
      validate={({ password }) => (password === '' ? { password: strings.currentRequired } : {})}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting, status }) => (
        <FormFields noValidate>
          {status && <FormMessage role="alert">{status}</FormMessage>}
          <TextField
            ref={field}
            name="password"
            label={strings.password}
            type="password"
            autoComplete="current-password"
          />
          <FormActions>
            {children}
            <Button type="submit" $variant={isDangerous ? 'danger' : 'primary'} disabled={isSubmitting}>
              {action}
            </Button>
          </FormActions>
        </FormFields>
      )}
    </Formik>
  );
}
