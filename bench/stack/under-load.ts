import { setTimeout as delay } from 'node:timers/promises';
import { createLedger } from '../drill/ledger.ts';
import { startWriters } from '../drill/writers.ts';
import { compareStored } from './stored-leads.ts';
import { startVisitors } from './visitors.ts';

interface LoadOptions {
  url: string;
  /** Returns the name of the MySQL container that should contain the leads. */
  mysql: () => string;
  onPage?: (html: string) => void;
}

/** Effects of a release on 32 visitors and 32 writers of leads. */
export interface LoadFigures {
  pageRequests: number;
  pageFailures: number;
  leads: number;
  leadFailures: number;
  lost: number;
  duplicated: number;
  longestWithoutLead: number;
}

export interface LoadResult {
  figures: LoadFigures;
  /** Failures with counts, one line each. */
  failures: string[];
}

const countByMessage = (failures: readonly string[]) =>
  [...Map.groupBy(failures, (failure) => failure)].map(([failure, all]) => `${all.length} x ${failure}`);

/**
 * Runs the work while 32 visitors request pages and 32 writers send leads. Returns the figures, with the number of
 * lost leads, and the failures.
 */
export async function underLoad(
  { url, mysql, onPage }: LoadOptions,
  work: () => Promise<void>,
): Promise<LoadResult> {
  const since = Date.now();
  const ledger = createLedger();
  const stopVisitors = await startVisitors({ url, visitors: 32, pause: 200, ...(onPage && { onPage }) });
  const stopWriters = startWriters({ urls: [url], ledger, isControl: false, writers: 32, pause: 200 });
  await delay(3000);
  await work();
  await delay(8000);
  const [visits] = await Promise.all([stopVisitors(), stopWriters()]);
  const compared = await compareStored(ledger, mysql(), since);
  const refusals = ledger.refusals();
  return {
    figures: {
      pageRequests: visits.requests,
      pageFailures: visits.failures.length,
      leads: compared.acknowledged,
      leadFailures: refusals.reduce((sum, [, times]) => sum + times, 0),
      lost: compared.lost + compared.altered,
      duplicated: compared.duplicated,
      longestWithoutLead: compared.longestWithoutIntake,
    },
    failures: [
      ...countByMessage(visits.failures),
      ...refusals.map(([status, times]) => `${times} x ${status} lead`),
    ],
  };
}
