import { Button } from '@suite/ui/Button';
import { Checkbox } from '@suite/ui/Checkbox';
import { Stack } from '@suite/ui/Stack';
import { useState } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { DialogActions } from '../../screen/DialogActions.tsx';
import { PanelDialog } from '../../screen/PanelDialog.tsx';
import { useActiveAssignees } from '../assignees-api.ts';
import { recordStrings } from '../record-strings.ts';
import { selectionStrings } from './selection-strings.ts';

interface AssignDialogProps {
  count: number;
  /** Gets the ids of the chosen accounts; none removes the assignees. */
  onAssign(assigneeIds: number[]): void;
  onClose(): void;
}

/** Asks who gets the selected records; several accounts share them. */
export function AssignDialog({ count, onAssign, onClose }: AssignDialogProps) {
  const strings = useStrings(selectionStrings);
  const { assignees } = useStrings(recordStrings);
  const accounts = useActiveAssignees();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const assign = (ids: readonly number[]) => {
    onClose();
    onAssign([...ids]);
  };
  return (
    <PanelDialog
      onClose={onClose}
      title={strings.assignTitle(count)}
      description={strings.assignHint}
      maxWidth="30rem"
    >
      <Stack $gap={4}>
        <Stack $gap={1}>
          {accounts.map(({ id, username, isMe }) => (
            <Checkbox
              key={id}
              label={<bdi>{isMe ? `${assignees.me} (${username})` : username}</bdi>}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          ))}
        </Stack>
        <DialogActions
          action={strings.actions.assign}
          isDisabled={chosen.length === 0}
          onAction={() => assign(chosen)}
          onCancel={onClose}
        >
          <Button $variant="secondary" onClick={() => assign([])}>
            {strings.unassign}
          </Button>
        </DialogActions>
      </Stack>
    </PanelDialog>
  );
}
