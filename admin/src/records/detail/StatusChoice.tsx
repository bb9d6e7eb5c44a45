import { type RecordStatus, recordStatuses } from '@suite/contracts/records';
import styled from 'styled-components';
import { compactControl } from '../../screen/compact-control.ts';
import { useRecordStrings } from '../use-record-strings.ts';

interface StatusChoiceProps {
  status: RecordStatus;
  onChoose(status: RecordStatus): void;
}

/** Renders the choice of a record's status. */
export function StatusChoice({ status, onChoose }: StatusChoiceProps) {
  const strings = useRecordStrings();
  return (
    <Choice
      aria-label={strings.detail.status}
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
