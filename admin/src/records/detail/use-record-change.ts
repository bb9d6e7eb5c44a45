import type { ListedRecord, RecordChange } from '@suite/contracts/records';
import { useEffect, useEffectEvent } from 'react';
import { useChangeRecordMutation } from '../record-actions-api.ts';
import type { RecordKey } from '../records-api.ts';
import { useActionNotices } from '../use-action-notices.ts';

/** Returns a function that changes a record, or shows an error if the change fails. */
export function useRecordChange(key: RecordKey) {
  const { explain } = useActionNotices();
  const [changeRecord] = useChangeRecordMutation();
  return (to: RecordChange) =>
    changeRecord({ ...key, change: to })
      .unwrap()
      .catch(explain);
}

/** Marks a record as read when it is opened, unless it is in the trash. */
export function useMarkRead({ isRead, trashedAt }: ListedRecord, change: (to: RecordChange) => void) {
  const markRead = useEffectEvent(() => {
    if (!isRead && trashedAt === null) change({ isRead: true });
  });
  useEffect(() => markRead(), []);
}
