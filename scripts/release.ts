import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ReleaseError, runDocker, tryDocker } from './docker.ts';
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
 * replaces. New containers start next to the old ones, which stop once the new ones are healthy. New containers
 * that do not become healthy are removed, and the old ones stay.
 */

const frontEnds = ['marketing', 'admin', 'shell'];
const parts = [...frontEnds, 'api', 'gateway'];
const usage = `Usage: npm run release -- ${parts.join('|')} [--image IMAGE]`;

/** Milliseconds after which all gateways use new containers; they resolve their upstreams every second. */
const upstreamRefresh = 5000;

const without = (all: readonly string[], known: readonly string[]) => all.filter((id) => !known.includes(id));

/**
 * Tags the given image, or a newly built one, with the service's image name. Pulls an image pinned by digest.
 */
function provideImage({ name, image, isPinned }: Service, given: string | undefined) {
  if (isPinned) {
    if (given !== undefined)
      throw new ReleaseError(
        `The image is named by its digest: write another digest instead of --image ${given}`,
      );
    if (idOf(image) === undefined) runDocker('pull', image);
    return;
  }
  if (given === undefined) return runDocker('compose', 'build', name);
  if (idOf(given) === undefined && !tryDocker('pull', given))
    throw new ReleaseError(`There is no image ${given} here, and it could not be pulled`);
  runDocker('tag', given, image);
}

/**
 * Copies the running image's assets into the new one, because tabs opened before the release request them.
 */
function carryAssets({ name, image, isPinned, runningImage }: Service, previous: string) {
  if (isPinned || !frontEnds.includes(name)) return;
  const inputs = { NEW: image, FORMER: runningImage, TODAY: new Date().toISOString().slice(0, 10) };
  const inputArguments = Object.entries(inputs).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  runDocker('tag', previous, runningImage);
  runDocker('build', '--quiet', ...inputArguments, '--tag', image, 'scripts/release');
}

/** Removes containers that did not become healthy, after printing their last log lines. */
function discard(containers: readonly string[]) {
  for (const container of containers) {
    tryDocker('logs', '--tail', '20', container);
    runDocker('rm', '--force', container);
  }
}

/**
 * Starts new containers next to the old ones, then removes the old ones, without downtime. On failure, removes the
 * new ones and throws ReleaseError.
 */
async function replaceSideBySide(service: Service, old: readonly string[], keepOldImage: () => void) {
  const isHealthy = tryDocker(...scaleArguments(service, old.length * 2));
  const started = without(allContainers(service), old);
  try {
    if (!isHealthy) throw new ReleaseError('The new container did not become healthy');
    if (service.name === 'api') await waitUntilReady(old[0] ?? '', started);
  } catch (error) {
    discard(started);
    throw error;
  }
  keepOldImage();
  console.log(`Waiting until the gateway uses the new ${started.length > 1 ? 'containers' : 'container'} …`);
  await delay(upstreamRefresh);
  remove(old);
}

/**
 * Replaces containers that publish a port one by one. On failure, starts the old image again unless it was pinned by
 * digest, and throws ReleaseError.
 */
function replaceInPlace(
  service: Service,
  old: readonly string[],
  previous: string,
  keepOldImage: () => void,
) {
  const scale = scaleArguments(service, old.length);
  for (const container of old) {
    const others = without(runningContainers(service), [container]);
    remove([container]);
    if (tryDocker(...scale)) continue;
    discard(without(allContainers(service), others));
    if (service.isPinned)
      throw new ReleaseError('The new container did not become healthy, and the old one is gone');
    runDocker('tag', previous, service.image);
    runDocker(...scale);
    throw new ReleaseError('The new container did not become healthy');
  }
  keepOldImage();
}

/**
 * Migrates the schema for a new API; the running API works with the new schema too. Throws ReleaseError if the
 * migration fails.
 */
function migrate(given: string | undefined) {
  provideImage(readService('migrate'), given);
  if (!tryDocker('compose', 'run', '--rm', '--no-deps', 'migrate'))
    throw new ReleaseError('The schema could not be brought up to date');
}

async function release(name: string, given: string | undefined) {
  const service = readService(name);
  const old = runningContainers(service);
  const previous = old[0] && imageOf(old[0]);
  if (!previous)
    throw new ReleaseError(`No ${name} runs here: docker compose up --detach --wait starts the product`);
  if (allContainers(service).length > old.length) runDocker('compose', 'rm', '--force', name);
  if (name === 'api') migrate(given);
  const keepOldImage = () => {
    if (!service.isPinned && idOf(service.image) !== previous)
      runDocker('tag', previous, service.previousImage);
  };
  try {
    provideImage(service, given);
    carryAssets(service, previous);
    if (service.hasOwnPort) replaceInPlace(service, old, previous, keepOldImage);
    else await replaceSideBySide(service, old, keepOldImage);
  } catch (error) {
    if (!service.isPinned && idOf(service.image) !== previous) runDocker('tag', previous, service.image);
    throw error;
  } finally {
    if (idOf(service.runningImage)) runDocker('image', 'rm', service.runningImage);
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
