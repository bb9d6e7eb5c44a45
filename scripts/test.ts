import { BuildError, buildStale } from './build-stale.ts';
import { findBrowser } from './testing/find-browser.ts';
import { isProductSetting } from './testing/product-settings.ts';
import { formatCounts, type StageResult, sum } from './testing/result.ts';
import { label, runNode } from './testing/run.ts';
import { runJest } from './testing/run-jest.ts';
import { runPlaywright } from './testing/run-playwright.ts';
import { startFilledProduct } from './testing/start-filled-product.ts';
import { type ProductUnderTest, startProduct } from './testing/start-product.ts';

/**
 * `npm test [-- stage …]`: runs every check and test that a fresh machine can run, and continues after a
 * failure. TEST_MYSQL_URL adds the API tests on MySQL. TEST_GATEWAY_URL (with ADMIN_USERNAME and
 * ADMIN_PASSWORD) runs the gateway and browser tests against that product.
 */

const { TEST_MYSQL_URL, TEST_GATEWAY_URL, TEST_COMPOSE } = process.env;
const isUserSetting = (name: string) =>
  isProductSetting(name) || /^(TEST_MYSQL_URL|COMPANY_FILE)$/.test(name);
const givenEnv = { ...process.env };
// Removes the settings of a user's own product, because tests expect the built-in facts and defaults.
for (const name of Object.keys(process.env).filter(isUserSetting)) delete process.env[name];
const env = process.env;

type Counts = Omit<StageResult, 'stage'>;
const countOne = (isPassed: boolean): Counts => ({
  passed: Number(isPassed),
  failed: Number(!isPassed),
  skipped: 0,
});

const check =
  (file: string, ...args: string[]) =>
  async () =>
    countOne((await runNode(file, args, { env, quiet: true })) === 0);

const biome = check('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.');
const wording = check('scripts/check-text.ts');

async function checkText() {
  const results = [await biome(), await wording()];
  return sum(results.map((counts) => ({ stage: 'lint', ...counts })));
}

const tsc = (project: string) =>
  runNode('node_modules/typescript/bin/tsc', ['-p', project], { env, quiet: true });

async function checkTypes() {
  const codes = await Promise.all([tsc('tsconfig.json'), tsc('api/tsconfig.json')]);
  return countOne(codes.every((code) => code === 0));
}

const withoutPassword = (url: string) => url.replace(/:[^:@/]*@/, '@');

// Tests of the API wait for processes and timers half of the time, so twice as many run as a small machine has processors.
const testApi = (apiEnv: NodeJS.ProcessEnv) => runJest(['--selectProjects', 'api', '--maxWorkers=4'], apiEnv);

async function testApiOnMysql() {
  if (!TEST_MYSQL_URL) return undefined;
  const counts = await testApi({ ...env, TEST_MYSQL_URL });
  return { ...counts, note: `on MySQL at ${withoutPassword(TEST_MYSQL_URL)}` };
}

let isBuildBroken = false;

async function build() {
  if (TEST_GATEWAY_URL) return undefined;
  try {
    await buildStale();
    return countOne(true);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.log(error.message);
    isBuildBroken = true;
    return countOne(false);
  }
}

/** Throws if the build failed, because every later stage would fail after minutes. */
function needsBuild() {
  if (isBuildBroken) throw new Error('Not run, as the build failed.');
}

async function testStart() {
  if (TEST_GATEWAY_URL) return undefined;
  needsBuild();
  return runPlaywright('start', env);
}

let product: Promise<ProductUnderTest> | undefined;

/** Number of leads in the database for the tests of the administrators' screens. Writing them takes 20 s. */
const leads = 100_000;

/** Returns the product for the gateway and browser tests; starts the embedded one on first use. */
async function productUnderTest() {
  if (TEST_GATEWAY_URL) {
    return { on: TEST_GATEWAY_URL, env: givenEnv };
  }
  needsBuild();
  const isFilled = wanted.includes('browser');
  product ??= isFilled ? startFilledProduct(env, leads) : startProduct(env);
  const { env: address } = await product;
  const content = isFilled ? `with ${leads} leads` : 'without leads';
  return { on: `the embedded gateway on SQLite ${content}`, env: { ...env, ...address } };
}

async function testGateway() {
  const { on, env: address } = await productUnderTest();
  return { ...(await runPlaywright('gateway', address)), note: `on ${on}` };
}

async function testContainers() {
  if (TEST_COMPOSE) return { ...(await runPlaywright('containers', env)), note: `of ${TEST_COMPOSE}` };
  if (!selected.includes('containers')) return undefined;
  throw new Error('Not run: TEST_COMPOSE says how to reach the containers, such as `docker compose`.');
}

const noBrowser = 'as no Chromium runs here: install one, or set CHROMIUM to its path';

async function testInBrowser(
  project: 'pages' | 'browser' | 'faults' | 'hydration',
  on: string,
  address: NodeJS.ProcessEnv,
) {
  const browser = findBrowser();
  const counts = await runPlaywright(project, {
    ...address,
    ...(browser ? { TEST_BROWSER: JSON.stringify(browser) } : {}),
  });
  return { ...counts, note: browser ? `on ${on}, in ${browser.name}` : noBrowser };
}

const testOnProduct = (project: 'pages' | 'browser') => async () => {
  const { on, env: address } = await productUnderTest();
  return testInBrowser(project, on, address);
};

async function testFaults() {
  if (TEST_GATEWAY_URL) return undefined;
  needsBuild();
  return testInBrowser('faults', 'products of their own', env);
}

async function testHydration() {
  if (TEST_GATEWAY_URL) return undefined;
  needsBuild();
  await buildStale('development');
  const development = await startProduct(env, ['--development']);
  try {
    return await testInBrowser('hydration', 'a development build', { ...env, ...development.env });
  } finally {
    await development.stop();
  }
}

const stages: Record<string, () => Promise<Counts | undefined>> = {
  lint: checkText,
  types: checkTypes,
  imports: check('scripts/check-imports.ts'),
  'dead-code': check('node_modules/knip/bin/knip.js'),
  build,
  unit: () => runJest(['--selectProjects', 'node', 'web', '--maxWorkers=2'], env),
  'api-sqlite': async () => ({ ...(await testApi(env)), note: 'on SQLite' }),
  gateway: testGateway,
  'api-mysql': testApiOnMysql,
  start: testStart,
  containers: testContainers,
  pages: testOnProduct('pages'),
  browser: testOnProduct('browser'),
  faults: testFaults,
  hydration: testHydration,
};

/** Groups of stages that run at the same time: those of one thread each, and those that wait for timers and processes. */
const together = [
  ['lint', 'types', 'imports', 'dead-code'],
  ['unit', 'api-sqlite', 'gateway', 'start'],
];

async function runStage(stage: string): Promise<StageResult | undefined> {
  console.log(`\n--- ${stage}`);
  const started = performance.now();
  const counts = await stages[stage]?.().catch((error: Error) => {
    console.log(error.message);
    return countOne(false);
  });
  if (!counts) return undefined;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n--- ${stage}: ${formatCounts(counts)} (${seconds} s)`);
  return { stage, ...counts };
}

const selected = process.argv.slice(2);
const unknown = selected.filter((stage) => !Object.hasOwn(stages, stage));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}: choose among ${Object.keys(stages).join(', ')}.`);
  process.exit(1);
}

const wanted = Object.keys(stages).filter((stage) => selected.length === 0 || selected.includes(stage));
const batches = wanted.flatMap((stage) => {
  const group = together.find((names) => names.includes(stage)) ?? [stage];
  const batch = wanted.filter((name) => group.includes(name));
  return stage === batch[0] ? [batch] : [];
});

const results: StageResult[] = [];
for (const batch of batches) {
  const run = (stage: string) => (batch.length > 1 ? label.run(stage, runStage, stage) : runStage(stage));
  const ended = await Promise.all(batch.map(run));
  results.push(...ended.filter((result) => result !== undefined));
}
await (await product)?.stop();

console.log('\n--- summary');
for (const { stage, note, failures = [], ...counts } of results) {
  console.log(`${stage.padEnd(11)} ${formatCounts(counts)}${note ? `, ${note}` : ''}`);
  for (const name of failures) console.log(`            failed: ${name}`);
}
if (!TEST_MYSQL_URL) console.log('MySQL was not tested: TEST_MYSQL_URL is not set');
if (!TEST_COMPOSE) console.log('Containers were not inspected: TEST_COMPOSE is not set');
const total = sum(results);
console.log(formatCounts(total));
process.exit(total.failed > 0 ? 1 : 0);
