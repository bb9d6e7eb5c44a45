import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

interface Run {
  env?: NodeJS.ProcessEnv;
  /** Prints the output only on failure. */
  quiet?: boolean;
}

/** Runs a JavaScript or TypeScript file with this Node in the project root. Returns its exit code. */
export async function runNode(file: string, args: string[], { env = process.env, quiet = false }: Run = {}) {
  const stdio: StdioOptions = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
  const child = spawn(process.execPath, [path.join(root, file), ...args], { cwd: root, env, stdio });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  return code ?? 1;
}
