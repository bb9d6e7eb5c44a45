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

/** Which optional columns were chosen in this browser, and the way to choose otherwise. */
export function useColumnChoice(kind: RecordKind) {
  const [chosen, setChosen] = useState(() => remembered(kind));
  const choose = (id: string, isOn: boolean) => {
    const next = isOn ? [...chosen, id] : chosen.filter((other) => other !== id);
    setChosen(next);
    try {
      localStorage.setItem(keyOf(kind), JSON.stringify(next));
    } catch {
      // Storage may be switched off: the choice then lasts until the page is left.
    }
  };
  return { chosen, choose };
}
