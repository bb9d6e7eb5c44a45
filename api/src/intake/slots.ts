import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../db/make-folder.ts';
import { codeOf } from '../db/unavailable.ts';
import { isDamage, type Journal, openJournal } from './journal.ts';

/** More processes than these never share one volume. */
const mostSlots = 64;

const nameOf = (slot: number) => `slot-${slot}.sqlite`;
/** Whether a file of the folder is a journal, by its name. */
export const isSlot = (name: string) => /^slot-\d+\.sqlite$/.test(name);

/** A journal of this process's own, and those that nobody owns any more. */
export interface Slots {
  own: Journal;
  /** Opens, one after another, the journals of processes that have died; each is closed again after its turn. */
  orphans(): Generator<Journal>;
  /** How many journals of the folder were damaged when they were last looked at. */
  damaged(): number;
}

/** Called once for each journal that is found damaged; `code` is SQLite's. */
type OnDamage = (name: string, code: string) => void;

/**
 * Takes the first slot of the folder whose lock is free and whose journal is intact. Throws where there is none, or the
 * folder can't be written.
 */
export function takeSlot(folder: string, onDamage: OnDamage = () => undefined): Slots {
  makeFolder(folder);
  const { open, damaged } = createOpener(folder, onDamage);
  for (let slot = 1; slot <= mostSlots; slot += 1) {
    const own = open(nameOf(slot));
    if (own) return { own, orphans: () => orphansIn(folder, nameOf(slot), open), damaged };
  }
  throw new Error(`All ${mostSlots} journals of ${folder} are in use or damaged`);
}

/** Opens journals by name and remembers which of them are damaged. */
function createOpener(folder: string, onDamage: OnDamage) {
  const names = new Set<string>();
  const open = (name: string): Journal | undefined => {
    try {
      const journal = openJournal(join(folder, name));
      names.delete(name);
      return journal;
    } catch (error) {
      if (!isDamage(error)) throw error;
      if (!names.has(name)) onDamage(name, codeOf(error));
      names.add(name);
      return undefined;
    }
  };
  const damaged = () => {
    for (const name of names) if (!existsSync(join(folder, name))) names.delete(name);
    return names.size;
  };
  return { open, damaged };
}

function* orphansIn(folder: string, ownName: string, open: (name: string) => Journal | undefined) {
  for (const name of readdirSync(folder).filter(isSlot)) {
    const journal = name === ownName ? undefined : open(name);
    if (!journal) continue;
    try {
      yield journal;
    } finally {
      journal.close();
    }
  }
}
