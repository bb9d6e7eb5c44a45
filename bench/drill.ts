import { parseArgs } from 'node:util';
import { drillAway } from './drill/away.ts';
import { drillKills } from './drill/kills.ts';
import type { Verdict } from './drill/ledger.ts';

/**
 * `npm run drill [-- NAME …] [--scale 0.15]`: takes the API down under 64 writers and compares what was acknowledged with
 * what is stored. Each drill also runs against a liar that acknowledges what it throws away, and has to see it. On SQLite,
 * or on databases of its own at TEST_MYSQL_URL. `--scale` shortens all durations.
 */

interface Drill {
  needsMySql: boolean;
  run(options: { scale: number; isLiar: boolean }): Promise<Verdict>;
}

const drills: Record<string, Drill> = {
  kill: { needsMySql: false, run: drillKills },
  'mysql-away': { needsMySql: true, run: (options) => drillAway({ ...options, how: 'cut' }) },
  'mysql-hangs': { needsMySql: true, run: (options) => drillAway({ ...options, how: 'silence' }) },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string', default: '1' } },
});
const scale = Number(values.scale);
const unknown = positionals.filter((name) => !Object.hasOwn(drills, name));
if (unknown.length > 0 || !(scale > 0)) {
  console.error(`Usage: npm run drill [-- ${Object.keys(drills).join(' ')}] [--scale 0.15]`);
  process.exit(1);
}

const isSafe = ({ lost, duplicated, altered }: Verdict) => lost + duplicated + altered === 0;

const chosen = positionals.length > 0 ? positionals : Object.keys(drills);
for (const name of chosen) {
  const drill = drills[name];
  if (!drill) continue;
  if (drill.needsMySql && !process.env.TEST_MYSQL_URL) {
    console.log(`${name}: left out, TEST_MYSQL_URL is not set`);
    continue;
  }
  const verdict = await drill.run({ scale, isLiar: false });
  const control = await drill.run({ scale: Math.min(scale, 0.1), isLiar: true });
  console.log(`\n${name}`);
  console.table(verdict);
  console.log(
    `control: a liar lost ${control.lost} of ${control.acknowledged}${control.lost > 0 ? ', seen' : ', NOT SEEN'}`,
  );
  if (!isSafe(verdict) || control.lost === 0) process.exitCode = 1;
}
