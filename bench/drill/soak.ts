import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { apiPaths } from '@suite/contracts/paths';
import { signIn } from '../load/sign-in.ts';
import { memoryOf } from '../load/usage.ts';
import type { DrillDatabase } from './database.ts';
import { type Drill, runDrill } from './scene.ts';

/** What must not grow with use. */
interface Usage {
  /** MiB */
  memory: number;
  descriptors: number;
  /** Rows of tables that are emptied again. */
  rows: number;
  /** MiB of journals and write-ahead logs. */
  logs: number;
}

/** What each figure may grow from the second quarter of the soak to the last one. */
const mayGrow: Usage = { memory: 40, descriptors: 10, rows: 20, logs: 8 };

const figures = Object.keys(mayGrow) as (keyof Usage)[];
const emptied = ['sessions', 'pending_sign_ins', 'captcha_nonces', 'shared_counts'];

/** Seven thousand leads in ten minutes: a week of a busy site. */
const writerOptions = { writers: 8, pause: 680 };

async function measure(pid: number, { folder, on }: DrillDatabase): Promise<Usage> {
  const counts = await on((db) => Promise.all(emptied.map((table) => db(table).count({ n: '*' }).first())));
  const logs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /journal|-wal$/.test(file),
  );
  return {
    memory: memoryOf([pid]),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    rows: counts.reduce((sum, count) => sum + Number(count?.n), 0),
    logs: logs.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 2 ** 20,
  };
}

/** Works like an administrator until `isOver`: signs in, reads, searches, exports and signs out. */
async function administer(url: string, isOver: () => boolean) {
  const paths = [
    apiPaths.overview,
    apiPaths.records('business-leads'),
    `${apiPaths.records('business-leads')}?limit=50&q=lead+7`,
    apiPaths.exportRecords('business-leads'),
    apiPaths.audit,
  ];
  let [reads, failed] = [0, 0];
  while (!isOver()) {
    const headers = { Cookie: await signIn(url, 'admin', 'drill') };
    for (const path of paths) {
      const response = await fetch(url + path, { headers });
      await response.text();
      reads += 1;
      if (!response.ok) failed += 1;
    }
    await fetch(url + apiPaths.logout, { method: 'POST', headers });
    await delay(2000);
  }
  return { reads, failed };
}

/** Returns a figure's lowest value: that of memory is the one after the last large garbage collection. */
const lowest = (samples: Usage[], figure: keyof Usage) => Math.min(...samples.map((usage) => usage[figure]));

/** Puts a week of leads and administration into ten minutes: memory, descriptors, logs and emptied tables stay flat. */
export const drillSoak: Drill = (options) =>
  runDrill(options, async (scene) => {
    const api = await scene.startApi();
    const stop = scene.write([api.url], writerOptions);
    let isOver = false;
    const administrators = Promise.all([1, 2].map(() => administer(api.url, () => isOver)));
    const samples: Usage[] = [];
    for (let sample = 0; sample < 40; sample += 1) {
      await delay(15_000 * options.scale);
      samples.push(await measure(api.pid(), scene.database));
    }
    isOver = true;
    const work = await administrators;
    const stoppedAt = Date.now();
    await stop();
    await api.untilDrained();
    const growth = (figure: keyof Usage) =>
      lowest(samples.slice(30), figure) - lowest(samples.slice(10, 20), figure);
    // In a short soak the heap still grows to its usual size.
    const judged = figures.filter((figure) => figure !== 'memory' || options.scale >= 1);
    const failed = work.reduce((sum, { failed }) => sum + failed, 0);
    return {
      drainTime: Date.now() - stoppedAt,
      details: {
        reads: work.reduce((sum, { reads }) => sum + reads, 0),
        ...Object.fromEntries(
          figures.flatMap((figure) => [
            [figure, Math.round(lowest(samples.slice(30), figure))],
            [`${figure}Growth`, Math.round(growth(figure))],
          ]),
        ),
      },
      problems: [
        ...(failed > 0 ? [`${failed} reads of an administrator failed`] : []),
        ...judged
          .filter((figure) => growth(figure) > mayGrow[figure])
          .map((figure) => `${figure} grew by ${growth(figure).toFixed()}`),
      ],
    };
  });
