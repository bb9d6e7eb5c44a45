import type { NewAdministrator } from '@suite/contracts/administrator';
import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { Dialog } from '@suite/ui/Dialog';
import { FocusFirstInvalid } from '@suite/ui/FocusFirstInvalid';
import { FormMessage } from '@suite/ui/FormMessage';
import { TextField } from '@suite/ui/TextField';
import { isApiFailure } from '@suite/web-api';
import { Formik, type FormikErrors, type FormikHelpers } from 'formik';
import { describeFailure, failureWords } from '../../language/failure-words.ts';
import { describePassword, passwordWords } from '../../language/password-words.ts';
import { useWords } from '../../language/use-words.ts';
import { FormActions } from '../../screen/FormActions.tsx';
import { FormFields } from '../../screen/FormFields.tsx';
import { useAddAdministratorMutation } from './administrators-api.ts';
import { administratorsWords } from './administrators-words.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { RoleField } from './RoleField.tsx';

const empty: NewAdministrator = { username: '', password: '', role: 'viewer' };

/** Adds an account: a viewer unless told. */
export function AddDialog({ onClose }: { onClose(): void }) {
  const words = useWords(administratorsWords);
  const passwords = useWords(passwordWords);
  const failures = useWords(failureWords);
  const host = useHost();
  const [add] = useAddAdministratorMutation();

  const validate = ({ username, password }: NewAdministrator) => {
    const errors: FormikErrors<NewAdministrator> = {};
    const name = username.trim();
    const problem = describePassword(password, name, passwords);
    if (name === '') errors.username = words.usernameRequired;
    else if ([...name].length > 200) errors.username = words.usernameTooLong;
    if (problem) errors.password = problem;
    return errors;
  };

  const handleSubmit = async (values: NewAdministrator, form: FormikHelpers<NewAdministrator>) => {
    try {
      const { username } = await add({ ...values, username: values.username.trim() }).unwrap();
      host.toast({ title: words.title, description: words.added(username) });
      onClose();
    } catch (error) {
      if (!isApiFailure(error) || !error.body?.fields?.username)
        form.setStatus(describeFailure(error, failures));
      else
        form.setFieldError(
          'username',
          error.body.code === 'username_taken' ? words.usernameTaken : words.usernameUnusable,
        );
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.addTitle}
      description={words.addHint}
      closeLabel={words.close}
    >
      <Formik initialValues={empty} validate={validate} validateOnBlur={false} onSubmit={handleSubmit}>
        {({ isSubmitting, status }) => (
          <FormFields noValidate>
            <FocusFirstInvalid />
            {status && <FormMessage role="alert">{status}</FormMessage>}
            <TextField
              name="username"
              label={words.username}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <RoleField />
            <NewPasswordField label={words.password} />
            <FormActions>
              <Button $variant="secondary" onClick={onClose}>
                {words.cancel}
              </Button>
              <Button type="submit" disabled={isSubmitting}>
                {isSubmitting ? words.saving : words.add}
              </Button>
            </FormActions>
          </FormFields>
        )}
      </Formik>
    </Dialog>
  );
}
