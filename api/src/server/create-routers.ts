import type { Router } from '@koa/router';
import { forms } from '@suite/contracts/forms/forms';
import type Koa from 'koa';
import { lastVisitEnd } from '../db/visits.ts';
import { administratorRoutes } from '../features/administrators/administrator-routes.ts';
import { ownPasswordRoutes } from '../features/administrators/own-password-routes.ts';
import { auditRoutes } from '../features/audit/audit-routes.ts';
import { createCaptcha } from '../features/captcha/captcha.ts';
import { captchaRoutes } from '../features/captcha/captcha-routes.ts';
import { clientReportRoutes } from '../features/client-reports/client-report-routes.ts';
import { eventRoutes } from '../features/events/event-routes.ts';
import { createExportLedger } from '../features/exports/export-ledger.ts';
import { exportRoutes } from '../features/exports/export-routes.ts';
import { healthRoutes } from '../features/health/health-routes.ts';
import { reasonOf } from '../features/notifications/failure-reason.ts';
import { notificationRoutes } from '../features/notifications/notification-routes.ts';
import { createOutboxRepository } from '../features/notifications/outbox-repository.ts';
import { createOverviewRepository } from '../features/overview/overview-repository.ts';
import { overviewRoutes } from '../features/overview/overview-routes.ts';
import { createPrivacyRepository } from '../features/privacy/privacy-repository.ts';
import { privacyRoutes } from '../features/privacy/privacy-routes.ts';
import { testMailRoutes } from '../features/problems/test-mail-routes.ts';
import { createRetention } from '../features/retention/retention.ts';
import { retentionRoutes } from '../features/retention/retention-routes.ts';
import { createSavedViewRepository } from '../features/saved-views/saved-view-repository.ts';
import { savedViewRoutes } from '../features/saved-views/saved-view-routes.ts';
import { secondFactorRoutes } from '../features/second-factor/second-factor-routes.ts';
import { ownSessionRoutes, sessionRoutes } from '../features/sessions/session-routes.ts';
import { addLeadRoutes } from '../features/submissions/add-lead-routes.ts';
import { createCheckRecipient, formRoutes } from '../features/submissions/form-routes.ts';
import { createAcceptSubmission } from '../intake/accept-submission.ts';
import { countSubmission } from '../metrics/metrics.ts';
import { assigneeRoutes, listAssignees } from '../records/assignees.ts';
import { createSamePerson, samePersonRoutes } from '../records/same-person.ts';
import { addErasures } from '../submissions/erasure-file.ts';
import type { Intake } from '../submissions/submission.ts';
import { isProduction } from './config.ts';
import type { ApiContext } from './context.ts';
import { createGuards, type Guards } from './create-guards.ts';
import { release, releaseText } from './release.ts';

/** Creates all routers of the API. Requests try them in this order, so the most requested come first. */
export function createRouters(app: Koa, context: ApiContext): Router[] {
  const guards = createGuards(app, context);
  return [
    ...createOperationRouters(context),
    ...createFormRouters(guards, context),
    ...createAccountRouters(guards, context),
    ...createRecordRouters(guards, context),
  ];
}

/** Creates the routers of health checks and client reports. */
const createOperationRouters = ({ intake, readiness, metrics, logger, purgeMark }: ApiContext) => [
  healthRoutes({
    release,
    isIntakeWritable: intake.intake.isWritable,
    isDatabaseReady: readiness.isDatabaseReady,
    gauges: intake.gauges,
    isPurgeStopped: purgeMark.isClockAhead,
  }),
  clientReportRoutes({ metrics, logger }),
];

/** Creates the routers of sessions, administrators and the audit log. */
function createAccountRouters(guards: Guards, { db, limits }: ApiContext) {
  const { administrators, session, audit, confirm, checkPassword, checkCode, secondFactor } = guards;
  return [
    sessionRoutes({
      session,
      guard: limits.signIns,
      audit,
      verify: administrators.verify,
      isWithoutAccounts: administrators.isEmpty,
      secondFactor,
      checkCode,
      codeFailures: guards.codeFailures,
      lastVisitEnd: (administratorId) => lastVisitEnd(db, administratorId),
      weakSettings: guards.weakSettings,
      release: releaseText,
    }),
    ownSessionRoutes({ session, sessions: guards.sessionRepository, audit }),
    ownPasswordRoutes({ administrators, session, checkPassword, audit }),
    secondFactorRoutes({
      secondFactor,
      session,
      checkPassword,
      confirm,
      audit,
      endOtherSessions: guards.sessionRepository.endOthers,
    }),
    administratorRoutes({ administrators, removeSecondFactor: secondFactor.remove, session, confirm, audit }),
    auditRoutes({ entries: guards.auditEntries, session, audit }),
  ];
}

/** Creates the routers of the captcha, and of the forms with their records. */
function createFormRouters({ session, audit }: Guards, context: ApiContext) {
  const { config, limits, logger, sessionSecret, erasedPeople } = context;
  const accept = createAcceptSubmission(reportingIntake(context), limits);
  const captcha = createCaptcha({
    secret: sessionSecret,
    work: config.captchaWork,
    provider: config.captchaProvider,
  });
  const checkRecipient = createCheckRecipient(config.companyEmail, logger);
  return [
    captchaRoutes(captcha, limits.challenges, !isProduction(config.publicUrl)),
    addLeadRoutes({
      db: context.db,
      session,
      audit,
      rules: { erasedPeople, homeCountry: config.homeCountry },
    }),
    ...context.records.map((records) =>
      formRoutes({
        records,
        session,
        audit,
        accept,
        verifyCaptcha: captcha.verify,
        checkExtras: records.form.id === 'contact' ? checkRecipient : undefined,
      }),
    ),
  ];
}

/** Creates the routers that work on the records of all forms. */
function createRecordRouters({ session, audit, sessionRepository }: Guards, context: ApiContext) {
  const { config, db, intake, records, feed, erasedPeople, erasureFile, purgeMark, problems } = context;
  const privacy = createPrivacyRepository({
    db,
    kinds: records,
    homeCountry: config.homeCountry,
    erasedPeople,
    enterErasure: (entry) => addErasures(erasureFile, [entry]),
    eraseJournals: intake.eraseQuarantined,
  });
  const overview = createOverviewRepository(db, config.mail !== undefined);
  return [
    assigneeRoutes({ session, list: () => listAssignees(db) }),
    savedViewRoutes({ session, savedViews: createSavedViewRepository(db) }),
    samePersonRoutes({ session, forms, samePerson: createSamePerson(db, forms, config.homeCountry) }),
    privacyRoutes({ privacy, session, audit }),
    retentionRoutes({ session, retention: createRetention(db), mark: purgeMark }),
    eventRoutes({ session, feed, activeAmong: sessionRepository.activeAmong }),
    overviewRoutes({
      session,
      overview,
      gauges: intake.gauges,
      problems: () => problems.current().map(({ cause }) => cause),
    }),
    exportRoutes({ session, kinds: records, ledger: createExportLedger(db), audit }),
    testMailRoutes({ session, sendTestMail: problems.sendTestMail, reasonOf }),
    notificationRoutes({ outbox: createOutboxRepository(db), session }),
  ];
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
