import { formatDistanceToNow } from 'date-fns';
import styled from 'styled-components';

interface TimestampProps {
  /** ISO 8601 in UTC. */
  value: string;
  format(date: Date): string;
}

/** A time as the viewer's clock shows it; pointed at, it tells how long ago that was and in which zone. */
export function Timestamp({ value, format }: TimestampProps) {
  const date = new Date(value);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Time dateTime={value} title={`${formatDistanceToNow(date, { addSuffix: true })} (${timeZone})`}>
      {format(date)}
    </Time>
  );
}

const Time = styled.time`
  white-space: nowrap;
`;
