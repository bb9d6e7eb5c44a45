import { isLocalHost } from '@suite/contracts/public-host';
import type Koa from 'koa';
import type { Context } from 'koa';
import { createAdministratorRepository } from '../features/administrators/administrator-repository.ts';
import { createAudit, createAuditRepository } from '../features/audit/audit-repository.ts';
import { createCheckCode, createCodeFailures } from '../features/second-factor/check-code.ts';
import { createSecondFactor } from '../features/second-factor/second-factor.ts';
import { createSecondFactorRepository } from '../features/second-factor/second-factor-repository.ts';
import { createSessionRepository } from '../features/sessions/session-repository.ts';
import { createConfirmations } from '../http/check-password.ts';
import { sessions as createSessions } from '../http/session.ts';
import { insecureCookie, weakSettingLine } from '../secrets/weak-settings.ts';
import type { ApiContext } from './context.ts';

/** Sessions, passwords, codes and the audit log: what protects the routes of administrators. */
export type Guards = ReturnType<typeof createGuards>;

/** Creates the guards of the administrators' routes. */
export function createGuards(app: Koa, context: ApiContext) {
  const { config, db, limits, sessionSecret } = context;
  const administrators = createAdministratorRepository(db);
  const sessions = createSessionRepository(db);
  const auditEntries = createAuditRepository(db);
  const codeFailures = createCodeFailures(db);
  const audit = createAudit(auditEntries);
  const secondFactor = createSecondFactor({
    factors: createSecondFactorRepository(db),
    sessionSecret,
    issuer: config.companyName,
  });
  const checkCode = createCheckCode({
    secondFactor,
    failures: codeFailures,
    recoveryCodes: limits.recoveryCodes,
    audit,
  });
  return {
    administrators,
    sessions,
    auditEntries,
    codeFailures,
    audit,
    secondFactor,
    checkCode,
    ...createConfirmations({
      guard: limits.signIns,
      verify: administrators.verify,
      audit,
      isSecondFactorOn: secondFactor.isOn,
      checkCode,
    }),
    ...createSession(app, context, sessions),
  };
}

/** Creates the session middleware, and the function that lists the weak settings for a request's host. */
function createSession(
  app: Koa,
  { config, logger }: ApiContext,
  { store }: ReturnType<typeof createSessionRepository>,
) {
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const onInsecureCookie = once(() => logger.warn(...weakSettingLine(insecureCookie)));
  const always = config.weakSettings.map(({ name }) => name);
  return {
    session: createSessions(app, { store, secure, onInsecureCookie }),
    weakSettings: (ctx: Context) =>
      secure || isLocalHost(ctx.hostname) ? always : [...new Set([...always, insecureCookie.name])],
  };
}

/** Returns a function that calls `work` the first time only. */
function once(work: () => void) {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
