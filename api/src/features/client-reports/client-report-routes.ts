import { Router } from '@koa/router';
import { type ClientError, type ClientReport, clientReportSchema } from '@suite/contracts/client-report';
import { withoutPersonalData } from '@suite/contracts/error-text';
import { apiPaths } from '@suite/contracts/paths';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { addressKey } from '../../http/address-key.ts';
import { readBody } from '../../http/read-body.ts';
import type { Throttle } from '../../http/throttle.ts';
import type { Metrics } from '../../metrics/metrics.ts';

interface ClientReportParts {
  /** Counts the reports of each address. */
  reporters: Throttle;
  /** Counts all reports, so that nobody floods the log from many addresses. */
  all: Throttle;
  metrics: Pick<Metrics, 'clientReports' | 'clientErrors' | 'vitals' | 'layoutShift'>;
  logger: Logger;
}

const ownFiles = /^(?:[\w-]+\/[\w.-]+\.js:\d+:\d+(?:\n|$))*$/;

/** Nobody has to have sent it by our script: what may be a person's is taken out here too (R63). */
const scrubbed = ({ stack, name, message, ...error }: ClientError) => ({
  ...error,
  name: withoutPersonalData(name),
  message: withoutPersonalData(message),
  stack: ownFiles.test(stack) ? stack.split('\n').filter(Boolean) : [],
});

/** Takes what sampled page loads tell of themselves: one line in the log and some counters, nothing in the database. */
export function clientReportRoutes({ reporters, all, metrics, logger }: ClientReportParts) {
  const { clientReports, clientErrors, vitals, layoutShift } = metrics;

  function count({ route, errors, vitals: told }: ClientReport) {
    for (const { app } of errors) clientErrors.inc({ app, route });
    for (const { name, value } of told) {
      if (name === 'CLS') layoutShift.observe({ route }, value);
      else vitals.observe({ vital: name, route }, value / 1000);
    }
  }

  return new Router({ sensitive: true, strict: true }).post(apiPaths.clientReports, async (ctx: Context) => {
    ctx.status = 204;
    const refused = (await reporters.take(addressKey(ctx.ip))) || (await all.take('all'));
    clientReports.inc({ outcome: refused ? 'dropped' : 'kept' });
    // The page need not know: it has nobody to tell.
    if (refused) return;
    const report = await readBody(ctx, clientReportSchema);
    count(report);
    const { route, errors, vitals: told } = report;
    const { requestId } = ctx.state;
    const about = { requestId, route, errors: errors.map(scrubbed), vitals: told };
    logger[errors.length > 0 ? 'warn' : 'info'](about, 'client report');
  });
}
