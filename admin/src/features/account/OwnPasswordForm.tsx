import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { TextField } from '@suite/ui/TextField';
import { isApiFailure, isUnanswered } from '@suite/web-api';
import { Formik, type FormikErrors, type FormikHelpers } from 'formik';
import styled from 'styled-components';
import { useAccount } from '../../account/account-context.ts';
import { describeFailure, failureStrings } from '../../language/failure-strings.ts';
import { describePassword, passwordStrings } from '../../language/password-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { FormFields } from '../../screen/FormFields.tsx';
import { useNotices } from '../../screen/use-notices.ts';
import { useChangePasswordMutation } from './account-api.ts';
import { accountStrings } from './account-strings.ts';

const empty = { current: '', password: '', repeated: '' };

/** Renders the form that changes the user's own password. */
export function OwnPasswordForm() {
  const strings = useStrings(accountStrings);
  const problems = useStrings(passwordStrings);
  const failures = useStrings(failureStrings);
  const host = useHost();
  const { fail } = useNotices();
  const { username, mustChangePassword } = useAccount();
  const [change] = useChangePasswordMutation();

  const validate = ({ current, password, repeated }: typeof empty) => {
    const errors: FormikErrors<typeof empty> = {};
    const problem = describePassword(password, username, problems);
    if (current === '') errors.current = strings.currentRequired;
    if (problem) errors.password = problem;
    else if (mustChangePassword && password === current) errors.password = strings.sameAsCurrent;
    else if (repeated !== password) errors.repeated = strings.repeatDiffers;
    return errors;
  };

  const handleSubmit = async (values: typeof empty, form: FormikHelpers<typeof empty>) => {
    const { current, password } = values;
    try {
      await change({ current, password }).unwrap();
      form.resetForm();
      host.toast({ title: strings.passwordTitle, description: strings.passwordChanged });
    } catch (error) {
      if (isApiFailure(error) && error.body?.fields?.current)
        form.setFieldError('current', strings.wrongPassword);
      else if (isUnanswered(error)) {
        form.setStatus(strings.perhapsChanged);
        // Where the password has changed, the session has ended, and the dialog for signing in covers the form.
        fail(strings.perhapsChanged);
      } else form.setStatus(describeFailure(error, failures));
    }
  };

  return (
    <Formik initialValues={empty} validate={validate} validateOnBlur={false} onSubmit={handleSubmit}>
      {({ isSubmitting }) => (
        <Fields>
          {/* Identifies the account for password managers. */}
          <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
          <TextField name="current" label={strings.current} type="password" autoComplete="current-password" />
          <TextField name="password" label={strings.next} type="password" autoComplete="new-password" />
          <TextField name="repeated" label={strings.repeat} type="password" autoComplete="new-password" />
          <Button
            type="submit"
            $variant={mustChangePassword ? 'primary' : 'secondary'}
            disabled={isSubmitting}
          >
            {isSubmitting ? strings.changing : strings.changePassword}
          </Button>
        </Fields>
      )}
    </Formik>
  );
}

const Fields = styled(FormFields)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));

  & > :is(button, p) {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;
