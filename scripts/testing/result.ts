/** The result of one stage of `npm test`. */
export interface StageResult {
  stage: string;
  passed: number;
  failed: number;
  skipped: number;
  /** What the stage ran on, or why it did not run. */
  note?: string;
  /** Names of the failed tests. */
  failures?: string[];
}

export const formatCounts = ({ passed, failed, skipped }: Omit<StageResult, 'stage'>) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

export const sum = (results: StageResult[]) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  skipped: results.reduce((total, { skipped }) => total + skipped, 0),
});
