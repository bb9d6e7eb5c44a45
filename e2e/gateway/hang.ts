import { setTimeout as wait } from 'node:timers/promises';
import { docker } from '../../scripts/docker.ts';
import { compose } from './compose.ts';
import { waitUntilAnswered } from './warm.ts';

const hanging = new Set<string>();

/** Pauses a container. Retries, because some kernels can't freeze a container while its health check starts. */
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
  for (const container of compose('ps', '-q', service).split('\n').slice(0, replicas)) {
    await pause(container);
    hanging.add(container);
  }
}

/** Resumes everything that hangs, and waits until it answers. */
export async function resume() {
  for (const container of hanging) docker('unpause', container);
  hanging.clear();
  await waitUntilAnswered();
}
