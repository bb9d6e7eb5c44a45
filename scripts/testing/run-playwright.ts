import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNode } from './run.ts';

type Status = 'expected' | 'unexpected' | 'skipped';

interface Suite {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { status: Status }[] }[];
}

interface PlaywrightReport extends Suite {
  /** Errors outside tests, such as a file that does not load. */
  errors: unknown[];
}

const testsOf = ({ suites = [], specs = [] }: Suite): { name: string; status: Status }[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status }) => ({ name: `${file}: ${title}`, status })),
  ),
  ...suites.flatMap(testsOf),
];

/** Runs one project of e2e/playwright.config.ts and counts its tests. */
export async function runPlaywright(
  project: 'start' | 'gateway' | 'containers' | 'pages' | 'browser' | 'faults' | 'hydration',
  env: NodeJS.ProcessEnv,
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'playwright-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const options = [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--project',
      project,
      '--output',
      `test-results/${project}`,
    ];
    await runNode('node_modules/@playwright/test/cli.js', options, { env: { ...env, TEST_REPORT: file } });
    if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
    const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    const withStatus = (status: Status) =>
      testsOf(report).flatMap((test) => (test.status === status ? [test.name] : []));
    const failures = withStatus('unexpected');
    return {
      passed: withStatus('expected').length,
      failed: failures.length + report.errors.length,
      skipped: withStatus('skipped').length,
      failures,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
