import { defineConfig } from '@playwright/test';

/** Run by scripts/testing/run-playwright.ts, which says in the environment where the product and the browser are. */
process.env.TEST_GATEWAY_URL ??= 'http://localhost:8080';
const { TEST_GATEWAY_URL, TEST_BROWSER, TEST_REPORT, CI } = process.env;

interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

function launchOptions({ executablePath, env }: Browser) {
  return {
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

export default defineConfig({
  workers: 2,
  // One hiccup of a shared machine lands nothing otherwise; the summary names what needed it.
  retries: CI ? 1 : 0,
  // A busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  outputDir: '../test-results',
  reporter: [['list'], ...(TEST_REPORT ? [['json', { outputFile: TEST_REPORT }] as const] : [])],
  use: {
    baseURL: TEST_GATEWAY_URL,
    trace: 'retain-on-failure',
    ...(TEST_BROWSER ? { launchOptions: launchOptions(JSON.parse(TEST_BROWSER)) } : {}),
  },
  projects: [
    { name: 'start', testDir: 'start', workers: 1 },
    // One after another: some tests stop what others ask.
    { name: 'gateway', testDir: 'gateway', workers: 1 },
    { name: 'containers', testDir: 'containers', workers: 1 },
    // They look more than they act; a recording takes them a third of their time again.
    { name: 'pages', testDir: 'pages', use: { trace: 'on-first-retry' } },
    { name: 'browser', testDir: 'browser' },
    // Each on a product of its own, which it breaks.
    { name: 'faults', testDir: 'faults' },
    { name: 'hydration', testDir: 'hydration' },
  ],
});
