import { formatRecentTime } from '../language/format-time.ts';
import { formatAge, Timestamp } from '../list/Timestamp.tsx';
import { phone, useMedia } from '../screen/use-media.ts';
import { useToday } from './use-today.ts';

/** Renders a time of a table, to be read at a glance. */
export function RecentTime({ value }: { value: string }) {
  const today = useToday();
  return <Timestamp value={value} format={(date, language) => formatRecentTime(date, language, today)} />;
}

/** Renders when a record was received: on a phone, how long ago. */
export function ReceivedTime({ value }: { value: string }) {
  return useMedia(phone) ? <Timestamp value={value} format={formatAge} /> : <RecentTime value={value} />;
}
