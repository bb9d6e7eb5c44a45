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
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
