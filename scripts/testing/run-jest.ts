import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileResult } from './jest-report.ts';
import { nameOfFailure } from './result.ts';
import { runNode } from './run.ts';

interface JestReport {
  files: FileResult[];
  /** Whether jest failed although no test file did: it crashed or ran no test at all. */
  hasCrashed: boolean;
}

/**
 * Returns the failed tests, each with its file and the start of its error; a file that failed outside its tests counts as
 * one.
 */
function failedIn({ files, hasCrashed }: JestReport): string[] {
  const inFiles = files.flatMap(({ name, hasFailed, tests }) => {
    const file = path.relative('.', name);
    const failed = tests.filter(({ status }) => status === 'failed');
    if (hasFailed && failed.length === 0) return [file];
    return failed.map(({ fullName, failureMessages }) =>
      nameOfFailure(`${file}: ${fullName}`, failureMessages[0]),
    );
  });
  return hasCrashed ? [...inFiles, 'jest itself: see its last lines'] : inFiles;
}

/** Runs jest once and returns the outcome of every test file that it finished. */
async function reportOf(args: string[], env: NodeJS.ProcessEnv): Promise<JestReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'jest-report-'));
  const file = path.join(folder, 'report.jsonl');
  const reporter = path.join(import.meta.dirname, 'jest-report.ts');
  const options = ['--ci', '--reporters=default', `--reporters=${reporter}`];
  try {
    const code = await runNode('node_modules/jest/bin/jest.js', [...options, ...args], {
      env: { ...env, TEST_REPORT: file },
      // Workers inherit it. Most of what a test creates is garbage a moment later, which a larger space collects less often.
      nodeOptions: ['--max-semi-space-size=64'],
    });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    const files = lines.map((line) => JSON.parse(line) as FileResult);
    return { files, hasCrashed: code !== 0 && !files.some(({ hasFailed }) => hasFailed) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs jest and counts its tests; a file that does not load counts as one failure. */
export async function runJest(args: string[], env: NodeJS.ProcessEnv) {
  const report = await reportOf(args, env);
  const failures = failedIn(report);
  const tests = report.files.flatMap((file) => file.tests);
  const counted = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status)).length;
  return {
    passed: counted('passed'),
    failed: failures.length,
    skipped: counted('pending', 'todo', 'skipped', 'disabled'),
    failures,
  };
}
