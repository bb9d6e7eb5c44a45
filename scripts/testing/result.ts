/** What one stage of `npm test` came to. */
export interface StageResult {
  stage: string;
  passed: number;
  failed: number;
  skipped: number;
  /** On what it ran, or why it did not. */
  note?: string;
  /** What the summary names: tests that failed, and those that passed at a second try only. */
  named?: string[];
}

/** Tests as the summary names them. */
export const namesOf = (failed: string[], passedAgain: string[]) => [
  ...failed.map((name) => `failed: ${name}`),
  ...passedAgain.map((name) => `passed at a second try: ${name}`),
];

export const countOf = ({ passed, failed, skipped }: Omit<StageResult, 'stage'>) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

export const sum = (results: StageResult[]) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  skipped: results.reduce((total, { skipped }) => total + skipped, 0),
});
