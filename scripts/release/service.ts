import { setTimeout as delay } from 'node:timers/promises';
import { act, ask, list, ReleaseError } from './docker.ts';

interface ComposeConfig {
  name: string;
  services: Record<string, { image?: string; ports?: { published?: string }[] }>;
}

/** One service of the compose project, as far as a release needs it. */
export interface Service {
  name: string;
  /** The image that `docker compose up` starts it from. */
  image: string;
  /** Whether that name holds a digest, so that no other image can be given it. */
  isPinned: boolean;
  /** Keeps the image that was released before. */
  previousImage: string;
  /** Names the image that runs, while a release builds on it: a build finds none by its id. */
  formerImage: string;
  /** Whether a port of the machine is its own, so that a second one can't stand beside it. */
  hasOwnPort: boolean;
}

/** Reads docker-compose.yml as compose does. Throws ReleaseError where there is no such service. */
export function readService(name: string): Service {
  const config = JSON.parse(ask('compose', 'config', '--format', 'json')) as ComposeConfig;
  const service = config.services[name];
  if (!service) throw new ReleaseError(`There is no ${name} in docker-compose.yml`);
  const image = service.image ?? `${config.name}-${name}`;
  const bareName = image.replace(/@.*$|:[^:/]*$/, '');
  return {
    name,
    image,
    isPinned: image.includes('@'),
    previousImage: `${bareName}:previous`,
    formerImage: `${bareName}:former`,
    hasOwnPort: service.ports?.some(({ published }) => published) ?? false,
  };
}

const names = ['compose', 'ps', '--format', '{{.Name}}'];

/** The names of its containers that run. */
export const runningContainers = ({ name }: Service) => list(...names, '--status', 'running', name);

/** Those that ended and those that are starting too. */
export const allContainers = ({ name }: Service) => list(...names, '--all', name);

/** The image that a container runs, by its id. */
export const imageOf = (container: string) => ask('inspect', '--format', '{{.Image}}', container);

/** The id that a name stands for now; undefined where there is no such image here. */
export function idOf(image: string) {
  try {
    return ask('image', 'inspect', '--format', '{{.Id}}', image);
  } catch {
    return undefined;
  }
}

/** What has docker run so many containers of the service, those that are there as they are, and wait until all are healthy. */
export const scaleArguments = ({ name }: Service, replicas: number) => [
  'compose',
  'up',
  ...['--detach', '--no-deps', '--no-recreate', '--no-build'],
  ...['--wait', '--wait-timeout', '120', '--scale', `${name}=${replicas}`, name],
];

export function remove(containers: readonly string[]) {
  for (const container of containers) {
    act('stop', container);
    act('rm', container);
  }
}

const askReadiness =
  'fetch("http://127.0.0.1:"+process.env.PORT+"/readyz").then(r=>r.json()).then(r=>console.log(r.status),()=>console.log("none"))';

const readiness = (container: string) => ask('exec', container, 'node', '-e', askReadiness);

/**
 * Waits until each new API is as ready as the old one: healthy is also one that takes submissions and can't use the
 * database, as one is whose migration fails. Throws ReleaseError after a minute.
 */
export async function waitUntilReady(old: string, containers: readonly string[]) {
  const wanted = readiness(old);
  for (const container of containers) {
    for (let tries = 0; readiness(container) !== wanted; tries += 1) {
      if (tries === 60)
        throw new ReleaseError(`The new container is not ready (/readyz), the old one is ${wanted}`);
      await delay(1000);
    }
  }
}
