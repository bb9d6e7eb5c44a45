import type { FailedCodes } from '@suite/contracts/session';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { addressKey } from '../../http/address-of.ts';
import type { Account, Audit } from '../../http/audit.ts';
import { codesRefused } from '../../http/errors.ts';
import { asFailedCodes } from '../../http/session.ts';
import type { Throttle } from '../../http/throttle.ts';
import { type FactorUsed, looksLikeTotp, type SecondFactor } from './second-factor.ts';

/** Number of consecutive wrong app codes after which further codes are refused for a time. */
const freeFailures = 5;
const firstDelay = 60_000;
const longestDelay = 6 * 60 * 60_000;

/**
 * Returns for how many milliseconds app codes are refused after this many consecutive wrong ones: none at first, then 1
 * minute, 2, 4 and so on, up to 6 hours.
 */
const delayAfter = (failures: number) =>
  failures < freeFailures ? 0 : Math.min(firstDelay * 2 ** (failures - freeFailures), longestDelay);

type CodeFailures = ReturnType<typeof createCodeFailures>;

/** Creates the counter of wrong codes per account, in the database, so that all API processes share it. */
export function createCodeFailures(db: Knex) {
  const factor = (administratorId: number) =>
    db('second_factors').where({ administrator_id: administratorId });

  return {
    /**
     * Counts an app code as wrong before it is checked, so that codes sent at the same time cannot exceed the limit.
     * Returns 0 if the code may be checked now, else the seconds until it may be.
     */
    claimAttempt: async (administratorId: number): Promise<number> => {
      for (;;) {
        const row = await factor(administratorId).first('failed_codes', 'codes_refused_until');
        if (!row) return 0;
        const wait = Number(row.codes_refused_until) - Date.now();
        // A longer wait is from before the clock was set back.
        if (wait > 0 && wait <= longestDelay) return Math.ceil(wait / 1000);
        const failures = row.failed_codes + 1;
        const claimed = await factor(administratorId)
          .where({ failed_codes: row.failed_codes, codes_refused_until: row.codes_refused_until })
          .update({ failed_codes: failures, codes_refused_until: Date.now() + delayAfter(failures) });
        if (claimed > 0) return 0;
      }
    },
    /** Resets the delay after a right code. */
    reset: async (administratorId: number): Promise<void> => {
      await factor(administratorId).update({ failed_codes: 0, codes_refused_until: 0 });
    },
    /** Counts a wrong code, to be shown to the account's owner. */
    note: async (administratorId: number): Promise<void> => {
      await factor(administratorId)
        .increment('failures_since_sign_in')
        .update({ last_failure_at: Date.now() });
    },
    /** Returns the wrong codes since the last sign-in, or undefined if there were none. */
    sinceSignIn: async (administratorId: number): Promise<FailedCodes | undefined> => {
      const row = await factor(administratorId).first('failures_since_sign_in', 'last_failure_at');
      return row && asFailedCodes(row.failures_since_sign_in, row.last_failure_at);
    },
    /** Resets the count of `sinceSignIn`; call it at each sign-in. */
    forget: async (administratorId: number): Promise<void> => {
      await factor(administratorId).update({ failures_since_sign_in: 0, last_failure_at: 0 });
    },
  };
}

/**
 * Checks a second-factor code and uses it up; call it after the password check. Returns the code's kind, or undefined
 * for a wrong code, which it records in the audit log. Throws 429 while codes are refused.
 */
type CheckCode = (ctx: Context, who: Account, code: string) => Promise<FactorUsed | undefined>;

interface CheckCodeDeps {
  secondFactor: Pick<SecondFactor, 'use'>;
  failures: CodeFailures;
  /** Limit on wrong recovery codes per account and address, so that an attacker can't use up the owner's attempts. */
  recoveryCodes: Throttle;
  audit: Audit;
}

/** Creates the check of codes. */
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
