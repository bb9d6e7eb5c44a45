import { Router } from '@koa/router';
import { unavailable } from '../../http/errors.ts';

interface HealthParts {
  /** Whether a lead sent now would be kept. */
  isIntakeWritable: () => Promise<boolean>;
  /** Whether lists and sign-ins work. */
  isDatabaseReady: () => Promise<boolean>;
}

/** `/healthz`: the process lives. `/readyz`: it can take submissions, perhaps `degraded` to only that (R69). */
export function healthRoutes({ isIntakeWritable, isDatabaseReady }: HealthParts) {
  return new Router({ sensitive: true, strict: true })
    .get('/healthz', (ctx) => {
      ctx.body = { status: 'ok' };
    })
    .get('/readyz', async (ctx) => {
      if (!(await isIntakeWritable())) throw unavailable();
      ctx.body = { status: (await isDatabaseReady()) ? 'ok' : 'degraded' };
    });
}
