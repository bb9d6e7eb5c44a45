import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const server = join(import.meta.dirname, '../../api/src/server.ts');

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** The API as a process of its own, always at the same address. */
export async function createApiProcess(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  const readiness = (): Promise<{ status: string; intake?: { waiting: number } } | undefined> =>
    fetch(`${url}/readyz`).then(
      (response) => (response.ok ? response.json() : undefined),
      () => undefined,
    );

  return {
    url,
    /** Answers its process id. */
    start: (): number => {
      child = spawn(process.execPath, [server], {
        env: {
          LIMIT_INTAKE: '1000000',
          ADMIN_PASSWORD: 'drill',
          LOG_LEVEL: 'fatal',
          ...env,
          PORT: String(port),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return child.pid ?? 0;
    },
    kill: async () => {
      if (!child || child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    /** Waits until the database is there and nothing waits for it. */
    untilDrained: async () => {
      for (;;) {
        const state = await readiness();
        if (state?.status === 'ok' && !state.intake?.waiting) return;
        await delay(50);
      }
    },
  };
}
