import { recordLimits } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { Dialog } from '@suite/ui/Dialog';
import { FocusFirstInvalid } from '@suite/ui/FocusFirstInvalid';
import { FormMessage } from '@suite/ui/FormMessage';
import { TextField } from '@suite/ui/TextField';
import { isApiFailure, isRefusal } from '@suite/web-api';
import { Formik, type FormikHelpers } from 'formik';
import { describeFailure, failureStrings } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { FormActions } from '../../screen/FormActions.tsx';
import { FormFields } from '../../screen/FormFields.tsx';
import { recordStrings } from '../record-strings.ts';
import { savedViewsStrings } from './saved-views-strings.ts';

interface Values {
  name: string;
}

interface ViewNameDialogProps extends Values {
  title: string;
  hint?: string;
  /** Label of the submit button. */
  action: string;
  /** Stores the name; rejects if the server refuses it. */
  onConfirm(name: string): Promise<void>;
  onClose(): void;
}

/** Renders a dialog that asks for the name of a view. After a failure it stays open and keeps the name. */
export function ViewNameDialog({ name, action, onConfirm, onClose, ...dialog }: ViewNameDialogProps) {
  const strings = useStrings(savedViewsStrings);
  const failures = useStrings(failureStrings);
  const { close } = useStrings(recordStrings);

  function describe(error: unknown): string {
    if (!navigator.onLine) return strings.offline;
    if (!isApiFailure(error)) return failures.failed;
    if (error.body?.code === 'too_many_views') return strings.tooMany;
    return isRefusal(error, 404) ? strings.gone : describeFailure(error, failures);
  }

  const handleSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      await onConfirm(values.name.trim());
      onClose();
    } catch (error) {
      const isTaken = isApiFailure(error) && error.body?.code === 'view_name_taken';
      if (isTaken) form.setFieldError('name', strings.nameTaken);
      else form.setStatus(describe(error));
    }
  };

  return (
    <Dialog open onOpenChange={onClose} title={dialog.title} description={dialog.hint} closeLabel={close}>
      <Formik
        initialValues={{ name }}
        validate={(values) => (values.name.trim() === '' ? { name: strings.nameRequired } : {})}
        validateOnBlur={false}
        onSubmit={handleSubmit}
      >
        {({ isSubmitting, status }) => (
          <FormFields noValidate>
            <FocusFirstInvalid />
            {status && <FormMessage role="alert">{status}</FormMessage>}
            <TextField
              name="name"
              label={strings.name}
              maxLength={recordLimits.viewName}
              autoComplete="off"
            />
            <FormActions>
              <Button $variant="secondary" onClick={onClose}>
                {strings.cancel}
              </Button>
              <Button type="submit" disabled={isSubmitting}>
                {isSubmitting ? strings.working : action}
              </Button>
            </FormActions>
          </FormFields>
        )}
      </Formik>
    </Dialog>
  );
}
