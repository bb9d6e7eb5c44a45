import type { RecordStatus } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useStrings } from '../language/use-strings.ts';
import { recordStrings } from './record-strings.ts';

const tones: Record<RecordStatus, NonNullable<ComponentProps<typeof Badge>['$tone']>> = {
  new: 'info',
  contacted: 'warning',
  won: 'success',
  lost: 'neutral',
};

/** Renders the status of a record. */
export function StatusBadge({ status }: { status: RecordStatus }) {
  return <InRow $tone={tones[status]}>{useStrings(recordStrings).statuses[status]}</InRow>;
}

/* A selected row has the background of this tone. */
const InRow = styled(Badge)`
  tr:is([aria-selected='true'], [data-open]) && {
    ${({ $tone }) => $tone === 'info' && 'border-color: currentColor;'}
  }
`;
