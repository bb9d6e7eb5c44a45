import {
  closeSync,
  copyFileSync,
  createWriteStream,
  existsSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '@suite/contracts/operator-error';
import Database from 'better-sqlite3';
import { codeOf } from '../db/error-codes.ts';
import { makeFolder } from '../db/make-folder.ts';
import { mostSlots, slotName } from '../intake/slots.ts';
import { unpack } from './pack.ts';

const tries = 50;
/** Length of a write-ahead log's header, which contains new random numbers each time the log restarts. */
const headerLength = 32;

const logOf = (file: string) => `${file}-wal`;

/** Returns the header of a write-ahead log in hex, or undefined if the log is missing or shorter than a header. */
function headerOf(log: string): string | undefined {
  if (!existsSync(log)) return undefined;
  const header = Buffer.alloc(headerLength);
  const opened = openSync(log, 'r');
  const length = readSync(opened, header);
  closeSync(opened);
  return length === headerLength ? header.toString('hex') : undefined;
}

/** Returns a value that changes when the log restarts or, without a log, when the file is written. */
function generationOf(file: string): string {
  const { mtimeNs, size } = statSync(file, { bigint: true });
  return headerOf(logOf(file)) ?? `${mtimeNs} ${size}`;
}

/** Copies the file and its log; returns whether both copies are of one generation. */
function copyBoth(file: string, target: string): boolean {
  try {
    const before = generationOf(file);
    copyFileSync(file, target);
    rmSync(logOf(target), { force: true });
    if (existsSync(logOf(file))) copyFileSync(logOf(file), logOf(target));
    return generationOf(file) === before;
  } catch (error) {
    // The owner removes the log when it exits.
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Copies an intake journal while another process writes it; the owner's lock prevents opening it with SQLite. The log
 * is copied after the file, so it contains whatever changed in the file meanwhile. If the log restarted, both are
 * copied again (docs/decisions/0136).
 */
export function copyJournal(file: string, target: string): void {
  for (let attempt = 1; attempt <= tries; attempt += 1) if (copyBoth(file, target)) return;
  throw new OperatorError(`The intake journal ${file} could not be copied: it is written too fast.`);
}

/**
 * Deletes entries that are already in the main database from a copy; returns how many entries remain. Throws if the
 * copy is damaged.
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

/**
 * Copies the journals of a backup into free slots, from which the APIs copy them into the database within a minute.
 * Submissions that the database already has are not stored twice. Throws OperatorError if no slot is free.
 */
export async function adoptJournals(
  backup: string,
  names: readonly string[],
  journals: string,
  key?: string,
) {
  if (names.length === 0) return;
  makeFolder(journals);
  // Restored journals take the last slots, because processes take the first free one.
  let slot = mostSlots;
  for (const name of names) {
    const draft = join(journals, `.restored-${name}`);
    await pipeline(unpack(backup, name, key), createWriteStream(draft, { mode: 0o600, flush: true }));
    while (slot > 0 && existsSync(join(journals, slotName(slot)))) slot -= 1;
    if (slot === 0) throw new OperatorError(`All ${mostSlots} journals of ${journals} are in use.`);
    renameSync(draft, join(journals, slotName(slot)));
  }
}
