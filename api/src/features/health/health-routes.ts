import type { Router } from '@koa/router';
import type { PurgeMark } from '../../clock/purge-mark.ts';
import { unavailable } from '../../http/errors.ts';
import type { IntakeGauges, OpenIntake } from '../../intake/open-intake.ts';

interface HealthDeps {
  release: { version: string; commit: string | undefined };
  intake: Pick<OpenIntake, 'intake' | 'gauges'>;
  readiness: {
    /** Whether lists and sign-ins work. */
    isDatabaseReady(): Promise<boolean>;
  };
  purgeMark: PurgeMark;
}

/** Seconds after which an entry still waiting in the intake journal means that copying is stuck. */
const longestWait = 30;

const isHeldUp = ({ oldestSeconds, quarantined, damaged }: IntakeGauges) =>
  oldestSeconds > longestWait || quarantined > 0 || damaged > 0;

/**
 * Adds the health routes: `/healthz` shows that the process is alive, its version and its commit, `/readyz` that it can
 * accept submissions.
 * `/readyz` reports `degraded` if only submissions work, if journal entries wait too long or were quarantined, if a
 * journal is damaged, or if the purge is stopped.
 */
export function addHealthRoutes(
  router: Router,
  { release, intake: { intake, gauges }, readiness, purgeMark }: HealthDeps,
) {
  router
    .get('/healthz', (ctx) => {
      ctx.body = { status: 'ok', ...release };
    })
    .get('/readyz', async (ctx) => {
      if (!(await intake.isWritable())) throw unavailable();
      const isReady = await readiness.isDatabaseReady();
      const journal = gauges?.();
      const isStopped = purgeMark.isClockAhead();
      const status = isReady && !isStopped && !(journal && isHeldUp(journal)) ? 'ok' : 'degraded';
      ctx.body = { status, ...(journal && { intake: journal }), ...(isStopped && { purge: 'stopped' }) };
    });
}
