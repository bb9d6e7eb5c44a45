import { DropdownMenu } from '@suite/ui/DropdownMenu';
import { IconButton } from '@suite/ui/IconButton';
import { token } from '@suite/ui/theme';
import { CircleDot, RotateCcw, ShieldAlert, ShieldCheck, Trash2, UserPlus } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { focusTargetAfter } from '../../list/focus-target-after.ts';
import { RowButton } from '../../list/RowButton.tsx';
import { raised } from '../../screen/raised.ts';
import { phone, useMedia } from '../../screen/use-media.ts';
import { AssignItems, StatusItems } from '../selection/RowItems.tsx';
import { contactActions, linkOf } from './contact-actions.ts';
import { type RowActionsProps, RowMenu } from './RowMenu.tsx';
import { tableStrings } from './table-strings.ts';

/**
 * Renders a row's actions: to call, to chat (or to write, without a number) and to delete or restore are in sight where they
 * have room; the others appear on hover and focus, else they are in a menu, or without a mouse only in the opened record. On a
 * phone all are in one menu. After a row was moved, the focus goes to the next row.
 */
export function RowActions(props: RowActionsProps) {
  const { config, row, actions } = props;
  const strings = useStrings(tableStrings);
  const isPhone = useMedia(phone);
  const isNarrow = useMedia('(width < 80rem)');
  const hasNoMouse = useMedia('(hover: none)');
  if (row.trashedAt === null && isPhone) return <RowMenu {...props} />;
  if (row.trashedAt !== null || hasNoMouse) return <MoveButton {...props} />;
  const contacts = contactActions(config, row).map((action) => (
    <Tool
      key={action.name}
      {...linkOf(action)}
      data-action={action.name}
      aria-label={strings.contact[action.name](action.to)}
      title={strings.contactNames[action.name]}
    >
      <action.Icon aria-hidden size={16} strokeWidth={1.75} />
    </Tool>
  ));
  return (
    <Cell>
      <OnHover data-row-tools>
        {contacts.slice(2)}
        <DropdownMenu
          trigger={
            <MenuButton label={strings.statusOf(row.name)} data-action="status">
              <CircleDot aria-hidden size={16} strokeWidth={1.75} />
            </MenuButton>
          }
        >
          <StatusItems current={row.status} onChoose={(status) => actions.setStatus(row.id, status)} />
        </DropdownMenu>
        <DropdownMenu
          trigger={
            <MenuButton label={strings.assign(row.name)} data-action="assign">
              <UserPlus aria-hidden size={16} strokeWidth={1.75} />
            </MenuButton>
          }
        >
          <AssignItems row={row} actions={actions} />
        </DropdownMenu>
        <SpamButton {...props} />
      </OnHover>
      <span data-row-contacts>{contacts.slice(0, 2)}</span>
      {isNarrow && <RowMenu {...props} />}
      <MoveButton {...props} />
    </Cell>
  );
}

/** Returns a handler that moves a row out of the list and the focus to the next row. */
const moving =
  (id: number, move: (id: number) => unknown) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const target = focusTargetAfter(currentTarget);
    move(id);
    target?.focus();
  };

/** Renders the button that marks a row as spam, or moves it back to the inbox. */
function SpamButton({ row, actions }: RowActionsProps) {
  const strings = useStrings(tableStrings);
  const isFlagged = row.flaggedFor !== null;
  const Icon = isFlagged ? ShieldCheck : ShieldAlert;
  return (
    <MenuButton
      label={isFlagged ? strings.unflag(row.name) : strings.flag(row.name)}
      data-action="spam"
      onClick={moving(row.id, isFlagged ? actions.unflag : actions.flag)}
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </MenuButton>
  );
}

/** Renders the button that deletes or restores a row. */
function MoveButton({ row, actions }: RowActionsProps) {
  const strings = useStrings(tableStrings);
  if (row.trashedAt !== null) {
    return (
      <RowButton label={strings.restore(row.name)} data-move onClick={moving(row.id, actions.restore)}>
        <RotateCcw aria-hidden size={17} strokeWidth={1.75} />
      </RowButton>
    );
  }
  return (
    <RowButton
      label={strings.delete(row.name)}
      data-move
      data-tone="danger"
      onClick={moving(row.id, actions.remove)}
    >
      <Trash2 aria-hidden size={17} strokeWidth={1.75} />
    </RowButton>
  );
}

const Cell = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: calc(var(--row-height) - 4px);

  /* The menu on a narrow screen. */
  > [aria-haspopup] {
    width: 1.75rem;
    height: calc(var(--row-height) - 4px);
  }
`;

/* Where the row has no room for them, only those that a key uses cover its end. */
const OnHover = styled.span`
  position: absolute;
  inset: 0 100% 0 auto;
  display: flex;
  padding-left: ${token('space', 5)};
  background: linear-gradient(to right, transparent, ${raised} ${token('space', 5)});
  visibility: hidden;

  tr:is(:hover, :focus-within) &,
  &:has([data-state='open']) {
    visibility: visible;
  }

  tr:is([aria-selected='true'], [data-open]) & {
    background: linear-gradient(to right, transparent, ${token('color', 'sapphireSoft')} ${token('space', 5)});
  }
`;

const Tool = styled.a`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: calc(var(--row-height) - 4px);
  border-radius: 10px;
  color: ${token('color', 'textMuted')};

  &:hover {
    background: ${token('color', 'sunken')};
    color: ${token('color', 'ink')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/* Transparent instead of hidden, because its menu returns the focus to it. */
const MenuButton = styled(IconButton)`
  && {
    visibility: visible;
    width: 1.75rem;
    height: calc(var(--row-height) - 4px);
  }

  tr:not(:hover, :focus-within) &&:not([data-state='open']) {
    opacity: 0;
  }
`;
