import { useAccount } from '../../account/account-context.ts';
import { useStrings } from '../../language/use-strings.ts';
import { FilterSelect } from '../../list/filter-fields.ts';
import { AssigneeOptions } from '../AssigneeOptions.tsx';
import { recordStrings } from '../record-strings.ts';

interface AssigneeFilterProps {
  /** 'me', 'none', the id of an account, or '' for anyone. */
  value: string;
  onChange(value: string): void;
}

/** Renders the choice of the account whose records are listed; the user's own account is 'Me'. */
export function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const strings = useStrings(recordStrings);
  const { username } = useAccount();
  return (
    <FilterSelect value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{strings.assignees.anyone}</option>
      <option value="me">{strings.assignees.me}</option>
      <option value="none">{strings.assignees.none}</option>
      <AssigneeOptions chosen={Number(value) || 0} isOffered={(account) => account.username !== username} />
    </FilterSelect>
  );
}
