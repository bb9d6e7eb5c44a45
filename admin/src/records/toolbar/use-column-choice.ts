import type { RecordKind } from '@suite/contracts/records';
import { useState } from 'react';

const keyOf = (kind: RecordKind) => `admin-columns-${kind}`;

function remembered(kind: RecordKind): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns the optional columns chosen in this browser, and a function to change them. */
export function useColumnChoice(kind: RecordKind) {
  const [chosen, setChosen] = useState(() => remembered(kind));
  const choose = (id: string, isOn: boolean) => {
    const next = isOn ? [...chosen, id] : chosen.filter((other) => other !== id);
    setChosen(next);
    try {
      localStorage.setItem(keyOf(kind), JSON.stringify(next));
    } catch {
      // If storage is disabled, the choice lasts until the page is left.
    }
  };
  return { chosen, choose };
}
