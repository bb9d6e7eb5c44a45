import type { Knex } from 'knex';

/** What every drill reports; times in milliseconds. */
export interface Figures {
  sent: number;
  acknowledged: number;
  lost: number;
  duplicated: number;
  altered: number;
  longestWithoutIntake: number;
  drainTime: number;
}

/** One lead as it is found where it should have arrived. */
interface Found {
  key: string;
  name: string;
}

/** Keeps account of what was sent, what was acknowledged and what was refused. */
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
    /** `status` is 0 where there was no answer. */
    refuse: (status: number) => {
      refusals.set(status, (refusals.get(status) ?? 0) + 1);
    },
    acknowledged: () => acknowledged.size,
    /** The names of all acknowledged leads by now, by their keys. */
    known: () => new Map(acknowledged),
    nameOf: (key: string) => acknowledged.get(key),
    names: () => [...acknowledged.values()],
    refused: (status: number) => refusals.get(status) ?? 0,
    /** Statuses that were answered and are neither thanks nor 503. */
    oddStatuses: () => [...refusals.keys()].filter((status) => status !== 0 && status !== 503),
    /** How often each status was answered that is no thanks; 0 stands for no answer. */
    refusals: () => [...refusals],
    compareWith,
    /** Compares with what the database holds. */
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
