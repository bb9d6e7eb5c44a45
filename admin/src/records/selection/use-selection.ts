import {
  type BulkRequest,
  type CountAnswer,
  type ListedRecord,
  type RecordFilter,
  recordLimits,
} from '@suite/contracts/records';
import { useState } from 'react';

interface Selected {
  /** The filter as JSON. Another filter clears the selection; another page keeps it. */
  key: string;
  ids: readonly number[];
  /** Number of matching records, if all of them are selected. */
  all: number | undefined;
  /** Time at which all matching records were counted; unknown if the API is an older release. */
  countedAt?: string | undefined;
  /** Whether the last selection was ignored because it exceeded the limit of one action. */
  isFull: boolean;
}

/** Returns the filter without records that are received later, because the user has not chosen them. */
const receivedBefore = (filter: RecordFilter, time: string | undefined): RecordFilter =>
  time && !(filter.to && filter.to < time) ? { ...filter, to: time } : filter;

/** Manages the selection of a view: individual records, or all that match its filter. */
export function useSelection(filter: RecordFilter) {
  const key = JSON.stringify(filter);
  const none: Selected = { key, ids: [], all: undefined, isFull: false };
  const [selected, setSelected] = useState(none);
  const { ids, all, countedAt, isFull } = selected.key === key ? selected : none;
  return {
    ids,
    all,
    isFull,
    count: all ?? ids.length,
    isSelected: ({ id, createdAt }: Pick<ListedRecord, 'id' | 'createdAt'>) =>
      all === undefined ? ids.includes(id) : countedAt === undefined || createdAt < countedAt,
    select(rows: readonly Pick<ListedRecord, 'id'>[], isOn: boolean) {
      const chosen = rows.map(({ id }) => id);
      const others = ids.filter((id) => !chosen.includes(id));
      const next = isOn ? [...others, ...chosen] : others;
      const isTooMuch = next.length > recordLimits.selection;
      setSelected({ key, ids: isTooMuch ? ids : next, all: undefined, isFull: isTooMuch });
    },
    /** Removes a record that has left the view from the selection. */
    drop(id: number) {
      if (all === undefined && !ids.includes(id)) return;
      const left = ids.filter((other) => other !== id);
      setSelected({ key, ids: left, all: all === undefined ? undefined : all - 1, countedAt, isFull: false });
    },
    selectAll: ({ count, at }: CountAnswer) =>
      setSelected({ key, ids, all: count, countedAt: at, isFull: false }),
    clear: () => setSelected(none),
    /** The selection in the format of a bulk request. */
    target: (all === undefined
      ? { ids: [...ids] }
      : { filter: receivedBefore(filter, countedAt) }) satisfies Pick<BulkRequest, 'ids' | 'filter'>,
  };
}

export type Selection = ReturnType<typeof useSelection>;
