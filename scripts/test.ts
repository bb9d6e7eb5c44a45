import { spawnSync } from 'node:child_process';
import { type Options, readOptions, type Stage } from './testing/options.ts';
import { isProductSetting } from './testing/product-settings.ts';
import { formatCounts, type StageResult, sum } from './testing/result.ts';
import { label } from './testing/run.ts';
import { isProject, projectsWithTests } from './testing/run-playwright.ts';
import { playwrightOptions } from './testing/selection.ts';
import { countOne, createStages } from './testing/stages.ts';

/**
 * `npm test [-- --changed] [stage …]`: runs the first tier of the tests (CONTRIBUTING.md), or of the named stages, and
 * continues after a failure. `--tier all`, `rest`, `night` or `bare` selects others. TEST_MYSQL_URL adds the API
 * tests on MySQL. TEST_GATEWAY_URL (with ADMIN_USERNAME and ADMIN_PASSWORD) runs the gateway and browser tests against
 * that product.
 */

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function givenOptions(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    return fail((error as Error).message);
  }
}

const options = givenOptions();
const { tier, isChangedOnly } = options;

const given = { ...process.env };
const isUserSetting = (name: string) =>
  isProductSetting(name) || /^(TEST_MYSQL_URL|COMPANY_FILE)$/.test(name);
// Removes the settings of a user's own product, because tests expect the built-in facts and defaults.
for (const name of Object.keys(process.env).filter(isUserSetting)) delete process.env[name];
const env = process.env;
if (tier === 'night') {
  env.TEST_TIER = tier;
  // Each night tries other cases; this number repeats those of a night that failed.
  env.PROPERTY_SEED ??= new Date().toISOString().slice(0, 10).replaceAll('-', '');
  console.log(`PROPERTY_SEED=${env.PROPERTY_SEED}`);
}

/** Returns the stages without those of Playwright that have no affected test, and without a build that none needs. */
async function affectedOf(stages: Stage[]) {
  if (spawnSync('git', ['rev-parse', '--verify', '--quiet', 'main']).status !== 0)
    fail('--changed compares with the branch main, which this repository lacks. Run `npm test` without it.');
  // The tests of the containers load only where there are containers.
  const projects = stages.filter(isProject).filter((name) => name !== 'containers' || env.TEST_COMPOSE);
  const affected = await projectsWithTests(projects, playwrightOptions(options), env);
  return stages.filter((stage) =>
    stage === 'build' ? affected.size > 0 : !isProject(stage) || affected.has(stage),
  );
}

if (isChangedOnly) options.stages = await affectedOf(options.stages);
const { stages, stopProduct } = createStages(options, { env, given });

async function runStage(stage: Stage): Promise<StageResult | undefined> {
  console.log(`\n--- ${stage}`);
  const started = performance.now();
  const counts = await stages[stage]().catch((error: Error) => {
    console.log(error.message);
    return countOne(false);
  });
  if (!counts) return undefined;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n--- ${stage}: ${formatCounts(counts)} (${seconds} s)`);
  return { stage, seconds, ...counts };
}

/**
 * Groups of stages that run at the same time: those of one thread each, those that wait for timers and processes, the few
 * tests of the first tier that run in a browser, and later ones that wait for products of their own. The next group starts
 * when all stages have ended but for the longest one.
 */
const together: Stage[][] = [
  ['lint', 'types', 'imports', 'dead-code'],
  ['unit', 'api-sqlite', 'gateway', 'start'],
  tier === 'first' ? ['pages', 'browser', 'faults'] : ['pages', 'faults'],
  ['browsers', 'hydration', 'commands'],
];

/** `unit` never waits, and the stages after its group do. */
const longest: Stage = 'unit';

const batches = options.stages.flatMap((stage, _, wanted) => {
  const group = together.find((names) => names.includes(stage)) ?? [stage];
  const batch = wanted.filter((name) => group.includes(name));
  return stage === batch[0] ? [batch] : [];
});

const started = performance.now();
const running = new Map<Stage, Promise<StageResult | undefined>>();
for (const batch of batches) {
  for (const stage of batch)
    running.set(stage, options.stages.length > 1 ? label.run(stage, runStage, stage) : runStage(stage));
  await Promise.all(batch.map((stage) => stage !== longest && running.get(stage)));
}
const results = (await Promise.all(running.values())).filter((result) => result !== undefined);
await stopProduct();

console.log('\n--- summary');
for (const { stage, seconds, note, failures = [], ...counts } of results) {
  const time = `${seconds} s`.padStart(6);
  console.log(`${stage.padEnd(11)} ${time}  ${formatCounts(counts)}${note ? `, ${note}` : ''}`);
  for (const name of failures) console.log(`            failed: ${name}`);
}
if (tier === 'first') console.log('The remaining tests run in `npm run test:all` (CONTRIBUTING.md)');
else {
  if (!given.TEST_MYSQL_URL) console.log('MySQL was not tested: TEST_MYSQL_URL is not set');
  if (!given.TEST_COMPOSE) console.log('Containers were not inspected: TEST_COMPOSE is not set');
}
const total = sum(results);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
console.log(formatCounts(total));
process.exit(total.failed > 0 ? 1 : 0);
