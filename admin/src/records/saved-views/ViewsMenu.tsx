import { type ListView, type RecordKind, recordLimits, type SavedView } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { DropdownMenu } from '@suite/ui/DropdownMenu';
import { TextField } from '@suite/ui/TextField';
import { isApiFailure, isRefusal } from '@suite/web-api';
import { Formik, type FormikHelpers } from 'formik';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { describeFailure, failureStrings, isSessionEnd } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { DialogActions } from '../../screen/DialogActions.tsx';
import { FormFields } from '../../screen/FormFields.tsx';
import { PanelDialog } from '../../screen/PanelDialog.tsx';
import { useNotices } from '../../screen/use-notices.ts';
import type { ViewTimes } from '../record-view.ts';
import { useDeleteViewMutation, useRenameViewMutation, useSaveViewMutation } from './saved-views-api.ts';
import { savedViewsStrings } from './saved-views-strings.ts';
import { ViewItems } from './ViewItems.tsx';

interface ViewsMenuProps {
  kind: RecordKind;
  /** What the list shows now. */
  current: ListView;
  times: ViewTimes;
}

/** Renders the menu of views, and the dialog that asks for the name of one. */
export function ViewsMenu({ kind, current, times }: ViewsMenuProps) {
  const strings = useStrings(savedViewsStrings);
  const actions = useSavedViewActions();
  const [naming, setNaming] = useState<'new' | SavedView>();
  const close = () => setNaming(undefined);

  const trigger = (
    <Button $variant="secondary" $size="small" data-tool>
      <Bookmark aria-hidden size={16} strokeWidth={1.75} />
      <span>{strings.views}</span>
    </Button>
  );
  return (
    <>
      <DropdownMenu trigger={trigger}>
        <ViewItems
          kind={kind}
          current={current}
          times={times}
          onSave={() => setNaming('new')}
          onRename={setNaming}
          onDelete={actions.remove}
        />
      </DropdownMenu>
      {naming === 'new' && (
        <ViewNameDialog
          title={strings.saveTitle}
          hint={strings.saveHint}
          action={strings.saveAction}
          name=""
          onConfirm={(name) => actions.save({ kind, name, view: current })}
          onClose={close}
        />
      )}
      {naming && naming !== 'new' && (
        <ViewNameDialog
          title={strings.renameTitle}
          action={strings.renameAction}
          name={naming.name}
          onConfirm={(name) => actions.rename(naming.id, name)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Returns functions that save, rename and delete views, and show the result. A deletion can be undone. */
function useSavedViewActions() {
  const strings = useStrings(savedViewsStrings);
  const failures = useStrings(failureStrings);
  const messages = useNotices();
  const [saveView] = useSaveViewMutation();
  const [renameView] = useRenameViewMutation();
  const [deleteView] = useDeleteViewMutation();

  const save = async (view: Omit<SavedView, 'id'>) => {
    const { name } = await saveView(view).unwrap();
    messages.succeed(strings.saved(name));
  };
  const orFail = (action: Promise<unknown>) =>
    action.catch((error: unknown) => isSessionEnd(error) || messages.fail(describeFailure(error, failures)));

  return {
    /** Saves a view; rejects if the server refuses it. */
    save,
    /** Renames a view; rejects if the server refuses it. */
    rename: async (id: number, name: string) => {
      await renameView({ id, name }).unwrap();
      messages.succeed(strings.renamed(name));
    },
    remove: ({ id, ...view }: SavedView) =>
      orFail(
        deleteView(id)
          .unwrap()
          .then(() => messages.succeed(strings.deleted(view.name), () => orFail(save(view)))),
      ),
  };
}

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
function ViewNameDialog({ name, action, onConfirm, onClose, ...dialog }: ViewNameDialogProps) {
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
