import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nameOfFailure } from './result.ts';
import { runNode } from './run.ts';

type Status = 'expected' | 'unexpected' | 'skipped';

const projects = [
  'start',
  'gateway',
  'containers',
  'pages',
  'browser',
  'faults',
  'browsers',
  'hydration',
  'commands',
] as const;

/** A project of e2e/playwright.config.ts. */
export type Project = (typeof projects)[number];

export const isProject = (name: string): name is Project => projects.some((project) => project === name);

interface Test {
  status: Status;
  projectName: Project;
  results: { error?: { message?: string } }[];
}

interface Suite {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: Test[] }[];
}

interface PlaywrightReport extends Suite {
  /** Errors outside tests, such as a file that does not load. */
  errors: unknown[];
}

const testsOf = ({ suites = [], specs = [] }: Suite): (Test & { name: string })[] => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, name: `${file}: ${title}` }))),
  ...suites.flatMap(testsOf),
];

/** Runs Playwright and returns its report, or undefined if it ended without one. */
async function reportOf(args: string[], env: NodeJS.ProcessEnv, quiet = false) {
  const folder = mkdtempSync(path.join(tmpdir(), 'playwright-report-'));
  const file = path.join(folder, 'report.json');
  try {
    await runNode(
      'node_modules/@playwright/test/cli.js',
      ['test', '--config', 'e2e/playwright.config.ts', ...args],
      { env: { ...env, TEST_REPORT: file }, quiet },
    );
    if (!existsSync(file)) return undefined;
    return JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns those of the projects that have tests with the given options. */
export async function projectsWithTests(
  names: Project[],
  options: string[],
  env: NodeJS.ProcessEnv,
): Promise<Set<Project>> {
  if (names.length === 0) return new Set();
  const selected = names.flatMap((name) => ['--project', name]);
  const report = await reportOf(['--list', ...selected, ...options], env, true);
  return new Set(report && testsOf(report).map(({ projectName }) => projectName));
}

/** Runs the tests of a project that the options select, and counts them. */
export async function runPlaywright(project: Project, options: string[], env: NodeJS.ProcessEnv) {
  const output = ['--output', `test-results/${project}`];
  const report = await reportOf(['--project', project, ...output, ...options], env);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const withStatus = (status: Status) => testsOf(report).filter((test) => test.status === status);
  const failures = withStatus('unexpected').map(({ name, results }) =>
    nameOfFailure(name, results[0]?.error?.message),
  );
  return {
    passed: withStatus('expected').length,
    failed: failures.length + report.errors.length,
    skipped: withStatus('skipped').length,
    failures,
  };
}
