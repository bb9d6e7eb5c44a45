import { spawnSync } from 'node:child_process';
import { root } from './testing/run.ts';

/** An error that the operator can fix, worded as one sentence. */
export class ReleaseError extends Error {}

const run = (args: readonly string[], stdio: 'pipe' | 'inherit') => {
  const { status, stdout, stderr, error } = spawnSync('docker', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 2 ** 20,
    stdio: ['ignore', stdio, stdio],
  });
  if (error) throw new ReleaseError(`Docker can't be run: ${error.message}`);
  return { succeeded: status === 0, output: (stdout ?? '').trim(), errorOutput: (stderr ?? '').trim() };
};

/** Runs `docker …` silently and returns its output. Throws ReleaseError with the error output. */
export function docker(...args: string[]): string {
  const { succeeded, output, errorOutput } = run(args, 'pipe');
  if (!succeeded) throw new ReleaseError(errorOutput || `docker ${args.join(' ')} failed`);
  return output;
}

/** Prints and runs the command. Returns whether it succeeded. */
export function tryDocker(...args: string[]): boolean {
  console.log(`$ docker ${args.join(' ')}`);
  return run(args, 'inherit').succeeded;
}

/** Prints and runs the command. Throws ReleaseError if it fails. */
export function runDocker(...args: string[]): void {
  if (!tryDocker(...args)) throw new ReleaseError(`This failed: docker ${args.join(' ')}`);
}

/** Returns docker's output as words, such as one id per line. */
export const dockerWords = (...args: string[]) =>
  docker(...args)
    .split(/\s+/)
    .filter(Boolean);
