import { type BulkRequest, type RecordFilter, recordLimits } from '@suite/contracts/records';
import { useState } from 'react';

interface Selected {
  /** Of what view: another filter forgets the selection, another page keeps it. */
  key: string;
  ids: readonly number[];
  /** How many match the filter, where all of them are selected. */
  all: number | undefined;
  /** More were chosen by hand than one act takes; those stayed out. */
  isFull: boolean;
}

/** Which records of a view are selected, by hand or as all that match its filter. */
export function useSelection(filter: RecordFilter) {
  const key = JSON.stringify(filter);
  const none: Selected = { key, ids: [], all: undefined, isFull: false };
  const [selected, setSelected] = useState(none);
  const { ids, all, isFull } = selected.key === key ? selected : none;
  return {
    ids,
    all,
    isFull,
    count: all ?? ids.length,
    isSelected: (id: number) => all !== undefined || ids.includes(id),
    select(chosen: readonly number[], isOn: boolean) {
      const others = ids.filter((id) => !chosen.includes(id));
      const next = isOn ? [...others, ...chosen] : others;
      const isTooMuch = next.length > recordLimits.selection;
      setSelected({ key, ids: isTooMuch ? ids : next, all: undefined, isFull: isTooMuch });
    },
    /** The record has left the view, so it is no longer among the selected. */
    drop(id: number) {
      if (all === undefined && !ids.includes(id)) return;
      const left = ids.filter((other) => other !== id);
      setSelected({ key, ids: left, all: all === undefined ? undefined : all - 1, isFull: false });
    },
    selectAll: (count: number) => setSelected({ key, ids, all: count, isFull: false }),
    clear: () => setSelected(none),
    /** How an act names what is selected. */
    target: (all === undefined ? { ids: [...ids] } : { filter }) satisfies Pick<
      BulkRequest,
      'ids' | 'filter'
    >,
  };
}

export type Selection = ReturnType<typeof useSelection>;
