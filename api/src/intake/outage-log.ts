import type { Logger } from 'pino';
import type { Copier } from './copier.ts';
import type { Journal } from './journal.ts';

const pause = 60_000;

/**
 * Creates the function to call after each attempt to copy a journal. It logs a warning when an attempt first fails, another
 * each minute while attempts fail, and one line when the journal is empty again.
 */
export function createOutageLog(
  copier: Pick<Copier, 'failure'>,
  journal: Pick<Journal, 'state'>,
  logger: Logger,
): () => void {
  let started: number | undefined;
  let nextAt = 0;
  return () => {
    const reason = copier.failure();
    const now = performance.now();
    if (reason !== undefined && (started === undefined || now >= nextAt)) {
      started ??= now;
      nextAt = now + pause;
      const { waiting } = journal.state();
      logger.warn({ reason, waiting }, 'MySQL unavailable, submissions wait in the intake journal');
    } else if (reason === undefined && started !== undefined && journal.state().waiting === 0) {
      logger.info(
        { seconds: Math.round((now - started) / 1000) },
        'MySQL available again, all submissions copied',
      );
      started = undefined;
    }
  };
}
