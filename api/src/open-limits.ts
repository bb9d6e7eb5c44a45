import type { ExchangeCounts } from './db/shared-counts.ts';
import { createSignInGuard, type SignInGuard, signInAttempts } from './features/sessions/sign-in-guard.ts';
import { createThrottle, type Throttle } from './http/throttle.ts';

interface LimitParts {
  limitIntake: number;
  limitLogin: number;
  /** Where several processes may stand on one database: how they hear of each other's counts. */
  exchange: ExchangeCounts | undefined;
}

export interface Limits {
  /** By address. Never waits for the database. */
  submissions: Throttle;
  /** Requests that store nothing, by address: invalid bodies and repeated submissions. Never waits for the database. */
  wasted: Throttle;
  /** Captcha challenges, by address. Never waits for the database. */
  challenges: Throttle;
  /** Wrong recovery codes, by account and address. */
  recoveryCodes: Throttle;
  signIns: SignInGuard;
  /** What has to be done each second. */
  share(): Promise<void>;
}

/** For each submission of an address, so many corrections, repeats and challenges: enough for an office behind it. */
const perSubmission = 10;

/** Everything that is counted against misuse (R24, R45), as one count for all processes (docs/decisions/0122). */
export function openLimits({ limitIntake, limitLogin, exchange }: LimitParts): Limits {
  const submissions = createThrottle({
    limit: limitIntake,
    what: 'submissions',
    name: 'submissions',
    exchange,
  });
  const ample = { limit: limitIntake * perSubmission, exchange };
  const wasted = createThrottle({ ...ample, what: 'requests', name: 'wasted requests' });
  const challenges = createThrottle({ ...ample, what: 'captcha challenges', name: 'captcha challenges' });
  const atOnce = { limit: limitLogin, exchange, isAtOnce: true };
  const addresses = createThrottle({ ...atOnce, what: signInAttempts, name: 'sign-ins of an address' });
  const accounts = createThrottle({ ...atOnce, what: signInAttempts, name: 'sign-ins to an account' });
  const recoveryCodes = createThrottle({ ...atOnce, what: 'recovery codes', name: 'recovery codes' });
  return {
    submissions,
    wasted,
    challenges,
    recoveryCodes,
    signIns: createSignInGuard({ addresses, accounts }),
    share: async () => {
      const throttles = [submissions, wasted, challenges, addresses, accounts, recoveryCodes];
      for (const throttle of throttles) await throttle.share();
    },
  };
}
