import { measureIntake } from './intake.ts';
import { measurePageLoad } from './page-load.ts';

/** `npm run bench -- NAME`: measures beside a baseline, in one run, and prints ratios. */
const benches: Record<string, () => Promise<void>> = { page: measurePageLoad, intake: measureIntake };

const name = process.argv[2] ?? '';
const bench = benches[name];
if (bench) {
  await bench();
} else {
  console.error(`There is no bench "${name}". There are: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
}
