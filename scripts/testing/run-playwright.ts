import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNode } from './run.ts';

interface Suite {
  suites?: Suite[];
  specs?: { tests: { projectName: string; status: 'expected' | 'unexpected' | 'skipped' }[] }[];
}

interface PlaywrightReport extends Suite {
  /** What went wrong outside of a test: a file that does not load, for instance. */
  errors: unknown[];
}

const testsOf = ({ suites = [], specs = [] }: Suite): { projectName: string; status: string }[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

/** Runs one project of e2e/playwright.config.ts and counts its tests. */
export async function runPlaywright(
  project: 'start' | 'gateway' | 'pages' | 'browser' | 'faults' | 'hydration',
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
    const count = (status: string) => testsOf(report).filter((test) => test.status === status).length;
    return {
      passed: count('expected'),
      failed: count('unexpected') + report.errors.length,
      skipped: count('skipped'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
