import type { Knex } from 'knex';

/** Figures that every drill reports; times in milliseconds. */
export interface Figures {
  sent: number;
  acknowledged: number;
  lost: number;
  duplicated: number;
  altered: number;
  longestWithoutIntake: number;
  drainTime: number;
}

/** A lead found in the database or in a mail. */
interface Found {
  key: string;
  name: string;
}

/** Creates a record of leads sent, acknowledged and rejected. */
export function createLedger() {
  const acknowledged = new Map<string, string>();
  const refusals = new Map<number, number>();
  let sent = 0;
  let lastAt = 0;
  let longest = 0;

  const compareWith = (found: readonly Found[]) => {
    const byKey = Map.groupBy(found, ({ key }) => key);
    const all = [...acknowledged].map(([key, name]) => ({ name, rows: byKey.get(key) ?? [] }));
    return {
      sent,
      acknowledged: acknowledged.size,
      lost: all.filter(({ rows }) => rows.length === 0).length,
      duplicated: all.filter(({ rows }) => rows.length > 1).length,
      altered: all.filter(({ name, rows }) => rows.some((row) => row.name !== name)).length,
      longestWithoutIntake: longest,
    };
  };

  return {
    count: () => {
      lastAt ||= Date.now();
      sent += 1;
    },
    acknowledge: (key: string, name: string) => {
      acknowledged.set(key, name);
      longest = Math.max(longest, Date.now() - lastAt);
      lastAt = Date.now();
    },
    /** `status` is 0 if there was no response. */
    refuse: (status: number) => {
      refusals.set(status, (refusals.get(status) ?? 0) + 1);
    },
    acknowledged: () => acknowledged.size,
    /** Returns the names of all leads acknowledged so far, by key. */
    known: () => new Map(acknowledged),
    /** Returns the count of each status other than 201; 0 means no response. */
    refusals: () => [...refusals],
    compareWith,
    /** Compares with the leads in the database. */
    compare: async (db: Knex) => {
      const rows: { submission_id: string; name: string }[] = await db('business_leads').select(
        'submission_id',
        'name',
      );
      return compareWith(rows.map(({ submission_id, name }) => ({ key: submission_id, name })));
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
