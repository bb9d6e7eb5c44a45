import type { Logger } from 'pino';
import { withoutData } from './http/request-log.ts';

/**
 * Logs what nothing in the process handles, instead of ending the process. Sound for rejections: they concern one piece of
 * work, and every background task catches its own.
 */
export function logUnhandled(
  logger: Logger,
  events: readonly ('unhandledRejection' | 'uncaughtException')[],
): void {
  for (const event of events)
    process.on(event, (error: unknown) => {
      const known = error instanceof Error ? error : new Error('Something else than an Error was thrown');
      logger.error({ error: withoutData(known) }, event);
    });
}
