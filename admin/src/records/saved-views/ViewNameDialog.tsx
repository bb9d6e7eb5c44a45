import { recordLimits } from '@suite/contracts/records';
import { TextField } from '@suite/ui/TextField';
import { isApiFailure, isRefusal } from '@suite/web-api';
import { Formik, type FormikHelpers } from 'formik';
import { describeFailure, failureStrings } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { DialogActions } from '../../screen/DialogActions.tsx';
import { FormFields } from '../../screen/FormFields.tsx';
import { PanelDialog } from '../../screen/PanelDialog.tsx';
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

  function describe(error: unknown): string {
    if (!navigator.onLine) return strings.offline;
    if (!isApiFailure(error)) return failures.failed;
    if (error.body?.code === 'too_many_views') return strings.tooMany;
    return isRefusal(error, 404) ? strings.gone : describeFailure(error, failures);
  }

  // A field that cuts a pasted name would not say so.
  const validate = (values: Values) => {
    const { length } = [...values.name.trim()];
    if (length === 0) return { name: strings.nameRequired };
    return length > recordLimits.viewName ? { name: strings.nameTooLong } : {};
  };

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
    <PanelDialog onClose={onClose} title={dialog.title} description={dialog.hint}>
      <Formik initialValues={{ name }} validate={validate} validateOnBlur={false} onSubmit={handleSubmit}>
        {({ isSubmitting }) => (
          <FormFields>
            <TextField name="name" label={strings.name} autoComplete="off" />
            <DialogActions
              action={isSubmitting ? strings.working : action}
              isDisabled={isSubmitting}
              onCancel={onClose}
            />
          </FormFields>
        )}
      </Formik>
    </PanelDialog>
  );
}
