import type { AdminHosts } from '@suite/contracts/admin-hosts';
import { apiPaths } from '@suite/contracts/paths';
import { recordKinds } from '@suite/contracts/records';
import Koa, { type Context } from 'koa';
import type { Logger } from 'pino';
import type { AdministratorRepository } from '../features/administrators/administrator-repository.ts';
import { administratorRoutes } from '../features/administrators/administrator-routes.ts';
import { ownPasswordRoutes } from '../features/administrators/own-password-routes.ts';
import type { AuditRepository } from '../features/audit/audit-repository.ts';
import { auditRoutes } from '../features/audit/audit-routes.ts';
import { createAudit } from '../features/audit/create-audit.ts';
import { type CaptchaOptions, createCaptcha } from '../features/captcha/captcha.ts';
import { captchaRoutes } from '../features/captcha/captcha-routes.ts';
import { clientReportRoutes } from '../features/client-reports/client-report-routes.ts';
import { contactRoutes } from '../features/contacts/contact-routes.ts';
import { eventRoutes } from '../features/events/event-routes.ts';
import type { SubmissionFeed } from '../features/events/submission-feed.ts';
import type { ExportLedger } from '../features/exports/export-ledger.ts';
import { exportRoutes } from '../features/exports/export-routes.ts';
import { healthRoutes } from '../features/health/health-routes.ts';
import { leadRoutes } from '../features/leads/lead-routes.ts';
import { notificationRoutes } from '../features/notifications/notification-routes.ts';
import type { OutboxRepository } from '../features/notifications/outbox-repository.ts';
import type { OverviewRepository } from '../features/overview/overview-repository.ts';
import { overviewRoutes } from '../features/overview/overview-routes.ts';
import { partnerApplicationRoutes } from '../features/partner-applications/partner-application-routes.ts';
import type { PrivacyRepository } from '../features/privacy/privacy-repository.ts';
import { privacyRoutes } from '../features/privacy/privacy-routes.ts';
import type { Retention } from '../features/retention/retention.ts';
import { retentionRoutes } from '../features/retention/retention-routes.ts';
import { createCheckCode } from '../features/second-factor/check-code.ts';
import type { CodeFailures } from '../features/second-factor/code-failures.ts';
import { createSecondFactor } from '../features/second-factor/second-factor.ts';
import type { SecondFactorRepository } from '../features/second-factor/second-factor-repository.ts';
import { secondFactorRoutes } from '../features/second-factor/second-factor-routes.ts';
import { ownSessionRoutes } from '../features/sessions/own-session-routes.ts';
import type { SessionRepository } from '../features/sessions/session-repository.ts';
import { sessionRoutes } from '../features/sessions/session-routes.ts';
import { keepAdministrationToItsHosts } from '../http/admin-hosts.ts';
import { createCheckPassword, createVerifyOwnPassword } from '../http/check-password.ts';
import { createConfirm } from '../http/confirm.ts';
import { errorResponses } from '../http/error-responses.ts';
import { isLocalHost } from '../http/is-local-host.ts';
import { noRoute } from '../http/no-route.ts';
import { logErrors, requestLog } from '../http/request-log.ts';
import { refuseForeignWrites } from '../http/same-origin.ts';
import { sessions } from '../http/session.ts';
import { createThrottle } from '../http/throttle.ts';
import { throttleWasted } from '../http/throttle-wasted.ts';
import { createAcceptSubmission } from '../intake/accept-submission.ts';
import type { IntakeGauges } from '../intake/open-intake.ts';
import { countRequests } from '../metrics/count-requests.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { insecureCookie, type WeakSetting, weakSettingLine } from '../secrets/weak-secrets.ts';
import type { Intake } from '../submissions/submission.ts';
import type { Limits } from './open-limits.ts';
import type { Records } from './open-records.ts';

export interface AppParts {
  intake: Intake;
  /** Reads the state of the intake journal; undefined on SQLite. */
  gauges: (() => IntakeGauges) | undefined;
  records: Records;
  overview: OverviewRepository;
  exportLedger: ExportLedger;
  feed: SubmissionFeed;
  retention: Retention;
  privacy: PrivacyRepository;
  outbox: OutboxRepository;
  administrators: AdministratorRepository;
  sessions: SessionRepository;
  secondFactors: SecondFactorRepository;
  codeFailures: CodeFailures;
  auditEntries: AuditRepository;
  /** Returns whether an error is a temporary failure of the database. */
  isUnavailable: (error: unknown) => boolean;
  /** Returns whether the schema is up to date and the database responds. */
  isDatabaseReady: () => Promise<boolean>;
  sessionSecret: string;
  companyName: string;
  publicUrl: string | undefined;
  weakSettings: readonly WeakSetting[];
  /** The only hosts that serve the administrator API; undefined if every host does. */
  adminHosts: AdminHosts | undefined;
  limits: Limits;
  captcha: Omit<CaptchaOptions, 'secret'>;
  companyEmail: string | undefined;
  /** Whether a trusted proxy sets X-Forwarded-For. */
  trustProxy: boolean;
  logger: Logger;
  metrics: Metrics;
}

/** Limits per ten minutes, for one address and for all; far above what the browsers of sampled visits send. */
const reportsOfAnAddress = 60;
const reportsOfAll = 3000;

const prefersText = (ctx: Context) =>
  ctx.path === apiPaths.login && ctx.accepts('application/json', 'text/plain') === 'text/plain';

/** Returns whether an error should be a page: browsers request downloads by navigation. */
const prefersPage = (ctx: Context) =>
  recordKinds.some((kind) => ctx.path === apiPaths.exportRecords(kind)) &&
  ctx.accepts('application/json', 'text/html') === 'text/html';

/** Builds the Koa application; opens no connection and no port. */
export function createApp(parts: AppParts): Koa {
  const { intake, limits, records, administrators, logger, publicUrl, adminHosts } = parts;
  const { leads, contacts, partnerApplications } = records;
  const app = new Koa({ proxy: parts.trustProxy, maxIpsCount: 1, keys: [parts.sessionSecret] });
  const secure = publicUrl?.startsWith('https:') ?? false;
  const onInsecureCookie = once(() => logger.warn(...weakSettingLine(insecureCookie)));
  const session = sessions(app, { store: parts.sessions.store, secure, onInsecureCookie });
  const weakSettings = (ctx: Context) => {
    const always = parts.weakSettings.map(({ name }) => name);
    return secure || isLocalHost(ctx.hostname) ? always : [...new Set([...always, insecureCookie.name])];
  };
  const accept = createAcceptSubmission(intake, limits);
  const captcha = createCaptcha({ secret: parts.sessionSecret, ...parts.captcha });
  const verifyCaptcha = captcha.verify;
  const audit = createAudit(parts.auditEntries);
  const { sessionSecret, companyName: issuer } = parts;
  const secondFactor = createSecondFactor({ factors: parts.secondFactors, sessionSecret, issuer });
  const checkCode = createCheckCode({
    secondFactor,
    failures: parts.codeFailures,
    recoveryCodes: limits.recoveryCodes,
    audit,
  });
  const { verify } = administrators;
  const verifyOwnPassword = createVerifyOwnPassword({ guard: limits.signIns, verify, audit });
  const checkPassword = createCheckPassword(verifyOwnPassword);
  const confirm = createConfirm({ verifyOwnPassword, isSecondFactorOn: secondFactor.isOn, checkCode });

  logErrors(app, logger);
  app
    .use(requestLog(logger))
    .use(countRequests(parts.metrics))
    .use(noStore)
    .use(errorResponses({ isUnavailable: parts.isUnavailable, prefersText, prefersPage }))
    .use(keepAdministrationToItsHosts(adminHosts))
    .use(refuseForeignWrites({ publicUrl, adminHosts }))
    .use(throttleWasted(limits.wasted));
  const routers = [
    healthRoutes({
      isIntakeWritable: intake.isWritable,
      isDatabaseReady: parts.isDatabaseReady,
      gauges: parts.gauges,
    }),
    sessionRoutes({
      session,
      guard: limits.signIns,
      audit,
      verify: administrators.verify,
      isWithoutAccounts: administrators.isEmpty,
      secondFactor,
      checkCode,
      codeFailures: parts.codeFailures,
      weakSettings,
    }),
    ownSessionRoutes({ session, kept: parts.sessions, audit }),
    ownPasswordRoutes({ administrators, session, checkPassword, audit }),
    secondFactorRoutes({ secondFactor, session, checkPassword, confirm, audit }),
    administratorRoutes({ administrators, removeSecondFactor: secondFactor.remove, session, confirm, audit }),
    auditRoutes({ entries: parts.auditEntries, session }),
    captchaRoutes(captcha, limits.challenges),
    clientReportRoutes({
      reporters: createThrottle({ limit: reportsOfAnAddress, what: 'reports' }),
      all: createThrottle({ limit: reportsOfAll, what: 'reports' }),
      metrics: parts.metrics,
      logger,
    }),
    leadRoutes({ leads, session, audit, accept }),
    contactRoutes({
      contacts,
      session,
      audit,
      accept,
      verifyCaptcha,
      companyEmail: parts.companyEmail,
      warnOfRecipient: ({ state }) =>
        logger.warn({ requestId: state.requestId }, 'toEmail is not the configured COMPANY_EMAIL'),
    }),
    partnerApplicationRoutes({ partnerApplications, session, audit, accept, verifyCaptcha }),
    privacyRoutes({ privacy: parts.privacy, session, audit }),
    retentionRoutes({ session, retention: parts.retention }),
    eventRoutes({ session, feed: parts.feed, aliveAmong: parts.sessions.aliveAmong }),
    overviewRoutes({ session, overview: parts.overview, gauges: parts.gauges }),
    exportRoutes({
      session,
      kinds: [leads, contacts, partnerApplications],
      ledger: parts.exportLedger,
      audit,
    }),
    notificationRoutes({ outbox: parts.outbox, session }),
  ];
  for (const router of routers) app.use(router.routes());
  return app.use(noRoute);
}

/** Returns a function that calls `work` the first time only. */
function once(work: () => void) {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

const noStore: Koa.Middleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  await next();
};
