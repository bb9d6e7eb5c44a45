import type { SavedView } from '@suite/contracts/records';
import { describeFailure, failureStrings, isSessionEnd } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { useActionMessages } from '../use-action-messages.ts';
import { useDeleteViewMutation, useRenameViewMutation, useSaveViewMutation } from './saved-views-api.ts';
import { savedViewsStrings } from './saved-views-strings.ts';

/** Returns functions that save, rename and delete views, and show the result. A deletion can be undone. */
export function useSavedViewActions() {
  const strings = useStrings(savedViewsStrings);
  const failures = useStrings(failureStrings);
  const messages = useActionMessages();
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
