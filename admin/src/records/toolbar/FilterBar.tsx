import { recordStatuses } from '@suite/contracts/records';
import { Checkbox } from '@suite/ui/Checkbox';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { DayInput } from '../../list/DayInput.tsx';
import { DebouncedInput } from '../../list/DebouncedInput.tsx';
import { FilterField, FilterRow, FilterSelect } from '../../list/filter-fields.ts';
import { compactControl } from '../../screen/compact-control.ts';
import { recordStrings } from '../record-strings.ts';
import type { RecordView } from '../record-view.ts';
import { AssigneeFilter } from './AssigneeFilter.tsx';
import { toolbarStrings } from './toolbar-strings.ts';

interface FilterBarProps {
  id: string;
  view: RecordView;
  /** The first and the last day shown. */
  days: Pick<RecordView, 'from' | 'to'>;
  onQueryChange(changes: Partial<RecordView>): void;
}

/** Renders the filters of a list; each takes effect immediately. Dates are in the user's time zone. */
export function FilterBar({ id, view, days, onQueryChange }: FilterBarProps) {
  const strings = useStrings(toolbarStrings);
  const { columns, statuses } = useStrings(recordStrings);
  return (
    <FilterRow id={id} role="group" aria-label={strings.filters}>
      <FilterField>
        {columns.status}
        <FilterSelect
          value={view.status}
          onChange={({ target }) =>
            onQueryChange({ status: recordStatuses.find((status) => status === target.value) ?? '' })
          }
        >
          <option value="">{strings.any}</option>
          {recordStatuses.map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
        </FilterSelect>
      </FilterField>
      <AssigneeFilter value={view.assignee} onChange={(assignee) => onQueryChange({ assignee })} />
      <FilterField>
        {strings.followUp}
        <FilterSelect
          value={view.followUp}
          onChange={({ target }) => onQueryChange({ followUp: target.value === 'overdue' ? 'overdue' : '' })}
        >
          <option value="">{strings.any}</option>
          <option value="overdue">{strings.overdue}</option>
        </FilterSelect>
      </FilterField>
      <FilterField>
        {columns.source}
        <Input
          value={view.source}
          onValue={(source) => onQueryChange({ source: source.toLowerCase() })}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
        />
      </FilterField>
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
      <Checkbox
        label={strings.unread}
        checked={view.unread}
        onChange={({ target }) => onQueryChange({ unread: target.checked })}
      />
    </FilterRow>
  );
}

const Input = styled(DebouncedInput)`
  ${compactControl}
  width: 9rem;

  @media (width < 40rem) {
    width: 100%;
  }
`;
