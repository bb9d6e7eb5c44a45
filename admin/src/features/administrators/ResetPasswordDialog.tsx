import type { Administrator, PasswordReset } from '@suite/contracts/administrator';
import { useHost } from '@suite/host/HostContext';
import { Checkbox } from '@suite/ui/Checkbox';
import { useField } from 'formik';
import { ConfirmDialog } from '../../account/ConfirmDialog.tsx';
import { describePassword, passwordStrings } from '../../language/password-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { useResetPasswordMutation } from './administrators-api.ts';
import { administratorsStrings } from './administrators-strings.ts';
import { describeRefusal } from './describe-refusal.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

interface ResetPasswordDialogProps {
  administrator: Administrator;
  onClose(): void;
}

type Reset = Pick<PasswordReset, 'password' | 'resetSecondFactor'>;

const empty: Reset = { password: '', resetSecondFactor: false };

/** Sets a new password for another user and optionally turns off their second factor. */
export function ResetPasswordDialog({ administrator, onClose }: ResetPasswordDialogProps) {
  const { id, username, hasSecondFactor } = administrator;
  const strings = useStrings(administratorsStrings);
  const passwords = useStrings(passwordStrings);
  const host = useHost();
  const [reset] = useResetPasswordMutation();

  const validate = ({ password }: Reset) => {
    const problem = describePassword(password, username, passwords);
    return problem ? { password: problem } : {};
  };

  const handleConfirm = async (values: PasswordReset) => {
    await reset({ id, ...values }).unwrap();
    host.toast({ title: strings.title, description: strings.passwordReset(username) });
    onClose();
  };

  return (
    <ConfirmDialog
      title={strings.resetTitle(username)}
      hint={strings.resetHint}
      action={strings.resetPassword}
      initialValues={empty}
      validate={validate}
      onConfirm={handleConfirm}
      describe={(error) => describeRefusal(error, strings)}
      onClose={onClose}
    >
      <NewPasswordField label={strings.newPassword} />
      {hasSecondFactor && <ResetSecondFactorField />}
    </ConfirmDialog>
  );
}

function ResetSecondFactorField() {
  const strings = useStrings(administratorsStrings);
  const [{ value }, , { setValue }] = useField<boolean>('resetSecondFactor');
  return (
    <Checkbox
      label={strings.resetSecondFactor}
      checked={value}
      onChange={({ target }) => setValue(target.checked)}
    />
  );
}
