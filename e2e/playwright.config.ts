import { defineConfig } from '@playwright/test';

/** Used by scripts/testing/run-playwright.ts, which passes the product's address and the browser in the environment. */
process.env.TEST_GATEWAY_URL ??= 'http://localhost:8080';
const { TEST_GATEWAY_URL, TEST_BROWSER, TEST_REPORT, CI } = process.env;

interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

/**
 * What Chromium leaves out: the popups of its address bar, which are pages that take twice as long to load in each new
 * context as the page under test, and, since the last of two switches counts, what Playwright leaves out.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

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
      `--disable-features=${disabledFeatures.join(',')}`,
    ],
  };
}

export default defineConfig({
  workers: 2,
  // Generous, so that a busy machine does not fail a test.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  outputDir: '../test-results',
  reporter: [['list'], ...(TEST_REPORT ? [['json', { outputFile: TEST_REPORT }] as const] : [])],
  use: {
    baseURL: TEST_GATEWAY_URL,
    // An element that is missing fails its test before the test's time is over, and by name.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    ...(TEST_BROWSER ? { launchOptions: launchOptions(JSON.parse(TEST_BROWSER)) } : {}),
  },
  projects: [
    { name: 'start', testDir: 'start', workers: 1 },
    // One after the other, because some tests stop containers that others use.
    { name: 'gateway', testDir: 'gateway', workers: 1, fullyParallel: false },
    { name: 'containers', testDir: 'containers', workers: 1, fullyParallel: false },
    { name: 'pages', testDir: 'pages' },
    { name: 'browser', testDir: 'browser' },
    // Each test starts, and breaks, its own product.
    { name: 'faults', testDir: 'faults' },
    { name: 'browsers', testDir: 'browsers' },
    { name: 'hydration', testDir: 'hydration' },
    // In order, because the tests of a file share a copy of the project.
    { name: 'commands', testDir: 'commands', fullyParallel: false },
  ],
});
