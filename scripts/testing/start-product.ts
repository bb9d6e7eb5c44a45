import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import nodeOptions from '../node-options.json' with { type: 'json' };
import { freePort } from './free-port.ts';
import { root } from './run.ts';

async function isReady(url: string) {
  const response = await fetch(`${url}/api/auth-check`).catch(() => undefined);
  return response?.status === 401;
}

export interface ProductUnderTest {
  /** Environment variables for the tests. */
  env: { TEST_GATEWAY_URL: string; ADMIN_USERNAME: string; ADMIN_PASSWORD: string };
  port: number;
  pid: number;
  /** Data folder. */
  folder: string;
  /** Returns what the product has logged. */
  output(): string;
  /** Kills the product and keeps its data. */
  kill(): Promise<void>;
  /** Stops the product and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the server of `npm start`, by default on a free port with an empty data folder. Throws with its
 * output if it exits.
 */
export async function startProduct(
  env: NodeJS.ProcessEnv,
  options: string[] = [],
  overrides: { port?: number; folder?: string; variables?: Record<string, string> } = {},
): Promise<ProductUnderTest> {
  const folder = overrides.folder ?? mkdtempSync(path.join(tmpdir(), 'product-under-test-'));
  const port = overrides.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const administrator = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: randomBytes(18).toString('base64url') };
  const child = spawn(process.execPath, [...nodeOptions, path.join(root, 'scripts/serve.ts'), ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      ...administrator,
      PORT: String(port),
      DATA_DIR: folder,
      LIMIT_INTAKE: '100000',
      LIMIT_LOGIN: '100000',
      // Every page load is reported, so that tests cover the code that normally runs for a sample.
      CLIENT_REPORTS: '100',
      ...overrides.variables,
    },
  });
  const killChild = () => child.kill();
  process.on('exit', killChild);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const end = async (signal?: NodeJS.Signals) => {
    process.off('exit', killChild);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await isReady(url))) {
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`The product did not start:\n${output}`);
    }
    await wait(100);
  }
  const kill = () => end('SIGKILL');
  const pid = child.pid ?? 0;
  return {
    env: { TEST_GATEWAY_URL: url, ...administrator },
    port,
    pid,
    folder,
    output: () => output,
    kill,
    stop,
  };
}
