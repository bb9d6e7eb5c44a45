import type { Router } from '@koa/router';
import { type ClientError, type ClientReport, clientReportSchema } from '@suite/contracts/client-report';
import { withoutPersonalData } from '@suite/contracts/error-text';
import { apiPaths } from '@suite/contracts/paths';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { addressKey } from '../../http/address-of.ts';
import { readBody } from '../../http/read-body.ts';
import { createThrottle } from '../../http/throttle.ts';
import type { Metrics } from '../../metrics/metrics.ts';

/** Maximum number of reports per address in ten minutes; far above what the browsers of sampled visits send. */
const reportsPerAddress = 60;
/** Maximum number of reports from all addresses together in ten minutes, so that many addresses can't flood the log. */
const reportsInAll = 3000;

interface ClientReportDeps {
  metrics: Pick<Metrics, 'clientErrors' | 'vitals' | 'layoutShift'>;
  logger: Logger;
}

const ownFiles = /^(?:[\w-]+\/[\w.-]+\.js:\d+:\d+(?:\n|$))*$/;

/** Removes personal data again, because the report may not come from our script, which already removes it. */
const scrubbed = ({ stack, name, message, ...error }: ClientError) => ({
  ...error,
  name: withoutPersonalData(name),
  message: withoutPersonalData(message),
  stack: ownFiles.test(stack) ? stack.split('\n').filter(Boolean) : [],
});

/**
 * Adds the route for reports of sampled page loads. Each report is logged and counted; nothing is written to the
 * database.
 */
export function addClientReportRoute(router: Router, { metrics, logger }: ClientReportDeps) {
  const perAddress = createThrottle({ limit: reportsPerAddress, what: 'reports' });
  const inAll = createThrottle({ limit: reportsInAll, what: 'reports' });
  const { clientErrors, vitals, layoutShift } = metrics;

  function count({ route, errors, vitals: reported }: ClientReport) {
    for (const { app } of errors) clientErrors.inc({ app, route });
    for (const { name, value } of reported) {
      if (name === 'CLS') layoutShift.observe({ route }, value);
      else vitals.observe({ vital: name, route }, value / 1000);
    }
  }

  router.post(apiPaths.clientReports, async (ctx: Context) => {
    ctx.status = 204;
    const refused = (await perAddress.take(addressKey(ctx.ip))) || (await inAll.take('all'));
    // Still 204: the page can't act on an error.
    if (refused) return;
    const report = await readBody(ctx, clientReportSchema);
    count(report);
    const { route, errors, vitals: reported } = report;
    const { requestId } = ctx.state;
    const about = { requestId, route, errors: errors.map(scrubbed), vitals: reported };
    logger[errors.length > 0 ? 'warn' : 'info'](about, 'client report');
  });
}
