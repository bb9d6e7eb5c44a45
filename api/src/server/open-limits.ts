import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import { createSharedCounts } from '../db/shared-counts.ts';
import { createSignInGuard, type SignInGuard, signInAttempts } from '../features/sessions/sign-in-guard.ts';
import { createThrottle, type Throttle } from '../http/throttle.ts';
import type { Timing } from './timing.ts';

interface LimitOptions {
  config: { limitIntake: number; limitLogin: number };
  db: Knex;
  sessionSecret: string;
  timing: Timing;
}

export interface Limits {
  /** Submissions per address. Never waits for the database. */
  submissions: Throttle;
  /** Requests per address that store nothing: invalid bodies and repeated submissions. Never waits for the database. */
  wasted: Throttle;
  /** Captcha challenges per address. Never waits for the database. */
  challenges: Throttle;
  /** Wrong recovery codes per account and address. */
  recoveryCodes: Throttle;
  signIns: SignInGuard;
  /** Shares the counts with other processes; call it periodically. Undefined on SQLite, which has one process. */
  share: (() => Promise<void>) | undefined;
  /** Deletes expired shared counts; call it every minute. Undefined on SQLite. */
  forgetShared: (() => Promise<void>) | undefined;
}

/**
 * Number of corrections, repeats or challenges allowed for each submission that an address may send; enough for an
 * office behind one address.
 */
const perSubmission = 10;

/** Creates all rate limits. Processes on one database share their counts (docs/decisions/0122). */
export function openLimits({ config, db, sessionSecret, timing }: LimitOptions): Limits {
  const { limitIntake, limitLogin } = config;
  const counts = isMySql(db) ? createSharedCounts(db, sessionSecret) : undefined;
  const exchange = counts?.exchange;
  const submissions = createThrottle({
    limit: limitIntake,
    what: 'submissions',
    exchange,
  });
  const ample = { limit: limitIntake * perSubmission, exchange };
  const wasted = createThrottle({ ...ample, what: 'requests', name: 'wasted requests' });
  const challenges = createThrottle({ ...ample, what: 'captcha challenges' });
  const atOnce = { limit: limitLogin, exchange, isAtOnce: true };
  const addresses = createThrottle({ ...atOnce, what: signInAttempts, name: 'sign-ins of an address' });
  const accounts = createThrottle({ ...atOnce, what: signInAttempts, name: 'sign-ins to an account' });
  const recoveryCodes = createThrottle({ ...atOnce, what: 'recovery codes' });
  const share = async () => {
    const throttles = [submissions, wasted, challenges, addresses, accounts, recoveryCodes];
    for (const throttle of throttles) await throttle.share();
  };
  return {
    submissions,
    wasted,
    challenges,
    recoveryCodes,
    signIns: createSignInGuard({ addresses, accounts, spacing: timing.signInSpacing }),
    share: counts && share,
    forgetShared: counts?.forget,
  };
}
