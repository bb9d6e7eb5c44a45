import { type RecordStatus, recordStatuses } from '@suite/contracts/records';
import { Row } from '@suite/ui/Stack';
import { useId } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { recordStrings } from '../record-strings.ts';
import { LabeledChoice } from './LabeledChoice.tsx';

interface StatusChoiceProps {
  status: RecordStatus;
  onChoose(status: RecordStatus): void;
}

/** Renders the choice of a record's status. */
export function StatusChoice({ status, onChoose }: StatusChoiceProps) {
  const strings = useStrings(recordStrings);
  const id = useId();
  return (
    <LabeledChoice>
      <label htmlFor={id}>{strings.columns.status}</label>
      <Row>
        <select
          id={id}
          value={status}
          onChange={({ target }) => {
            const chosen = recordStatuses.find((known) => known === target.value);
            if (chosen) onChoose(chosen);
          }}
        >
          {recordStatuses.map((known) => (
            <option key={known} value={known}>
              {strings.statuses[known]}
            </option>
          ))}
        </select>
      </Row>
    </LabeledChoice>
  );
}
