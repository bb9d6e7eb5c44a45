import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { isMySql } from './open-database.ts';
import { codeOf } from './unavailable.ts';

/** Rewriting a larger file would hold up all requests for seconds: one connection does everything. */
const largestRewrite = 32 * 1024 * 1024;

/**
 * `user_version` of a file from which everything was deleted by connections with `secure_delete`. Releases that delete
 * without it set 0 when they start.
 */
const wiped = 1;

const sizeOf = (file: Database): number =>
  Number(file.pragma('page_count', { simple: true })) * Number(file.pragma('page_size', { simple: true }));

/** Writes the whole file again, without the copies of rows that SQLite leaves in its pages when it splits them. */
export function rewrite(file: Database): void {
  file.exec('vacuum');
  file.pragma(`user_version = ${wiped}`);
  file.pragma('wal_checkpoint(TRUNCATE)');
}

/** Runs `work` on the connection, which fails at once where another process is in the way: it blocks this process. */
async function onConnection<T>(db: Knex, work: (file: Database) => T): Promise<T | undefined> {
  const file: Database = await db.client.acquireConnection();
  const patience = file.pragma('busy_timeout', { simple: true });
  try {
    file.pragma('busy_timeout = 0');
    return work(file);
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    return undefined;
  } finally {
    file.pragma(`busy_timeout = ${patience}`);
    await db.client.releaseConnection(file);
  }
}

/** Moves SQLite's write-ahead log into the file and empties it, unless another process reads it. No effect on MySQL. */
export async function truncateLog(db: Knex): Promise<void> {
  if (isMySql(db) || db.isTransaction) return;
  await onConnection(db, (file) => file.pragma('wal_checkpoint(TRUNCATE)'));
}

/**
 * Removes what the SQLite file and its log still hold of rows that were deleted or overwritten just now. `secure_delete`
 * has zeroed the rows themselves; a file that is not large is rewritten too. No effect on MySQL, nor in a transaction.
 */
export async function wipeRemains(db: Knex): Promise<void> {
  if (isMySql(db) || db.isTransaction) return;
  await onConnection(db, (file) => {
    if (sizeOf(file) <= largestRewrite) rewrite(file);
    else file.pragma('wal_checkpoint(TRUNCATE)');
  });
}

/**
 * Removes once what earlier releases have left of deleted rows. Returns false where the file is too large to be rewritten
 * while the product starts.
 */
export async function wipeOldRemains(db: Knex): Promise<boolean> {
  if (isMySql(db)) return true;
  const isWiped = await onConnection(db, (file) => {
    if (file.pragma('user_version', { simple: true }) === wiped) return true;
    if (sizeOf(file) > largestRewrite) return false;
    rewrite(file);
    return true;
  });
  return isWiped ?? false;
}
