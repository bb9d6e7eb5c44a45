import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { namesOf } from './result.ts';
import { runNode } from './run.ts';

interface FileResult {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string }[];
}

interface JestReport {
  testResults: FileResult[];
}

/** The failed tests' names, each after its file's; a file that failed outside of its tests stands for one. */
function failedIn(results: FileResult[]): string[] {
  return results.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

/** What jest reports of one run; nothing when it did not come to a report. */
async function reportOf(args: string[], env: NodeJS.ProcessEnv): Promise<JestReport | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'jest-report-'));
  const file = path.join(folder, 'report.json');
  const options = ['--ci', '--maxWorkers=2', '--json', `--outputFile=${file}`];
  try {
    await runNode('node_modules/jest/bin/jest.js', [...options, ...args], { env });
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JestReport) : undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs the named jest projects and counts their tests; a file that does not load counts as one failed. In CI a file
 * that failed gets a second try, as a Playwright test does, and is named.
 */
export async function runJest(projects: string[], env: NodeJS.ProcessEnv) {
  const args = ['--selectProjects', ...projects];
  const report = await reportOf(args, env);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const files = report.testResults.flatMap(({ name, status }) => (status === 'failed' ? [name] : []));
  const second =
    env.CI && files.length > 0 ? await reportOf([...args, '--runTestsByPath', ...files], env) : undefined;
  const results = second
    ? [...report.testResults.filter(({ status }) => status !== 'failed'), ...second.testResults]
    : report.testResults;
  const failed = failedIn(results);
  const passedAgain = failedIn(report.testResults).filter((name) => !failed.includes(name));
  const counted = (...statuses: string[]) =>
    results
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => statuses.includes(status)).length;
  return {
    passed: counted('passed'),
    failed: failed.length,
    skipped: counted('pending', 'todo', 'skipped', 'disabled'),
    named: namesOf(failed, passedAgain),
  };
}
