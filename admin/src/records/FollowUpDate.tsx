import { isOverdue, type ListedRecord } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { AlarmClock } from 'lucide-react';
import { formatDate, formatShortDate } from '../language/format-time.ts';
import { useLanguage, useStrings } from '../language/use-strings.ts';
import { recordStrings } from './record-strings.ts';
import { useToday } from './use-today.ts';

interface FollowUpDateProps {
  record: Pick<ListedRecord, 'followUp' | 'status'>;
  /** Whether it is a chip beside the name: without the year and the word 'overdue', and a date that comes is a badge too. */
  isShort?: boolean;
}

/** Renders a follow-up date, marked if it is today or has passed; '-' without one. */
export function FollowUpDate({ record, isShort = false }: FollowUpDateProps) {
  const strings = useStrings(recordStrings);
  const language = useLanguage();
  const today = useToday();
  const { followUp: date } = record;
  if (date === null) return '-';
  const whole = formatDate(date, language);
  const text = isShort ? formatShortDate(date, language) : whole;
  const title = isShort ? strings.filter(strings.columns.followUp, whole) : undefined;
  return (
    <time dateTime={date} title={title}>
      {isOverdue(record, today) ? (
        <Badge $tone="danger">
          {isShort ? (
            <>
              <AlarmClock aria-hidden size={12} strokeWidth={2} />
              <VisuallyHidden>{strings.overdueSince(text)}</VisuallyHidden>
              <span aria-hidden>{text}</span>
            </>
          ) : (
            strings.overdueSince(text)
          )}
        </Badge>
      ) : date === today ? (
        <Badge $tone="warning">{strings.dueToday}</Badge>
      ) : isShort ? (
        <Badge>{text}</Badge>
      ) : (
        text
      )}
    </time>
  );
}
