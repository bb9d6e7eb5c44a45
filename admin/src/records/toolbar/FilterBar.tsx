import { recordStatuses } from '@suite/contracts/records';
import { Checkbox } from '@suite/ui/Checkbox';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { DebouncedInput } from '../../list/DebouncedInput.tsx';
import { compactControl } from '../../screen/compact-control.ts';
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

/** Renders the filters of a list; each takes effect immediately. Dates are in the user's time zone. */
export function FilterBar({ id, view, days, onQueryChange }: FilterBarProps) {
  const strings = useStrings(toolbarStrings);
  const { columns, statuses } = useStrings(recordStrings);
  return (
    <Bar id={id} role="group" aria-label={strings.filters}>
      <Field>
        {columns.status}
        <Choice
          value={view.status}
          onChange={({ target }) =>
            onQueryChange({ status: recordStatuses.find((status) => status === target.value) ?? '' })
          }
        >
          <option value="">{strings.anyStatus}</option>
          {recordStatuses.map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
        </Choice>
      </Field>
      <Field>
        {columns.source}
        <Input
          value={view.source}
          onValue={(source) => onQueryChange({ source: source.toLowerCase() })}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Field>
        {strings.from}
        <Day
          type="date"
          value={days.from}
          max={days.to || undefined}
          onChange={({ target }) => onQueryChange({ ...days, when: '', from: target.value })}
        />
      </Field>
      <Field>
        {strings.to}
        <Day
          type="date"
          value={days.to}
          min={days.from || undefined}
          onChange={({ target }) => onQueryChange({ ...days, when: '', to: target.value })}
        />
      </Field>
      <Checkbox
        label={strings.unread}
        checked={view.unread}
        onChange={({ target }) => onQueryChange({ unread: target.checked })}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 4)};
  font-size: ${token('type', 'small')};

  @media (width < 40rem) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    justify-items: start;
  }
`;

const Field = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 2)};
  min-width: 0;
  color: ${token('color', 'textMuted')};

  @media (width < 40rem) {
    display: grid;
    width: 100%;
    gap: 2px;
  }
`;

const Choice = styled.select`
  ${compactControl}
`;

const Input = styled(DebouncedInput)`
  ${compactControl}
  width: 9rem;

  @media (width < 40rem) {
    width: 100%;
  }
`;

const Day = styled.input`
  ${compactControl}
`;
