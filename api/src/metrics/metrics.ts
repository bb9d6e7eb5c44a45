import { forms } from '@suite/contracts/forms/forms';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import manifest from '../../package.json' with { type: 'json' };
import type { Submission } from '../submissions/submission.ts';
import { createDiskGauges } from './disk-gauges.ts';

/** Bucket limits in seconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Bucket limits in seconds; they include the "good" and "poor" thresholds of each vital. */
const vitalBuckets = [0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10];
const shiftBuckets = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** The API's counters, histograms and gauges, with their registry. */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the API's metrics in a separate registry. Label values come from our code, never from requests: this keeps
 * personal data out and the number of time series small.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ registers, name, help, labelNames });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ registers, name, help, labelNames });
  const histogram = (name: string, help: string, buckets: number[], ...labelNames: string[]) =>
    new Histogram({ registers, name, help, buckets, labelNames });
  return {
    registry,
    requests: counter(
      'suite_requests_total',
      'Requests answered, by route template and status',
      'method',
      'route',
      'status',
    ),
    requestSeconds: histogram(
      'suite_request_seconds',
      'Time from the head of a request to the head of its answer',
      requestBuckets,
      'method',
      'route',
    ),
    refusals: counter(
      'suite_refusals_total',
      'Answers that are no success, by the code that callers read; captchas and limits also by reason',
      'route',
      'code',
      'reason',
    ),
    acknowledged: counter(
      'suite_intake_acknowledged_total',
      'Submissions that are safe and were acknowledged',
      'form',
    ),
    flagged: counter('suite_intake_flagged_total', 'Acknowledged submissions of suspected robots', 'form'),
    clientErrors: counter('suite_client_errors_total', 'Errors of scripts in sampled visits', 'app', 'route'),
    vitals: histogram(
      'suite_web_vital_seconds',
      'Web Vitals that are times, of sampled visits',
      vitalBuckets,
      'vital',
      'route',
    ),
    layoutShift: histogram(
      'suite_web_vital_layout_shift',
      'Cumulative layout shift of sampled visits',
      shiftBuckets,
      'route',
    ),
    databaseUp: gauge('suite_database_up', '1 while the database answers and its schema is ready'),
    journalWaiting: gauge(
      'suite_intake_journal_waiting',
      'Acknowledged submissions that are not in the main database yet',
    ),
    journalOldest: gauge('suite_intake_journal_oldest_seconds', 'How long the oldest of them has waited'),
    quarantined: gauge('suite_intake_quarantined', 'Submissions that the main database refused for good'),
    damagedJournals: gauge(
      'suite_intake_damaged_journals',
      'Intake journals of the data folder that are damaged and skipped',
    ),
    purgeStopped: gauge(
      'suite_purge_stopped',
      '1 while old records are not deleted, because the clock is implausibly far ahead of the last purge',
    ),
    outboxWaiting: gauge(
      'suite_outbox_waiting',
      'Notifications still to be sent; the same from every replica',
      'channel',
    ),
    outboxOldest: gauge(
      'suite_outbox_oldest_seconds',
      'How long the oldest of them has waited; the same from every replica',
      'channel',
    ),
    outboxGivenUp: gauge(
      'suite_outbox_dead_letters',
      'Notifications given up; the same from every replica',
      'channel',
    ),
    ...createDiskGauges(registers),
    build: gauge('suite_build_info', 'Always 1; what runs', 'version', 'node'),
  };
}

/** Adds Node's process metrics: memory, CPU, garbage collection, event loop lag. */
export function addProcessMetrics({ registry }: Pick<Metrics, 'registry'>) {
  collectDefaultMetrics({ register: registry });
}

/** Initializes counters with 0: a counter that appears with its first event hides that event from `rate()`. */
export function countFromZero({ acknowledged, flagged, requests, build }: Metrics) {
  for (const { table, path } of forms) {
    acknowledged.inc({ form: table }, 0);
    flagged.inc({ form: table }, 0);
    // A single failure raises an alert (scripts/monitoring/alerts.yml), so these counters must exist before it.
    for (const status of [500, 503]) requests.inc({ method: 'POST', route: path, status }, 0);
  }
  build.set({ version: manifest.version, node: process.version }, 1);
}

/** Counts a stored submission. */
export function countSubmission({ acknowledged, flagged }: Metrics, { table, metadata }: Submission) {
  acknowledged.inc({ form: table });
  if (metadata.flaggedFor !== null) flagged.inc({ form: table });
}
