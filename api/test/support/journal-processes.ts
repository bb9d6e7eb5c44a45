import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { createCopier } from '../../src/intake/copier.ts';
import { createAdopter } from '../../src/intake/drainer.ts';
import type { Journal } from '../../src/intake/journal.ts';
import { type Slots, takeSlot } from '../../src/intake/slots.ts';
import { createErasedPeople } from '../../src/submissions/erasures.ts';
import type { Submission } from '../../src/submissions/submission.ts';
import { submissionOf } from './submission-of.ts';

const logger = pino({ level: 'silent' });
const signal = new AbortController().signal;
const rules = { channels: ['mail'], erasedPeople: createErasedPeople('secret'), homeCountry: 'LK' };

/** A submission as its sender knows it. */
export interface Sent {
  key: string;
  content: string;
  captcha: string | undefined;
}

const toSubmission = ({ key, content, captcha }: Sent): Submission =>
  submissionOf(key, {
    hash: content,
    columns: { name: content, mobile_number: '0771234567', email: '' },
    nonce: captcha === undefined ? undefined : { value: captcha, expiresAt: 2_000_000_000_000 },
  });

/** Where copying fails: before the transaction, or after its commit and before the journal has noted it. */
export type Fault = 'none' | 'database' | 'death';

/** One event in the history of the processes. A process that does not run is started first. */
export type Step =
  | { does: 'send'; process: number; batch: Sent[] }
  | { does: 'copy' | 'adopt'; process: number; fault: Fault }
  | { does: 'kill'; process: number };

/** Returns a database whose transactions fail as if it could not be reached. */
const unreachable = (db: Knex) =>
  new Proxy(db, {
    get: (target, name) =>
      name === 'transaction'
        ? () => Promise.reject(Object.assign(new Error('Gone'), { code: 'ECONNREFUSED' }))
        : Reflect.get(target, name),
  });

/** Returns a journal whose process dies before it has noted what was copied. */
const dying = (journal: Journal): Journal => ({
  ...journal,
  markCopied: () => {
    throw new Error('Killed');
  },
});

const withFault = (journal: Journal, db: Knex, kind: Fault) => ({
  journal: kind === 'death' ? dying(journal) : journal,
  db: kind === 'database' ? unreachable(db) : db,
});

interface Process {
  slots: Slots;
  /** Files of its journal. */
  files: string[];
}

/** Closes a journal like a killed process: what was only in its write-ahead log stays there. */
function kill({ slots, files }: Process) {
  const left = files.filter((file) => existsSync(file)).map((file) => [file, readFileSync(file)] as const);
  slots.own.close();
  for (const [file, bytes] of left) writeFileSync(file, bytes);
}

/** Creates processes that share a folder of journals and a database. Records what they have acknowledged. */
export function createProcesses(folder: string, db: Knex) {
  const running = new Map<number, Process>();
  const acknowledged: Sent[] = [];

  function start(number: number) {
    const taken = new Set([...running.values()].flatMap(({ files }) => files));
    const slots = takeSlot(folder);
    // A process takes the first journal that no other one uses.
    const file = [1, 2, 3, 4]
      .map((slot) => join(folder, `slot-${slot}.sqlite`))
      .find((path) => !taken.has(path));
    const one = { slots, files: [`${file}`, `${file}-wal`] };
    running.set(number, one);
    return one;
  }

  function stop(number: number) {
    const one = running.get(number);
    if (one) kill(one);
    running.delete(number);
  }

  const send = ({ own }: Slots, batch: readonly Sent[]) => {
    const results = own.append(batch.map(toSubmission));
    acknowledged.push(...batch.filter((_, index) => results[index] === 'stored'));
  };

  async function copy(number: number, { own }: Slots, kind: Fault) {
    await createCopier({ ...withFault(own, db, kind), rules, logger, signal }).copy();
    if (kind === 'death') stop(number);
  }

  async function adopt(number: number, slots: Slots, kind: Fault) {
    function* orphans() {
      for (const journal of slots.orphans()) yield withFault(journal, db, kind).journal;
    }
    const faulty = { slots: { ...slots, orphans }, db: withFault(slots.own, db, kind).db };
    await createAdopter({ ...faulty, rules, logger })(signal);
    if (kind === 'death') stop(number);
  }

  async function run(one: Step) {
    const { slots } = running.get(one.process) ?? start(one.process);
    if (one.does === 'kill') stop(one.process);
    if (one.does === 'send') send(slots, one.batch);
    if (one.does === 'copy') await copy(one.process, slots, one.fault);
    if (one.does === 'adopt') await adopt(one.process, slots, one.fault);
  }

  /** Kills all processes and lets a new one copy what they left. Returns what it could not copy. */
  async function finish(): Promise<Submission[]> {
    for (const number of running.keys()) stop(number);
    const { slots } = start(0);
    await copy(0, slots, 'none');
    await adopt(0, slots, 'none');
    const quarantined = slots.own.quarantined();
    for (const journal of slots.orphans()) quarantined.push(...journal.quarantined());
    stop(0);
    return quarantined.map(({ submission }) => submission);
  }

  return { run, finish, acknowledged };
}
