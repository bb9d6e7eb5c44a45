import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AdminHosts, adminHostsProblem, parseAdminHosts } from '@suite/contracts/admin-hosts';
import { readSite } from '@suite/site/read-site';
import type { Site } from '@suite/site/site';
import { boolean, type InferType, number, object, string, ValidationError } from 'yup';
import { type DatabaseAddress, databaseOptionProblem, parseDatabaseUrl } from '../db/database-url.ts';
import type { CaptchaOptions } from '../features/captcha/captcha.ts';
import { parseSmtpUrl, type SmtpServer } from '../features/notifications/smtp-url.ts';
import { isLocalHost } from '../http/is-local-host.ts';
import { insecureCookie, type WeakSetting, weakSecrets } from '../secrets/weak-secrets.ts';

/** Thrown for an invalid configuration; contains one sentence per problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration can't be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const secrets = [
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'ADMIN_PASSWORD',
  'ADMIN_NEW_PASSWORD',
  'SESSION_SECRET',
  'FORMER_SESSION_SECRET',
  'CAPTCHA_SECRET',
  'SMTP_URL',
  'WEBHOOK_SECRET',
] as const;

const wholeNumber = (name: string, min: number, max: number, fallback: number) => {
  const message = `${name} must be a whole number from ${min} to ${max}`;
  return number().typeError(message).integer(message).min(min, message).max(max, message).default(fallback);
};

const databaseMessage =
  (name: string, more: string) =>
  ({ value }: { value: string }) =>
    `${name} ${databaseOptionProblem(value) ?? `must be mysql://user:password@host:3306/database${more}`}`;

const siteVerify = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};

const providers = ['altcha', 'recaptcha', 'turnstile', 'hcaptcha'] as const;

const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;

const configSchema = object({
  PORT: wholeNumber('PORT', 0, 65535, 4000),
  PUBLIC_URL: string().test(
    'origin',
    'PUBLIC_URL must be the address visitors use, without a path: https://www.example.com',
    (url) => url === undefined || originOf(url) !== undefined,
  ),
  DATA_DIR: string().default('data'),
  DATABASE_URL: string().test(
    'database',
    databaseMessage('DATABASE_URL', ' or the path of an SQLite file'),
    (url) => url === undefined || parseDatabaseUrl(url) !== undefined,
  ),
  ADMIN_HOSTS: string().test(
    'hosts',
    adminHostsProblem,
    (text) => text === undefined || parseAdminHosts(text) !== undefined,
  ),
  DATABASE_CA_FILE: string(),
  MIGRATE_DATABASE_URL: string().test(
    'database',
    databaseMessage('MIGRATE_DATABASE_URL', ', the database of DATABASE_URL'),
    (url) => url === undefined || parseDatabaseUrl(url)?.kind === 'mysql',
  ),
  ADMIN_USERNAME: string().max(200, 'ADMIN_USERNAME must be at most 200 characters').default('admin'),
  ADMIN_PASSWORD: string().max(200, 'ADMIN_PASSWORD must be at most 200 characters'),
  ADMIN_NEW_PASSWORD: string(),
  SESSION_SECRET: string().min(32, 'SESSION_SECRET must be at least 32 characters'),
  FORMER_SESSION_SECRET: string().min(32, 'FORMER_SESSION_SECRET must be at least 32 characters'),
  LIMIT_INTAKE: wholeNumber('LIMIT_INTAKE', 1, 1_000_000, 30),
  LIMIT_LOGIN: wholeNumber('LIMIT_LOGIN', 1, 1_000_000, 10),
  CAPTCHA_WORK: wholeNumber('CAPTCHA_WORK', 1, 1_000_000, 3000),
  CAPTCHA_PROVIDER: string()
    .oneOf(providers, `CAPTCHA_PROVIDER must be one of ${providers.join(', ')}`)
    .default('altcha'),
  CAPTCHA_SITE_KEY: string(),
  CAPTCHA_SECRET: string(),
  CAPTCHA_VERIFY_URL: string().test(
    'web-address',
    'CAPTCHA_VERIFY_URL must be a web address',
    (url) => url === undefined || isWebAddress(url),
  ),
  COMPANY_EMAIL: string().email('COMPANY_EMAIL must be an e-mail address'),
  MAIL_FROM: string().email('MAIL_FROM must be an e-mail address'),
  SMTP_URL: string().test(
    'smtp',
    'SMTP_URL must be smtps://user:password@host, smtp://user:password@host:587, or smtp://host:25?tls=none',
    (url) => url === undefined || parseSmtpUrl(url) !== undefined,
  ),
  ACKNOWLEDGE_VISITORS: boolean().typeError('ACKNOWLEDGE_VISITORS must be true or false').default(false),
  WEBHOOK_URL: string().test(
    'web-address',
    'WEBHOOK_URL must be a web address: https://hooks.example.com/leads',
    (url) => url === undefined || isWebAddress(url),
  ),
  WEBHOOK_SECRET: string().min(32, 'WEBHOOK_SECRET must be at least 32 characters'),
  METRICS_PORT: wholeNumber('METRICS_PORT', 0, 65535, 0),
  CLIENT_REPORTS: wholeNumber('CLIENT_REPORTS', 0, 100, 10),
  TRUST_PROXY: boolean().typeError('TRUST_PROXY must be true or false').default(false),
  LOG_LEVEL: string()
    .oneOf(levels, `LOG_LEVEL must be one of ${levels.join(', ')}`)
    .default('info'),
});

/** Names of all variables that `readConfig` reads. */
export const configVariables = [
  ...Object.keys(configSchema.fields),
  ...secrets.map((name) => `${name}_FILE`),
];

export interface Config {
  /** Port of the container's server; the embedded gateway has its own. */
  PORT: number;
  /** Scheme, host and port that visitors use; undefined if only the request shows them. */
  PUBLIC_URL: string | undefined;
  /** Folder for the files of this process. */
  DATA_DIR: string;
  database: DatabaseAddress;
  /** The same database with an account that may change its schema; used only by the migrate service. */
  migrateDatabase: DatabaseAddress | undefined;
  /** The only hosts that serve the administrator API; undefined if every host does. */
  adminHosts: AdminHosts | undefined;
  ADMIN_USERNAME: string;
  ADMIN_PASSWORD: string | undefined;
  /** Used only by `npm run admin`. */
  ADMIN_NEW_PASSWORD: string | undefined;
  SESSION_SECRET: string | undefined;
  /** The previous secret, with which older erasures are still recognised. */
  FORMER_SESSION_SECRET: string | undefined;
  LIMIT_INTAKE: number;
  LIMIT_LOGIN: number;
  /** Minimum number of guesses that a captcha's proof of work takes; the maximum is twice that. */
  CAPTCHA_WORK: number;
  /** Captcha provider; undefined for the built-in proof of work. */
  captchaProvider: CaptchaOptions['provider'];
  /** Issuer name shown in authenticator apps. */
  companyName: string;
  /** Address that submissions are sent to; undefined if the company has none. */
  COMPANY_EMAIL: string | undefined;
  /** Mail server, sender and recipient; undefined if no mail is sent. */
  mail: { server: SmtpServer; from: string; to: string } | undefined;
  webhook: { url: string; secret: string } | undefined;
  /** Whether visitors receive a confirmation by mail. */
  isAcknowledging: boolean;
  /** Port of /metrics for Prometheus; 0 disables it. */
  METRICS_PORT: number;
  /** Percentage of page loads that report their performance. */
  CLIENT_REPORTS: number;
  /** Whether a single proxy in front of this process sets X-Forwarded-For. */
  TRUST_PROXY: boolean;
  LOG_LEVEL: (typeof levels)[number];
  /** Settings too weak for a public site; always empty in production, which refuses them. */
  weakSettings: readonly WeakSetting[];
}

/** Reads and validates the environment; an empty variable counts as unset. Throws ConfigError with all problems. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Readonly<Config> {
  const problems: string[] = [];
  const given = withCaFile(withSecretFiles(env, problems), problems);
  const values = validated(given, problems);
  const company = readCompany(given, problems);
  if (values === undefined || company === undefined || problems.length > 0) throw new ConfigError(problems);
  const { CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY, CAPTCHA_SECRET, CAPTCHA_VERIFY_URL, ...others } = values;
  const { PUBLIC_URL, ADMIN_HOSTS, DATABASE_URL, MIGRATE_DATABASE_URL, ACKNOWLEDGE_VISITORS, ...more } =
    others;
  const { MAIL_FROM, SMTP_URL, WEBHOOK_URL, WEBHOOK_SECRET, DATABASE_CA_FILE: caFile, ...rest } = more;
  const COMPANY_EMAIL = values.COMPANY_EMAIL ?? company.email;
  const server = SMTP_URL && parseSmtpUrl(SMTP_URL);
  const mail =
    server && COMPANY_EMAIL ? { server, from: MAIL_FROM ?? COMPANY_EMAIL, to: COMPANY_EMAIL } : undefined;
  const ownFile: DatabaseAddress = { kind: 'sqlite', file: join(values.DATA_DIR, 'suite.sqlite') };
  return Object.freeze({
    ...rest,
    adminHosts: ADMIN_HOSTS ? parseAdminHosts(ADMIN_HOSTS) : undefined,
    ADMIN_PASSWORD: values.ADMIN_PASSWORD,
    ADMIN_NEW_PASSWORD: values.ADMIN_NEW_PASSWORD,
    SESSION_SECRET: values.SESSION_SECRET,
    FORMER_SESSION_SECRET: values.FORMER_SESSION_SECRET,
    captchaProvider:
      CAPTCHA_PROVIDER !== 'altcha' && CAPTCHA_SITE_KEY && CAPTCHA_SECRET
        ? {
            name: CAPTCHA_PROVIDER,
            url: CAPTCHA_VERIFY_URL ?? siteVerify[CAPTCHA_PROVIDER],
            siteKey: CAPTCHA_SITE_KEY,
            secret: CAPTCHA_SECRET,
            hostname: PUBLIC_URL && new URL(PUBLIC_URL).hostname,
          }
        : undefined,
    companyName: company.name,
    COMPANY_EMAIL,
    mail,
    isAcknowledging: ACKNOWLEDGE_VISITORS && mail !== undefined,
    webhook: WEBHOOK_URL && WEBHOOK_SECRET ? { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } : undefined,
    PUBLIC_URL: PUBLIC_URL && originOf(PUBLIC_URL),
    migrateDatabase: MIGRATE_DATABASE_URL ? parseDatabaseUrl(MIGRATE_DATABASE_URL, caFile) : undefined,
    weakSettings: isProduction(values) ? [] : weakSettings(values),
    database: (DATABASE_URL && parseDatabaseUrl(DATABASE_URL, caFile)) || ownFile,
  });
}

function readCompany(env: NodeJS.ProcessEnv, problems: string[]): Site | undefined {
  try {
    return readSite(env);
  } catch (error) {
    problems.push((error as Error).message);
    return undefined;
  }
}

/** Minimum work of a captcha on a public site; less would not stop a robot. */
const leastWork = 1000;

/** Returns whether the product is served to the public over https, where weak settings are refused. */
export const isProduction = ({ PUBLIC_URL }: { PUBLIC_URL?: string | undefined }) =>
  PUBLIC_URL?.startsWith('https:') ?? false;

/** Returns the settings that a public site refuses; other sites only get a warning. */
function weakSettings(values: InferType<typeof configSchema>): WeakSetting[] {
  const { CAPTCHA_WORK, PUBLIC_URL } = values;
  const isSentUnencrypted = PUBLIC_URL?.startsWith('http:') && !isLocalHost(new URL(PUBLIC_URL).hostname);
  return [
    ...(CAPTCHA_WORK < leastWork
      ? [
          {
            name: 'CAPTCHA_WORK' as const,
            problem: `CAPTCHA_WORK must be at least ${leastWork} on a public site`,
          },
        ]
      : []),
    ...weakSecrets(values),
    ...(isSentUnencrypted ? [insecureCookie] : []),
  ];
}

function validated(given: NodeJS.ProcessEnv, problems: string[]) {
  try {
    const values = configSchema.validateSync(given, { abortEarly: false, stripUnknown: true });
    if (isProduction(values)) problems.push(...weakSettings(values).map(({ problem }) => problem));
    if (values.CAPTCHA_PROVIDER !== 'altcha' && !(values.CAPTCHA_SITE_KEY && values.CAPTCHA_SECRET))
      problems.push(`CAPTCHA_SITE_KEY and CAPTCHA_SECRET must be set for ${values.CAPTCHA_PROVIDER}`);
    if (values.ACKNOWLEDGE_VISITORS && values.SMTP_URL === undefined)
      problems.push(
        'SMTP_URL must be set where ACKNOWLEDGE_VISITORS is true: it sends what visitors are told',
      );
    for (const name of ['DATABASE_URL', 'MIGRATE_DATABASE_URL'] as const)
      problems.push(...unusedCaFile(name, values[name], values.DATABASE_CA_FILE));
    if (values.WEBHOOK_URL !== undefined && values.WEBHOOK_SECRET === undefined)
      problems.push('WEBHOOK_SECRET must be set where WEBHOOK_URL is: it signs what is sent');
    return values;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    problems.push(...error.errors);
    return undefined;
  }
}

/** Reads each secret for which NAME_FILE is set from that file, without a trailing line break. */
function withSecretFiles(env: NodeJS.ProcessEnv, problems: string[]): NodeJS.ProcessEnv {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  for (const name of secrets) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) problems.push(`Set either ${name} or ${name}_FILE, not both`);
    try {
      const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (value !== '') given[name] = value;
    } catch (error) {
      problems.push(`${name}_FILE: ${file} can't be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return given;
}

/** Removes DATABASE_CA_FILE if the file is empty, as Compose mounts it by default. */
function withCaFile({ DATABASE_CA_FILE: file, ...given }: NodeJS.ProcessEnv, problems: string[]) {
  if (file === undefined) return given;
  try {
    const text = readFileSync(file, 'utf8');
    if (text.trim() === '') return given;
    if (!text.includes('BEGIN CERTIFICATE'))
      problems.push(`DATABASE_CA_FILE: ${file} holds no certificate in PEM form`);
  } catch (error) {
    problems.push(`DATABASE_CA_FILE: ${file} can't be read (${(error as NodeJS.ErrnoException).code})`);
  }
  return { ...given, DATABASE_CA_FILE: file };
}

/** Returns a problem if a URL disables verification although a CA file is set. */
function unusedCaFile(
  name: 'DATABASE_URL' | 'MIGRATE_DATABASE_URL',
  url: string | undefined,
  caFile?: string,
) {
  const address = url && caFile ? parseDatabaseUrl(url, caFile) : undefined;
  const isUnused = address?.kind === 'mysql' && !address.tls?.mode.startsWith('VERIFY_');
  return isUnused
    ? [`${name} must not switch verification off by ssl-mode where DATABASE_CA_FILE is set`]
    : [];
}

const isWebAddress = (url: string) => /^https?:/.test(URL.parse(url)?.protocol ?? '');

function originOf(url: string) {
  if (!URL.canParse(url)) return undefined;
  const { protocol, origin, pathname, search, hash, username } = new URL(url);
  const isBare = pathname === '/' && search === '' && hash === '' && username === '';
  return /^https?:$/.test(protocol) && isBare ? origin : undefined;
}
