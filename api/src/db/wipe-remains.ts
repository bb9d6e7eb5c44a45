import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { codeOf } from './error-codes.ts';
import { isMySql } from './open-database.ts';

/** Bytes. Rewriting a larger file would block all requests for seconds, because one connection runs all queries. */
const largestRewrite = 32 * 1024 * 1024;

/**
 * `user_version` of a file in which every deletion was made with `secure_delete`. Earlier releases, which delete
 * without it, set 0 when they start.
 */
const wiped = 1;

const sizeOf = (file: Database): number =>
  Number(file.pragma('page_count', { simple: true })) * Number(file.pragma('page_size', { simple: true }));

/** Rewrites the whole file, without the copies of rows that SQLite leaves behind when it splits pages. */
export function rewrite(file: Database): void {
  file.exec('vacuum');
  file.pragma(`user_version = ${wiped}`);
  file.pragma('wal_checkpoint(TRUNCATE)');
}

/**
 * Runs `work` on the connection without waiting for locks, because waiting would block this process. Returns undefined
 * if another process holds a lock.
 */
async function withConnection<T>(db: Knex, work: (file: Database) => T): Promise<T | undefined> {
  const file: Database = await db.client.acquireConnection();
  const timeout = file.pragma('busy_timeout', { simple: true });
  try {
    file.pragma('busy_timeout = 0');
    return work(file);
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    return undefined;
  } finally {
    file.pragma(`busy_timeout = ${timeout}`);
    await db.client.releaseConnection(file);
  }
}

/**
 * Moves SQLite's write-ahead log into the file and truncates it, unless another process reads it. Does nothing on MySQL
 * or inside a transaction.
 */
export async function truncateLog(db: Knex): Promise<void> {
  if (isMySql(db) || db.isTransaction) return;
  await withConnection(db, (file) => file.pragma('wal_checkpoint(TRUNCATE)'));
}

/**
 * Removes the remains of rows that were just deleted or overwritten from the SQLite file and its log. `secure_delete`
 * zeroes the rows themselves; a small file is also rewritten. Does nothing on MySQL or inside a transaction.
 */
export async function wipeRemains(db: Knex): Promise<void> {
  if (isMySql(db) || db.isTransaction) return;
  await withConnection(db, (file) => {
    if (sizeOf(file) <= largestRewrite) rewrite(file);
    else file.pragma('wal_checkpoint(TRUNCATE)');
  });
}

/**
 * Removes what earlier releases left of deleted rows; does so once per file. Returns false if the file is too large to
 * rewrite at start, or is in use by another process.
 */
export async function wipeOldRemains(db: Knex): Promise<boolean> {
  if (isMySql(db)) return true;
  const isWiped = await withConnection(db, (file) => {
    if (file.pragma('user_version', { simple: true }) === wiped) return true;
    if (sizeOf(file) > largestRewrite) return false;
    rewrite(file);
    return true;
  });
  return isWiped ?? false;
}
