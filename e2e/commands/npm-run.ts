import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isProductSetting } from '../../scripts/testing/product-settings.ts';

/** Starts `npm run NAME -- ARGUMENT …` in a copy of the project, with its data in `data/`. */
export function npmRun(
  folder: string,
  [name, ...args]: [string, ...string[]],
  settings: NodeJS.ProcessEnv = {},
) {
  const entries = Object.entries(process.env).filter(
    ([setting]) => !isProductSetting(setting) && !/^(?:npm_|FORCE_COLOR$)/.test(setting),
  );
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd: folder,
    // Its own process group, which `stop` ends as a whole.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...Object.fromEntries(entries), DATA_DIR: path.join(folder, 'data'), ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    output: () => output,
    /** Exit code, or undefined while it runs. */
    exitCode: () => child.exitCode ?? undefined,
    async stop() {
      try {
        process.kill(-(child.pid ?? 0), 'SIGTERM');
      } catch {
        // It has ended.
      }
      await ended;
    },
  };
}
