import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { signInAddress } from '@suite/contracts/admin-hosts';
import { OperatorError } from '@suite/contracts/operator-error';
import { passwordProblem } from '@suite/contracts/password-problem';
import { readBackupConfig } from '../../api/src/backup/backup-config.ts';
import { ConfigError, readConfig } from '../../api/src/server/config.ts';
import { readSecretFile } from '../../api/src/server/config-files.ts';
import { formerSecretLine } from '../../api/src/server/session-secret.ts';
import { originOf } from '../../api/src/server/web-address.ts';
import { readRanges } from '../../packages/gateway/src/trusted-proxies.ts';
import { readEnvFile } from '../env-file.mjs';
import { alertmanagerConfig } from './alertmanager-config.ts';

/**
 * `init-secrets.ts [renew NAME]`: compose runs it once before mysql and api. It writes each secret to a file
 * that only its reader can read. A given value (a file in the project's secrets/ folder, or a variable) takes
 * precedence, an existing file is kept, and a missing secret is generated. `renew` regenerates one. Writes
 * nothing if the API, the gateway or the backup service would reject its settings.
 */

const folder = '/secrets';
const givenFolder = '/given';
/** The folder of docker-compose.yml. */
const projectFolder = '/project';
const mysqlUser = 999;
const apiUser = 1000;
const grafanaUser = 472;
const migrateUser = 1001;
const alertmanagerUser = 65534;
/** Each costs a few hashes per lead. Backups live for at most 30 days, so this is one renewal every third day. */
const mostFormerSecrets = 10;

interface Secret {
  owner: number;
  /** Not generated if missing; the feature that uses it is off. */
  isOptional?: boolean;
  /** Its readers can switch to a new value, as docs/operations/secrets.md describes. */
  isRenewable?: boolean;
  /** Readable by every user. */
  isPublic?: boolean;
}

const secrets: Record<string, Secret> = {
  mysql_root_password: { owner: mysqlUser },
  mysql_password: { owner: mysqlUser, isRenewable: true },
  mysql_backup_password: { owner: mysqlUser, isRenewable: true },
  mysql_restore_password: { owner: mysqlUser, isRenewable: true },
  mysql_migrate_password: { owner: mysqlUser, isRenewable: true },
  database_url: { owner: apiUser },
  migrate_database_url: { owner: migrateUser },
  database_ca: { owner: apiUser, isOptional: true, isPublic: true },
  session_secret: { owner: apiUser, isRenewable: true },
  former_session_secret: { owner: apiUser, isOptional: true },
  admin_password: { owner: apiUser },
  smtp_url: { owner: apiUser, isOptional: true },
  webhook_secret: { owner: apiUser, isOptional: true },
  grafana_password: { owner: grafanaUser },
  captcha_secret: { owner: apiUser, isOptional: true },
};
const known = Object.keys(secrets);

function fail(problems: string[]): never {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

const random = () => randomBytes(24).toString('base64url');

function read(file: string) {
  // Unlike existsSync, it finds a link to a file outside the folder, which is missing in this container.
  if (!lstatSync(file, { throwIfNoEntry: false })) return undefined;
  const displayName = file.replace(givenFolder, 'secrets');
  if (!existsSync(file))
    fail([`${displayName} is a link that leads nowhere in this container: put the file there.`]);
  if (statSync(file).isDirectory())
    fail([`${displayName} is a folder: remove it, or put a file in its place.`]);
  try {
    return readSecretFile(file) || undefined;
  } catch (error) {
    return fail([`${displayName} ${(error as Error).message}.`]);
  }
}

const stored = (name: string) => read(path.join(folder, name));

/** Returns the value given by the operator. Exits if both a file and a variable are set. */
function givenOf(name: string) {
  const variable = name.toUpperCase();
  const inFile = read(path.join(givenFolder, name));
  const inVariable = process.env[variable] || undefined;
  if (inFile && inVariable) fail([`Set either ${variable} or the file secrets/${name}, not both.`]);
  return inFile ?? inVariable;
}

function write(name: string, value: string, owner: number, directory = folder) {
  const target = path.join(directory, name);
  // Written to a draft and renamed, so that an interrupted start leaves no incomplete secret.
  const draft = `${target}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, value, { mode: 0o600 });
  chmodSync(draft, secrets[name]?.isPublic ? 0o444 : 0o400);
  chownSync(draft, owner, owner);
  renameSync(draft, target);
}

const unknown = readdirSync(givenFolder).filter(
  (name) => !name.startsWith('.') && name !== 'README.md' && !known.includes(name),
);
if (unknown.length > 0)
  fail([`Unknown secret: secrets/${unknown.join(', secrets/')}. The secrets are: ${known.join(', ')}.`]);

const [action, renewed] = process.argv.slice(2);
const canRenew = known.filter((name) => secrets[name]?.isRenewable);
if (action !== undefined && (action !== 'renew' || renewed === undefined || !canRenew.includes(renewed)))
  fail([`Usage: docker compose run --rm init [renew NAME], where NAME is one of ${canRenew.join(', ')}.`]);

const given = new Map(known.map((name) => [name, givenOf(name)]));
if (renewed !== undefined && given.get(renewed) !== undefined)
  fail([`${renewed} is given by you: change it there, in secrets/${renewed} or ${renewed.toUpperCase()}.`]);

const chosen = (name: string) =>
  given.get(name) ?? (name === renewed ? random() : (stored(name) ?? random()));
const isNew = (name: string) => !given.get(name) && (name === renewed || stored(name) === undefined);

const mysqlPassword = chosen('mysql_password');
const migratePassword = chosen('mysql_migrate_password');
const urlOf = (user: string, password: string) =>
  `mysql://${user}:${encodeURIComponent(password)}@mysql:3306/suite`;
const values: Record<string, string> = {
  mysql_password: mysqlPassword,
  mysql_migrate_password: migratePassword,
  database_url: given.get('database_url') ?? urlOf('suite', mysqlPassword),
  // Without a separate account, migrations on the operator's MySQL use the API's account.
  migrate_database_url:
    given.get('migrate_database_url') ?? given.get('database_url') ?? urlOf('suite_migrate', migratePassword),
};
const user = process.env.ADMIN_USERNAME?.trim() || 'admin';
const isAdminNew = isNew('admin_password');
/**
 * The stored password if the operator gives none. If it is weak, it was not generated: the operator gave it earlier
 * and has since removed it.
 */
const previousPassword = given.get('admin_password') ? undefined : stored('admin_password');
const isPreviousWeak =
  previousPassword !== undefined && passwordProblem(previousPassword, user) !== undefined;
if (isPreviousWeak) values.admin_password = random();
const linesOf = (text: string | undefined) => text?.split(/\r?\n/) ?? [];
const storedSecret = stored('session_secret');
// The keyed hashes of earlier erasures were made with them (docs/decisions/0094). The latest first.
const formerSecrets = new Set([
  ...(storedSecret && chosen('session_secret') !== storedSecret ? [formerSecretLine(storedSecret)] : []),
  ...linesOf(given.get('former_session_secret')),
  ...linesOf(stored('former_session_secret')),
]);
values.former_session_secret = [...formerSecrets].slice(0, mostFormerSecrets).join('\n');
for (const name of known) values[name] ??= secrets[name]?.isOptional ? (given.get(name) ?? '') : chosen(name);

/** Reads the settings of the API. Throws ConfigError. */
function readApiSettings() {
  // This PORT is the one that compose publishes; the API listens on another.
  const { PORT: _, ...env } = process.env;
  const asVariables = Object.entries(values).map(([name, value]) => [name.toUpperCase(), value]);
  const hasOwnMigrate = given.get('migrate_database_url') || !given.get('database_url');
  return readConfig({
    ...env,
    ...Object.fromEntries(asVariables),
    ...(hasOwnMigrate ? {} : { MIGRATE_DATABASE_URL: '' }),
    ...(given.get('database_ca') && { DATABASE_CA_FILE: path.join(givenFolder, 'database_ca') }),
  });
}

/**
 * Returns whether a web address names its host as browsers do. nginx takes PUBLIC_URL as it is written, and would redirect
 * browsers for ever from http://127.0.0.1 to http://127.1.
 */
function isWrittenOut(url: string, origin: string) {
  const { protocol } = new URL(url);
  const written = url.replace(/\/$/, '').replace(protocol === 'https:' ? /:443$/ : /:80$/, '');
  return written.startsWith(protocol) && written.toLowerCase() === origin;
}

/** Checks what nginx and shell scripts read as it is written, and the API does not. Throws OperatorError. */
function checkGatewaySettings() {
  const { LIMIT_CONNECTIONS: limit, TRUSTED_PROXY: proxies, PUBLIC_URL: url, ...env } = process.env;
  const { ADMIN_HOSTS, CAPTCHA_PROVIDER, CLIENT_REPORTS, BACKUP_KEEP_DAYS } = env;
  for (const [name, text] of Object.entries({ PUBLIC_URL: url, ADMIN_HOSTS, CAPTCHA_PROVIDER }))
    if (text !== text?.trim())
      throw new OperatorError(`${name} must not start or end with a space; it is "${text}".`);
  const origin = url && originOf(url);
  if (origin && !isWrittenOut(url, origin))
    throw new OperatorError(`PUBLIC_URL must be written as ${origin}.`);
  for (const [name, digits] of Object.entries({ CLIENT_REPORTS, BACKUP_KEEP_DAYS }))
    if (digits && !/^(?:0|[1-9]\d*)$/.test(digits))
      throw new OperatorError(
        `${name} must be written with the digits 0 to 9, without a zero in front; it is "${digits}".`,
      );
  if (limit && !/^[1-9]\d{0,5}$/.test(limit))
    throw new OperatorError(`LIMIT_CONNECTIONS must be a number of connections above 0; it is "${limit}".`);
  if (proxies) readRanges(proxies);
}

/** Returns the first and last port of 8080, 127.0.0.1:8080 or the range 8081-8082. */
function portsOf(published: string) {
  const [, first, last = first] = /^(?:.*:)?(\d+)(?:-(\d+))?$/.exec(published) ?? [];
  return first === undefined ? undefined : { first: Number(first), last: Number(last) };
}

/** Refuses a port that Docker would choose by chance, and one that two settings have. Throws OperatorError. */
function checkPorts() {
  const { PORT, HTTPS_PORT, ADMIN_PORT } = process.env;
  const earlier: { name: string; first: number; last: number }[] = [];
  for (const [name, published] of Object.entries({ PORT: PORT || '8080', HTTPS_PORT, ADMIN_PORT })) {
    if (!published) continue;
    const ports = portsOf(published);
    if (ports === undefined || ports.first === 0)
      throw new OperatorError(`${name} must be a port, as 8080 or 127.0.0.1:8080; it is "${published}".`);
    const other = earlier.find(({ first, last }) => ports.first <= last && first <= ports.last);
    if (other)
      throw new OperatorError(`${name} must be another port than ${other.name}; it is "${published}".`);
    earlier.push({ name, ...ports });
  }
}

/** Checks what only Compose reads. Throws OperatorError. */
function checkComposeSettings() {
  const { API_REPLICAS, GATEWAY_REPLICAS, MYSQL_BUFFER_POOL: pool } = process.env;
  const [, size, unit = ''] = /^(\d+)([KMG]?)$/i.exec(pool ?? '') ?? [];
  if (pool && !(Number(size) * 1024 ** ['', 'K', 'M', 'G'].indexOf(unit.toUpperCase()) < totalmem()))
    throw new OperatorError(
      `MYSQL_BUFFER_POOL must be a size such as 512M or 1G, below the memory of this machine; it is "${pool}".`,
    );
  for (const [name, replicas] of Object.entries({ API_REPLICAS, GATEWAY_REPLICAS }))
    if (replicas && !/^[1-9]\d?$/.test(replicas))
      throw new OperatorError(`${name} must be a number of containers from 1 to 99; it is "${replicas}".`);
}

function checkBackupSettings() {
  const { BACKUP_AT, BACKUP_KEEP_DAYS } = process.env;
  readBackupConfig({ BACKUP_AT, BACKUP_KEEP_DAYS });
}

/** Returns the messages for the operator that a check ends with. */
function problemsOf(check: () => unknown): readonly string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    if (error instanceof OperatorError) return [error.message];
    throw error;
  }
}

const envFile = readEnvFile(projectFolder);
for (const warning of envFile.warnings) console.error(warning);
const checks = [readApiSettings, checkGatewaySettings, checkPorts, checkComposeSettings, checkBackupSettings];
const problems = [...envFile.problems, ...checks.flatMap(problemsOf)];
if (problems.length > 0)
  fail([
    ...problems,
    'Nothing was started: correct this in .env or in secrets/ (secrets/README.md), then start again.',
  ]);

const config = readApiSettings();
/** Returns the local address of a published port. */
const local = (published: string) => `http://localhost:${portsOf(published)?.first}`;
const address = config.publicUrl ?? local(process.env.PORT || '8080');

for (const [name, value] of Object.entries(values)) write(name, value, secrets[name]?.owner ?? apiUser);
// In separate volumes: the backup service reads no other secrets, and the API does not read these.
for (const action of ['backup', 'restore']) {
  const ownUrl = `mysql://suite_${action}:${encodeURIComponent(values[`mysql_${action}_password`] ?? '')}@mysql:3306/suite`;
  write('database_url', given.get('database_url') ?? ownUrl, apiUser, `/${action}-secrets`);
  write('database_ca', values.database_ca ?? '', apiUser, `/${action}-secrets`);
}
write('migrate_api_database_url', values.database_url ?? '', migrateUser);
write('alertmanager.json', alertmanagerConfig(config), alertmanagerUser);

const { ADMIN_PORT } = process.env;
const signIn = signInAddress(ADMIN_PORT ? local(ADMIN_PORT) : address, config.adminHosts);
const account = isPreviousWeak
  ? `${user} with the password ${values.admin_password} (shown this once), or that of the account if it exists already`
  : isAdminNew
    ? `${user} with the password ${values.admin_password} (shown this once)`
    : `${user}, with the password given or shown before`;
/** How to sign in without the password that was shown: another failure of the first start may have hidden it. */
const passwordHint =
  isAdminNew || isPreviousWeak
    ? ''
    : ` The first password: docker compose exec api cat /secrets/admin_password. To set another: docker compose exec api node api/src/cli/admin.ts password ${user}.`;
if (renewed !== undefined) {
  console.log(`${renewed} is a new one now; docs/operations/secrets.md says who has to read it.`);
} else if (signIn) {
  console.log(`Sign in at ${signIn} as ${account}.${passwordHint}`);
} else {
  console.log(
    `Sign in nowhere, as ADMIN_HOSTS is none. The first administrator is ${account}.${passwordHint}`,
  );
}
