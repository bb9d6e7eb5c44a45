import { forms } from '@suite/contracts/forms/forms';
import manifest from '../../package.json' with { type: 'json' };
import type { Submission } from '../submissions/submission.ts';
import type { Metrics } from './metrics.ts';

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
