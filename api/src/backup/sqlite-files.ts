import { closeSync, createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { forms } from '@suite/contracts/forms/forms';
import { OperatorError } from '@suite/contracts/operator-error';
import Database from 'better-sqlite3';
import { codeOf, isDamaged } from '../db/error-codes.ts';
import { makeFolder } from '../db/make-folder.ts';
import type { RowCounts } from './mysql-tools.ts';

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

/** Throws OperatorError if there is no such database, which SQLite would create. */
export function demandDatabase(file: string): void {
  if (existsSync(file)) return;
  throw new OperatorError(
    `There is no database ${file}: start the product once, or correct DATA_DIR or DATABASE_URL.`,
  );
}

function openOrExplain(file: string) {
  demandDatabase(file);
  try {
    return new Database(file, { readonly: true, fileMustExist: true, timeout: 10_000 });
  } catch (error) {
    throw new OperatorError(
      `The SQLite file ${file} can't be opened (${codeOf(error)}): check it, or name another in DATABASE_URL.`,
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
function holdSqlite(file: string): Database.Database {
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

interface RestoreSqliteOptions<Prepared> {
  file: string;
  source: () => Readable;
  /** Expected number of rows per table. */
  tables: RowCounts;
  isForced: boolean;
  /** Whether to delete the restored file instead of putting it in the place of the present one. */
  isTrial: boolean;
  /** Prepares the restored database before the API can read it. */
  prepare: (address: { kind: 'sqlite'; file: string }) => Promise<Prepared>;
}

const logsOf = (file: string) => [`${file}-wal`, `${file}-shm`];
const withLogs = (file: string) => [file, ...logsOf(file)];

/** Holds the database that a restore replaces. Returns undefined if the file is missing, or with `isForced` if it is damaged. */
function holdReplaced(file: string, isForced: boolean) {
  try {
    return existsSync(file) ? holdSqlite(file) : undefined;
  } catch (error) {
    if (!isForced || !isDamaged(error)) throw error;
    return undefined;
  }
}

function hasRecords(db: Database.Database): boolean {
  const tables = db.prepare<[], string>('select name from sqlite_master').pluck().all();
  return forms.some(
    ({ table }) =>
      tables.includes(table) && db.prepare(`select id from ${table} limit 1`).get() !== undefined,
  );
}

/**
 * Replaces the SQLite file with a backup's copy. No other process may have the file open, and none can open it
 * during the restore. The copy is unpacked and prepared as a separate file and then renamed. A trial deletes the separate
 * file instead, beside a running product. Throws OperatorError.
 */
export async function restoreSqlite<Prepared>({
  file,
  source,
  tables,
  isForced,
  isTrial,
  prepare,
}: RestoreSqliteOptions<Prepared>): Promise<Prepared> {
  makeFolder(dirname(file));
  const restored = `${file}.restored`;
  const held = isTrial ? undefined : holdReplaced(file, isForced);
  try {
    if (!isForced && held && hasRecords(held))
      throw new OperatorError(`The database ${file} is not empty. To replace all it holds, add --force.`);
    for (const old of withLogs(restored)) rmSync(old, { force: true });
    await pipeline(source(), createWriteStream(restored, { mode: 0o600, flush: true }));
    const found = countSqlite(restored);
    const odd = Object.keys({ ...tables, ...found }).filter((table) => found[table] !== tables[table]);
    if (odd.length > 0) throw new OperatorError(`The backup is not whole: see ${odd.join(', ')}.`);
    const prepared = await prepare({ kind: 'sqlite', file: restored });
    if (!isTrial) {
      if (!held) for (const log of logsOf(file)) rmSync(log, { force: true });
      renameSync(restored, file);
    }
    return prepared;
  } finally {
    held?.close();
    for (const old of withLogs(restored)) rmSync(old, { force: true });
  }
}
