import { type ByKind, byKind, type FormTable, forms } from '@suite/contracts/forms/forms';

/** Counts something in each form's table, one after the other. */
export async function countByKind(count: (table: FormTable) => Promise<number>): Promise<ByKind> {
  const counts = byKind(() => 0);
  for (const { key, table } of forms) counts[key] = await count(table);
  return counts;
}
