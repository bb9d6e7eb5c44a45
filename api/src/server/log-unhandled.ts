import type { Logger } from 'pino';
import { withoutData } from '../http/request-log.ts';

/**
 * Logs unhandled errors instead of ending the process. Safe for rejections: each concerns a single task, and background
 * tasks catch their own errors.
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
