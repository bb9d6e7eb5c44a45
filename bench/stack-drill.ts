import { parseArgs } from 'node:util';
import { drillFaults } from './stack/faults-drill.ts';
import { drillReleases } from './stack/release-drill.ts';
import { composeRelease, type ReleaseMethod, swarmRelease } from './stack/release-methods.ts';

/**
 * `npm run drill:stack -- release|swarm|faults [PART …]`: releases parts of a running stack under load, by
 * compose or by a swarm, or stops each container, and reports the effects on visitors and administrators. Use
 * a disposable stack started with ADMIN_PASSWORD and high LIMIT_INTAKE and LIMIT_LOGIN. PORT is its port,
 * --stack the name of the swarm's stack.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { stack: { type: 'string', default: 'suite' } },
});
const url = `http://127.0.0.1:${process.env.PORT || 8080}`;
const releasable = ['marketing', 'shell', 'admin', 'api', 'api-2', 'gateway'];

const drillOf = (method: ReleaseMethod) => async (selected: readonly string[]) => {
  const problems: string[] = [];
  for await (const { name, figures, failures, isSeamless } of drillReleases(
    url,
    method,
    selected.length > 0 ? selected : releasable,
  )) {
    console.log(`\n${name}`);
    console.table(figures);
    for (const failure of failures) console.log(failure);
    if (figures.lost > 0) problems.push(`${name}: acknowledged leads are lost`);
    if (isSeamless && figures.pageFailures + figures.leadFailures > 0)
      problems.push(`${name}: requests failed`);
    if (figures.leads === 0 || figures.pageRequests === 0) problems.push(`${name}: no requests were sent`);
  }
  return problems;
};

const drills: Record<string, (chosen: readonly string[]) => Promise<readonly string[]>> = {
  release: drillOf(composeRelease),
  swarm: drillOf(swarmRelease(values.stack)),
  faults: (chosen) => drillFaults(url, chosen),
};

const [drill = '', ...chosen] = positionals;
const run = drills[drill];
if (!run) {
  console.error(`Usage: npm run drill:stack -- ${Object.keys(drills).join('|')} [PART …]`);
  process.exit(1);
}
const problems = await run(chosen);
for (const problem of problems) console.log(`FAILED: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
