import type { Logger } from 'pino';
import type { PurgeMark } from '../../clock/purge-mark.ts';
import type { Retention } from './retention.ts';

interface PurgeDeps {
  retention: Retention;
  mark: PurgeMark;
  /** Returns the number of quarantined submissions, which the intake deletes at the end of the retention period. */
  quarantined: () => number;
  logger: Logger;
}

/**
 * Creates the task that purges every hour. It deletes nothing while the clock is implausibly far ahead of the last purge,
 * until the clock is corrected or an operator purges.
 */
export const createPurgeTask =
  ({ retention, mark, quarantined, logger }: PurgeDeps) =>
  async (signal: AbortSignal): Promise<void> => {
    // Not the time of its end: the clock may jump ahead while it runs.
    const startedAt = Date.now();
    const isAnythingDue = async () =>
      quarantined() > 0 || Object.values(await retention.due()).some((count) => count > 0);
    if (mark.isClockAhead() && (await isAnythingDue())) {
      logger.error(
        { now: new Date().toISOString() },
        'records not purged, the last purge is more than a week ago: correct the clock, or if it is right, npm run admin -- purge --now',
      );
      return;
    }
    await retention.purge(signal);
    mark.set(startedAt);
  };
