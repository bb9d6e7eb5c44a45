import type { Administrator, AdministratorChange } from '@suite/contracts/administrator';
import { Badge } from '@suite/ui/Badge';
import { DropdownMenu, DropdownMenuItem } from '@suite/ui/DropdownMenu';
import { IconButton } from '@suite/ui/IconButton';
import { Ellipsis } from 'lucide-react';
import styled from 'styled-components';
import { useAccount } from '../../account/account-context.ts';
import { useWords } from '../../language/use-words.ts';
import { ColumnTitles } from '../../records/ColumnTitles.tsx';
import { RecordFrame } from '../../records/RecordFrame.tsx';
import { Timestamp } from '../../records/Timestamp.tsx';
import { PhoneLabel } from '../../screen/PhoneLabel.tsx';
import { administratorsWords } from './administrators-words.ts';

export interface AccountActs {
  onChange(administrator: Administrator, change: AdministratorChange): void;
  onResetPassword(administrator: Administrator): void;
}

interface AdministratorTableProps {
  administrators: readonly Administrator[];
  isStale: boolean;
  acts: AccountActs;
}

/** Renders one row per account. The user's own account has no actions here; it is changed in the account screen. */
export function AdministratorTable({ administrators, isStale, acts }: AdministratorTableProps) {
  const words = useWords(administratorsWords);
  return (
    <Place>
      <RecordFrame label={words.title} isStale={isStale}>
        <ColumnTitles titles={words.columns} />
        <tbody>
          {administrators.map((administrator) => (
            <AdministratorRow key={administrator.id} administrator={administrator} acts={acts} />
          ))}
        </tbody>
      </RecordFrame>
    </Place>
  );
}

function AdministratorRow({ administrator, acts }: { administrator: Administrator; acts: AccountActs }) {
  const words = useWords(administratorsWords);
  const { username, role, isDisabled, hasSecondFactor, createdAt } = administrator;
  const isOwn = useAccount().username === username;
  return (
    <tr>
      <td data-cell="name" title={username}>
        <bdi>{username}</bdi> {isOwn && <Badge $tone="info">{words.you}</Badge>}
      </td>
      <td>{words.roles[role]}</td>
      <td>
        <PhoneLabel>{words.columns.secondFactor}</PhoneLabel>
        {hasSecondFactor ? words.on : words.off}
      </td>
      <td>
        <PhoneLabel>{words.columns.createdAt}</PhoneLabel>
        <Timestamp value={createdAt} />
      </td>
      <td>
        <Badge $tone={isDisabled ? 'warning' : 'success'}>
          {isDisabled ? words.disabled : words.enabled}
        </Badge>
      </td>
      <td data-cell="actions">{!isOwn && <ActsMenu administrator={administrator} acts={acts} />}</td>
    </tr>
  );
}

function ActsMenu({ administrator, acts }: { administrator: Administrator; acts: AccountActs }) {
  const words = useWords(administratorsWords);
  const { username, role, isDisabled } = administrator;
  const otherRole = role === 'viewer' ? 'administrator' : 'viewer';
  return (
    <DropdownMenu
      trigger={
        <IconButton label={words.actionsFor(username)}>
          <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
      }
    >
      <DropdownMenuItem onSelect={() => acts.onChange(administrator, { role: otherRole })}>
        {otherRole === 'viewer' ? words.makeViewer : words.makeAdministrator}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => acts.onResetPassword(administrator)}>
        {words.resetPassword}
      </DropdownMenuItem>
      {isDisabled ? (
        <DropdownMenuItem onSelect={() => acts.onChange(administrator, { isDisabled: false })}>
          {words.enable}
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem $isDanger onSelect={() => acts.onChange(administrator, { isDisabled: true })}>
          {words.disable}
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}

const Place = styled.div`
  @media (width >= 40rem) {
    [data-column='username'] {
      width: 30%;
    }

    [data-column='actions'] {
      width: 4rem;
    }
  }
`;
