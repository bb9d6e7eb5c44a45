import { pauseContainer, resumeContainers } from '../../scripts/testing/containers.ts';
import { compose } from './compose.ts';

const hanging = new Set<string>();

const containersOf = (service: string) => compose('ps', '-q', service).split('\n').filter(Boolean);

/** Makes a service hang: its connections are accepted but get no response. Affects all replicas unless limited. */
export async function hang(service: string, { replicas = Number.POSITIVE_INFINITY } = {}) {
  for (const container of containersOf(service).slice(0, replicas)) {
    await pauseContainer(container);
    hanging.add(container);
  }
}

/** Resumes everything that hangs, and waits until it is healthy again. */
export async function resume() {
  await resumeContainers(hanging);
  hanging.clear();
}
