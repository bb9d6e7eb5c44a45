import { join } from 'node:path';
import { adminHostsProblem, parseAdminHosts } from '@suite/contracts/admin-hosts';
import { captchaProviders } from '@suite/contracts/captcha';
import { typeablePassword, username } from '@suite/contracts/credentials';
import { isAddress, normalizeEmail } from '@suite/contracts/email';
import { OperatorError } from '@suite/contracts/operator-error';
import { cleanLine } from '@suite/contracts/text';
import { readSite } from '@suite/site/read-site';
import type { Site } from '@suite/site/site';
import { boolean, type InferType, object, Schema, string, ValidationError } from 'yup';
import { databaseOptionProblem, parseDatabaseUrl } from '../db/database-url.ts';
import type { CaptchaOptions } from '../features/captcha/captcha.ts';
import { parseSmtpUrl } from '../features/notifications/smtp-url.ts';
import { weakSettings } from '../secrets/weak-settings.ts';
import { folderPath, shellPathProblem } from '../settings/folder-path.ts';
import { wholeNumber } from '../settings/whole-number.ts';
import { withCaFile, withSecretFiles } from './config-files.ts';
import { formerSecretsIn, shortestSecret } from './session-secret.ts';
import { credentialsProblem, isCallable, originOf, webhookProblem } from './web-address.ts';

/** A setting that can also be given as a file: NAME_FILE is its path. */
const secret = () => string().meta({ isSecret: true });

const databaseMessage =
  (more: string) =>
  ({ path, value }: { path: string; value: string }) =>
    `${path} ${(isUrlWithProblem(value) ? credentialsProblem(value) : shellPathProblem(value)) ?? databaseOptionProblem(value) ?? `must be mysql://user:password@host:3306/database${more}`}`;

/** What other programs' settings use for true and false. */
const switches: Record<string, boolean> = {
  yes: true,
  on: true,
  '1': true,
  no: false,
  off: false,
  '0': false,
};

/** Returns whether a database URL has a problem in user or password; the path of an SQLite file may contain anything. */
const isUrlWithProblem = (url: string) => /^mysql:/i.test(url) && credentialsProblem(url) !== undefined;

const whenSet =
  (isValid: (text: string) => boolean) =>
  (text: string | undefined): boolean =>
    text === undefined || isValid(text);

/** An address whose domain may be in any script. */
const emailAddress = () =>
  string()
    .transform((text: string | undefined) => text && normalizeEmail(text))
    .test(
      'email',
      ({ path }) => `${path} must be one e-mail address, like info@example.com`,
      whenSet(isAddress),
    );

/** Returns the parts of a list that are separated by spaces or commas. */
const addressesIn = (text: string) => text.split(/[\s,]+/).filter(Boolean);

const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;

/** All settings of the API: .env.example documents them, and x-api-settings in docker-compose.yml passes them on. */
const settings = object({
  PORT: wholeNumber(0, 65535, 4000, '; only containers take an address with it'),
  PUBLIC_URL: string().test(
    'origin',
    'PUBLIC_URL must be the address visitors use, without a path: https://www.example.com',
    whenSet((url) => originOf(url) !== undefined),
  ),
  DATA_DIR: folderPath().default('data'),
  DATABASE_URL: secret().test(
    'database',
    databaseMessage(' or the path of an SQLite file'),
    whenSet((url) => !isUrlWithProblem(url) && parseDatabaseUrl(url) !== undefined),
  ),
  ADMIN_HOSTS: string().test(
    'hosts',
    adminHostsProblem,
    whenSet((text) => parseAdminHosts(text) !== undefined),
  ),
  DATABASE_CA_FILE: string(),
  MIGRATE_DATABASE_URL: secret().test(
    'database',
    databaseMessage(', the database of DATABASE_URL'),
    whenSet((url) => !isUrlWithProblem(url) && parseDatabaseUrl(url)?.kind === 'mysql'),
  ),
  ADMIN_USERNAME: username('ADMIN_USERNAME').default('admin'),
  ADMIN_PASSWORD: typeablePassword('ADMIN_PASSWORD').optional().meta({ isSecret: true }),
  ADMIN_NEW_PASSWORD: secret(),
  SESSION_SECRET: secret().min(
    shortestSecret,
    `SESSION_SECRET must be at least ${shortestSecret} characters`,
  ),
  FORMER_SESSION_SECRET: secret().test(
    'length',
    `FORMER_SESSION_SECRET must have at least ${shortestSecret} characters in each line, with \\n for a line break inside a secret`,
    whenSet((text) => text.split(/\r?\n/).every(({ length }) => length >= shortestSecret)),
  ),
  LIMIT_INTAKE: wholeNumber(1, 1_000_000, 30),
  LIMIT_LOGIN: wholeNumber(1, 1_000_000, 10),
  CAPTCHA_WORK: wholeNumber(1, 1_000_000, 3000),
  CAPTCHA_PROVIDER: string()
    .lowercase()
    .oneOf(captchaProviders, `CAPTCHA_PROVIDER must be one of ${captchaProviders.join(', ')}`)
    .default('altcha'),
  CAPTCHA_SITE_KEY: string(),
  CAPTCHA_SECRET: secret(),
  COMPANY_EMAIL: emailAddress(),
  OPERATOR_EMAIL: emailAddress(),
  PING_URL: string().test(
    'ping',
    'PING_URL must be a web address without user and password: https://ping.example.com/suite',
    whenSet(isCallable),
  ),
  MAIL_FROM: string().test(
    'sender',
    'MAIL_FROM must be an e-mail address, or a name and an address: Example <web@example.com>',
    whenSet((text) => isAddress(parseSender(text).address)),
  ),
  SMTP_URL: secret().test(
    'smtp',
    ({ value }) =>
      `SMTP_URL ${credentialsProblem(value) ?? 'must be smtps://user:password@host, smtp://user:password@host:587, or smtp://host:25?tls=none'}`,
    whenSet((url) => credentialsProblem(url) === undefined && parseSmtpUrl(url) !== undefined),
  ),
  ACKNOWLEDGE_VISITORS: boolean()
    .transform((cast: boolean, text: unknown) =>
      typeof text === 'string' ? (switches[text.toLowerCase()] ?? cast) : cast,
    )
    .typeError('ACKNOWLEDGE_VISITORS must be true or false')
    .default(false),
  WEBHOOK_URL: string().test(
    'webhook',
    ({ value }) => `WEBHOOK_URL ${webhookProblem(value)}`,
    whenSet((url) => webhookProblem(url) === undefined),
  ),
  WEBHOOK_SECRET: secret().min(32, 'WEBHOOK_SECRET must be at least 32 characters'),
  METRICS_PORT: wholeNumber(0, 65535, 0),
  OTHER_METRICS: string().test(
    'web-addresses',
    'OTHER_METRICS must be web addresses without user and password, separated by spaces',
    whenSet((text) => addressesIn(text).every(isCallable)),
  ),
  CLIENT_REPORTS: wholeNumber(0, 100, 10),
  LOG_LEVEL: string()
    .lowercase()
    .oneOf(levels, `LOG_LEVEL must be one of ${levels.join(', ')}`)
    .default('info'),
});

export type Settings = InferType<typeof settings>;

const names = Object.keys(settings.fields);
const secrets = Object.entries(settings.fields)
  .filter(([, field]) => field instanceof Schema && field.meta()?.isSecret)
  .map(([name]) => name);

/** Names of all variables that `readConfig` reads. */
export const configVariables = [...names, ...secrets.map((name) => `${name}_FILE`)];

/** Thrown for an invalid configuration; contains one sentence per problem. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration can't be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

export type Config = ReturnType<typeof readConfig>;

/** Reads and validates the environment; an empty variable counts as unset. Throws ConfigError with all problems. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const problems: string[] = [];
  const given = withCaFile(withSecretFiles(env, { names, secrets }, problems), problems);
  const values = validated(given, problems);
  const company = readCompany(given, problems);
  if (values === undefined || company === undefined || problems.length > 0) throw new ConfigError(problems);
  const { DATABASE_URL, MIGRATE_DATABASE_URL, DATABASE_CA_FILE: caFile } = values;
  const publicUrl = values.PUBLIC_URL && originOf(values.PUBLIC_URL);
  const companyEmail = values.COMPANY_EMAIL ?? (company.email && normalizeEmail(company.email));
  const mail = mailOf(values, companyEmail);
  return Object.freeze({
    /** Port of the container's server; the embedded gateway has its own. */
    port: values.PORT,
    /** Scheme, host and port that visitors use; undefined if PUBLIC_URL is not set. */
    publicUrl,
    /** Folder for the files of this process. */
    dataFolder: values.DATA_DIR,
    database:
      (DATABASE_URL && parseDatabaseUrl(DATABASE_URL, caFile)) ||
      ({ kind: 'sqlite', file: join(values.DATA_DIR, 'suite.sqlite') } as const),
    /** The same database with an account that may change its schema; used only by the migrate service. */
    migrateDatabase: MIGRATE_DATABASE_URL ? parseDatabaseUrl(MIGRATE_DATABASE_URL, caFile) : undefined,
    /** The only hosts that serve the administrator API; undefined if every host does. */
    adminHosts: values.ADMIN_HOSTS ? parseAdminHosts(values.ADMIN_HOSTS) : undefined,
    adminUsername: values.ADMIN_USERNAME,
    adminPassword: values.ADMIN_PASSWORD,
    /** Used only by `npm run admin`. */
    adminNewPassword: values.ADMIN_NEW_PASSWORD,
    sessionSecret: values.SESSION_SECRET,
    /** Previous secrets, with which older erasures are still recognised; the latest first. */
    formerSessionSecrets: values.FORMER_SESSION_SECRET ? formerSecretsIn(values.FORMER_SESSION_SECRET) : [],
    limitIntake: values.LIMIT_INTAKE,
    limitLogin: values.LIMIT_LOGIN,
    /** Minimum number of guesses that a captcha's proof of work takes; the maximum is twice that. */
    captchaWork: values.CAPTCHA_WORK,
    /** Captcha provider; undefined for the built-in proof of work. */
    captchaProvider: captchaProviderOf(values),
    /** Company name, shown in authenticator apps and acknowledgements. */
    companyName: company.name,
    /** ISO code of the company's country, to which phone numbers without a calling code belong. */
    homeCountry: company.offices[0]?.country,
    /** Address that submissions are sent to; undefined if the company has none. */
    companyEmail,
    /** Mail server, sender and recipient; undefined if no mail is sent. */
    mail,
    /** Address that problems are mailed to; undefined if the company has none. */
    operatorEmail: values.OPERATOR_EMAIL ?? companyEmail,
    /** URL that is called while there is no problem. */
    pingUrl: values.PING_URL,
    /** URLs of the metrics of other containers, in which problems are looked for. */
    otherMetrics: addressesIn(values.OTHER_METRICS ?? ''),
    webhook:
      values.WEBHOOK_URL && values.WEBHOOK_SECRET
        ? { url: values.WEBHOOK_URL, secret: values.WEBHOOK_SECRET }
        : undefined,
    /** Whether visitors receive a confirmation by mail. */
    isAcknowledging: values.ACKNOWLEDGE_VISITORS && mail !== undefined,
    /** Port of /metrics for Prometheus; 0 disables it. */
    metricsPort: values.METRICS_PORT,
    /** Percentage of page loads that report errors and performance. */
    clientReports: values.CLIENT_REPORTS,
    logLevel: values.LOG_LEVEL,
    /** Settings too weak for a public site; always empty in production, which refuses them. */
    weakSettings: isProduction(values.PUBLIC_URL) ? [] : weakSettings(values),
  });
}

/** Returns whether the product is served to the public over https, where weak settings are refused. */
export const isProduction = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false;

function readCompany(env: NodeJS.ProcessEnv, problems: string[]): Site | undefined {
  try {
    return readSite(env);
  } catch (error) {
    problems.push((error as Error).message);
    return undefined;
  }
}

function validated(given: NodeJS.ProcessEnv, problems: string[]) {
  try {
    const values = settings.validateSync(given, { abortEarly: false, stripUnknown: true });
    problems.push(...conflictsIn(values));
    return values;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    problems.push(...error.errors);
    return undefined;
  }
}

/** Returns the problems of settings that are valid alone, but not together. */
function conflictsIn(values: Settings): string[] {
  const { CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY, CAPTCHA_SECRET } = values;
  const problems = isProduction(values.PUBLIC_URL) ? weakSettings(values).map(({ problem }) => problem) : [];
  if (CAPTCHA_PROVIDER !== 'altcha' && !(CAPTCHA_SITE_KEY && CAPTCHA_SECRET))
    problems.push(`CAPTCHA_SITE_KEY and CAPTCHA_SECRET must be set for ${CAPTCHA_PROVIDER}`);
  if (values.ACKNOWLEDGE_VISITORS && values.SMTP_URL === undefined)
    problems.push('SMTP_URL must be set where ACKNOWLEDGE_VISITORS is true: it sends what visitors are told');
  if (values.METRICS_PORT !== 0 && values.METRICS_PORT === values.PORT)
    problems.push('METRICS_PORT must be another port than PORT: visitors must not reach the metrics');
  for (const name of ['DATABASE_URL', 'MIGRATE_DATABASE_URL'] as const)
    if (isCaFileUnused(values[name], values.DATABASE_CA_FILE))
      problems.push(`${name} must not switch verification off by ssl-mode where DATABASE_CA_FILE is set`);
  if (values.WEBHOOK_URL !== undefined && values.WEBHOOK_SECRET === undefined)
    problems.push('WEBHOOK_SECRET must be set where WEBHOOK_URL is: it signs what is sent');
  return problems;
}

/** Returns whether a URL disables verification although a CA file is set. */
function isCaFileUnused(url: string | undefined, caFile: string | undefined) {
  const address = url && caFile ? parseDatabaseUrl(url, caFile) : undefined;
  return address?.kind === 'mysql' && !address.tls?.mode.startsWith('VERIFY_');
}

function captchaProviderOf(values: Settings): CaptchaOptions['provider'] {
  const { CAPTCHA_PROVIDER: name, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret, PUBLIC_URL } = values;
  if (name === 'altcha' || !siteKey || !secret) return undefined;
  return { name, siteKey, secret, hostname: PUBLIC_URL && new URL(PUBLIC_URL).hostname };
}

/**
 * Parses `address` or `Name <address>`; the name may be in double quotes, in which a backslash stands before \ and ". In any
 * other text, the address is invalid.
 */
function parseSender(text: string): { address: string; name: string | undefined } {
  const line = cleanLine(text);
  const [, name = '', address = line] = /^([^<>]*)<([^<>]*)>$/.exec(line) ?? [];
  if (/\s/.test(address.trim())) return { address, name: undefined };
  const quoted = /^"(.*)"$/s.exec(name.trim())?.[1]?.replace(/\\(.)/g, '$1');
  return { address: normalizeEmail(address), name: (quoted ?? name.trim()) || undefined };
}

/** Returns mail server, sender and recipient, or undefined if no mail is sent. */
function mailOf({ SMTP_URL, MAIL_FROM }: Settings, to: string | undefined) {
  const server = SMTP_URL && parseSmtpUrl(SMTP_URL);
  const { address, name } = parseSender(MAIL_FROM ?? to ?? '');
  return server && to ? { server, from: address, fromName: name, to } : undefined;
}
