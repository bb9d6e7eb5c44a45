import { apiPaths } from '@suite/contracts/paths';
import Koa, { type Context } from 'koa';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from './db/unavailable.ts';
import type { AdministratorRepository } from './features/administrators/administrator-repository.ts';
import { type CaptchaOptions, createCaptcha } from './features/captcha/captcha.ts';
import { captchaRoutes } from './features/captcha/captcha-routes.ts';
import type { ContactRepository } from './features/contacts/contact-repository.ts';
import { contactRoutes } from './features/contacts/contact-routes.ts';
import { healthRoutes } from './features/health/health-routes.ts';
import type { LeadRepository } from './features/leads/lead-repository.ts';
import { leadRoutes } from './features/leads/lead-routes.ts';
import { notificationRoutes } from './features/notifications/notification-routes.ts';
import type { OutboxRepository } from './features/notifications/outbox-repository.ts';
import type { PartnerApplicationRepository } from './features/partner-applications/partner-application-repository.ts';
import { partnerApplicationRoutes } from './features/partner-applications/partner-application-routes.ts';
import { sessionRoutes } from './features/sessions/session-routes.ts';
import { createSignInGuard } from './features/sessions/sign-in-guard.ts';
import { createAcceptSubmission } from './http/accept-submission.ts';
import { errorResponses } from './http/error-responses.ts';
import { noRoute } from './http/no-route.ts';
import { logErrors, requestLog } from './http/request-log.ts';
import { refuseForeignWrites } from './http/same-origin.ts';
import { type SessionStore, sessions } from './http/session.ts';
import { createThrottle } from './http/throttle.ts';
import type { IntakeGauges } from './intake/open-intake.ts';
import type { Intake } from './intake/submission.ts';

export interface AppParts {
  intake: Intake;
  /** Where there is an intake journal: what waits in it. */
  gauges: (() => IntakeGauges) | undefined;
  leads: LeadRepository;
  contacts: ContactRepository;
  partnerApplications: PartnerApplicationRepository;
  outbox: OutboxRepository;
  administrators: AdministratorRepository;
  sessionStore: SessionStore;
  /** Whether the schema is up to date and the database answers. */
  isDatabaseReady: () => Promise<boolean>;
  sessionSecret: string;
  publicUrl: string | undefined;
  limitIntake: number;
  limitLogin: number;
  captcha: Omit<CaptchaOptions, 'secret'>;
  companyEmail: string | undefined;
  /** Whether X-Forwarded-For is set by a proxy of ours. */
  trustProxy: boolean;
  logger: Logger;
}

const prefersText = (ctx: Context) =>
  ctx.path === apiPaths.login && ctx.accepts('application/json', 'text/plain') === 'text/plain';

/** Puts the API together; opens nothing and listens nowhere. */
export function createApp(parts: AppParts): Koa {
  const { intake, leads, contacts, partnerApplications, administrators, logger, publicUrl } = parts;
  const app = new Koa({ proxy: parts.trustProxy, maxIpsCount: 1, keys: [parts.sessionSecret] });
  const secure = publicUrl?.startsWith('https:') ?? false;
  const session = sessions(app, { store: parts.sessionStore, secure });
  const accept = createAcceptSubmission(intake, createThrottle(parts.limitIntake, 'submissions'));
  const guard = createSignInGuard(parts.limitLogin);
  const captcha = createCaptcha({ secret: parts.sessionSecret, ...parts.captcha });
  const verifyCaptcha = captcha.verify;

  logErrors(app, logger);
  app
    .use(requestLog(logger))
    .use(noStore)
    .use(errorResponses({ isUnavailable: isDatabaseUnavailable, prefersText }))
    .use(refuseForeignWrites(publicUrl));
  const routers = [
    healthRoutes({
      isIntakeWritable: intake.isWritable,
      isDatabaseReady: parts.isDatabaseReady,
      gauges: parts.gauges,
    }),
    sessionRoutes({ session, guard, verify: administrators.verify }),
    captchaRoutes(captcha),
    leadRoutes({ leads, session, accept }),
    contactRoutes({
      contacts,
      session,
      accept,
      verifyCaptcha,
      companyEmail: parts.companyEmail,
      warnOfRecipient: ({ state }) =>
        logger.warn({ requestId: state.requestId }, 'toEmail is not the configured COMPANY_EMAIL'),
    }),
    partnerApplicationRoutes({ partnerApplications, session, accept, verifyCaptcha }),
    notificationRoutes({ outbox: parts.outbox, session }),
  ];
  for (const router of routers) app.use(router.routes());
  return app.use(noRoute);
}

const noStore: Koa.Middleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  await next();
};
