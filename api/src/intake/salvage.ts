import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Submission, submissionTables } from '../submissions/submission.ts';
import { isDamage, openJournal, parseBody } from './journal.ts';
import { rowsIn, type Value } from './read-pages.ts';
import { isSlot, takeSlot } from './slots.ts';

const portion = 200;

/** Thrown if a journal can't be salvaged; the message is one sentence for the operator. */
export class SalvageError extends Error {
  override readonly name = 'SalvageError';
}

export interface Salvaged {
  /** Number of submissions moved to another journal, which the API copies within a minute. */
  submissions: number;
  /** Number of entries whose content can't be read. */
  unreadable: number;
  /** New name of the damaged file. */
  keptAs: string;
}

interface Entry {
  key: string;
  /** Undefined if the main database already has the submission. */
  submission?: Submission | undefined;
  isUnreadable?: boolean;
}

/** Reads a row of the table `entries`; returns undefined for rows of other tables. */
function entryOf([, form, id, hash, body, receivedAt]: Value[]): Entry | undefined {
  const table = submissionTables.find((name) => name === form);
  if (!table || typeof id !== 'string' || typeof hash !== 'string' || typeof receivedAt !== 'number')
    return undefined;
  const key = `${table} ${id}`;
  if (body === null) return { key };
  try {
    return { key, submission: { id, hash, table, ...parseBody(String(body)), receivedAt } };
  } catch {
    return { key, isUnreadable: true };
  }
}

function readEntries(file: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const row of rowsIn(file)) {
    const entry = entryOf(row);
    if (!entry) continue;
    // Use an older version only if the newest one can't be read.
    const newer = entries.get(entry.key);
    if (!newer || newer.isUnreadable) entries.set(entry.key, entry);
  }
  return [...entries.values()];
}

function demandDamaged(folder: string, name: string) {
  if (!isSlot(name) || !existsSync(join(folder, name)))
    throw new SalvageError(`There is no journal '${name}' in ${folder}: give its name, as slot-1.sqlite.`);
  try {
    const journal = openJournal(join(folder, name));
    journal?.close();
    throw new SalvageError(
      journal
        ? `The journal ${name} is not damaged: the API copies it within a minute.`
        : `The journal ${name} is in use by a process, which could open it: there is nothing to salvage.`,
    );
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
}

/**
 * Moves the readable submissions of a damaged journal to another journal, and renames the damaged file. Submissions
 * keep their keys, so the database does not store them twice. Throws SalvageError if there is no damaged journal of
 * this name.
 */
export function salvageJournal(folder: string, name: string): Salvaged {
  demandDamaged(folder, name);
  const file = join(folder, name);
  const entries = readEntries(file);
  const submissions = entries.flatMap(({ submission }) => (submission ? [submission] : []));
  const { own } = takeSlot(folder);
  try {
    for (let start = 0; start < submissions.length; start += portion)
      own.append(submissions.slice(start, start + portion));
  } finally {
    own.close();
  }
  const keptAs = `${name}.damaged-${Date.now()}`;
  renameSync(file, join(folder, keptAs));
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, join(folder, `${keptAs}-wal`));
  rmSync(`${file}-shm`, { force: true });
  const unreadable = entries.filter(({ isUnreadable }) => isUnreadable).length;
  return { submissions: submissions.length, unreadable, keptAs };
}
