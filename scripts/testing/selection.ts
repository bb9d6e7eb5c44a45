/**
 * The tests of a run: those of `npm test`, the remaining ones, all, those that `npm run test:night` runs with more
 * generated cases, or those of jest that `.ci/run` runs where only Node is installed. A test says where it belongs in
 * the name of its file or in its tag (CONTRIBUTING.md).
 */
export type Tier = 'first' | 'rest' | 'all' | 'night' | 'bare';

export interface Selection {
  tier: Tier;
  /** Selects only tests that jest or Playwright considers affected by the changes since the branch `main`. */
  isChangedOnly: boolean;
}

const later = String.raw`\.(?:all|night)\.(?:test|spec)\.`;
const nightly = String.raw`\.night\.(?:test|spec)\.`;
/** The tests that start programs. */
const needingPrograms = String.raw`(?:^|/)(?:scripts|api/src/backup)/.*\.test\.ts$`;

const jestTier: Record<Tier, string[]> = {
  first: [`--testPathPatterns=^(?!.*${later})`],
  rest: [`--testPathPatterns=${later}`, '--passWithNoTests'],
  all: [],
  night: [`--testPathPatterns=${nightly}`],
  bare: [`--testPathPatterns=${needingPrograms}`],
};

/** Returns the options with which jest runs the selected tests. */
export const jestOptions = ({ tier, isChangedOnly }: Selection) => [
  ...jestTier[tier],
  ...(isChangedOnly ? ['--changedSince=main', '--passWithNoTests'] : []),
];

const playwrightTier: Record<Tier, string[]> = {
  first: ['--grep-invert', `@all|${later}`],
  rest: ['--grep', `@all|${later}`],
  all: [],
  night: ['--grep', nightly],
  bare: [],
};

/** Returns the options with which Playwright runs the selected tests. */
export const playwrightOptions = ({ tier, isChangedOnly }: Selection) => [
  ...playwrightTier[tier],
  ...(isChangedOnly ? ['--only-changed=main'] : []),
];
