import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { act, attempt, ReleaseError } from './release/docker.ts';
import {
  allContainers,
  idOf,
  imageOf,
  readService,
  remove,
  runningContainers,
  type Service,
  scaleArguments,
  waitUntilReady,
} from './release/service.ts';

/**
 * `npm run release -- PART [--image IMAGE]`: releases one part of the running product and prints each docker
 * command. It builds the part's image or uses IMAGE; a front end's image also gets the assets of the one it
 * replaces. New containers start next to the old ones, which stop once the new ones are healthy. If they do
 * not become healthy, they are removed and the old ones stay.
 */

const frontEnds = ['marketing', 'admin', 'shell'];
const parts = [...frontEnds, 'api', 'gateway'];
const usage = `Usage: npm run release -- ${parts.join('|')} [--image IMAGE]`;

/** Milliseconds; the gateway resolves its upstreams every second. */
const untilKnown = 5000;

const without = (all: readonly string[], known: readonly string[]) => all.filter((id) => !known.includes(id));

/**
 * Tags a newly built or the given image with the service's image name. An image pinned by digest is pulled.
 */
function provideImage({ name, image, isPinned }: Service, given: string | undefined) {
  if (isPinned) {
    if (given !== undefined)
      throw new ReleaseError(
        `The image is named by its digest: write another digest instead of --image ${given}`,
      );
    if (idOf(image) === undefined) act('pull', image);
    return;
  }
  if (given === undefined) return act('compose', 'build', name);
  if (idOf(given) === undefined && !attempt('pull', given))
    throw new ReleaseError(`There is no image ${given} here, and it could not be pulled`);
  act('tag', given, image);
}

/**
 * Copies the running image's assets into the new one, because tabs opened before the release request them.
 */
function carryAssets({ name, image, isPinned, formerImage }: Service, former: string) {
  if (isPinned || !frontEnds.includes(name)) return;
  const inputs = { NEW: image, FORMER: formerImage, TODAY: new Date().toISOString().slice(0, 10) };
  const inputArguments = Object.entries(inputs).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  act('tag', former, formerImage);
  act('build', '--quiet', ...inputArguments, '--tag', image, 'scripts/release');
}

/** Removes containers that did not become healthy, after printing their last log lines. */
function discard(containers: readonly string[]) {
  for (const container of containers) {
    attempt('logs', '--tail', '20', container);
    act('rm', '--force', container);
  }
}

/**
 * Starts new containers next to the old ones, then removes those, without downtime. Throws ReleaseError and
 * leaves the old ones unchanged.
 */
async function replaceBesides(service: Service, old: readonly string[], keepOldImage: () => void) {
  const isHealthy = attempt(...scaleArguments(service, old.length * 2));
  const added = without(allContainers(service), old);
  try {
    if (!isHealthy) throw new ReleaseError('The new container did not become healthy');
    if (service.name === 'api') await waitUntilReady(old[0] ?? '', added);
  } catch (error) {
    discard(added);
    throw error;
  }
  keepOldImage();
  console.log(`The gateway gets to know ${added.length > 1 ? 'the new ones' : 'the new one'} …`);
  await delay(untilKnown);
  remove(old);
}

/**
 * Replaces containers that publish a port one by one. Throws ReleaseError with the old image running again.
 */
function replaceInPlace(service: Service, old: readonly string[], former: string, keepOldImage: () => void) {
  const scale = scaleArguments(service, old.length);
  for (const container of old) {
    const others = without(runningContainers(service), [container]);
    remove([container]);
    if (attempt(...scale)) continue;
    discard(without(allContainers(service), others));
    if (service.isPinned)
      throw new ReleaseError('The new container did not become healthy, and the old one is gone');
    act('tag', former, service.image);
    act(...scale);
    throw new ReleaseError('The new container did not become healthy');
  }
  keepOldImage();
}

/**
 * Migrates the schema for a new API; the running one works with it too. Throws ReleaseError with nothing
 * changed.
 */
function migrate(given: string | undefined) {
  provideImage(readService('migrate'), given);
  if (!attempt('compose', 'run', '--rm', '--no-deps', 'migrate'))
    throw new ReleaseError('The schema could not be brought up to date');
}

async function release(name: string, given: string | undefined) {
  const service = readService(name);
  const old = runningContainers(service);
  const former = old[0] && imageOf(old[0]);
  if (!former)
    throw new ReleaseError(`No ${name} runs here: docker compose up --detach --wait starts the product`);
  if (allContainers(service).length > old.length) act('compose', 'rm', '--force', name);
  if (name === 'api') migrate(given);
  const keepOldImage = () => {
    if (!service.isPinned && idOf(service.image) !== former) act('tag', former, service.previousImage);
  };
  try {
    provideImage(service, given);
    carryAssets(service, former);
    if (service.hasOwnPort) replaceInPlace(service, old, former, keepOldImage);
    else await replaceBesides(service, old, keepOldImage);
  } catch (error) {
    if (!service.isPinned && idOf(service.image) !== former) act('tag', former, service.image);
    throw error;
  } finally {
    if (idOf(service.formerImage)) act('image', 'rm', service.formerImage);
  }
  return service;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { image: { type: 'string' } },
  });
  const [part = '', ...more] = positionals;
  if (!parts.includes(part) || more.length > 0) throw new ReleaseError(usage);
  const started = performance.now();
  const { previousImage } = await release(part, values.image).catch((error: Error) => {
    throw error instanceof ReleaseError
      ? new ReleaseError(`${part} was not released. ${error.message}.`)
      : error;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `Released ${part} in ${seconds} s. Back again: npm run release -- ${part} --image ${previousImage}`,
  );
} catch (error) {
  const isExplained =
    error instanceof ReleaseError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExplained ? (error as Error).message : error);
  process.exitCode = 1;
}
