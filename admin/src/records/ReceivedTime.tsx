import { formatRecentTime } from '../language/format-time.ts';
import { formatAge, Timestamp } from '../list/Timestamp.tsx';
import { phone, useMedia } from '../screen/use-media.ts';
import { useToday } from './use-today.ts';

/** Renders when a record was received, to be read at a glance: on a phone, how long ago. */
export function ReceivedTime({ value }: { value: string }) {
  const today = useToday();
  const isPhone = useMedia(phone);
  return (
    <Timestamp
      value={value}
      format={isPhone ? formatAge : (date, language) => formatRecentTime(date, language, today)}
    />
  );
}
