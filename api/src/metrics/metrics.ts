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
  return {
    registry,
    requests: new Counter({
      registers,
      name: 'suite_requests_total',
      help: 'Requests answered, by route template and status',
      labelNames: ['method', 'route', 'status'],
    }),
    requestSeconds: new Histogram({
      registers,
      name: 'suite_request_seconds',
      help: 'Time from the head of a request to the head of its answer',
      labelNames: ['method', 'route'],
      buckets: requestBuckets,
    }),
    refusals: new Counter({
      registers,
      name: 'suite_refusals_total',
      help: 'Answers that are no success, by the code that callers read; captchas and limits also by reason',
      labelNames: ['route', 'code', 'reason'],
    }),
    acknowledged: new Counter({
      registers,
      name: 'suite_intake_acknowledged_total',
      help: 'Submissions that are safe and were acknowledged',
      labelNames: ['form'],
    }),
    flagged: new Counter({
      registers,
      name: 'suite_intake_flagged_total',
      help: 'Acknowledged submissions of suspected robots',
      labelNames: ['form'],
    }),
    clientErrors: new Counter({
      registers,
      name: 'suite_client_errors_total',
      help: 'Errors of scripts in sampled visits',
      labelNames: ['app', 'route'],
    }),
    vitals: new Histogram({
      registers,
      name: 'suite_web_vital_seconds',
      help: 'Web Vitals that are times, of sampled visits',
      labelNames: ['vital', 'route'],
      buckets: vitalBuckets,
    }),
    layoutShift: new Histogram({
      registers,
      name: 'suite_web_vital_layout_shift',
      help: 'Cumulative layout shift of sampled visits',
      labelNames: ['route'],
      buckets: shiftBuckets,
    }),
    databaseUp: new Gauge({
      registers,
      name: 'suite_database_up',
      help: '1 while the database answers and its schema is ready',
    }),
    journalWaiting: new Gauge({
      registers,
      name: 'suite_intake_journal_waiting',
      help: 'Acknowledged submissions that are not in the main database yet',
    }),
    journalOldest: new Gauge({
      registers,
      name: 'suite_intake_journal_oldest_seconds',
      help: 'How long the oldest of them has waited',
    }),
    quarantined: new Gauge({
      registers,
      name: 'suite_intake_quarantined',
      help: 'Submissions that the main database refused for good',
    }),
    damagedJournals: new Gauge({
      registers,
      name: 'suite_intake_damaged_journals',
      help: 'Intake journals of the data folder that are damaged and skipped',
    }),
    purgeStopped: new Gauge({
      registers,
      name: 'suite_purge_stopped',
      help: '1 while old records are not deleted, because the clock is implausibly far ahead of the last purge',
    }),
    outboxWaiting: new Gauge({
      registers,
      name: 'suite_outbox_waiting',
      help: 'Notifications still to be sent; the same from every replica',
      labelNames: ['channel'],
    }),
    outboxOldest: new Gauge({
      registers,
      name: 'suite_outbox_oldest_seconds',
      help: 'How long the oldest of them has waited; the same from every replica',
      labelNames: ['channel'],
    }),
    outboxGivenUp: new Gauge({
      registers,
      name: 'suite_outbox_dead_letters',
      help: 'Notifications given up; the same from every replica',
      labelNames: ['channel'],
    }),
    ...createDiskGauges(registers),
    build: new Gauge({
      registers,
      name: 'suite_build_info',
      help: 'Always 1; what runs',
      labelNames: ['version', 'node'],
    }),
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
