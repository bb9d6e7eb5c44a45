import { closeSync, openSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { codeOf } from '../db/unavailable.ts';
import { BackupError } from './backup-error.ts';
import type { RowCounts } from './count-rows.ts';

/** Writes the database as it is at this moment into another file, while its owner goes on. */
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
    throw new BackupError(
      `The SQLite file ${file} can't be opened (${codeOf(error)}): start the product once, or name the file in DATABASE_URL.`,
    );
  }
}

/** How many rows each table has; what SQLite keeps of an index's words is no table. Throws where the file is damaged. */
export function countSqlite(file: string): RowCounts {
  const db = new Database(file, { readonly: true });
  try {
    const check = db.pragma('integrity_check', { simple: true });
    if (check !== 'ok') throw new BackupError(`${file} is damaged: ${check}`);
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
 * Opens a database that no other process has open, so that none does until it is closed again. Throws BackupError where
 * one has.
 */
export function holdSqlite(file: string): Database.Database {
  const db = new Database(file, { timeout: 0 });
  try {
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    db.exec('begin immediate; commit');
    // A log that is left beside another file would be taken for that one's.
    db.pragma('wal_checkpoint(TRUNCATE)');
    return db;
  } catch (error) {
    db.close();
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    throw new BackupError(`The product is running on ${file}: stop it first.`);
  }
}
