import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Timing } from '../../src/server/timing.ts';
import { afterwards } from './afterwards.ts';
import { quickTiming } from './quick-timing.ts';
import type { TestDatabase } from './test-database.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const source = join(__dirname, '../../src');

export interface Run {
  child: ChildProcess;
  /** Returns the output so far. */
  output(): string;
  /** Waits until the output matches. Throws with the output if the process ends first. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  /** Exit code, once the process has ended. */
  ended: Promise<number | null>;
}

/**
 * Runs a file of the API in a separate process, with only `env` and the compile cache as its environment. Kills it
 * afterwards.
 */
export function runNode(file: string, args: string[], env: NodeJS.ProcessEnv, input = ''): Run {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(source, file), ...args], {
    env: { NODE_COMPILE_CACHE, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.stdin.end(input);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  afterwards(() => {
    child.kill('SIGKILL');
    return ended;
  });
  return {
    child,
    output: () => output,
    ended,
    waitFor: async (pattern) => {
      for (;;) {
        const match = pattern.exec(output);
        if (match) return match;
        const code = await Promise.race([ended, once(child.stdout, 'data').then(() => undefined)]);
        if (code !== undefined && !pattern.test(output)) throw new Error(`Ended with ${code}: ${output}`);
      }
    },
  };
}

/** Runs the API on a database in a separate process, on a free port, with short pauses and limits. */
export const runServer = (
  { url, folder }: Pick<TestDatabase, 'url' | 'folder'>,
  env: NodeJS.ProcessEnv = {},
  args: string[] = [],
  timing: Partial<Timing> = {},
) =>
  runNode('../test/support/server.ts', [JSON.stringify({ ...quickTiming, ...timing }), ...args], {
    ...{ PORT: '0', DATABASE_URL: url, DATA_DIR: folder },
    ...env,
  });

/** Returns the entries that a process has logged. */
export const logOf = (run: Run) =>
  run
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

/** Returns the address of an API once it listens. */
export const urlOf = async ({ waitFor }: Run): Promise<string> =>
  `http://127.0.0.1:${(await waitFor(/"port":(\d+)/))[1]}`;

/** Returns a visitor of an API once it listens. */
export const visitorOf = async (run: Run): Promise<Visitor> => createVisitor(await urlOf(run));

/** Stops an API. Returns its exit code. */
export function terminate({ child, ended }: Run): Run['ended'] {
  child.kill('SIGTERM');
  return ended;
}
