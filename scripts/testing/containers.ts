import { execFile, execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { docker } from '../docker.ts';

// Does not block this process, which may be measuring response times.
const dockerAsync = (...args: string[]) => promisify(execFile)('docker', args);

/** Returns the health status of a container; '' if it has no health check. */
export const healthOf = (container: string) =>
  docker('inspect', '--format', '{{if .State.Health}}{{.State.Health.Status}}{{end}}', container);

/**
 * Pauses a container: its connections are still accepted, but nothing responds. Retries, because some kernels can't
 * freeze a container while its health check starts.
 */
export async function pauseContainer(container: string, tries = 5): Promise<void> {
  try {
    await dockerAsync('pause', container);
  } catch (error) {
    if (tries === 1) throw error;
    await delay(500);
    await pauseContainer(container, tries - 1);
  }
}

/**
 * Resumes paused containers and waits until they are healthy, because `docker compose up --wait` fails at once if a
 * container is unhealthy. Throws after a minute.
 */
export async function resumeContainers(containers: Iterable<string>) {
  for (const container of containers) await dockerAsync('unpause', container);
  for (const container of containers) {
    for (let tries = 0; healthOf(container) !== 'healthy'; tries += 1) {
      if (tries === 120) throw new Error(`${container} did not become healthy within a minute`);
      await delay(500);
    }
  }
}

/** Builds an image from another one with one more Dockerfile instruction, which runs as root. */
export function makeImage(name: string, from: string, instruction: string) {
  const user = docker('image', 'inspect', '--format', '{{.Config.User}}', from);
  execFileSync('docker', ['build', '--quiet', '--tag', name, '-'], {
    input: `FROM ${from}\nUSER root\n${instruction}\nUSER ${user}\n`,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}
