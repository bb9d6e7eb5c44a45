import {
  type FilterName,
  type ListFilter,
  listFilterNames,
  listFilters,
} from '@suite/contracts/list-filters';
import { Checkbox } from '@suite/ui/Checkbox';
import styled from 'styled-components';
import { useAccount } from '../../account/account-context.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { DayInput } from '../../list/DayInput.tsx';
import { DebouncedInput } from '../../list/DebouncedInput.tsx';
import { FilterField, FilterRow, FilterSelect } from '../../list/filter-fields.ts';
import { compactControl } from '../../screen/compact-control.ts';
import { AssigneeOptions } from '../AssigneeOptions.tsx';
import { recordStrings } from '../record-strings.ts';
import type { RecordView } from '../record-view.ts';
import { toolbarStrings } from './toolbar-strings.ts';

interface FilterBarProps {
  id: string;
  view: RecordView;
  /** The first and the last day shown. */
  days: Pick<RecordView, 'from' | 'to'>;
  onQueryChange(changes: Partial<RecordView>): void;
}

const isFlag = (name: FilterName) => listFilters[name].type === 'flag';

/** Renders the filters of a list; each takes effect immediately. Dates are in the user's time zone. */
export function FilterBar({ id, view, days, onQueryChange }: FilterBarProps) {
  const strings = useStrings(toolbarStrings);
  const control = (name: FilterName) => (
    <FilterControl key={name} name={name} view={view} onQueryChange={onQueryChange} />
  );
  return (
    <FilterRow id={id} role="group" aria-label={strings.filters}>
      {listFilterNames.filter((name) => !isFlag(name)).map(control)}
      <FilterField>
        {strings.from}
        <DayInput
          value={days.from}
          max={days.to || undefined}
          onValue={(from) => onQueryChange({ ...days, when: '', from })}
        />
      </FilterField>
      <FilterField>
        {strings.to}
        <DayInput
          value={days.to}
          min={days.from || undefined}
          onValue={(to) => onQueryChange({ ...days, when: '', to })}
        />
      </FilterField>
      {listFilterNames.filter(isFlag).map(control)}
    </FilterRow>
  );
}

interface FilterControlProps {
  name: FilterName;
  view: RecordView;
  onQueryChange(changes: Partial<RecordView>): void;
}

function FilterControl({ name, view, onQueryChange }: FilterControlProps) {
  const { any } = useStrings(toolbarStrings);
  const language = useLanguage();
  const filter: ListFilter = listFilters[name];
  const label = filter.label[language];
  const value = String(view[name]);
  const choose = (chosen: string | boolean) => onQueryChange({ [name]: chosen });
  if (filter.type === 'flag') {
    return (
      <Checkbox
        label={label}
        checked={view[name] === true}
        onChange={({ target }) => choose(target.checked)}
      />
    );
  }
  return (
    <FilterField>
      {label}
      {filter.type === 'account' && <AssigneeFilter value={value} onChange={choose} />}
      {filter.type === 'choice' && (
        <FilterSelect value={value} onChange={({ target }) => choose(target.value)}>
          <option value="">{any}</option>
          {Object.entries(filter.choices).map(([choice, texts]) => (
            <option key={choice} value={choice}>
              {texts[language]}
            </option>
          ))}
        </FilterSelect>
      )}
      {filter.type === 'text' && (
        <Input
          value={value}
          placeholder={any}
          onValue={(text) => choose(text.toLowerCase())}
          maxLength={filter.most}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </FilterField>
  );
}

interface AssigneeFilterProps {
  /** 'me', 'none', the id of an account, or '' for anyone. */
  value: string;
  onChange(value: string): void;
}

/** Renders the choice of the account whose records are listed; the user's own account is 'Me'. */
function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
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

const Input = styled(DebouncedInput)`
  ${compactControl}
  width: 7.5rem;

  @media (width < 40rem) {
    width: 100%;
  }
`;
