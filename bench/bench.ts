import { measureExport } from './export.ts';
import { measureIntake } from './intake.ts';
import { measureLists } from './lists.ts';
import { measurePageLoad } from './page-load.ts';

/**
 * `npm run bench -- NAME`: measures the product and a baseline in one run and prints ratios.
 * `lists [ROWS …]` measures lists of the given sizes, `page [PATH …]` the given pages.
 */
const benches: Record<string, (options: string[]) => Promise<void>> = {
  page: measurePageLoad,
  intake: measureIntake,
  lists: measureLists,
  export: measureExport,
};

const [name = '', ...options] = process.argv.slice(2);
const bench = benches[name];
if (bench) {
  await bench(options);
} else {
  console.error(`There is no bench "${name}". There are: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
}
