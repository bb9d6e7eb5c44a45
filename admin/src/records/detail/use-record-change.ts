import type { ListedRecord, RecordChange } from '@suite/contracts/records';
import { useHost } from '@suite/host/HostContext';
import { useEffect, useEffectEvent } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { isGone, useChangeRecordMutation } from '../record-actions-api.ts';
import { recordStrings } from '../record-strings.ts';
import type { RecordKey } from '../records-api.ts';
import { detailStrings } from './detail-strings.ts';

/** Returns a function that changes a record, or shows an error if the change fails. */
export function useRecordChange(key: RecordKey) {
  const host = useHost();
  const strings = useStrings(detailStrings);
  const { error } = useStrings(recordStrings);
  const [changeRecord] = useChangeRecordMutation();
  return async (to: RecordChange) => {
    try {
      await changeRecord({ ...key, change: to }).unwrap();
    } catch (failure) {
      const description = isGone(failure) ? strings.gone : strings.changeFailed;
      host.toast({ title: error, description, variant: 'destructive' });
    }
  };
}

/** Marks a record as read when it is opened, unless it is in the trash. */
export function useMarkRead({ isRead, trashedAt }: ListedRecord, change: (to: RecordChange) => void) {
  const markRead = useEffectEvent(() => {
    if (!isRead && trashedAt === null) change({ isRead: true });
  });
  useEffect(() => markRead(), []);
}
