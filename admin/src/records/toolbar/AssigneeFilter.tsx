import { useAccount } from '../../account/account-context.ts';
import { useStrings } from '../../language/use-strings.ts';
import { FilterSelect } from '../../list/filter-fields.ts';
import { useListAssigneesQuery } from '../assignees-api.ts';
import { recordStrings } from '../record-strings.ts';
import { describeAssignee } from '../use-assignee-name.ts';

interface AssigneeFilterProps {
  /** 'me', 'none', the id of an account, or '' for anyone. */
  value: string;
  onChange(value: string): void;
}

/** Renders the choice of the account whose records are listed; the user's own account is 'Me'. */
export function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const strings = useStrings(recordStrings);
  const { username } = useAccount();
  const { data: accounts = [], isSuccess } = useListAssigneesQuery();
  const isKnown = accounts.some(({ id }) => String(id) === value);
  const others = accounts.filter((account) => account.username !== username || String(account.id) === value);
  return (
    <FilterSelect value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{strings.assignees.anyone}</option>
      <option value="me">{strings.assignees.me}</option>
      <option value="none">{strings.assignees.none}</option>
      {Number(value) > 0 && !isKnown && (
        <option value={value}>{isSuccess ? strings.deletedAccount : '…'}</option>
      )}
      {others.map((account) => (
        <option key={account.id} value={account.id}>
          {describeAssignee(account, strings)}
        </option>
      ))}
    </FilterSelect>
  );
}
