import { AsyncLocalStorage } from 'node:async_hooks';
import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export const root = path.join(import.meta.dirname, '../..');

/** The label before each line that programs started within `label.run` print, so that several can run at once. */
export const label = new AsyncLocalStorage<string>();

function printLabelled(output: Readable, name: string) {
  createInterface({ input: output }).on('line', (line) => console.log(`${name} | ${line}`));
}

interface Run {
  env?: NodeJS.ProcessEnv;
  /** Prints the output only on failure. */
  quiet?: boolean;
  /** Options of Node itself. */
  nodeOptions?: string[];
}

/** Runs a JavaScript or TypeScript file with this Node in the project root. Returns its exit code. */
export async function runNode(
  file: string,
  args: string[],
  { env = process.env, quiet = false, nodeOptions = [] }: Run = {},
) {
  const name = label.getStore();
  const stdio: StdioOptions = quiet || name ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
  const child = spawn(process.execPath, [...nodeOptions, path.join(root, file), ...args], {
    cwd: root,
    env,
    stdio,
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    if (quiet) stream.on('data', (chunk) => output.push(chunk));
    else printLabelled(stream, name ?? '');
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  return code ?? 1;
}
