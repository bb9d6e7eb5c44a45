import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { codeOf } from './error-codes.ts';
import { isMySql } from './open-database.ts';

/** Bytes. Rewriting a larger file would block all requests for seconds, because one connection runs all queries. */
const largestRewrite = 32 * 1024 * 1024;

const sizeOf = (file: Database): number =>
  Number(file.pragma('page_count', { simple: true })) * Number(file.pragma('page_size', { simple: true }));

/**
 * Runs `work` on the connection without waiting for locks, because waiting would block this process. Does nothing if
 * another process holds a lock.
 */
async function withConnection(db: Knex, work: (file: Database) => void): Promise<void> {
  const file: Database = await db.client.acquireConnection();
  const timeout = file.pragma('busy_timeout', { simple: true });
  try {
    file.pragma('busy_timeout = 0');
    work(file);
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
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
 * zeroes the rows themselves; a small file is also rewritten, without the copies of rows that SQLite leaves behind when
 * it splits pages. Does nothing on MySQL or inside a transaction.
 */
export async function wipeRemains(db: Knex): Promise<void> {
  if (isMySql(db) || db.isTransaction) return;
  await withConnection(db, (file) => {
    if (sizeOf(file) <= largestRewrite) file.exec('vacuum');
    file.pragma('wal_checkpoint(TRUNCATE)');
  });
}
