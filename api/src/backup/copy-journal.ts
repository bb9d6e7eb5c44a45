import { closeSync, copyFileSync, existsSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { codeOf } from '../db/unavailable.ts';
import { BackupError } from './backup-error.ts';

const tries = 50;
/** The header of a write-ahead log: it has random numbers of its own each time the log is begun anew. */
const headerLength = 32;

const logOf = (file: string) => `${file}-wal`;

/** Undefined where there is no log, or an empty one. */
function headerOf(log: string): string | undefined {
  if (!existsSync(log)) return undefined;
  const header = Buffer.alloc(headerLength);
  const opened = openSync(log, 'r');
  const length = readSync(opened, header);
  closeSync(opened);
  return length === headerLength ? header.toString('hex') : undefined;
}

/** What changes where the log was begun anew, or, where there is none, the file was written. */
function generationOf(file: string): string {
  const { mtimeNs, size } = statSync(file, { bigint: true });
  return headerOf(logOf(file)) ?? `${mtimeNs} ${size}`;
}

/** Whether both files are of one generation. */
function copyBoth(file: string, target: string): boolean {
  try {
    const before = generationOf(file);
    copyFileSync(file, target);
    rmSync(logOf(target), { force: true });
    if (existsSync(logOf(file))) copyFileSync(logOf(file), logOf(target));
    return generationOf(file) === before;
  } catch (error) {
    // The log is removed when its owner ends.
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Copies an intake journal that another process owns and writes at the same time; SQLite itself lets nobody else open
 * it. The log is copied after the file: whatever of the file was written meanwhile stands in the log too, unless the log
 * has been begun anew, and then both are copied again (docs/decisions/0136).
 */
export function copyJournal(file: string, target: string): void {
  for (let attempt = 1; attempt <= tries; attempt += 1) if (copyBoth(file, target)) return;
  throw new BackupError(`The intake journal ${file} could not be copied: it is written too fast.`);
}

/**
 * Leaves in a copy nothing but what was never taken into the main database, and answers how much that is. Throws where
 * the copy is damaged.
 */
export function keepUncopied(copy: string): number {
  const db = new Database(copy);
  try {
    const check = db.pragma('integrity_check', { simple: true });
    if (check !== 'ok')
      throw Object.assign(new Error(`The intake journal is damaged: ${check}`), { code: 'SQLITE_CORRUPT' });
    db.prepare('delete from entries where body is null').run();
    const left = db.prepare<[], number>('select count(*) from entries').pluck().get() ?? 0;
    db.exec('vacuum');
    db.pragma('journal_mode = DELETE');
    return left;
  } finally {
    db.close();
  }
}
