/** SECURITY.md lists what each role can do. */
export const roles = ['administrator', 'viewer'] as const;

export type Role = (typeof roles)[number];

/** Wrong second-factor codes entered after the correct password. */
export interface FailedCodes {
  count: number;
  /** ISO 8601 in UTC. */
  lastAt: string;
}

/** The variable of a setting that is too weak for a public site. */
export type WeakSettingName =
  | 'ADMIN_PASSWORD'
  | 'DATABASE_URL'
  | 'MIGRATE_DATABASE_URL'
  | 'SESSION_SECRET'
  | 'WEBHOOK_SECRET'
  | 'CAPTCHA_SECRET'
  | 'CAPTCHA_WORK'
  /** Not https, so the session cookie is sent unencrypted. */
  | 'PUBLIC_URL';

/** The response of the session check, which returns 401 without a session. */
export interface SessionAnswer {
  authenticated: boolean;
  username: string;
  role: Role;
  hasSecondFactor: boolean;
  /** Whether another administrator set the password; all other calls are rejected until it is changed. */
  mustChangePassword?: boolean;
  /** Failures since the previous sign-in; missing if there were none. */
  failedCodes?: FailedCodes;
  /** Time at which the account's last visit ended (ISO 8601 in UTC); an older release omits it. */
  lastVisitEnd?: string;
  /** Version and, if known, commit of the API; only sent to accounts with the administrator role. */
  release?: string;
  /** Only sent to accounts with the administrator role, and only if there are weak settings. */
  weakSettings?: WeakSettingName[];
}

/**
 * The response to a correct password: signed in, or a code is required at `apiPaths.loginSecondFactor` within
 * five minutes.
 */
export type LoginAnswer = { authenticated: true } | { authenticated: false; secondFactor: 'totp' };

/** One of the caller's sessions. */
export interface OwnSession {
  /** Identifies the session without giving access to it. */
  id: string;
  /** ISO 8601 in UTC, like `seenAt`. */
  createdAt: string;
  seenAt: string;
  address: string;
  /** Browser and system: 'Firefox, Windows'; '' if unknown. */
  client: string;
  isCurrent: boolean;
}
