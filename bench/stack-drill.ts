import { parseArgs } from 'node:util';
import { drillFaults } from './stack/faults-drill.ts';
import { drillReleases } from './stack/release-drill.ts';

/**
 * `npm run drill:stack -- release [PART …]`, `npm run drill:stack -- faults [SERVICE …]`: releases parts of the containers
 * that run here under load, or takes each of them away, and tells what visitors and administrators meet. For a stack that
 * nobody needs, started with ADMIN_PASSWORD and high LIMIT_INTAKE and LIMIT_LOGIN; PORT says where it is.
 */

const url = `http://127.0.0.1:${process.env.PORT || 8080}`;
const releasable = ['marketing', 'shell', 'admin', 'api', 'api-2', 'gateway'];

async function releases(parts: readonly string[]) {
  const problems: string[] = [];
  for await (const { name, figures, failures, isSeamless } of drillReleases(url, parts)) {
    console.log(`\n${name}`);
    console.table(figures);
    for (const failure of failures) console.log(failure);
    if (figures.lost > 0) problems.push(`${name}: acknowledged leads are lost`);
    if (isSeamless && figures.pageFailures + figures.leadFailures > 0)
      problems.push(`${name}: requests failed`);
    if (figures.leads === 0 || figures.pageRequests === 0) problems.push(`${name}: nobody was there`);
  }
  return problems;
}

const drills: Record<string, (names: readonly string[]) => Promise<readonly string[]>> = {
  release: (names) => releases(names.length > 0 ? names : releasable),
  faults: (names) => drillFaults(url, names),
};

const { positionals } = parseArgs({ allowPositionals: true });
const [drill = '', ...names] = positionals;
const run = drills[drill];
if (!run) {
  console.error('Usage: npm run drill:stack -- release|faults [PART …]');
  process.exit(1);
}
const problems = await run(names);
for (const problem of problems) console.log(`FAILED: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
