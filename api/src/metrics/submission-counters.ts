import { apiPaths } from '@suite/contracts/paths';
import manifest from '../../package.json' with { type: 'json' };
import { type Submission, submissionTables } from '../submissions/submission.ts';
import type { Metrics } from './metrics.ts';

/** Initializes counters with 0: a counter that appears with its first event hides that event from `rate()`. */
export function countFromZero({ acknowledged, flagged, requests, build }: Metrics) {
  for (const form of submissionTables) {
    acknowledged.inc({ form }, 0);
    flagged.inc({ form }, 0);
  }
  // A single failure raises an alert (scripts/monitoring/alerts.yml), so these counters must exist before it.
  for (const route of [apiPaths.businessLeads, apiPaths.contact, apiPaths.partner])
    for (const status of [500, 503]) requests.inc({ method: 'POST', route, status }, 0);
  build.set({ version: manifest.version, node: process.version }, 1);
}

/** Counts a stored submission. */
export function countSubmission({ acknowledged, flagged }: Metrics, { table, marks }: Submission) {
  acknowledged.inc({ form: table });
  if (marks.flaggedFor !== null) flagged.inc({ form: table });
}
