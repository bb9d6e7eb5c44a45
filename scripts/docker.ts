import { spawnSync } from 'node:child_process';
import { root } from './testing/run.ts';

const run = (args: readonly string[], stdio: 'pipe' | 'inherit') => {
  const { status, stdout, stderr, error } = spawnSync('docker', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 2 ** 20,
    stdio: ['ignore', stdio, stdio],
  });
  if (error) throw new Error(`Docker can't be run: ${error.message}`);
  return { succeeded: status === 0, output: (stdout ?? '').trim(), errorOutput: (stderr ?? '').trim() };
};

/** Runs `docker …` silently and returns its output. Throws Error with the error output. */
export function docker(...args: string[]): string {
  const { succeeded, output, errorOutput } = run(args, 'pipe');
  if (!succeeded) throw new Error(errorOutput || `docker ${args.join(' ')} failed`);
  return output;
}

/** Prints and runs the command. Throws Error if it fails. */
export function runDocker(...args: string[]): void {
  console.log(`$ docker ${args.join(' ')}`);
  if (!run(args, 'inherit').succeeded) throw new Error(`This failed: docker ${args.join(' ')}`);
}
