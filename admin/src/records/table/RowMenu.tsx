import type { ListedRecord } from '@suite/contracts/records';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@suite/ui/DropdownMenu';
import { IconButton } from '@suite/ui/IconButton';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { focusTargetAfter } from '../../list/focus-target-after.ts';
import type { RecordConfig } from '../record-config.ts';
import { AssignItems, StatusItems } from '../selection/RowItems.tsx';
import { selectionStrings } from '../selection/selection-strings.ts';
import type { RecordActions } from '../use-record-actions.ts';
import { contactActions, linkOf } from './contact-actions.ts';
import { tableStrings } from './table-strings.ts';

export interface RowActionsProps {
  config: RecordConfig;
  row: ListedRecord;
  actions: RecordActions;
}

/** Renders all actions of a row in one menu, for phones. */
export function RowMenu({ config, row, actions }: RowActionsProps) {
  const strings = useStrings(tableStrings);
  const { actions: names } = useStrings(selectionStrings);
  const button = useRef<HTMLButtonElement>(null);
  const moving = (move: (id: number) => unknown) => () => {
    const target = button.current && focusTargetAfter(button.current);
    move(row.id);
    // The menu returns the focus to its button when it closes.
    setTimeout(() => target?.focus());
  };
  const trigger = (
    <IconButton ref={button} data-move label={strings.menuOf(row.name)}>
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </IconButton>
  );
  return (
    <DropdownMenu trigger={trigger}>
      {contactActions(config, row).map((action) => (
        <DropdownMenuItem key={action.name} asChild>
          <Contact {...linkOf(action)}>
            <action.Icon aria-hidden size={16} strokeWidth={1.75} />
            {strings.contactNames[action.name]}
          </Contact>
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <StatusItems current={row.status} onChoose={(status) => actions.setStatus(row.id, status)} />
      <DropdownMenuSeparator />
      <AssignItems row={row} actions={actions} />
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={moving(row.flaggedFor === null ? actions.flag : actions.unflag)}>
        {row.flaggedFor === null ? names.flag : names.unflag}
      </DropdownMenuItem>
      <DropdownMenuItem $isDanger onSelect={moving(actions.remove)}>
        <Trash2 aria-hidden size={16} strokeWidth={1.75} />
        {names.delete}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}

/* Looks like the other entries of the menu, not like a link. */
const Contact = styled.a`
  && {
    color: inherit;
    text-decoration: none;
  }
`;
