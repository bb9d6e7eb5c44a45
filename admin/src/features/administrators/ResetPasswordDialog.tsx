import type { Administrator, PasswordReset } from '@suite/contracts/administrator';
import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { Checkbox } from '@suite/ui/Checkbox';
import { Dialog } from '@suite/ui/Dialog';
import { FocusFirstInvalid } from '@suite/ui/FocusFirstInvalid';
import { FormMessage } from '@suite/ui/FormMessage';
import { Formik, type FormikHelpers } from 'formik';
import { describeFailure, failureWords } from '../../language/failure-words.ts';
import { describePassword, passwordWords } from '../../language/password-words.ts';
import { useWords } from '../../language/use-words.ts';
import { FormActions } from '../../screen/FormActions.tsx';
import { FormFields } from '../../screen/FormFields.tsx';
import { useResetPasswordMutation } from './administrators-api.ts';
import { administratorsWords } from './administrators-words.ts';
import { describeRefusal } from './describe-refusal.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

interface ResetPasswordDialogProps {
  administrator: Administrator;
  onClose(): void;
}

const empty: PasswordReset = { password: '', resetSecondFactor: false };

/** Gives somebody who lost it a new password, and turns a lost second factor off. */
export function ResetPasswordDialog({ administrator, onClose }: ResetPasswordDialogProps) {
  const { id, username, hasSecondFactor } = administrator;
  const words = useWords(administratorsWords);
  const passwords = useWords(passwordWords);
  const failures = useWords(failureWords);
  const host = useHost();
  const [reset] = useResetPasswordMutation();

  const validate = ({ password }: PasswordReset) => {
    const problem = describePassword(password, username, passwords);
    return problem ? { password: problem } : {};
  };

  const handleSubmit = async (values: PasswordReset, form: FormikHelpers<PasswordReset>) => {
    try {
      await reset({ id, ...values }).unwrap();
      host.toast({ title: words.title, description: words.passwordReset(username) });
      onClose();
    } catch (error) {
      form.setStatus(describeRefusal(error, words) ?? describeFailure(error, failures));
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.resetTitle(username)}
      description={words.resetHint}
      closeLabel={words.close}
    >
      <Formik initialValues={empty} validate={validate} validateOnBlur={false} onSubmit={handleSubmit}>
        {({ isSubmitting, status, values, setFieldValue }) => (
          <FormFields noValidate>
            <FocusFirstInvalid />
            {status && <FormMessage role="alert">{status}</FormMessage>}
            <NewPasswordField label={words.newPassword} />
            {hasSecondFactor && (
              <Checkbox
                label={words.resetSecondFactor}
                checked={values.resetSecondFactor}
                onChange={({ target }) => setFieldValue('resetSecondFactor', target.checked)}
              />
            )}
            <FormActions>
              <Button $variant="secondary" onClick={onClose}>
                {words.cancel}
              </Button>
              <Button type="submit" disabled={isSubmitting}>
                {isSubmitting ? words.saving : words.resetPassword}
              </Button>
            </FormActions>
          </FormFields>
        )}
      </Formik>
    </Dialog>
  );
}
