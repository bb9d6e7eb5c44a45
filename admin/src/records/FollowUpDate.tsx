import { isOverdue } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import { formatDate } from '../language/format-time.ts';
import { useLanguage, useStrings } from '../language/use-strings.ts';
import { recordStrings } from './record-strings.ts';
import { useToday } from './use-today.ts';

/** Renders a follow-up date, marked if it has passed; '-' without one. */
export function FollowUpDate({ date }: { date: string | null }) {
  const strings = useStrings(recordStrings);
  const language = useLanguage();
  const today = useToday();
  if (date === null) return '-';
  const text = formatDate(date, language);
  return (
    <time dateTime={date}>
      {isOverdue(date, today) ? <Badge $tone="danger">{strings.overdueSince(text)}</Badge> : text}
    </time>
  );
}
