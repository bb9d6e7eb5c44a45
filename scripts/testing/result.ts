import { stripVTControlCharacters } from 'node:util';

/** The result of one stage of `npm test`. */
export interface StageResult {
  stage: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  /** What the stage ran on, or why it did not run. */
  note?: string;
  /** Names of the failed tests, each with the start of its error. */
  failures?: string[];
}

type Counts = Pick<StageResult, 'passed' | 'failed' | 'skipped'>;

export const formatCounts = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

export const sum = (results: Counts[]) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  skipped: results.reduce((total, { skipped }) => total + skipped, 0),
});

/** Returns the name of a failed test with the start of its error in one line, for a summary that is read without the log. */
export const nameOfFailure = (name: string, error = '') => {
  const reason = stripVTControlCharacters(error).replace(/\s+/g, ' ').trim().slice(0, 500);
  return reason ? `${name} (${reason})` : name;
};
