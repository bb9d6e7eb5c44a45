import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { forms } from '@suite/contracts/forms/forms';
import { OperatorError } from '@suite/contracts/operator-error';
import type { Database } from 'better-sqlite3';
import { makeFolder } from '../db/make-folder.ts';
import type { RowCounts } from './count-dump-rows.ts';
import { countSqlite, holdSqlite } from './sqlite-copy.ts';

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

const withLogs = (file: string) => [file, `${file}-wal`, `${file}-shm`];

function hasRecords(db: Database): boolean {
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
  const held = existsSync(file) && !isTrial ? holdSqlite(file) : undefined;
  try {
    if (!isForced && held && hasRecords(held))
      throw new OperatorError(`The database ${file} is not empty. To replace all it holds, add --force.`);
    for (const old of withLogs(restored)) rmSync(old, { force: true });
    await pipeline(source(), createWriteStream(restored, { mode: 0o600, flush: true }));
    const found = countSqlite(restored);
    const odd = Object.keys({ ...tables, ...found }).filter((table) => found[table] !== tables[table]);
    if (odd.length > 0) throw new OperatorError(`The backup is not whole: see ${odd.join(', ')}.`);
    const prepared = await prepare({ kind: 'sqlite', file: restored });
    if (!isTrial) renameSync(restored, file);
    return prepared;
  } finally {
    held?.close();
    for (const old of withLogs(restored)) rmSync(old, { force: true });
  }
}
