import type { BulkRequest, RecordFilter } from '@suite/contracts/records';
import { useState } from 'react';

interface Selected {
  /** Of what view: another filter forgets the selection, another page keeps it. */
  key: string;
  ids: readonly number[];
  /** How many match the filter, where all of them are selected. */
  all: number | undefined;
}

/** Which records of a view are selected, by hand or as all that match its filter. */
export function useSelection(filter: RecordFilter) {
  const key = JSON.stringify(filter);
  const none: Selected = { key, ids: [], all: undefined };
  const [selected, setSelected] = useState(none);
  const { ids, all } = selected.key === key ? selected : none;
  return {
    ids,
    all,
    count: all ?? ids.length,
    isSelected: (id: number) => all !== undefined || ids.includes(id),
    select(chosen: readonly number[], isOn: boolean) {
      const others = ids.filter((id) => !chosen.includes(id));
      setSelected({ key, ids: isOn ? [...others, ...chosen] : others, all: undefined });
    },
    selectAll: (count: number) => setSelected({ key, ids, all: count }),
    clear: () => setSelected(none),
    /** How an act names what is selected. */
    target: (all === undefined ? { ids: [...ids] } : { filter }) satisfies Pick<
      BulkRequest,
      'ids' | 'filter'
    >,
  };
}

export type Selection = ReturnType<typeof useSelection>;
