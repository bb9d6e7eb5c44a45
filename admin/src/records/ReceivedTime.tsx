import { formatRecentTime } from '../language/format-time.ts';
import { Timestamp } from '../list/Timestamp.tsx';
import { useToday } from './use-today.ts';

/** Renders when a record was received, to be read at a glance. */
export function ReceivedTime({ value }: { value: string }) {
  const today = useToday();
  return <Timestamp value={value} format={(date, language) => formatRecentTime(date, language, today)} />;
}
