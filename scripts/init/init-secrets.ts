import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { signInAddress } from '@suite/contracts/admin-hosts';
import { passwordProblem } from '@suite/contracts/password-problem';
import { ConfigError, readConfig } from '../../api/src/config.ts';

/**
 * `init-secrets.ts [renew NAME]`: run once by compose before mysql and api, writes each secret into a file that only
 * its reader may read. What somebody gives (a file in the project's folder secrets/, or a variable) wins, a file that is
 * there stays, what is missing is random; `renew` makes one anew. Writes nothing where the API would refuse its settings.
 */

const folder = '/secrets';
const givenFolder = '/given';
const mysqlUser = 999;
const apiUser = 1000;
const grafanaUser = 472;
const migrateUser = 1001;

interface Secret {
  owner: number;
  /** Not made up where nobody gives it: what it is for is off. */
  isOptional?: boolean;
  /** Who reads it takes a new one in the way that docs/operations.md says. */
  isRenewable?: boolean;
  /** Every user may read it. */
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
  if (!existsSync(file)) return undefined;
  const shown = file.replace(givenFolder, 'secrets');
  if (statSync(file).isDirectory()) fail([`${shown} is a folder: remove it, or put a file in its place.`]);
  return readFileSync(file, 'utf8').replace(/\r?\n$/, '') || undefined;
}

const kept = (name: string) => read(path.join(folder, name));

/** What somebody gave; throws where it is given twice. */
function givenOf(name: string) {
  const variable = name.toUpperCase();
  const inFile = read(path.join(givenFolder, name));
  const inVariable = process.env[variable] || undefined;
  if (inFile && inVariable) fail([`Set either ${variable} or the file secrets/${name}, not both.`]);
  return inFile ?? inVariable;
}

function write(name: string, value: string, owner: number, into = folder) {
  const target = path.join(into, name);
  // Written aside and renamed: a start that is cut off leaves no half secret.
  const draft = `${target}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, value, { mode: 0o600 });
  chmodSync(draft, secrets[name]?.isPublic ? 0o444 : 0o400);
  chownSync(draft, owner, owner);
  renameSync(draft, target);
}

const strange = readdirSync(givenFolder).filter(
  (name) => !name.startsWith('.') && name !== 'README.md' && !known.includes(name),
);
if (strange.length > 0)
  fail([`secrets/${strange.join(', secrets/')} is no secret of this product: ${known.join(', ')} are.`]);

const [act, renewed] = process.argv.slice(2);
const canRenew = known.filter((name) => secrets[name]?.isRenewable);
if (act !== undefined && (act !== 'renew' || renewed === undefined || !canRenew.includes(renewed)))
  fail([`Usage: docker compose run --rm init [renew NAME], where NAME is one of ${canRenew.join(', ')}.`]);

const given = new Map(known.map((name) => [name, givenOf(name)]));
if (renewed !== undefined && given.get(renewed) !== undefined)
  fail([`${renewed} is given by you: change it there, in secrets/${renewed} or ${renewed.toUpperCase()}.`]);

const chosen = (name: string) => given.get(name) ?? (name === renewed ? random() : (kept(name) ?? random()));
const isNew = (name: string) => !given.get(name) && (name === renewed || kept(name) === undefined);

const mysqlPassword = chosen('mysql_password');
const migratePassword = chosen('mysql_migrate_password');
const urlOf = (user: string, password: string) =>
  `mysql://${user}:${encodeURIComponent(password)}@mysql:3306/suite`;
const values: Record<string, string> = {
  mysql_password: mysqlPassword,
  mysql_migrate_password: migratePassword,
  database_url: given.get('database_url') ?? urlOf('suite', mysqlPassword),
  // Without an account apart, whoever has a MySQL of theirs migrates by the API's.
  migrate_database_url:
    given.get('migrate_database_url') ?? given.get('database_url') ?? urlOf('suite_migrate', migratePassword),
};
const user = process.env.ADMIN_USERNAME || 'admin';
const isAdminNew = isNew('admin_password');
/** We make no weak one: somebody gave it once, and gives it no longer. */
const formerPassword = given.get('admin_password') ? undefined : kept('admin_password');
const isFormerWeak = formerPassword !== undefined && passwordProblem(formerPassword, user) !== undefined;
if (isFormerWeak) values.admin_password = random();
// Erasures that were made with it are known by it (docs/decisions/0137).
const formerSecret =
  given.get('former_session_secret') ??
  (chosen('session_secret') === kept('session_secret')
    ? kept('former_session_secret')
    : kept('session_secret'));
values.former_session_secret = formerSecret ?? '';
for (const name of known) values[name] ??= secrets[name]?.isOptional ? (given.get(name) ?? '') : chosen(name);

/** Reads the settings as the API will, and ends with its words for what is wrong. */
function checkedSettings() {
  // Compose publishes this PORT; the API has its own.
  const { PORT: _, ...env } = process.env;
  const asVariables = Object.entries(values).map(([name, value]) => [name.toUpperCase(), value]);
  const hasOwnMigrate = given.get('migrate_database_url') || !given.get('database_url');
  try {
    return readConfig({
      ...env,
      ...Object.fromEntries(asVariables),
      ...(hasOwnMigrate ? {} : { MIGRATE_DATABASE_URL: '' }),
      ...(given.get('database_ca') && { DATABASE_CA_FILE: path.join(givenFolder, 'database_ca') }),
    });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return fail([
      ...error.problems,
      'Nothing was started: correct this in .env or in secrets/ (secrets/README.md), then start again.',
    ]);
  }
}

const config = checkedSettings();
/** On this machine, by what compose publishes: 8080, 127.0.0.1:8080, 8081-8082. */
const local = (published: string) => `http://localhost:${/(\d+)(?:-\d+)?$/.exec(published)?.[1]}`;
const address = config.PUBLIC_URL ?? local(process.env.PORT || '8080');

for (const [name, value] of Object.entries(values)) write(name, value, secrets[name]?.owner ?? apiUser);
// In volumes of their own: whoever backs up reads nothing else, nor does the API read these.
for (const act of ['backup', 'restore']) {
  const ownUrl = `mysql://suite_${act}:${encodeURIComponent(values[`mysql_${act}_password`] ?? '')}@mysql:3306/suite`;
  write('database_url', given.get('database_url') ?? ownUrl, apiUser, `/${act}-secrets`);
  write('database_ca', values.database_ca ?? '', apiUser, `/${act}-secrets`);
}
write('migrate_api_database_url', values.database_url ?? '', migrateUser);

const { ADMIN_PORT } = process.env;
const signIn = signInAddress(ADMIN_PORT ? local(ADMIN_PORT) : address, config.adminHosts);
const account = isFormerWeak
  ? `${user} with the password ${values.admin_password} (shown this once), or that of the account if it exists already`
  : isAdminNew
    ? `${user} with the password ${values.admin_password} (shown this once)`
    : `${user}, with the password given or shown before`;
if (renewed !== undefined) {
  console.log(`${renewed} is a new one now; docs/operations.md, "Rotate secrets", says who has to read it.`);
} else if (signIn) {
  console.log(`Sign in at ${signIn} as ${account}.`);
} else {
  console.log(`Sign in nowhere, as ADMIN_HOSTS is none. The first administrator is ${account}.`);
}
