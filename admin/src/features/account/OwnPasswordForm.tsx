import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { FocusFirstInvalid } from '@suite/ui/FocusFirstInvalid';
import { FormMessage } from '@suite/ui/FormMessage';
import { TextField } from '@suite/ui/TextField';
import { isApiFailure } from '@suite/web-api';
import { Formik, type FormikErrors, type FormikHelpers } from 'formik';
import styled from 'styled-components';
import { useAccount } from '../../account/account-context.ts';
import { describeFailure, failureWords } from '../../language/failure-words.ts';
import { describePassword, passwordWords } from '../../language/password-words.ts';
import { useWords } from '../../language/use-words.ts';
import { FormFields } from '../../screen/FormFields.tsx';
import { useChangePasswordMutation } from './account-api.ts';
import { accountWords } from './account-words.ts';

const empty = { current: '', password: '', repeated: '' };

/** Renders the form that changes the user's own password. */
export function OwnPasswordForm() {
  const words = useWords(accountWords);
  const problems = useWords(passwordWords);
  const failures = useWords(failureWords);
  const host = useHost();
  const { username, mustChangePassword } = useAccount();
  const [change] = useChangePasswordMutation();

  const validate = ({ current, password, repeated }: typeof empty) => {
    const errors: FormikErrors<typeof empty> = {};
    const problem = describePassword(password, username, problems);
    if (current === '') errors.current = words.currentRequired;
    if (problem) errors.password = problem;
    else if (mustChangePassword && password === current) errors.password = words.sameAsCurrent;
    else if (repeated !== password) errors.repeated = words.repeatDiffers;
    return errors;
  };

  const handleSubmit = async (values: typeof empty, form: FormikHelpers<typeof empty>) => {
    const { current, password } = values;
    try {
      await change({ current, password }).unwrap();
      form.resetForm();
      host.toast({ title: words.passwordTitle, description: words.passwordChanged });
    } catch (error) {
      if (isApiFailure(error) && error.body?.fields?.current)
        form.setFieldError('current', words.wrongPassword);
      else form.setStatus(describeFailure(error, failures));
    }
  };

  return (
    <Formik initialValues={empty} validate={validate} validateOnBlur={false} onSubmit={handleSubmit}>
      {({ isSubmitting, status }) => (
        <Fields noValidate>
          <FocusFirstInvalid />
          {status && <FormMessage role="alert">{status}</FormMessage>}
          {/* Tells password managers which account the password belongs to. */}
          <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
          <TextField name="current" label={words.current} type="password" autoComplete="current-password" />
          <TextField name="password" label={words.next} type="password" autoComplete="new-password" />
          <TextField name="repeated" label={words.repeat} type="password" autoComplete="new-password" />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? words.changing : words.changePassword}
          </Button>
        </Fields>
      )}
    </Formik>
  );
}

const Fields = styled(FormFields)`
  max-width: 24rem;

  & > button {
    justify-self: start;
  }
`;
