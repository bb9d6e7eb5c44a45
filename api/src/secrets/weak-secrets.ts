import { passwordProblem, passwordProblems } from '@suite/contracts/password-problem';
import { parseDatabaseUrl } from '../db/database-url.ts';

/** What somebody may have given, by the names of the variables. */
export interface GivenSecrets {
  ADMIN_USERNAME?: string | undefined;
  ADMIN_PASSWORD?: string | undefined;
  DATABASE_URL?: string | undefined;
  MIGRATE_DATABASE_URL?: string | undefined;
  SESSION_SECRET?: string | undefined;
  WEBHOOK_SECRET?: string | undefined;
  CAPTCHA_SECRET?: string | undefined;
}

/** What the providers publish for trying things out: reCAPTCHA, Turnstile, hCaptcha. Every token passes. */
const testKeys = /^(?:6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe|[123]x0+AA|0x0+)$/;

function databaseProblem(url: string) {
  const address = parseDatabaseUrl(url);
  return address?.kind === 'mysql' ? passwordProblem(address.password, address.user || undefined) : undefined;
}

/** Says of each secret that could be guessed what is wrong with it, and what to do; for public sites (R22, R78). */
export function weakSecrets(given: GivenSecrets): string[] {
  const { ADMIN_USERNAME, ADMIN_PASSWORD, DATABASE_URL, MIGRATE_DATABASE_URL, CAPTCHA_SECRET } = given;
  const found = [
    ['ADMIN_PASSWORD', ADMIN_PASSWORD && passwordProblem(ADMIN_PASSWORD, ADMIN_USERNAME)],
    ['The password in DATABASE_URL', DATABASE_URL && databaseProblem(DATABASE_URL)],
    ['The password in MIGRATE_DATABASE_URL', MIGRATE_DATABASE_URL && databaseProblem(MIGRATE_DATABASE_URL)],
    ['SESSION_SECRET', given.SESSION_SECRET && passwordProblem(given.SESSION_SECRET)],
    ['WEBHOOK_SECRET', given.WEBHOOK_SECRET && passwordProblem(given.WEBHOOK_SECRET)],
  ] as const;
  return [
    ...found.flatMap(([what, problem]) =>
      problem ? [`${what} is too weak for a public site: ${passwordProblems[problem]}`] : [],
    ),
    ...(CAPTCHA_SECRET && testKeys.test(CAPTCHA_SECRET)
      ? ['CAPTCHA_SECRET is a key for trying things out, with which everything passes: set that of this site']
      : []),
  ];
}
