import { setTimeout as delay } from 'node:timers/promises';
import { docker, dockerWords, ReleaseError, runDocker } from '../docker.ts';

interface ComposeConfig {
  name: string;
  services: Record<string, { image?: string; ports?: { published?: string }[] }>;
}

/** A service of the compose project with the properties that a release needs. */
export interface Service {
  name: string;
  /** Image that `docker compose up` starts. */
  image: string;
  /** Whether the image is pinned by digest, so that no other image can be tagged with it. */
  isPinned: boolean;
  /** Tag of the previous release's image. */
  previousImage: string;
  /** Tag of the running image during a release; a build can't refer to an image by id. */
  runningImage: string;
  /** Whether the service publishes a port, so that a second container can't run next to the first. */
  hasOwnPort: boolean;
}

/** Reads a service from the compose configuration. Throws ReleaseError for an unknown one. */
export function readService(name: string): Service {
  const config = JSON.parse(docker('compose', 'config', '--format', 'json')) as ComposeConfig;
  const service = config.services[name];
  if (!service) throw new ReleaseError(`There is no ${name} in docker-compose.yml`);
  const image = service.image ?? `${config.name}-${name}`;
  const bareName = image.replace(/@.*$|:[^:/]*$/, '');
  return {
    name,
    image,
    isPinned: image.includes('@'),
    previousImage: `${bareName}:previous`,
    runningImage: `${bareName}:former`,
    hasOwnPort: service.ports?.some(({ published }) => published) ?? false,
  };
}

const names = ['compose', 'ps', '--format', '{{.Name}}'];

/** Returns the names of the running containers. */
export const runningContainers = ({ name }: Service) => dockerWords(...names, '--status', 'running', name);

/** Returns the names of all containers, including stopped and starting ones. */
export const allContainers = ({ name }: Service) => dockerWords(...names, '--all', name);

/** Returns the id of a container's image. */
export const imageOf = (container: string) => docker('inspect', '--format', '{{.Image}}', container);

/** Returns the id of a local image, or undefined if it does not exist. */
export function idOf(image: string) {
  try {
    return docker('image', 'inspect', '--format', '{{.Id}}', image);
  } catch {
    return undefined;
  }
}

/**
 * Returns the compose arguments that start the given number of containers, keep existing ones and wait until
 * all are healthy.
 */
export const scaleArguments = ({ name }: Service, replicas: number) => [
  'compose',
  'up',
  ...['--detach', '--no-deps', '--no-recreate', '--no-build'],
  ...['--wait', '--wait-timeout', '120', '--scale', `${name}=${replicas}`, name],
];

export function remove(containers: readonly string[]) {
  for (const container of containers) {
    runDocker('stop', container);
    runDocker('rm', container);
  }
}

const readinessScript =
  'fetch("http://127.0.0.1:"+process.env.PORT+"/readyz").then(r=>r.json()).then(r=>console.log(r.status),()=>console.log("none"))';

const readiness = (container: string) => docker('exec', container, 'node', '-e', readinessScript);

/**
 * Waits until each new API is as ready as the old one. A healthy API may still lack the database, for example
 * if its migration failed. Throws ReleaseError after a minute.
 */
export async function waitUntilReady(old: string, containers: readonly string[]) {
  const expected = readiness(old);
  for (const container of containers) {
    for (let tries = 0; readiness(container) !== expected; tries += 1) {
      if (tries === 60)
        throw new ReleaseError(`The new container is not ready (/readyz), the old one is ${expected}`);
      await delay(1000);
    }
  }
}
