import { setTimeout as delay } from 'node:timers/promises';
import type { RecordKind, SubmittedEvent } from '@suite/contracts/records';
import type { Knex } from 'knex';
import type { SubmissionTable } from '../../intake/submission.ts';

type Tables = readonly { kind: RecordKind; table: SubmissionTable }[];
/** `place` says how far the tables have been told of, for whoever listens again later. */
type Listener = (event: SubmittedEvent, place: string) => void;

/** How often the database is asked for what other processes took in. */
const pause = 2000;
/** Nor more often than this, however much this process takes in. */
const shortestPause = 100;
/** A transaction may commit after one that began later: ids so far below the highest may still appear. */
const overlap = 500;

export type SubmissionFeed = ReturnType<typeof createSubmissionFeed>;

/** Tells of new submissions, by one query per form and pause for all who listen, and by none where nobody does. */
export function createSubmissionFeed(db: Knex, tables: Tables, onError: (error: unknown) => void) {
  const listeners = new Map<Listener, () => void>();
  /** The ids near each table's end that have been told of; undefined before the first look. */
  const known = new Map<SubmissionTable, Set<number>>();
  let waking = new AbortController();
  let isRunning = false;
  /** Resolves once it is known what was there before those who listen. */
  let begun = Promise.resolve();
  /** The highest id of each table that was told of, or was there before; '' before the first look. */
  const place = () =>
    known.size < tables.length
      ? ''
      : tables.map(({ table }) => Math.max(0, ...(known.get(table) ?? []))).join('-');

  /** The ids of a place, a table each; undefined for a text that is none. */
  function idsOf(text: string): number[] | undefined {
    const ids = text.split('-');
    const isPlace = ids.length === tables.length && ids.every((id) => /^\d{1,10}$/.test(id));
    return isPlace ? ids.map(Number) : undefined;
  }

  async function look({ kind, table }: Tables[number]) {
    const seen = known.get(table);
    const highest = seen ? Math.max(0, ...seen) : await highestId(table);
    const rows: { id: number; folder: string }[] = await db(table)
      .select('id', 'folder')
      .where('id', '>', highest - overlap)
      .orderBy('id');
    const fresh = seen ? rows.filter(({ id, folder }) => folder === 'inbox' && !seen.has(id)) : [];
    const last = rows.at(-1)?.id ?? highest;
    known.set(table, new Set(rows.map(({ id }) => id).filter((id) => id > last - overlap)));
    if (fresh.length > 0)
      for (const listener of listeners.keys()) listener({ kind, count: fresh.length }, place());
  }

  async function highestId(table: SubmissionTable): Promise<number> {
    const [row] = await db(table).max({ id: 'id' });
    return Number(row?.id ?? 0);
  }

  async function lookAtAll() {
    try {
      for (const table of tables) await look(table);
    } catch (error) {
      // Where nobody listens any more, the database may be closed too.
      if (listeners.size > 0) onError(error);
    }
  }

  async function run() {
    isRunning = true;
    while (listeners.size > 0) {
      waking = new AbortController();
      const looked = lookAtAll();
      if (known.size === 0) begun = looked;
      await looked;
      await delay(shortestPause, undefined, { ref: false });
      await delay(pause, undefined, { signal: waking.signal, ref: false }).catch(() => undefined);
    }
    known.clear();
    isRunning = false;
  }

  return {
    /**
     * `end` is called when there is nothing more to tell. Gives what ends the subscription, and once it has begun the place
     * from which on everything is told.
     */
    subscribe(listener: Listener, end: () => void): { unsubscribe: () => void; begun: Promise<string> } {
      listeners.set(listener, end);
      if (!isRunning) void run();
      const unsubscribe = () => {
        listeners.delete(listener);
        if (listeners.size === 0) waking.abort();
      };
      return { unsubscribe, begun: place() === '' ? begun.then(place) : Promise.resolve(place()) };
    },
    /** What came in after one place and up to another; nothing where one of them is none. */
    async between(after: string, upTo: string): Promise<SubmittedEvent[]> {
      const [first, last] = [idsOf(after), idsOf(upTo)];
      if (!first || !last) return [];
      const counts = tables.map(async ({ kind, table }, index) => {
        const [row] = await db(table)
          .where({ folder: 'inbox' })
          .where('id', '>', first[index] ?? 0)
          .where('id', '<=', last[index] ?? 0)
          .count({ count: '*' });
        return { kind, count: Number(row?.count) };
      });
      return (await Promise.all(counts)).filter(({ count }) => count > 0);
    },
    /** This process took something in: look at once. */
    wake: () => waking.abort(),
    /** Ends every subscription. */
    close() {
      for (const end of listeners.values()) end();
      listeners.clear();
      waking.abort();
    },
  };
}
