import { type RecordStatus, recordStatuses } from '@suite/contracts/records';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { compactControl } from '../../screen/compact-control.ts';
import { recordStrings } from '../record-strings.ts';

interface StatusChoiceProps {
  status: RecordStatus;
  onChoose(status: RecordStatus): void;
}

/** Renders the choice of a record's status. */
export function StatusChoice({ status, onChoose }: StatusChoiceProps) {
  const strings = useStrings(recordStrings);
  return (
    <Choice
      aria-label={strings.columns.status}
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
    </Choice>
  );
}

const Choice = styled.select`
  ${compactControl}
`;
