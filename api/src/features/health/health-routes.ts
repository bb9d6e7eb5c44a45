import { Router } from '@koa/router';
import { unavailable } from '../../http/errors.ts';
import type { IntakeGauges } from '../../intake/open-intake.ts';

interface HealthParts {
  /** Whether a lead sent now would be kept. */
  isIntakeWritable: () => Promise<boolean>;
  /** Whether lists and sign-ins work. */
  isDatabaseReady: () => Promise<boolean>;
  /** What waits in the intake journal, where there is one. */
  gauges: (() => IntakeGauges) | undefined;
}

/** A copy that takes longer than this is held up by something. */
const longestWait = 30;

const isHeldUp = ({ oldestSeconds, quarantined, damaged }: IntakeGauges) =>
  oldestSeconds > longestWait || quarantined > 0 || damaged > 0;

/** `/healthz`: the process lives. `/readyz`: it can take submissions, perhaps `degraded` to only that (R69). Degraded is also what
 * waits long or was refused by the main database: an operator should look. */
export function healthRoutes({ isIntakeWritable, isDatabaseReady, gauges }: HealthParts) {
  return new Router({ sensitive: true, strict: true })
    .get('/healthz', (ctx) => {
      ctx.body = { status: 'ok' };
    })
    .get('/readyz', async (ctx) => {
      if (!(await isIntakeWritable())) throw unavailable();
      const isReady = await isDatabaseReady();
      const intake = gauges?.();
      const status = isReady && !(intake && isHeldUp(intake)) ? 'ok' : 'degraded';
      ctx.body = { status, ...(intake && { intake }) };
    });
}
