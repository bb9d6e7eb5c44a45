import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drillKills, drillOutage, drillReplicas } from './drill/outage.ts';
import { drillRestore } from './drill/restore.ts';
import type { Drill, Outcome } from './drill/scene.ts';

/**
 * `npm run drill [-- NAME …] [--scale 0.15]`: causes faults while leads arrive, and compares the acknowledged
 * leads with those stored in the database. Each drill also runs with a negative
 * control, which acknowledges leads without storing them and must be detected. Uses SQLite, or separate
 * databases at TEST_MYSQL_URL. `--scale` shortens all durations (docs/decisions/0088).
 */

const drills: Record<string, { needsMySql?: true; run: Drill }> = {
  kills: { run: drillKills },
  'mysql-away': { needsMySql: true, run: drillOutage('cut') },
  'mysql-hangs': { needsMySql: true, run: drillOutage('silence') },
  replicas: { needsMySql: true, run: drillReplicas },
  restore: { run: drillRestore },
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

const problemsOf = ({ figures: { lost, duplicated, altered }, problems }: Outcome, control: Outcome) => [
  ...(lost + duplicated + altered > 0 ? ['Acknowledged leads are lost, duplicated or altered'] : []),
  ...problems,
  ...(control.figures.lost === 0 ? ['The negative control was not detected'] : []),
];

const counts = { passed: 0, failed: 0, skipped: 0 };
const selected = Object.entries(drills).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
for (const [name, { needsMySql, run }] of selected) {
  if (needsMySql && !process.env.TEST_MYSQL_URL) {
    console.log(`\n${name}: skipped, TEST_MYSQL_URL is not set`);
    counts.skipped += 1;
    continue;
  }
  try {
    const outcome = await run({ scale, isControl: false });
    const control = await run({ scale: Math.min(scale, 0.01), isControl: true });
    console.log(`\n${name}`);
    console.table({ ...outcome.figures, ...outcome.details });
    const { lost, acknowledged } = control.figures;
    console.log(`control: ${lost} of ${acknowledged} acknowledged leads were detected as lost`);
    const problems = problemsOf(outcome, control);
    for (const problem of problems) console.log(`FAILED: ${problem}`);
    counts[problems.length > 0 ? 'failed' : 'passed'] += 1;
  } catch (error) {
    console.log(`\n${name}\nFAILED: ${(error as Error).message}`);
    counts.failed += 1;
  }
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(counts));
if (counts.failed > 0) process.exitCode = 1;
