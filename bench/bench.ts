import { measureExport } from './export.ts';
import { measureIntake } from './intake.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import { measureMemory } from './memory.ts';
import { measurePageLoad } from './page-load.ts';
import { measureStart } from './start.ts';

/**
 * `npm run bench -- NAME`: measures the product and a baseline in one run and prints ratios.
 * `lighthouse [PATH …]` has no baseline; it prints the scores of all pages, or of the given ones. `lists [ROWS …]`
 * measures lists of the given sizes.
 */
const benches: Record<string, (options: string[]) => Promise<void>> = {
  page: measurePageLoad,
  intake: measureIntake,
  lists: measureLists,
  export: measureExport,
  memory: measureMemory,
  start: measureStart,
  lighthouse: measureLighthouse,
};

const [name = '', ...options] = process.argv.slice(2);
const bench = benches[name];
if (bench) {
  await bench(options);
} else {
  console.error(`There is no bench "${name}". There are: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
}
