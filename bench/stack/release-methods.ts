import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { dockerWords, ReleaseError, runDocker } from '../../scripts/docker.ts';
import { readService, runningContainers, scaleArguments } from '../../scripts/release/service.ts';

const command = join(import.meta.dirname, '../../scripts/release.ts');

/**
 * Runs a program without blocking this process. Throws ReleaseError with the last line of its error output if
 * it fails.
 */
export async function run(program: string, ...args: string[]) {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errorOutput = '';
  child.stderr.on('data', (chunk) => {
    errorOutput += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new ReleaseError(errorOutput.trim().split('\n').at(-1) ?? '');
}

/** A way to release parts of a running stack: by compose or by a swarm. */
export interface ReleaseMethod {
  release(part: string, image: string): Promise<void>;
  rollBack(part: string): Promise<void>;
  setReplicas(part: string, replicas: number): void;
  /** Returns the container of MySQL. */
  mysql(): string;
}

export const composeRelease: ReleaseMethod = {
  release: (part, image) => run(process.execPath, command, part, '--image', image),
  rollBack: (part) => run(process.execPath, command, part, '--image', readService(part).previousImage),
  setReplicas: (part, replicas) => runDocker(...scaleArguments(readService(part), replicas)),
  mysql: () => runningContainers(readService('mysql'))[0] ?? '',
};

export function swarmRelease(stack: string): ReleaseMethod {
  const service = (part: string) => `${stack}_${part}`;
  const label = `label=com.docker.swarm.service.name=${service('mysql')}`;
  return {
    release: (part, image) =>
      run('docker', 'service', 'update', '--no-resolve-image', '--image', image, service(part)),
    rollBack: (part) => run('docker', 'service', 'rollback', service(part)),
    setReplicas: (part, replicas) => runDocker('service', 'scale', `${service(part)}=${replicas}`),
    mysql: () => dockerWords('ps', '--quiet', '--filter', label)[0] ?? '',
  };
}
