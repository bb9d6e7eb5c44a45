import type { Administrator, PasswordReset } from '@suite/contracts/administrator';
import { useHost } from '@suite/host/HostContext';
import { Checkbox } from '@suite/ui/Checkbox';
import { useField } from 'formik';
import { ConfirmDialog } from '../../account/ConfirmDialog.tsx';
import { describePassword, passwordWords } from '../../language/password-words.ts';
import { useWords } from '../../language/use-words.ts';
import { useResetPasswordMutation } from './administrators-api.ts';
import { administratorsWords } from './administrators-words.ts';
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
  const words = useWords(administratorsWords);
  const passwords = useWords(passwordWords);
  const host = useHost();
  const [reset] = useResetPasswordMutation();

  const validate = ({ password }: Reset) => {
    const problem = describePassword(password, username, passwords);
    return problem ? { password: problem } : {};
  };

  const handleConfirm = async (values: PasswordReset) => {
    await reset({ id, ...values }).unwrap();
    host.toast({ title: words.title, description: words.passwordReset(username) });
    onClose();
  };

  return (
    <ConfirmDialog
      title={words.resetTitle(username)}
      hint={words.resetHint}
      action={words.resetPassword}
      initialValues={empty}
      validate={validate}
      onConfirm={handleConfirm}
      describe={(error) => describeRefusal(error, words)}
      onClose={onClose}
    >
      <NewPasswordField label={words.newPassword} />
      {hasSecondFactor && <ResetSecondFactorField />}
    </ConfirmDialog>
  );
}

function ResetSecondFactorField() {
  const words = useWords(administratorsWords);
  const [{ value }, , { setValue }] = useField<boolean>('resetSecondFactor');
  return (
    <Checkbox
      label={words.resetSecondFactor}
      checked={value}
      onChange={({ target }) => setValue(target.checked)}
    />
  );
}
