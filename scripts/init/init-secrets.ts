import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Run once by compose before mysql and api: writes each secret into a file that only its reader may read.
 * A value given by the environment wins, a file that is there stays, anything else is random.
 */

const folder = process.env.SECRETS_DIR || '/secrets';
const mysqlUser = 999;
const apiUser = 1000;

interface Secret {
  file: string;
  owner: number;
  given?: string | undefined;
}

/** Gives the secret's value and whether it was made up just now. */
function ensure({ file, owner, given }: Secret) {
  const target = path.join(folder, file);
  if (!given && existsSync(target)) return { value: readFileSync(target, 'utf8'), generated: false };
  const value = given || randomBytes(24).toString('base64url');
  // Written aside and renamed: a start that is cut off leaves no half secret.
  const draft = `${target}.new`;
  writeFileSync(draft, value, { mode: 0o600 });
  chmodSync(draft, 0o400);
  chownSync(draft, owner, owner);
  renameSync(draft, target);
  return { value, generated: !given };
}

ensure({ file: 'mysql_root_password', owner: mysqlUser });
const { value: mysqlPassword } = ensure({ file: 'mysql_password', owner: mysqlUser });
const ownDatabase = `mysql://suite:${mysqlPassword}@mysql:3306/suite`;
ensure({ file: 'database_url', owner: apiUser, given: process.env.DATABASE_URL || ownDatabase });
ensure({ file: 'session_secret', owner: apiUser, given: process.env.SESSION_SECRET });
const admin = ensure({
  file: 'admin_password',
  owner: apiUser,
  given: process.env.ADMIN_PASSWORD,
});

const address = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 8080}`;
const user = process.env.ADMIN_USERNAME || 'admin';
if (admin.generated) {
  console.log(`Sign in at ${address}/admin as ${user} with the password ${admin.value} (shown this once).`);
} else {
  console.log(`Sign in at ${address}/admin as ${user}, with the password given or shown before.`);
}
