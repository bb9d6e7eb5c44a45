import { setTimeout as delay } from 'node:timers/promises';
import { type Form, forms } from '@suite/contracts/forms/forms';
import type { SubmittedEvent } from '@suite/contracts/records';
import type { Knex } from 'knex';
import type { SubmissionTable } from '../../submissions/submission.ts';

/** `cursor` is the feed's cursor after the event; a client that reconnects continues from it. */
type Listener = (event: SubmittedEvent, cursor: string) => void;

/** Minimum milliseconds between queries, however many submissions this process accepts. */
const shortestPause = 100;
/** Transactions may commit out of order: rows with ids up to this far below the highest may still appear. */
const overlap = 500;

export type SubmissionFeed = ReturnType<typeof createSubmissionFeed>;

/**
 * Creates the feed of new submissions. One query per form serves all listeners and is repeated with pauses of `pause`
 * milliseconds, for submissions that other processes accepted; without listeners, none runs.
 */
export function createSubmissionFeed(db: Knex, pause: number, onError: (error: unknown) => void) {
  const listeners = new Map<Listener, () => void>();
  /** Newest ids already seen in each table; a table has no entry before its first query. */
  const known = new Map<SubmissionTable, Set<number>>();
  let waking = new AbortController();
  let isRunning = false;
  /** Resolves once the first queries have read which rows already exist. */
  let ready = Promise.resolve();
  /** Returns the cursor: the highest id seen in each table, joined by hyphens; '' until each table has been queried. */
  const cursor = () =>
    known.size < forms.length
      ? ''
      : forms.map(({ table }) => Math.max(0, ...(known.get(table) ?? []))).join('-');

  /** Parses a cursor into one id per table; returns undefined if it is invalid. */
  function idsOf(text: string): number[] | undefined {
    const ids = text.split('-');
    const isCursor = ids.length === forms.length && ids.every((id) => /^\d{1,10}$/.test(id));
    return isCursor ? ids.map(Number) : undefined;
  }

  async function queryTable({ kind, table }: Form) {
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
      for (const listener of listeners.keys()) listener({ kind, count: fresh.length }, cursor());
  }

  async function highestId(table: SubmissionTable): Promise<number> {
    const [row] = await db(table).max({ id: 'id' });
    return Number(row?.id ?? 0);
  }

  async function queryAll() {
    try {
      for (const table of forms) await queryTable(table);
    } catch (error) {
      // Without listeners the process may be shutting down, with the database already closed.
      if (listeners.size > 0) onError(error);
    }
  }

  async function run() {
    isRunning = true;
    while (listeners.size > 0) {
      waking = new AbortController();
      const queried = queryAll();
      if (known.size === 0) ready = queried;
      await queried;
      await delay(shortestPause, undefined, { ref: false });
      await delay(pause, undefined, { signal: waking.signal, ref: false }).catch(() => undefined);
    }
    known.clear();
    isRunning = false;
  }

  return {
    /**
     * Subscribes to new submissions; `end` is called when the feed closes. Returns `unsubscribe` and `ready`, which
     * resolves with the cursor after which every submission is reported.
     */
    subscribe(listener: Listener, end: () => void): { unsubscribe: () => void; ready: Promise<string> } {
      listeners.set(listener, end);
      if (!isRunning) void run();
      const unsubscribe = () => {
        listeners.delete(listener);
        if (listeners.size === 0) waking.abort();
      };
      return { unsubscribe, ready: cursor() === '' ? ready.then(cursor) : Promise.resolve(cursor()) };
    },
    /** Returns how many submissions each form received after one cursor and up to another; [] if either is invalid. */
    async between(after: string, upTo: string): Promise<SubmittedEvent[]> {
      const [first, last] = [idsOf(after), idsOf(upTo)];
      if (!first || !last) return [];
      const counts = forms.map(async ({ kind, table }, index) => {
        const [row] = await db(table)
          .where({ folder: 'inbox' })
          .where('id', '>', first[index] ?? 0)
          .where('id', '<=', last[index] ?? 0)
          .count({ count: '*' });
        return { kind, count: Number(row?.count) };
      });
      return (await Promise.all(counts)).filter(({ count }) => count > 0);
    },
    /** Starts the next query without waiting for the interval; call it when this process accepts a submission. */
    wake: () => waking.abort(),
    /** Ends every subscription. */
    close() {
      for (const end of listeners.values()) end();
      listeners.clear();
      waking.abort();
    },
  };
}
