import { type FilterName, listFilterNames, listFilters } from '@suite/contracts/list-filters';
import { useStrings } from '../../language/use-strings.ts';
import { DayInput } from '../../list/DayInput.tsx';
import { FilterField, FilterRow } from '../../list/filter-fields.ts';
import type { RecordView } from '../record-view.ts';
import { FilterControl } from './FilterControl.tsx';
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
