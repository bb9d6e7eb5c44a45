import type { Knex } from 'knex';

/** What a drill found; times in milliseconds. */
export interface Verdict {
  sent: number;
  acknowledged: number;
  lost: number;
  duplicated: number;
  altered: number;
  longestWithoutIntake: number;
  /** From the end of the trouble until nothing waited any more. */
  drainTime: number;
}

/** Keeps account of what was sent and what was acknowledged. */
export function createLedger() {
  const acknowledged = new Map<string, string>();
  let sent = 0;
  let lastAt = Date.now();
  let longest = 0;
  return {
    count: () => {
      sent += 1;
    },
    acknowledge: (key: string, name: string) => {
      acknowledged.set(key, name);
      longest = Math.max(longest, Date.now() - lastAt);
      lastAt = Date.now();
    },
    acknowledged: () => acknowledged.size,
    /** Compares with what is stored. */
    compare: async (db: Knex, drainTime: number): Promise<Verdict> => {
      const stored: { submission_id: string; name: string }[] = await db('business_leads').select(
        'submission_id',
        'name',
      );
      const byKey = Map.groupBy(stored, ({ submission_id }) => submission_id);
      const rowsOf = [...acknowledged].map(([key, name]) => ({ name, rows: byKey.get(key) ?? [] }));
      return {
        sent,
        acknowledged: acknowledged.size,
        lost: rowsOf.filter(({ rows }) => rows.length === 0).length,
        duplicated: rowsOf.filter(({ rows }) => rows.length > 1).length,
        altered: rowsOf.filter(({ name, rows }) => rows.some((row) => row.name !== name)).length,
        longestWithoutIntake: longest,
        drainTime,
      };
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
