import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../db/make-folder.ts';
import { type Journal, openJournal } from './journal.ts';

/** More processes than these never share one volume. */
const mostSlots = 64;

const nameOf = (slot: number) => `slot-${slot}.sqlite`;
const isSlot = (name: string) => /^slot-\d+\.sqlite$/.test(name);

/** A journal of this process's own, and those that nobody owns any more. */
export interface Slots {
  own: Journal;
  /** Opens, one after another, the journals of processes that have died; each is closed again after its turn. */
  orphans(): Generator<Journal>;
}

/** Takes the first slot of the folder whose lock is free. Throws where none is, or the folder can't be written. */
export function takeSlot(folder: string): Slots {
  makeFolder(folder);
  for (let slot = 1; slot <= mostSlots; slot += 1) {
    const own = openJournal(join(folder, nameOf(slot)));
    if (own) return { own, orphans: () => orphansIn(folder, nameOf(slot)) };
  }
  throw new Error(`All ${mostSlots} journals of ${folder} are in use`);
}

function* orphansIn(folder: string, ownName: string) {
  for (const name of readdirSync(folder).filter(isSlot)) {
    const journal = name === ownName ? undefined : openJournal(join(folder, name));
    if (!journal) continue;
    try {
      yield journal;
    } finally {
      journal.close();
    }
  }
}
