import { useAccount } from '../../account/account-context.ts';
import { useStrings } from '../../language/use-strings.ts';
import { FilterField, FilterSelect } from '../../list/filter-fields.ts';
import { useListAssigneesQuery } from '../assignees-api.ts';
import { recordStrings } from '../record-strings.ts';
import { describeAssignee } from '../use-assignee-name.ts';
import { toolbarStrings } from './toolbar-strings.ts';

interface AssigneeFilterProps {
  /** 'me', 'none', the id of an account, or '' for anyone. */
  value: string;
  onChange(value: string): void;
}

/** Renders the choice of the account whose records are listed; the user's own account is 'Me'. */
export function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const { assignees } = useStrings(toolbarStrings);
  const shared = useStrings(recordStrings);
  const { username } = useAccount();
  const { data: accounts = [], isSuccess } = useListAssigneesQuery();
  const isKnown = accounts.some(({ id }) => String(id) === value);
  const others = accounts.filter((account) => account.username !== username || String(account.id) === value);
  return (
    <FilterField>
      {shared.columns.assignee}
      <FilterSelect value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{assignees.anyone}</option>
        <option value="me">{assignees.me}</option>
        <option value="none">{assignees.none}</option>
        {Number(value) > 0 && !isKnown && (
          <option value={value}>{isSuccess ? shared.deletedAccount : '…'}</option>
        )}
        {others.map((account) => (
          <option key={account.id} value={account.id}>
            {describeAssignee(account, shared)}
          </option>
        ))}
      </FilterSelect>
    </FilterField>
  );
}
