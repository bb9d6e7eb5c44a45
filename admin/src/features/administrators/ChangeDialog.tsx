import type { Administrator, AdministratorChange, Confirmation } from '@suite/contracts/administrator';
import { useHost } from '@suite/host/HostContext';
import { ConfirmDialog } from '../../account/ConfirmDialog.tsx';
import { useStrings } from '../../language/use-strings.ts';
import { useChangeAdministratorMutation } from './administrators-api.ts';
import { type AdministratorsStrings, administratorsStrings } from './administrators-strings.ts';
import { describeRefusal } from './describe-refusal.ts';

interface ChangeDialogProps {
  administrator: Administrator;
  change: AdministratorChange;
  onClose(): void;
}

function textsOf(
  { role, isDisabled }: AdministratorChange,
  username: string,
  strings: AdministratorsStrings,
) {
  if (role === 'administrator')
    return {
      title: strings.makeAdministratorTitle(username),
      hint: strings.roleHints.administrator,
      action: strings.makeAdministrator,
    };
  if (role)
    return {
      title: strings.makeViewerTitle(username),
      hint: strings.roleHints.viewer,
      action: strings.makeViewer,
    };
  return isDisabled
    ? { title: strings.disableTitle(username), hint: strings.disableHint, action: strings.disable }
    : { title: strings.enableTitle(username), hint: strings.enableHint, action: strings.enable };
}

/** Changes an account's role, or disables or enables it, after confirmation. */
export function ChangeDialog({ administrator: { id, username }, change, onClose }: ChangeDialogProps) {
  const strings = useStrings(administratorsStrings);
  const host = useHost();
  const [changeAccount] = useChangeAdministratorMutation();
  const handleConfirm = async (confirmation: Confirmation) => {
    await changeAccount({ id, ...change, ...confirmation }).unwrap();
    host.toast({ title: strings.title, description: strings.changed(username) });
    onClose();
  };
  return (
    <ConfirmDialog
      {...textsOf(change, username, strings)}
      isDangerous={change.isDisabled}
      initialValues={{}}
      onConfirm={handleConfirm}
      describe={(error) => describeRefusal(error, strings)}
      onClose={onClose}
    />
  );
}
