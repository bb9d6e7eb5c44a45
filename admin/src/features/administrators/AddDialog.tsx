import type { NewAdministrator } from '@suite/contracts/administrator';
import { useHost } from '@suite/host/HostContext';
import { TextField } from '@suite/ui/TextField';
import { isApiFailure } from '@suite/web-api';
import type { FormikErrors } from 'formik';
import { ConfirmDialog } from '../../account/ConfirmDialog.tsx';
import { describePassword, passwordWords } from '../../language/password-words.ts';
import { useWords } from '../../language/use-words.ts';
import { useAddAdministratorMutation } from './administrators-api.ts';
import { administratorsWords } from './administrators-words.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { RoleField } from './RoleField.tsx';

type NewAccount = Pick<NewAdministrator, 'username' | 'password' | 'role'>;

const empty: NewAccount = { username: '', password: '', role: 'viewer' };

/** Adds an account; its role is viewer by default. */
export function AddDialog({ onClose }: { onClose(): void }) {
  const words = useWords(administratorsWords);
  const passwords = useWords(passwordWords);
  const host = useHost();
  const [add] = useAddAdministratorMutation();

  const validate = ({ username, password }: NewAccount) => {
    const errors: FormikErrors<NewAccount> = {};
    const name = username.trim();
    const problem = describePassword(password, name, passwords);
    if (name === '') errors.username = words.usernameRequired;
    else if ([...name].length > 200) errors.username = words.usernameTooLong;
    if (problem) errors.password = problem;
    return errors;
  };

  const handleConfirm = async (values: NewAdministrator) => {
    const { username } = await add({ ...values, username: values.username.trim() }).unwrap();
    host.toast({ title: words.title, description: words.added(username) });
    onClose();
  };

  const describe = (error: unknown) => {
    if (!isApiFailure(error) || !error.body?.fields?.username) return undefined;
    return { username: error.body.code === 'username_taken' ? words.usernameTaken : words.usernameUnusable };
  };

  return (
    <ConfirmDialog
      title={words.addTitle}
      hint={words.addHint}
      action={words.add}
      initialValues={empty}
      validate={validate}
      onConfirm={handleConfirm}
      describe={describe}
      onClose={onClose}
    >
      <TextField
        name="username"
        label={words.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <RoleField />
      <NewPasswordField label={words.password} />
    </ConfirmDialog>
  );
}
