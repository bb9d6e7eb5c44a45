import fc from 'fast-check';

const { PROPERTY_SEED = '20261123', TEST_TIER } = process.env;

/** Generated cases are the same in every run; `PROPERTY_SEED` gives others, and `npm run test:night` others each day. */
fc.configureGlobal({ seed: Number(PROPERTY_SEED) });

const isNight = TEST_TIER === 'night';

/** Returns how many cases a test of a `*.night.*` file generates: the given number in `npm run test:night`, else a twentieth. */
export const generatedCases = (atNight: number) => (isNight ? atNight : Math.ceil(atNight / 20));

/** Returns all entries of a list in `npm run test:night`, else every fifth. */
export const sampleOf = <Entry>(entries: readonly Entry[]) =>
  entries.filter((_, index) => isNight || index % 5 === 0);

/** Returns all pairs of two lists in `npm run test:night`, else as few as contain each entry. */
export const pairsOf = <Row, Column>(rows: readonly Row[], columns: readonly Column[]) =>
  rows.flatMap((row, index) =>
    columns
      .filter((_, other) => isNight || other % rows.length === index % columns.length)
      .map((column) => [row, column] as const),
  );
