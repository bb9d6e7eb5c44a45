import type { Administrator, AdministratorChange, Confirmation } from '@suite/contracts/administrator';
import { useHost } from '@suite/host/HostContext';
import { ConfirmDialog } from '../../account/ConfirmDialog.tsx';
import { useWords } from '../../language/use-words.ts';
import { useChangeAdministratorMutation } from './administrators-api.ts';
import { type AdministratorsWords, administratorsWords } from './administrators-words.ts';
import { describeRefusal } from './describe-refusal.ts';

interface ChangeDialogProps {
  administrator: Administrator;
  change: AdministratorChange;
  onClose(): void;
}

function textsOf({ role, isDisabled }: AdministratorChange, username: string, words: AdministratorsWords) {
  if (role === 'administrator')
    return {
      title: words.makeAdministratorTitle(username),
      hint: words.roleHints.administrator,
      action: words.makeAdministrator,
    };
  if (role)
    return { title: words.makeViewerTitle(username), hint: words.roleHints.viewer, action: words.makeViewer };
  return isDisabled
    ? { title: words.disableTitle(username), hint: words.disableHint, action: words.disable }
    : { title: words.enableTitle(username), hint: words.enableHint, action: words.enable };
}

/** Changes an account's role, or disables or enables it, after confirmation. */
export function ChangeDialog({ administrator: { id, username }, change, onClose }: ChangeDialogProps) {
  const words = useWords(administratorsWords);
  const host = useHost();
  const [changeAccount] = useChangeAdministratorMutation();
  const handleConfirm = async (confirmation: Confirmation) => {
    await changeAccount({ id, ...change, ...confirmation }).unwrap();
    host.toast({ title: words.title, description: words.changed(username) });
    onClose();
  };
  return (
    <ConfirmDialog
      {...textsOf(change, username, words)}
      isDangerous={change.isDisabled}
      initialValues={{}}
      onConfirm={handleConfirm}
      describe={(error) => describeRefusal(error, words)}
      onClose={onClose}
    />
  );
}
