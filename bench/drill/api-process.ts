import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import nodeOptions from '../../scripts/node-options.json' with { type: 'json' };
import { freePort } from '../../scripts/testing/free-port.ts';
import { root } from '../../scripts/testing/run.ts';

interface Readiness {
  status: string;
  intake?: { waiting: number };
}

export type ApiProcess = Awaited<ReturnType<typeof createApiProcess>>;

/** Creates a handle for the API in a separate process at a fixed address. */
export async function createApiProcess(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  const hasExited = () => child?.exitCode !== null || child.signalCode !== null;

  const readiness = (): Promise<Readiness | undefined> =>
    fetch(`${url}/readyz`).then(
      (response) => (response.ok ? response.json() : undefined),
      () => undefined,
    );

  /** Polls readiness until the condition holds. Throws if the process has exited. */
  async function until(condition: (state: Readiness) => boolean): Promise<Readiness> {
    for (;;) {
      const state = await readiness();
      if (state && condition(state)) return state;
      if (hasExited()) throw new Error('The API exited unexpectedly');
      await delay(50);
    }
  }

  return {
    url,
    pid: () => child?.pid ?? 0,
    start: () => {
      child = spawn(
        process.execPath,
        [...nodeOptions, join(root, 'api/src/server/main.ts'), '--behind-proxy'],
        {
          cwd: root,
          env: {
            LIMIT_INTAKE: '1000000',
            ADMIN_PASSWORD: 'drill',
            LOG_LEVEL: 'fatal',
            ...env,
            PORT: String(port),
          },
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      );
    },
    kill: async () => {
      if (!child || hasExited()) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    hasExited,
    /** Returns the number of submissions waiting for the main database, once the API responds. */
    waiting: async () => (await until(() => true)).intake?.waiting ?? 0,
    /** Waits until the database is available and no submission is waiting. */
    untilDrained: () => until(({ status, intake }) => status === 'ok' && !intake?.waiting),
  };
}
