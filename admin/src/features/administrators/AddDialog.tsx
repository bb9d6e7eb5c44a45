import type { NewAdministrator } from '@suite/contracts/administrator';
import { roles } from '@suite/contracts/session';
import { useHost } from '@suite/host/HostContext';
import { SelectField, TextField } from '@suite/ui/TextField';
import { isApiFailure } from '@suite/web-api';
import type { FormikErrors } from 'formik';
import { ConfirmDialog } from '../../account/ConfirmDialog.tsx';
import { describePassword, passwordStrings } from '../../language/password-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { useAddAdministratorMutation } from './administrators-api.ts';
import { administratorsStrings } from './administrators-strings.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

type NewAccount = Pick<NewAdministrator, 'username' | 'password' | 'role'>;

const empty: NewAccount = { username: '', password: '', role: 'viewer' };

/** Adds an account; its role is viewer by default. */
export function AddDialog({ onClose }: { onClose(): void }) {
  const strings = useStrings(administratorsStrings);
  const passwords = useStrings(passwordStrings);
  const host = useHost();
  const [add] = useAddAdministratorMutation();

  const validate = ({ username, password }: NewAccount) => {
    const errors: FormikErrors<NewAccount> = {};
    const name = username.trim();
    const problem = describePassword(password, name, passwords);
    if (name === '') errors.username = strings.usernameRequired;
    else if ([...name].length > 200) errors.username = strings.usernameTooLong;
    if (problem) errors.password = problem;
    return errors;
  };

  const handleConfirm = async (values: NewAdministrator) => {
    const { username } = await add({ ...values, username: values.username.trim() }).unwrap();
    host.toast({ title: strings.title, description: strings.added(username) });
    onClose();
  };

  const describe = (error: unknown) => {
    if (!isApiFailure(error) || !error.body?.fields?.username) return undefined;
    return {
      username: error.body.code === 'username_taken' ? strings.usernameTaken : strings.usernameUnusable,
    };
  };

  return (
    <ConfirmDialog
      title={strings.addTitle}
      hint={strings.addHint}
      action={strings.add}
      initialValues={empty}
      validate={validate}
      onConfirm={handleConfirm}
      describe={describe}
      maxWidth="36rem"
      onClose={onClose}
    >
      <TextField
        name="username"
        label={strings.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField
        name="role"
        label={strings.role}
        hint={roles.map((role) => (
          <p key={role}>
            <strong>{strings.roles[role]}</strong> {strings.roleHints[role]}
          </p>
        ))}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {strings.roles[role]}
          </option>
        ))}
      </SelectField>
      <NewPasswordField label={strings.password} />
    </ConfirmDialog>
  );
}
