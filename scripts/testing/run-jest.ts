import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNode } from './run.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that did not even load. */
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

function failedIn({ testResults }: JestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`failed: ${file}`];
    return failed.map(({ fullName }) => `failed: ${file}: ${fullName}`);
  });
}

/** Runs the named jest projects and counts their tests; a file that does not load counts as one failed. */
export async function runJest(projects: string[], env: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jest-report-'));
  const file = path.join(folder, 'report.json');
  const options = ['--ci', '--maxWorkers=2', '--json', `--outputFile=${file}`];
  try {
    await runNode('node_modules/jest/bin/jest.js', [...options, '--selectProjects', ...projects], { env });
    if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
      named: failedIn(report),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
