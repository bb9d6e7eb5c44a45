import { passwordProblem, passwordProblems } from '@suite/contracts/password-problem';
import { isLocalHost } from '@suite/contracts/public-host';
import type { WeakSettingName } from '@suite/contracts/session';
import { parseDatabaseUrl } from '../db/database-url.ts';

/** The settings that can be too weak, by variable name. */
interface GivenSettings {
  ADMIN_USERNAME?: string | undefined;
  ADMIN_PASSWORD?: string | undefined;
  DATABASE_URL?: string | undefined;
  MIGRATE_DATABASE_URL?: string | undefined;
  SESSION_SECRET?: string | undefined;
  WEBHOOK_SECRET?: string | undefined;
  CAPTCHA_SECRET?: string | undefined;
  CAPTCHA_WORK: number;
  PUBLIC_URL?: string | undefined;
}

/** A setting that is too weak for a public site. */
interface WeakSetting {
  name: WeakSettingName;
  /** The problem, as a sentence without its full stop. */
  problem: string;
}

/** Public test keys of reCAPTCHA, Turnstile and hCaptcha, which accept every token. */
const testKeys = /^(?:6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe|[123]x0+AA|0x0+)$/;

function databaseProblem(url: string) {
  const address = parseDatabaseUrl(url);
  return address?.kind === 'mysql' ? passwordProblem(address.password, address.user || undefined) : undefined;
}

/** Returns what is wrong with each secret that can be guessed, and how to fix it. */
function weakSecrets(given: GivenSettings): WeakSetting[] {
  const { ADMIN_USERNAME, ADMIN_PASSWORD, DATABASE_URL, MIGRATE_DATABASE_URL, CAPTCHA_SECRET } = given;
  const found = [
    ['ADMIN_PASSWORD', ADMIN_PASSWORD && passwordProblem(ADMIN_PASSWORD, ADMIN_USERNAME)],
    ['DATABASE_URL', DATABASE_URL && databaseProblem(DATABASE_URL)],
    ['MIGRATE_DATABASE_URL', MIGRATE_DATABASE_URL && databaseProblem(MIGRATE_DATABASE_URL)],
    ['SESSION_SECRET', given.SESSION_SECRET && passwordProblem(given.SESSION_SECRET)],
    ['WEBHOOK_SECRET', given.WEBHOOK_SECRET && passwordProblem(given.WEBHOOK_SECRET)],
  ] as const;
  return [
    ...found.flatMap(([name, problem]) => {
      const what = name.endsWith('URL') ? `The password in ${name}` : name;
      return problem
        ? [{ name, problem: `${what} is too weak for a public site: ${passwordProblems[problem]}` }]
        : [];
    }),
    ...(CAPTCHA_SECRET && testKeys.test(CAPTCHA_SECRET)
      ? [
          {
            name: 'CAPTCHA_SECRET' as const,
            problem:
              'CAPTCHA_SECRET is a key for trying things out, with which everything passes: set that of this site',
          },
        ]
      : []),
  ];
}

/** The setting to report if a session cookie crosses the network unencrypted. */
export const insecureCookie: WeakSetting = {
  name: 'PUBLIC_URL',
  problem:
    'PUBLIC_URL is not https, so anyone on the way can take the cookie of a signed-in administrator: set up TLS (docs/operations/tls.md)',
};

/** Minimum work of a captcha on a public site; less would not stop a robot. */
const leastWork = 1000;

/** Returns the settings that a public site refuses; other sites only get a warning. */
export function weakSettings(settings: GivenSettings): WeakSetting[] {
  const { CAPTCHA_WORK, PUBLIC_URL } = settings;
  const isSentUnencrypted = PUBLIC_URL?.startsWith('http:') && !isLocalHost(new URL(PUBLIC_URL).hostname);
  const weakCaptcha: WeakSetting = {
    name: 'CAPTCHA_WORK',
    problem: `CAPTCHA_WORK must be at least ${leastWork} on a public site`,
  };
  return [
    ...(CAPTCHA_WORK < leastWork ? [weakCaptcha] : []),
    ...weakSecrets(settings),
    ...(isSentUnencrypted ? [insecureCookie] : []),
  ];
}

/** Returns the log entry for a weak setting, as arguments of `logger.warn`. */
export function weakSettingLine({ name, problem }: WeakSetting): [{ setting: string }, string] {
  const account =
    name === 'ADMIN_PASSWORD' ? ', and in the panel the password of the account made with it' : '';
  return [{ setting: name }, `${problem}. Change it before others use this site${account}.`];
}
