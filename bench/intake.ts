import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createDrillDatabase, type DrillDatabase } from './drill/database.ts';
import { type Comparison, compare } from './load/compare.ts';
import { loadFor, sendLead } from './load/load.ts';
import { hasNginx } from './load/nginx.ts';
import { check, writeResults } from './load/results.ts';
import { type RunningPair, startBehindNginx, startEmbedded } from './load/servers.ts';

const connections = 64;
const duration = 5000;

type Result = Comparison & {
  /** Leads that our API stored, divided by those it acknowledged. */
  stored: number;
};

/** Returns how many leads our API has stored; those of the bare server have the hash 'x'. */
const countOurs = (database: DrillDatabase) =>
  database.on(async (db) =>
    Number((await db('business_leads').whereNot({ submission_hash: 'x' }).count({ n: '*' }))[0]?.n),
  );

async function measurePair(
  title: string,
  server: string,
  start: (database: DrillDatabase) => Promise<RunningPair>,
): Promise<Result> {
  const database = await createDrillDatabase(server);
  const pair = await start(database);
  let acknowledged = 0;
  try {
    const comparison = await compare(title, pair, async (one) => {
      const { responses, ...load } = await loadFor(duration, one, sendLead(one), {
        connections,
        status: 201,
      });
      if (one === pair.ours) acknowledged += responses;
      return load;
    });
    // The last leads may still be in the journal: a response waits at most 800 ms for the copy into MySQL.
    for (let waited = 0; waited < 5000 && (await countOurs(database)) < acknowledged; waited += 250)
      await delay(250);
    return { ...comparison, stored: (await countOurs(database)) / acknowledged };
  } finally {
    await pair.stop();
    await database.drop();
  }
}

/**
 * Measures our intake and a server that inserts one row per request, behind the same gateway: on SQLite, on MySQL if
 * TEST_MYSQL_URL is set, and on MySQL behind nginx if its image is on this machine.
 */
export async function measureIntake() {
  const { TEST_MYSQL_URL: mysql } = process.env;
  const results: Record<string, Result> = {
    'SQLite, embedded gateway': await measurePair('SQLite, embedded gateway', '', (database) =>
      startEmbedded(database, join(database.folder, 'bare.sqlite')),
    ),
  };
  if (mysql) {
    const title = 'MySQL, embedded gateway';
    results[title] = await measurePair(title, mysql, (database) => startEmbedded(database));
  }
  if (mysql && hasNginx()) {
    const title = 'MySQL, nginx';
    results[title] = await measurePair(title, mysql, startBehindNginx);
  }
  writeResults('intake', results);
  check(
    Object.entries(results).flatMap(([title, { ratio, stored }]) => [
      [stored === 1, `${title}: one stored lead per acknowledged one (${stored})`],
      [(ratio.perSecond ?? 0) >= 1, `${title}: at least as many leads per second (${ratio.perSecond})`],
      [(ratio.p99 ?? 9) <= 1.5, `${title}: p99 at most 1.5 times as long (${ratio.p99})`],
      [(ratio.cpu ?? 9) <= 1.5, `${title}: processor time per lead at most 1.5 times as much (${ratio.cpu})`],
    ]),
  );
}
