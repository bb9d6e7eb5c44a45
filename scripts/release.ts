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
 * `npm run release -- PART [--image IMAGE]`: releases one part of the running containers, and shows each docker command by
 * which it does. The part's image is built, or IMAGE is taken; a front end's gets the assets of the one that it replaces.
 * New containers start beside the old ones, and when they are healthy the old ones are stopped. Where they don't become
 * healthy they are removed, and the old ones stay.
 */

const frontEnds = ['marketing', 'admin', 'shell'];
const parts = [...frontEnds, 'api', 'gateway'];
const usage = `Usage: npm run release -- ${parts.join('|')} [--image IMAGE]`;

/** The gateway looks for new containers every second. */
const untilKnown = 5000;

const without = (all: readonly string[], known: readonly string[]) => all.filter((id) => !known.includes(id));

/** Gives the service's image name to a newly built image, or to the one given; one that is named by its digest is got. */
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

/** Puts the assets of the image that runs into the one that takes its place: tabs opened before ask for them. */
function carryAssets({ name, image, isPinned, formerImage }: Service, former: string) {
  if (isPinned || !frontEnds.includes(name)) return;
  const inputs = { NEW: image, FORMER: formerImage, TODAY: new Date().toISOString().slice(0, 10) };
  const inputArguments = Object.entries(inputs).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  act('tag', former, formerImage);
  act('build', '--quiet', ...inputArguments, '--tag', image, 'scripts/release');
}

/** Removes what did not become healthy, after its last words. */
function discard(containers: readonly string[]) {
  for (const container of containers) {
    attempt('logs', '--tail', '20', container);
    act('rm', '--force', container);
  }
}

/** New containers beside the old ones, then the old ones go: nobody waits. Throws ReleaseError, with the old ones as they were. */
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

/** One after another leaves its port to a new one. Throws ReleaseError, with the old image running again. */
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

/** Brings the schema to what a new API needs; the running one works beside it. Throws ReleaseError, with nothing changed. */
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
