import { setTimeout as wait } from 'node:timers/promises';
import { compose, docker } from './compose.ts';

const hanging = new Set<string>();

const containersOf = (service: string) => compose('ps', '-q', service).split('\n').filter(Boolean);

/** Pauses a container. Retries, because some kernels can't freeze it while its health check starts. */
async function pause(container: string, tries = 5): Promise<void> {
  try {
    docker('pause', container);
  } catch (error) {
    if (tries === 1) throw error;
    await wait(500);
    await pause(container, tries - 1);
  }
}

/** Makes a service hang: its connections are accepted but get no response. Affects all replicas unless limited. */
export async function hang(service: string, { replicas = Number.POSITIVE_INFINITY } = {}) {
  for (const container of containersOf(service).slice(0, replicas)) {
    await pause(container);
    hanging.add(container);
  }
}

/** Resumes everything that hangs. */
export function resume() {
  for (const container of hanging) docker('unpause', container);
  hanging.clear();
}
