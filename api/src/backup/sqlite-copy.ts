import { closeSync, openSync, rmSync } from 'node:fs';
import { OperatorError } from '@suite/contracts/operator-error';
import Database from 'better-sqlite3';
import { codeOf } from '../db/error-codes.ts';
import type { RowCounts } from './count-dump-rows.ts';

/** Writes a consistent copy of the database to another file; other processes may use the database during the copy. */
export function copySqlite(file: string, target: string): void {
  const db = openOrExplain(file);
  try {
    rmSync(target, { force: true });
    closeSync(openSync(target, 'wx', 0o600));
    db.prepare('vacuum into ?').run(target);
  } finally {
    db.close();
  }
}

function openOrExplain(file: string) {
  try {
    return new Database(file, { readonly: true, fileMustExist: true, timeout: 10_000 });
  } catch (error) {
    throw new OperatorError(
      `The SQLite file ${file} can't be opened (${codeOf(error)}): start the product once, or name the file in DATABASE_URL.`,
    );
  }
}

/**
 * Returns the number of rows per table, without the shadow tables of the full-text index. Throws OperatorError if the
 * file is damaged.
 */
export function countSqlite(file: string): RowCounts {
  const db = new Database(file, { readonly: true });
  try {
    const check = db.pragma('integrity_check', { simple: true });
    if (check !== 'ok') throw new OperatorError(`${file} is damaged: ${check}`);
    const tables = (db.pragma('table_list') as { schema: string; name: string; type: string }[])
      .filter(
        ({ schema, name, type }) => schema === 'main' && type === 'table' && !name.startsWith('sqlite_'),
      )
      .map(({ name }) => name)
      .sort();
    const count = (table: string) =>
      db.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0;
    return Object.fromEntries(tables.map((table) => [table, count(table)]));
  } finally {
    db.close();
  }
}

/**
 * Opens a database exclusively, so that no other process can open it until it is closed. Throws OperatorError if another
 * process has it open.
 */
export function holdSqlite(file: string): Database.Database {
  const db = new Database(file, { timeout: 0 });
  try {
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    db.exec('begin immediate; commit');
    // Empty the log: SQLite would apply a leftover log to the file that replaces this one.
    db.pragma('wal_checkpoint(TRUNCATE)');
    return db;
  } catch (error) {
    db.close();
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    throw new OperatorError(`The product is running on ${file}: stop it first.`);
  }
}
