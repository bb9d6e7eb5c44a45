import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StageResult } from './result.ts';
import { runNode } from './run.ts';

type Counts = Pick<StageResult, 'passed' | 'failed' | 'skipped' | 'failures'>;

/** Runs `npm run drill` with the given scale of its durations, and returns its counts. */
export async function runDrills(scale: string, env: NodeJS.ProcessEnv): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'drill-report-'));
  const report = path.join(folder, 'report.json');
  try {
    await runNode('bench/drill.ts', ['--scale', scale], { env: { ...env, TEST_REPORT: report } });
    if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
    return JSON.parse(readFileSync(report, 'utf8')) as Counts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
