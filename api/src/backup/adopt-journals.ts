import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../db/make-folder.ts';
import { BackupError } from './backup-error.ts';
import { unpack } from './pack.ts';

/** Processes take the first free slot: these come last. */
const lastSlot = 64;

/**
 * Lays the journals of a backup among those without an owner, which every API copies into the database within a minute;
 * what is there already is not written twice.
 */
export async function adoptJournals(
  backup: string,
  names: readonly string[],
  journals: string,
  key?: string,
) {
  if (names.length === 0) return;
  makeFolder(journals);
  let slot = lastSlot;
  for (const name of names) {
    const draft = join(journals, `.restored-${name}`);
    await pipeline(unpack(backup, name, key), createWriteStream(draft, { mode: 0o600, flush: true }));
    while (slot > 0 && existsSync(join(journals, `slot-${slot}.sqlite`))) slot -= 1;
    if (slot === 0) throw new BackupError(`All ${lastSlot} journals of ${journals} are in use.`);
    renameSync(draft, join(journals, `slot-${slot}.sqlite`));
  }
}
