import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../db/make-folder.ts';
import { mostSlots, slotName } from '../intake/slots.ts';
import { BackupError } from './backup-error.ts';
import { unpack } from './pack.ts';

/**
 * Copies the journals of a backup into free slots, from which the APIs copy them into the database within a minute.
 * Submissions that the database already has are not stored twice. Throws BackupError if no slot is free.
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
    if (slot === 0) throw new BackupError(`All ${mostSlots} journals of ${journals} are in use.`);
    renameSync(draft, join(journals, slotName(slot)));
  }
}
