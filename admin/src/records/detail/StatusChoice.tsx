import { type RecordStatus, recordStatuses } from '@suite/contracts/records';
import styled from 'styled-components';
import { compactControl } from '../../screen/compact-control.ts';
import { useRecordWords } from '../use-record-words.ts';

interface StatusChoiceProps {
  status: RecordStatus;
  onChoose(status: RecordStatus): void;
}

/** Renders the choice of a record's status. */
export function StatusChoice({ status, onChoose }: StatusChoiceProps) {
  const words = useRecordWords();
  return (
    <Choice
      aria-label={words.detail.status}
      value={status}
      onChange={({ target }) => {
        const chosen = recordStatuses.find((known) => known === target.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {recordStatuses.map((known) => (
        <option key={known} value={known}>
          {words.statuses[known]}
        </option>
      ))}
    </Choice>
  );
}

const Choice = styled.select`
  ${compactControl}
`;
