import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { submissionTables } from '../../api/src/submissions/submission.ts';
import { startFaultProxy } from '../../api/test/support/fault-proxy.ts';
import { pathWithMySql } from '../../api/test/support/mysql-programs.ts';
import type { TestDatabase } from '../../api/test/support/test-database.ts';
import { writeRows } from '../../scripts/testing/row-seeds.ts';
import { signIn } from '../load/load.ts';
import { type Drill, runDrill } from './scene.ts';

const cli = join(import.meta.dirname, '../../api/src/cli/backup.ts');

/** Text in the name and email address of every erased person, and nowhere else. */
const personMarker = 'forgetme';

interface Person {
  key: string;
  body: { name: string; mobileNumber: string; email: string };
}

const createPerson = (_: unknown, number: number): Person => ({
  key: randomUUID(),
  body: {
    name: `Kamala ${personMarker}`,
    mobileNumber: `+94 70 555 ${String(1000 + number)}`,
    email: `${personMarker}-${number}@example.com`,
  },
});

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const send = (api: string, { key, body }: Person) =>
  post(`${api}/api/business-leads`, body, { 'Idempotency-Key': key });

/** Erases people through the API, as an administrator. */
async function erase(api: string, people: readonly Person[]) {
  const cookie = await signIn(api, 'admin', 'drill');
  for (const { body } of people) {
    const response = await post(`${api}/api/admin/privacy/erase`, { email: body.email }, { cookie });
    if (!response.ok) throw new Error(`Erasing a person failed with status ${response.status}`);
  }
}

/** Returns the number of rows in records, outbox and events that contain the marker. */
async function countErased(db: Knex): Promise<number> {
  let found = 0;
  for (const table of [...submissionTables, 'outbox', 'submission_events']) {
    const rows: object[] = await db(table);
    found += rows.filter((row) => JSON.stringify(row).includes(personMarker)).length;
  }
  return found;
}

/** Milliseconds in which an API copies the journals of a restored backup: it looks for them every minute. */
const adoptionTime = 90_000;

/** Returns the names of all stored leads by their keys. */
async function storedLeads({ on }: TestDatabase): Promise<Map<string, string>> {
  const rows: { submission_id: string; name: string }[] = await on((db) =>
    db('business_leads').select('submission_id', 'name'),
  );
  return new Map(rows.map(({ submission_id, name }) => [submission_id, name]));
}

/** Waits until all leads are stored, at most for the time that an API needs to find restored journals. */
async function untilAdopted(database: TestDatabase, keys: readonly string[]) {
  const end = Date.now() + adoptionTime;
  for (;;) {
    const found = await storedLeads(database);
    if (keys.every((key) => found.has(key)) || Date.now() > end) return;
    await delay(200);
  }
}

/** Returns the actions of an operator on this database and folder. */
function createOperator({ url, folder, on }: TestDatabase) {
  const backups = join(folder, 'backups');
  const PATH = process.env.TEST_MYSQL_URL ? pathWithMySql(folder) : process.env.PATH;

  /** Runs a backup command. Returns its duration in milliseconds. Throws its error output if it fails. */
  async function run(...args: string[]): Promise<number> {
    const started = Date.now();
    const child = spawn(process.execPath, [cli, ...args], {
      env: { PATH, DATABASE_URL: url, DATA_DIR: folder, BACKUP_FOLDER: backups },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const errorOutput = text(child.stderr);
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(await errorOutput);
    return Date.now() - started;
  }

  const newest = () =>
    readdirSync(backups)
      .filter((name) => name.endsWith('Z'))
      .sort()
      .at(-1) ?? '';

  return {
    backUp: async () => ({ time: await run('now'), name: newest() }),
    restore: (name: string) => run('restore', name),
    /** Deletes the database and all journals. */
    wipe: async () => {
      rmSync(join(folder, 'intake'), { recursive: true, force: true });
      const { pathname, protocol } = URL.parse(url) ?? {};
      if (protocol !== 'mysql:') {
        for (const end of ['', '-wal', '-shm']) rmSync(`${url}${end}`, { force: true });
        return;
      }
      const name = pathname?.slice(1) ?? '';
      await on(async (db) => {
        await db.raw('drop database ??', [name]);
        await db.raw('create database ??', [name]);
      });
    },
    /** Deletes the list of erasures, so that a restore has nothing to replay. */
    forgetErasures: () => {
      for (const directory of [folder, backups]) rmSync(join(directory, 'erasures.jsonl'), { force: true });
    },
  };
}

/**
 * Backs up under load, with MySQL unavailable for some leads, and erases people afterwards. Then deletes the database
 * and all journals and restores the backup. Leads acknowledged before the backup must exist, and erased people must not
 * reappear, even if their submissions are sent again. The negative control loses the list of erasures and a lead.
 */
export const drillRestore: Drill = (options) =>
  runDrill(options, async (scene) => {
    const { database, ledger } = scene;
    const { isControl, scale } = options;
    const operator = createOperator(database);
    const problems: string[] = [];
    const proxy = process.env.TEST_MYSQL_URL ? await startFaultProxy(new URL(database.url)) : undefined;
    if (proxy) scene.finally(proxy.close);
    const api = await scene.startApi(proxy ? { DATABASE_URL: proxy.url } : {});
    await api.kill();
    const rows = Math.round(100_000 * scale);
    await database.on((db) => writeRows(db, 0, rows, Date.now()));
    api.start();
    await api.untilDrained();

    const people = Array.from({ length: 3 }, createPerson);
    for (const person of people) await send(api.url, person);
    const stop = scene.write([api.url], { isControl: false, writers: 16, pause: 20 });
    while (ledger.acknowledged() < 200) await delay(20);
    await api.untilDrained();
    proxy?.cut();
    while (proxy && (await api.waiting()) < 20) await delay(20);
    const known = ledger.known();
    const backup = await operator.backUp();
    await proxy?.restore();
    await stop();
    await api.untilDrained();
    await erase(api.url, people);
    await api.kill();

    if (isControl) operator.forgetErasures();
    await operator.wipe();
    const restoreTime = await operator.restore(backup.name);
    const wiped = Date.now();
    api.start();
    await api.untilDrained();
    for (const person of people) await send(api.url, person);
    await api.untilDrained();
    await untilAdopted(database, [...known.keys()]);
    const drainTime = Date.now() - wiped;
    const reappeared = await database.on(countErased);
    if (reappeared > 0) problems.push(`${reappeared} rows of erased people reappeared`);
    if (isControl)
      await database.on((db) =>
        db('business_leads')
          .whereIn('submission_id', [...known.keys()].slice(0, 1))
          .delete(),
      );
    const found = await storedLeads(database);
    const lost = [...known.keys()].filter((key) => !found.has(key)).length;
    const altered = [...known].filter(([key, name]) => found.has(key) && found.get(key) !== name).length;
    return {
      drainTime,
      // The negative control counts as detected only if both faults are found.
      figures: { lost: isControl && reappeared === 0 ? 0 : lost, altered, acknowledged: known.size },
      details: { rows, backupTime: backup.time, restoreTime, reappeared },
      problems,
    };
  });
