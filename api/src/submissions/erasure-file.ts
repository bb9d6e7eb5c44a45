import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { byKind } from '@suite/contracts/forms/forms';
import type { ErasureReceipt } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { codeOf } from '../db/error-codes.ts';
import { makeFolder } from '../db/make-folder.ts';

/** Record of an erasure that is kept outside the database; contains nothing that identifies a person. */
export interface ErasureEntry {
  /** UTC milliseconds. */
  at: number;
  administratorId: number;
  hashes: readonly string[];
  /** Id of the secret that the hashes were made with. */
  key: string;
  /** What was erased, once it is known. */
  erased?: ErasureReceipt['erased'];
}

/** Returns the file's path in the data folder or the backup folder. */
export const erasureFileIn = (folder: string) => join(folder, 'erasures.jsonl');

const identityOf = ({ at, hashes }: Pick<ErasureEntry, 'at' | 'hashes'>) => `${at} ${hashes.join(' ')}`;

function parsed(line: string): ErasureEntry[] {
  try {
    return [JSON.parse(line)];
  } catch {
    // A crash cut this line off, so its erasure had not started.
    return [];
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Returns the distinct entries of these files, each as complete as one of them has it; a missing file counts as empty.
 */
export function readErasures(...files: readonly string[]): ErasureEntry[] {
  const entries = new Map<string, ErasureEntry>();
  for (const entry of files.flatMap(linesOf).flatMap(parsed)) {
    const identity = identityOf(entry);
    entries.set(identity, { ...entries.get(identity), ...entry });
  }
  return [...entries.values()];
}

/**
 * Appends the missing entries, and those that are complete by now, and syncs them to disk. Safe to call from several
 * processes at once.
 */
export function addErasures(file: string, entries: readonly ErasureEntry[]): void {
  const known = new Map(readErasures(file).map((entry) => [identityOf(entry), entry]));
  const missing = entries.filter((entry) => {
    const same = known.get(identityOf(entry));
    return same === undefined || (entry.erased !== undefined && same.erased === undefined);
  });
  if (missing.length === 0) return;
  makeFolder(join(file, '..'));
  const target = openSync(file, 'a', 0o600);
  try {
    // Start each entry on a new line, in case a crash left half a line before it.
    writeSync(target, missing.map((entry) => `\n${JSON.stringify(entry)}\n`).join(''));
    fsyncSync(target);
  } finally {
    closeSync(target);
  }
}

/** Returns the erasures recorded in the database at or after `since` (UTC milliseconds). */
async function storedErasures(db: Knex, since: number, key: string): Promise<ErasureEntry[]> {
  const rows: { at: number; administrator_id: number; hashes: string; erased: string }[] = await db(
    'erasures',
  )
    .where('at', '>=', since)
    .orderBy('at')
    .select('at', 'administrator_id', 'hashes', 'erased');
  return rows.map(({ at, administrator_id, hashes, erased }) => ({
    at: Number(at),
    administratorId: administrator_id,
    hashes: JSON.parse(hashes),
    key,
    // An erasure in progress has no numbers yet.
    ...(erased !== '{}' && { erased: JSON.parse(erased) }),
  }));
}

const day = 24 * 60 * 60 * 1000;

/** Creates the job that runs every minute and adds erasures made by other processes or older releases to the file. */
export function createErasureKeeper(db: Knex, file: string, key: string): () => Promise<void> {
  let since = 0;
  return async () => {
    const entries = await storedErasures(db, since, key);
    addErasures(file, entries);
    since = Math.max(since, (entries.at(-1)?.at ?? 0) - day);
  };
}

/** Adds the missing entries to the database. */
export async function enterErasures(db: Knex, entries: readonly ErasureEntry[]): Promise<void> {
  const known = new Set((await storedErasures(db, 0, '')).map(identityOf));
  const rows = entries
    .filter((entry) => !known.has(identityOf(entry)))
    .map(({ at, administratorId, hashes, erased }) => ({
      at,
      administrator_id: administratorId,
      hashes: JSON.stringify(hashes),
      erased: JSON.stringify(erased ?? { ...byKind(() => 0), outbox: 0, journal: 0 }),
    }));
  if (rows.length > 0) await db.batchInsert('erasures', rows, 100);
}
