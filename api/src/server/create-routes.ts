import { Router } from '@koa/router';
import { lastVisitEnd } from '../db/visits.ts';
import {
  addAdministratorRoutes,
  addOwnPasswordRoute,
} from '../features/administrators/administrator-routes.ts';
import { addAuditRoutes } from '../features/audit/audit-routes.ts';
import { addCaptchaRoutes, createCaptcha } from '../features/captcha/captcha.ts';
import { addClientReportRoute } from '../features/client-reports/client-report-routes.ts';
import { addEventRoute } from '../features/events/event-routes.ts';
import { addExportRoutes } from '../features/exports/export-routes.ts';
import { addHealthRoutes } from '../features/health/health-routes.ts';
import { addNotificationRoutes } from '../features/notifications/notification-routes.ts';
import { addOverviewRoute } from '../features/overview/overview.ts';
import { createPrivacyRepository } from '../features/privacy/privacy-repository.ts';
import { addPrivacyRoutes } from '../features/privacy/privacy-routes.ts';
import { addRetentionRoute } from '../features/retention/retention.ts';
import { addSavedViewRoutes } from '../features/saved-views/saved-view-routes.ts';
import { addSecondFactorRoutes } from '../features/second-factor/second-factor-routes.ts';
import { addOwnSessionRoutes, addSessionRoutes } from '../features/sessions/session-routes.ts';
import { addFormRoutes, createCheckRecipient } from '../features/submissions/form-routes.ts';
import { addPhoneLeadRoute } from '../features/submissions/phone-lead-route.ts';
import { createAcceptSubmission } from '../intake/accept-submission.ts';
import { countSubmission } from '../metrics/metrics.ts';
import { addAssigneeRoute } from '../records/assignees.ts';
import { addSamePersonRoutes } from '../records/same-person.ts';
import { addErasures } from '../submissions/erasure-file.ts';
import type { Intake } from '../submissions/submission.ts';
import { isProduction } from './config.ts';
import type { ApiContext } from './context.ts';
import type { Guards } from './create-guards.ts';
import { release, releaseText } from './release.ts';

/** Creates the router of all routes of the API. Requests try them in this order, so the most requested come first. */
export function createRoutes(context: ApiContext, guards: Guards): Router {
  const router = new Router({ sensitive: true, strict: true });
  addHealthRoutes(router, { ...context, release });
  addClientReportRoute(router, context);
  addForms(router, context, guards);
  addAccounts(router, context, guards);
  addRecords(router, context, guards);
  return router;
}

/** Adds the routes of sessions, administrators and the audit log. */
function addAccounts(router: Router, { db, limits }: ApiContext, guards: Guards) {
  addSessionRoutes(router, {
    ...guards,
    limits,
    lastVisitEnd: (administratorId) => lastVisitEnd(db, administratorId),
    release: releaseText,
  });
  addOwnSessionRoutes(router, guards);
  addOwnPasswordRoute(router, guards);
  addSecondFactorRoutes(router, guards);
  addAdministratorRoutes(router, guards);
  addAuditRoutes(router, guards);
}

/** Adds the routes of the captcha, and of the forms with their records. */
function addForms(router: Router, context: ApiContext, { audit }: Guards) {
  const { config, limits, logger, sessionSecret } = context;
  const accept = createAcceptSubmission(reportingIntake(context), limits);
  const captcha = createCaptcha({
    secret: sessionSecret,
    work: config.captchaWork,
    provider: config.captchaProvider,
  });
  const checkRecipient = createCheckRecipient(config.companyEmail, logger);
  addCaptchaRoutes(router, captcha, limits.challenges, !isProduction(config.publicUrl));
  addPhoneLeadRoute(router, { ...context, audit });
  for (const records of context.records)
    addFormRoutes(router, {
      records,
      audit,
      accept,
      verifyCaptcha: captcha.verify,
      checkExtras: records.form.id === 'contact' ? checkRecipient : undefined,
    });
}

/** Adds the routes that work on the records of all forms. */
function addRecords(router: Router, context: ApiContext, { audit, sessions }: Guards) {
  const { config, db, intake, records, feed, erasedPeople, erasureFile } = context;
  const privacy = createPrivacyRepository({
    db,
    kinds: records,
    homeCountry: config.homeCountry,
    erasedPeople,
    enterErasure: (entry) => addErasures(erasureFile, [entry]),
    eraseJournals: intake.eraseQuarantined,
  });
  addAssigneeRoute(router, db);
  addSavedViewRoutes(router, db);
  addSamePersonRoutes(router, db, config.homeCountry);
  addPrivacyRoutes(router, privacy, audit);
  addRetentionRoute(router, context);
  addEventRoute(router, { feed, activeAmong: sessions.activeAmong });
  addOverviewRoute(router, context);
  addExportRoutes(router, { ...context, audit });
  addNotificationRoutes(router, context);
}

/** Wraps the intake so that each stored submission is counted and reported to open panels at once. */
function reportingIntake({ intake: { intake }, feed, metrics }: ApiContext): Intake {
  return {
    ...intake,
    store: async (submission) => {
      const result = await intake.store(submission);
      feed.wake();
      if (result === 'stored') countSubmission(metrics, submission);
      return result;
    },
  };
}
