import type { RecordKind } from '@suite/contracts/records';
import { useState } from 'react';
import { readStoredJson, store } from '../../stored.ts';
import type { RecordConfig } from '../record-config.ts';

const keyOf = (kind: RecordKind) => `admin-columns-${kind}`;

/** Returns the stored choice without columns that this release lacks. */
function storedChoice({ kind, columns }: RecordConfig): string[] {
  const stored: unknown[] = Object.values(readStoredJson(keyOf(kind)));
  return columns.filter(({ id, isOptional }) => isOptional && stored.includes(id)).map(({ id }) => id);
}

/** Returns a list's optional columns, which of them were chosen in this browser, and a function to change the choice. */
export function useColumnChoice(config: RecordConfig) {
  const { kind, columns, defaultColumns, laterColumns } = config;
  const [chosen, setChosen] = useState(() => storedChoice(config));
  const choose = (id: string, isOn: boolean) => {
    const next = isOn ? [...chosen, id] : chosen.filter((other) => other !== id);
    setChosen(next);
    store(keyOf(kind), JSON.stringify(next));
  };
  const added = new Set([...laterColumns, ...chosen]);
  return {
    optional: columns.filter(({ isOptional }) => isOptional),
    chosen,
    choose,
    /** Columns to export: those of every file and the chosen ones; undefined for only the default ones. */
    exported: added.size > 0 ? [...defaultColumns, ...added] : undefined,
  };
}

export type ColumnChoice = ReturnType<typeof useColumnChoice>;
