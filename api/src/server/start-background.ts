import { isDatabaseUnavailable } from '../db/error-codes.ts';
import { truncateLog } from '../db/wipe-remains.ts';
import { createAnnouncements } from '../features/notifications/announcement.ts';
import { createFlaggedNotices } from '../features/notifications/flagged-notices.ts';
import { createOutboxRepository } from '../features/notifications/outbox-repository.ts';
import { createRelay } from '../features/notifications/relay.ts';
import { createPurgeTask, createRetention } from '../features/retention/retention.ts';
import { withoutData } from '../http/request-log.ts';
import { deleteExpiredNonces } from '../intake/captcha-token.ts';
import { deriveOld } from '../submissions/derive-old.ts';
import { createErasureKeeper } from '../submissions/erasure-file.ts';
import { submissionTables } from '../submissions/submission.ts';
import { createSenders } from './channels.ts';
import type { ApiContext } from './context.ts';
import { repeat } from './repeat.ts';

const second = 1000;
const minute = 60 * second;

/** The background tasks of the API. */
export interface Background {
  /** Starts no further notification, and aborts the ones in progress after the limit. */
  endSending(): void;
  /** Ends all tasks; resolves once the work in progress is done. */
  stop(): Promise<void>;
}

/** Starts the background tasks of the API on a prepared database. */
export function startBackground(context: ApiContext): Background {
  const { logger } = context;
  const onError = (error: unknown) => {
    // Readiness reports an outage; logging it for each run of each task would flood the log.
    if (!isDatabaseUnavailable(error))
      logger.error({ error: withoutData(error as Error) }, 'background task failed');
  };
  const relay = startRelay(context, onError);
  const stops = tasksOf(context).flatMap(([pause, work]) => (work ? [repeat(work, pause, onError)] : []));
  return {
    endSending: relay.endSending,
    stop: async () => {
      await Promise.all([relay.stop(), ...stops.map((stop) => stop())]);
    },
  };
}

/** Starts to send notifications. */
function startRelay(
  { config, db, records, logger, timing }: ApiContext,
  onError: (error: unknown) => void,
): Background {
  const cutting = new AbortController();
  const senders = createSenders(config, db, createAnnouncements(records), timing, cutting.signal);
  const relay = createRelay({ outbox: createOutboxRepository(db), senders, logger });
  const stopRelay = repeat(relay, timing.relayPause, onError);
  let cut: NodeJS.Timeout | undefined;
  const endSending = () => {
    cut ??= setTimeout(() => cutting.abort(), timing.sendingLimit);
    void stopRelay();
  };
  return {
    endSending,
    stop: async () => {
      endSending();
      await stopRelay();
      clearTimeout(cut);
    },
  };
}

/** A task that is repeated with a pause in milliseconds; undefined work does not apply to this database. */
type Task = [pause: number, work: ((signal: AbortSignal) => Promise<void>) | undefined];

function tasksOf(context: ApiContext): Task[] {
  const { config, db, intake, limits, erasureFile, erasedPeople, purgeMark, logger, timing } = context;
  const purge = createPurgeTask({
    retention: createRetention(db),
    mark: purgeMark,
    quarantined: () => intake.gauges?.().quarantined ?? 0,
    logger,
  });
  return [
    [10 * minute, () => deleteExpiredNonces(db)],
    [minute, (signal) => deriveOld(db, submissionTables, config.homeCountry, signal)],
    [minute, createErasureKeeper(db, erasureFile, erasedPeople.key)],
    [minute, () => truncateLog(db)],
    [60 * minute, purge],
    [timing.sharePause, limits.share],
    [minute, limits.forgetShared],
    [timing.flaggedPause, config.mail && createFlaggedNotices(db).queue],
    [second, intake.drain],
    [minute, intake.adopt],
  ];
}
