import { type FilterName, type ListFilter, listFilters } from '@suite/contracts/list-filters';
import { Checkbox } from '@suite/ui/Checkbox';
import styled from 'styled-components';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { DebouncedInput } from '../../list/DebouncedInput.tsx';
import { FilterField, FilterSelect } from '../../list/filter-fields.ts';
import { compactControl } from '../../screen/compact-control.ts';
import type { RecordView } from '../record-view.ts';
import { AssigneeFilter } from './AssigneeFilter.tsx';
import { toolbarStrings } from './toolbar-strings.ts';

interface FilterControlProps {
  name: FilterName;
  view: RecordView;
  onQueryChange(changes: Partial<RecordView>): void;
}

/** Renders the control of a filter. */
export function FilterControl({ name, view, onQueryChange }: FilterControlProps) {
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

const Input = styled(DebouncedInput)`
  ${compactControl}
  width: 9rem;

  @media (width < 40rem) {
    width: 100%;
  }
`;
