import type { Context } from 'koa';
import { addressKey } from '../../http/address-of.ts';
import type { Account, Audit } from '../../http/audit.ts';
import { codesRefused } from '../../http/errors.ts';
import type { Throttle } from '../../http/throttle.ts';
import type { CodeFailures } from './code-failures.ts';
import { type FactorUsed, looksLikeTotp, type SecondFactor } from './second-factor.ts';

/**
 * Checks a second-factor code and uses it up; call it after the password check. Returns the code's kind, or undefined
 * for a wrong code, which it records in the audit log. Throws 429 while codes are refused.
 */
export type CheckCode = (ctx: Context, who: Account, code: string) => Promise<FactorUsed | undefined>;

interface CheckCodeDeps {
  secondFactor: Pick<SecondFactor, 'use'>;
  failures: CodeFailures;
  /** Limit on wrong recovery codes per account and address, so that an attacker can't use up the owner's attempts. */
  recoveryCodes: Throttle;
  audit: Audit;
}

export const createCheckCode =
  ({ secondFactor, failures, recoveryCodes, audit }: CheckCodeDeps): CheckCode =>
  async (ctx, who, code) => {
    const { administratorId } = who;
    const recoveryKey = `${administratorId} ${addressKey(ctx.ip)}`;
    if (looksLikeTotp(code)) {
      const seconds = await failures.claimAttempt(administratorId);
      if (seconds > 0) throw codesRefused(seconds);
    } else await recoveryCodes.demand(recoveryKey);
    const used = await secondFactor.use(administratorId, code);
    if (used === undefined) {
      await failures.note(administratorId);
      await audit.record(ctx, 'second-factor-failed', {}, who);
      return undefined;
    }
    if (used === 'recovery-code') await recoveryCodes.refund(recoveryKey);
    await failures.reset(administratorId);
    return used;
  };
