import { setTimeout as wait } from 'node:timers/promises';
import { compose, docker, healthOf } from './compose.ts';

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

/** Waits until a container is healthy: `docker compose up --wait` fails at once while it is not. */
async function untilHealthy(container: string) {
  for (let tries = 0; tries < 120; tries += 1) {
    if (healthOf(container) === 'healthy') return;
    await wait(500);
  }
  throw new Error(`${container} did not become healthy within a minute`);
}

/** Resumes everything that hangs, and waits until it is healthy again. */
export async function resume() {
  for (const container of hanging) docker('unpause', container);
  for (const container of hanging) await untilHealthy(container);
  hanging.clear();
}
