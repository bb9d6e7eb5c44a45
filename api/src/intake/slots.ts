import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../db/error-codes.ts';
import { makeFolder } from '../db/make-folder.ts';
import { isDamage, type Journal, openJournal } from './journal.ts';

/** Maximum number of journals on one volume, and therefore of API processes that share it. */
export const mostSlots = 64;

export const slotName = (slot: number) => `slot-${slot}.sqlite`;
/** Returns whether a file name is that of a journal. */
const isSlot = (name: string) => /^slot-\d+\.sqlite$/.test(name);

/** The journal of this process, and access to the journals of processes that have ended. */
export interface Slots {
  own: Journal;
  /**
   * Opens the journals of processes that have ended, one after another; closes each when the caller's loop continues.
   */
  orphans(): Generator<Journal>;
  /** Returns how many journals of the folder were damaged when last opened. */
  damaged(): number;
}

/** Called once for each damaged journal; `code` is SQLite's error code. */
type OnDamage = (name: string, code: string) => void;

/**
 * Takes the first slot of the folder whose lock is free and whose journal is intact. Throws if no slot is available or
 * the folder can't be written.
 */
export function takeSlot(folder: string, onDamage: OnDamage = () => undefined): Slots {
  makeFolder(folder);
  const { open, damaged } = createOpener(folder, onDamage);
  for (let slot = 1; slot <= mostSlots; slot += 1) {
    const own = open(slotName(slot));
    if (own) return { own, orphans: () => orphansIn(folder, slotName(slot), open), damaged };
  }
  throw new Error(`All ${mostSlots} journals of ${folder} are in use or damaged`);
}

/** Creates a function that opens journals by name and remembers the damaged ones. */
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
