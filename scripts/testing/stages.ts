import { OperatorError } from '@suite/contracts/operator-error';
import { buildStale } from '../build-stale.ts';
import { findBrowser } from './find-browser.ts';
import type { Options, Stage } from './options.ts';
import { type StageResult, sum } from './result.ts';
import { runNode } from './run.ts';
import { runDrills } from './run-drills.ts';
import { runJest } from './run-jest.ts';
import { type Project, runPlaywright } from './run-playwright.ts';
import { jestOptions, playwrightOptions, type Selection } from './selection.ts';
import { startFilledProduct } from './start-filled-product.ts';
import { type ProductUnderTest, startProduct } from './start-product.ts';

export type Counts = Omit<StageResult, 'stage' | 'seconds'>;

export const countOne = (isPassed: boolean): Counts => ({
  passed: Number(isPassed),
  failed: Number(!isPassed),
  skipped: 0,
});

const withoutPassword = (url: string) => url.replace(/:[^:@/]*@/, '@');
const noBrowser = 'as no Chromium runs here: install one, or set CHROMIUM to its path';
const noOtherBrowsers =
  'as not both browsers run here: install firefox-esr, webkit2gtk-driver and xvfb (packages of Debian)';

/** Returns the stages that check the source without running it. */
function createChecks(env: NodeJS.ProcessEnv) {
  const runQuietly = (file: string, ...args: string[]) => runNode(file, args, { env, quiet: true });
  const check =
    (file: string, ...args: string[]) =>
    async () =>
      countOne((await runQuietly(file, ...args)) === 0);
  const biome = check('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.');
  const references = check('scripts/check-text.ts');
  const compile = (project: string) => runQuietly('node_modules/typescript/bin/tsc', '-p', project);
  return {
    lint: async () => sum([await biome(), await references()]),
    types: async () => {
      const codes = await Promise.all(['tsconfig.json', 'api/tsconfig.json'].map(compile));
      return countOne(codes.every((code) => code === 0));
    },
    imports: check('scripts/check-imports.ts'),
    'dead-code': check('node_modules/knip/bin/knip.js'),
  };
}

interface Environments {
  /** The environment without the settings of a user's own product. */
  env: NodeJS.ProcessEnv;
  /** The environment as the user gave it. */
  given: NodeJS.ProcessEnv;
}

/**
 * Returns the stages, each of which runs its selected tests and returns their counts, or undefined if it does not apply
 * here; and a function that stops the product they used.
 */
export function createStages(options: Options, { env, given }: Environments) {
  const { TEST_MYSQL_URL, TEST_GATEWAY_URL, TEST_COMPOSE } = given;
  const { tier, stages: wanted, named } = options;
  /** The tests of a stage that as a whole does not belong to the first tier. */
  const whole: Selection = { ...options, tier: tier === 'night' ? 'night' : 'all' };
  /** Writing 100,000 leads takes 20 s. */
  const leads = tier === 'first' ? 2000 : 100_000;
  let isBuildBroken = false;
  let product: Promise<ProductUnderTest> | undefined;

  /** Throws if the build failed, because every later stage would fail after minutes. */
  function needsBuild() {
    if (isBuildBroken) throw new Error('Not run, as the build failed.');
  }

  async function build() {
    if (TEST_GATEWAY_URL) return undefined;
    try {
      await buildStale();
      return countOne(true);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      console.log(error.message);
      isBuildBroken = true;
      return countOne(false);
    }
  }

  // Tests of the API wait for processes and timers half of the time, so twice as many run as a small machine has processors.
  const testApi = (apiEnv: NodeJS.ProcessEnv, selection: Selection) =>
    runJest(['--selectProjects', 'api', '--maxWorkers=4', ...jestOptions(selection)], apiEnv);

  async function testApiOnMysql() {
    if (!TEST_MYSQL_URL) return undefined;
    const counts = await testApi({ ...env, TEST_MYSQL_URL }, whole);
    return { ...counts, note: `on MySQL at ${withoutPassword(TEST_MYSQL_URL)}` };
  }

  /** Returns the product for the gateway and browser tests; starts the embedded one on first use. */
  async function productUnderTest() {
    if (TEST_GATEWAY_URL) return { on: TEST_GATEWAY_URL, env: given };
    needsBuild();
    const isFilled = wanted.includes('browser');
    product ??= isFilled ? startFilledProduct(env, leads) : startProduct(env);
    const { env: address } = await product;
    const content = isFilled ? `with ${leads} leads` : 'without leads';
    return { on: `the embedded gateway on SQLite ${content}`, env: { ...env, ...address } };
  }

  async function testGateway() {
    const { on, env: address } = await productUnderTest();
    return { ...(await runPlaywright('gateway', playwrightOptions(options), address)), note: `on ${on}` };
  }

  async function testStart() {
    if (TEST_GATEWAY_URL) return undefined;
    needsBuild();
    return runPlaywright('start', playwrightOptions(whole), env);
  }

  async function testContainers() {
    if (TEST_COMPOSE) {
      const counts = await runPlaywright('containers', playwrightOptions(whole), env);
      return { ...counts, note: `of ${TEST_COMPOSE}` };
    }
    if (!named.includes('containers')) return undefined;
    throw new Error('Not run: TEST_COMPOSE says how to reach the containers, such as `docker compose`.');
  }

  async function testInBrowser(
    project: Project,
    selection: Selection,
    on: string,
    address: NodeJS.ProcessEnv,
  ) {
    const browser = findBrowser();
    // In the first tier these projects run at the same time, and most of their tests are in `browser`.
    const workers = selection.tier === 'first' && project !== 'browser' ? ['--workers=1'] : [];
    const counts = await runPlaywright(project, [...playwrightOptions(selection), ...workers], {
      ...address,
      ...(browser ? { TEST_BROWSER: JSON.stringify(browser) } : {}),
    });
    return { ...counts, note: browser ? `on ${on}, in ${browser.name}` : noBrowser };
  }

  const testOnProduct = (project: 'pages' | 'browser') => async () => {
    const { on, env: address } = await productUnderTest();
    return testInBrowser(project, options, on, address);
  };

  async function testFaults() {
    if (TEST_GATEWAY_URL) return undefined;
    needsBuild();
    return testInBrowser('faults', options, 'products of their own', env);
  }

  async function testBrowsers() {
    if (TEST_GATEWAY_URL) return undefined;
    needsBuild();
    // Two products start at the same time, and both would build.
    await buildStale();
    const counts = await runPlaywright('browsers', playwrightOptions(whole), env);
    return { ...counts, note: counts.skipped > 0 ? noOtherBrowsers : 'in Firefox and WebKit' };
  }

  async function testHydration() {
    if (TEST_GATEWAY_URL) return undefined;
    needsBuild();
    await buildStale('development');
    const development = await startProduct(env, ['--development']);
    try {
      const address = { ...env, ...development.env };
      return await testInBrowser('hydration', whole, 'a development build', address);
    } finally {
      await development.stop();
    }
  }

  async function testCommands() {
    if (TEST_GATEWAY_URL) return undefined;
    needsBuild();
    return testInBrowser('commands', whole, 'copies of the project', env);
  }

  const stages: Record<Stage, () => Promise<Counts | undefined>> = {
    ...createChecks(env),
    build,
    unit: () => runJest(['--selectProjects', 'node', 'web', '--maxWorkers=2', ...jestOptions(options)], env),
    'api-sqlite': async () => ({ ...(await testApi(env, options)), note: 'on SQLite' }),
    gateway: testGateway,
    'api-mysql': testApiOnMysql,
    start: testStart,
    containers: testContainers,
    pages: testOnProduct('pages'),
    browser: testOnProduct('browser'),
    faults: testFaults,
    browsers: testBrowsers,
    hydration: testHydration,
    commands: testCommands,
    drills: () => runDrills(tier === 'night' ? '1' : '0.02', { ...env, TEST_MYSQL_URL }),
  };
  return { stages, stopProduct: async () => (await product)?.stop() };
}
