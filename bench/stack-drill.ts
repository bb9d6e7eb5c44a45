import { docker, runDocker } from '../scripts/docker.ts';
import { makeImage } from '../scripts/testing/containers.ts';
import { releaseUnderLoad } from './stack/release-under-load.ts';

/**
 * `npm run drill:stack [-- PART …]`: releases each part of a running stack under load and rolls it back, and reports
 * the effects on visitors. `api-2` is the API with a second replica. Use a disposable stack, started with a high
 * LIMIT_INTAKE; PORT is its port.
 */
const url = `http://127.0.0.1:${process.env.PORT || 8080}`;
const releasable = ['marketing', 'shell', 'admin', 'api', 'api-2', 'gateway'];

const parts = process.argv.length > 2 ? process.argv.slice(2) : releasable;
const unknown = parts.filter((part) => !releasable.includes(part));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${releasable.join(', ')}.`);
  process.exit(1);
}

const setReplicas = (replicas: number) =>
  runDocker(
    'compose',
    'up',
    '--detach',
    '--no-deps',
    '--no-recreate',
    '--no-build',
    '--wait',
    '--scale',
    `api=${replicas}`,
    'api',
  );

async function releaseAndReport(name: string, part: string, image: string) {
  const { figures, failures } = await releaseUnderLoad(url, part, image);
  console.log(`\n${name}`);
  console.table(figures);
  for (const failure of failures) console.log(failure);
  // Only the gateway publishes a port, so that it can't run twice.
  const isSeamless = part !== 'gateway';
  return [
    ...(figures.lost > 0 ? [`${name}: acknowledged leads are lost`] : []),
    ...(isSeamless && failures.length > 0 ? [`${name}: requests failed`] : []),
    ...(figures.leads === 0 || figures.pageRequests === 0 ? [`${name}: no requests were sent`] : []),
  ];
}

const problems: string[] = [];
for (const name of parts) {
  const part = name === 'api-2' ? 'api' : name;
  if (name === 'api-2') setReplicas(2);
  const [container = ''] = docker('compose', 'ps', '--quiet', part).split('\n');
  const image = docker('inspect', '--format', '{{.Config.Image}}', container).replace(/:.*/, '');
  const next = `${image}:of-the-drill`;
  makeImage(next, image, `LABEL drill=${Date.now()}`);
  problems.push(...(await releaseAndReport(name, part, next)));
  problems.push(...(await releaseAndReport(`${name}, rolled back`, part, `${image}:previous`)));
  if (name === 'api-2') setReplicas(1);
}
for (const problem of problems) console.log(`FAILED: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
