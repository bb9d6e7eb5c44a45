import { Button } from '@suite/ui/Button';
import { Checkbox } from '@suite/ui/Checkbox';
import { Dialog } from '@suite/ui/Dialog';
import { Stack } from '@suite/ui/Stack';
import { useState } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { FormActions } from '../../screen/FormActions.tsx';
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
  const { close, assignees } = useStrings(recordStrings);
  const accounts = useActiveAssignees();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const assign = (ids: readonly number[]) => {
    onClose();
    onAssign([...ids]);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={strings.assignTitle(count)}
      description={strings.assignHint}
      closeLabel={close}
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
        <FormActions>
          <Button $variant="secondary" onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button $variant="secondary" onClick={() => assign([])}>
            {strings.unassign}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => assign(chosen)}>
            {strings.actions.assign}
          </Button>
        </FormActions>
      </Stack>
    </Dialog>
  );
}
