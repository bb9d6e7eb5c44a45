import type { ListedRecord } from '@suite/contracts/records';
import { useRef } from 'react';
import type { Selection } from '../selection/use-selection.ts';

/** Returns a function that selects or clears one row or, with Shift, all rows from the last pressed checkbox to it. */
export function useRangeSelection(rows: readonly ListedRecord[], selection: Selection) {
  const lastPressed = useRef<number>(undefined);
  return (index: number, isOn: boolean, isRange: boolean) => {
    // A checkbox on another page can't start a range selection here.
    const before = rows.findIndex(({ id }) => id === lastPressed.current);
    const start = isRange && before >= 0 ? before : index;
    lastPressed.current = rows[index]?.id;
    const range = rows.slice(Math.min(start, index), Math.max(start, index) + 1);
    selection.select(
      range.map(({ id }) => id),
      isOn,
    );
  };
}
