import type { Administrator, AdministratorChange } from '@suite/contracts/administrator';
import { Badge } from '@suite/ui/Badge';
import { DropdownMenu, DropdownMenuItem } from '@suite/ui/DropdownMenu';
import { IconButton } from '@suite/ui/IconButton';
import { token } from '@suite/ui/theme';
import { Ellipsis } from 'lucide-react';
import styled from 'styled-components';
import { useAccount } from '../../account/account-context.ts';
import { useStrings } from '../../language/use-strings.ts';
import { ColumnTitles } from '../../list/ColumnTitles.tsx';
import { ListFrame } from '../../list/ListFrame.tsx';
import { RecentTime } from '../../records/ReceivedTime.tsx';
import { Circle, initialsOf } from '../../screen/Circle.tsx';
import { PhoneLabel } from '../../screen/PhoneLabel.tsx';
import { administratorsStrings } from './administrators-strings.ts';

export interface AccountActions {
  onChange(administrator: Administrator, change: AdministratorChange): void;
  onResetPassword(administrator: Administrator): void;
}

interface AdministratorTableProps {
  administrators: readonly Administrator[];
  isStale: boolean;
  actions: AccountActions;
}

/** Renders one row per account. The user's own account has no actions here; it is changed on the account screen. */
export function AdministratorTable({ administrators, isStale, actions }: AdministratorTableProps) {
  const strings = useStrings(administratorsStrings);
  return (
    <Root>
      <ListFrame label={strings.title} isStale={isStale}>
        <ColumnTitles titles={strings.columns} />
        <tbody>
          {administrators.map((administrator) => (
            <AdministratorRow key={administrator.id} administrator={administrator} actions={actions} />
          ))}
        </tbody>
      </ListFrame>
    </Root>
  );
}

function AdministratorRow({
  administrator,
  actions,
}: {
  administrator: Administrator;
  actions: AccountActions;
}) {
  const strings = useStrings(administratorsStrings);
  const { username, role, isDisabled, hasSecondFactor, createdAt, lastSignInAt } = administrator;
  const isOwn = useAccount().username === username;
  return (
    <tr>
      <td data-cell="name" title={username}>
        <Person aria-hidden>{initialsOf(username)}</Person>
        <bdi>{username}</bdi>
        {isOwn && <Mark $tone="info">{strings.you}</Mark>}
        {isDisabled && <Mark $tone="warning">{strings.disabled}</Mark>}
      </td>
      <td>{strings.roles[role]}</td>
      <td>
        <PhoneLabel>{strings.columns.secondFactor}</PhoneLabel>
        <Badge $tone={hasSecondFactor ? 'success' : 'warning'}>
          {hasSecondFactor ? strings.on : strings.off}
        </Badge>
      </td>
      <td>
        <PhoneLabel>{strings.columns.lastSignInAt}</PhoneLabel>
        {lastSignInAt ? <RecentTime value={lastSignInAt} /> : '-'}
      </td>
      <td>
        <PhoneLabel>{strings.columns.createdAt}</PhoneLabel>
        <RecentTime value={createdAt} />
      </td>
      <td data-cell="actions">{!isOwn && <ActionsMenu administrator={administrator} actions={actions} />}</td>
    </tr>
  );
}

function ActionsMenu({ administrator, actions }: { administrator: Administrator; actions: AccountActions }) {
  const strings = useStrings(administratorsStrings);
  const { username, role, isDisabled } = administrator;
  const otherRole = role === 'viewer' ? 'administrator' : 'viewer';
  return (
    <DropdownMenu
      trigger={
        <IconButton label={strings.actionsFor(username)}>
          <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
      }
    >
      <DropdownMenuItem onSelect={() => actions.onChange(administrator, { role: otherRole })}>
        {otherRole === 'viewer' ? strings.makeViewer : strings.makeAdministrator}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => actions.onResetPassword(administrator)}>
        {strings.resetPassword}
      </DropdownMenuItem>
      {isDisabled ? (
        <DropdownMenuItem onSelect={() => actions.onChange(administrator, { isDisabled: false })}>
          {strings.enable}
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem $isDanger onSelect={() => actions.onChange(administrator, { isDisabled: true })}>
          {strings.disable}
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}

const Person = styled(Circle)`
  width: 1.625rem;
  height: 1.625rem;
  margin-right: ${token('space', 2)};
`;

const Mark = styled(Badge)`
  margin-left: ${token('space', 2)};
`;

const Root = styled.div`
  td[data-cell='name'] {
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
  }

  /* The name and its actions, then the rest one after the other. */
  @media (width < 40rem) {
    && tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: ${token('space', 3)};
      padding-block: ${token('space', 3)};
    }

    td {
      order: 1;
      font-size: 0.8125rem;
    }

    td:is([data-cell='name'], [data-cell='actions']) {
      order: 0;
      font-size: inherit;
    }

    td[data-cell='name'] {
      flex: 1 1 70%;
    }
  }

  @media (width >= 40rem) {
    td {
      height: 2.75rem;
    }

    [data-column='username'] {
      width: 24%;
    }

    [data-column='actions'] {
      width: 4rem;
    }
  }
`;
