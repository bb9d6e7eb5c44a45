/** SECURITY.md lists what each role can do. */
export const roles = ['administrator', 'viewer'] as const;

export type Role = (typeof roles)[number];

/** Wrong second-factor codes that were given with the account's right password. */
export interface FailedCodes {
  count: number;
  /** ISO 8601 in UTC. */
  lastAt: string;
}

/** The variable of a setting that is too weak for a site that others reach. */
export type WeakSettingName =
  | 'ADMIN_PASSWORD'
  | 'DATABASE_URL'
  | 'MIGRATE_DATABASE_URL'
  | 'SESSION_SECRET'
  | 'WEBHOOK_SECRET'
  | 'CAPTCHA_SECRET'
  | 'CAPTCHA_WORK'
  /** Not https, so the session cookie travels unencrypted. */
  | 'PUBLIC_URL';

/** The answer of the session check; without a session it answers 401 instead (spec section 7). */
export interface SessionAnswer {
  authenticated: boolean;
  username: string;
  role: Role;
  hasSecondFactor: boolean;
  /** The password was set by another administrator: everything else is refused until it has been changed. */
  mustChangePassword?: boolean;
  /** Since the sign-in before this one; missing if there were none. */
  failedCodes?: FailedCodes;
  /** For administrators; missing if there are none. */
  weakSettings?: WeakSettingName[];
}

/** The answer to a right password: signed in, or asked for a code at `apiPaths.loginSecondFactor` within five minutes. */
export type LoginAnswer = { authenticated: true } | { authenticated: false; secondFactor: 'totp' };

/** One of the sessions of who asks. */
export interface OwnSession {
  /** Names the session without opening it. */
  id: string;
  /** ISO 8601 in UTC, as `seenAt`. */
  createdAt: string;
  seenAt: string;
  address: string;
  /** Browser and system as far as they are known: 'Firefox, Windows'; '' where they aren't. */
  client: string;
  isCurrent: boolean;
}
