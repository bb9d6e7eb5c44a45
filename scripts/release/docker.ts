import { spawnSync } from 'node:child_process';
import { root } from '../testing/run.ts';

/** Something that an operator can mend, in one sentence. */
export class ReleaseError extends Error {}

const run = (args: readonly string[], stdio: 'pipe' | 'inherit') => {
  const { status, stdout, stderr, error } = spawnSync('docker', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 2 ** 20,
    stdio: ['ignore', stdio, stdio],
  });
  if (error) throw new ReleaseError(`Docker can't be run: ${error.message}`);
  return { isDone: status === 0, said: (stdout ?? '').trim(), complaint: (stderr ?? '').trim() };
};

/** Runs `docker …` unseen and gives what it prints. Throws ReleaseError with what it complains of. */
export function ask(...args: string[]): string {
  const { isDone, said, complaint } = run(args, 'pipe');
  if (!isDone) throw new ReleaseError(complaint || `docker ${args.join(' ')} failed`);
  return said;
}

/** Shows the command, runs it, and gives whether it succeeded. */
export function attempt(...args: string[]): boolean {
  console.log(`$ docker ${args.join(' ')}`);
  return run(args, 'inherit').isDone;
}

/** Shows the command and runs it. Throws ReleaseError where it fails. */
export function act(...args: string[]): void {
  if (!attempt(...args)) throw new ReleaseError(`This failed: docker ${args.join(' ')}`);
}

/** The words of what docker prints, such as ids one a line. */
export const list = (...args: string[]) =>
  ask(...args)
    .split(/\s+/)
    .filter(Boolean);
