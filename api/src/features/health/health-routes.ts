import { Router } from '@koa/router';
import { unavailable } from '../../http/errors.ts';
import type { IntakeGauges } from '../../intake/open-intake.ts';

interface HealthDeps {
  release: { version: string; commit: string | undefined };
  /** Whether a lead sent now would be stored. */
  isIntakeWritable: () => Promise<boolean>;
  /** Whether lists and sign-ins work. */
  isDatabaseReady: () => Promise<boolean>;
  /** State of the intake journal; undefined if there is none. */
  gauges: (() => IntakeGauges) | undefined;
  /** Whether the purge deletes nothing, because the clock is implausibly far ahead of the last one. */
  isPurgeStopped: () => boolean;
}

/** Seconds after which an entry still waiting in the intake journal means that copying is stuck. */
const longestWait = 30;

const isHeldUp = ({ oldestSeconds, quarantined, damaged }: IntakeGauges) =>
  oldestSeconds > longestWait || quarantined > 0 || damaged > 0;

/**
 * Creates the health routes: `/healthz` shows that the process is alive, its version and its commit, `/readyz` that it can accept submissions.
 * `/readyz` reports `degraded` if only submissions work, if journal entries wait too long or were quarantined, if a
 * journal is damaged, or if the purge is stopped.
 */
export function healthRoutes({
  release,
  isIntakeWritable,
  isDatabaseReady,
  gauges,
  isPurgeStopped,
}: HealthDeps) {
  return new Router({ sensitive: true, strict: true })
    .get('/healthz', (ctx) => {
      ctx.body = { status: 'ok', ...release };
    })
    .get('/readyz', async (ctx) => {
      if (!(await isIntakeWritable())) throw unavailable();
      const isReady = await isDatabaseReady();
      const intake = gauges?.();
      const isStopped = isPurgeStopped();
      const status = isReady && !isStopped && !(intake && isHeldUp(intake)) ? 'ok' : 'degraded';
      ctx.body = { status, ...(intake && { intake }), ...(isStopped && { purge: 'stopped' }) };
    });
}
