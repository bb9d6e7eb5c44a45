import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../../scripts/testing/free-port.ts';

/** Tests `npm start` as a user runs it, on front ends that are already built. */

interface Start {
  /** Returns everything printed so far. */
  output(): string;
  url: string;
  isUp(): Promise<boolean>;
  stop(signal?: NodeJS.Signals): void;
  ended: Promise<number | null>;
}

interface Fixtures {
  folder: string;
  start(variables?: Record<string, string>, command?: string[]): Promise<Start>;
}

/** Milliseconds that a start may take on a busy machine. */
const timeout = 90_000;

const root = path.join(import.meta.dirname, '../..');
const script = path.join(root, 'scripts/start.mjs');

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  start: async ({ folder }, use) => {
    const starts: Start[] = [];
    await use(async (variables = {}, command = [process.execPath, script]) => {
      const port = await freePort();
      const given = { PORT: String(port), DATA_DIR: path.join(folder, 'data'), ...variables };
      const { TEST_GATEWAY_URL, ADMIN_USERNAME, ADMIN_PASSWORD, ...env } = process.env;
      const [program = '', ...args] = command;
      const child = spawn(program, args, { cwd: root, env: { ...env, ...given } });
      let output = '';
      const listen = (chunk: Buffer) => {
        output += chunk;
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      const url = `http://localhost:${given.PORT}`;
      const start: Start = {
        output: () => output,
        url,
        isUp: async () => output.includes('Running at') && (await fetch(url)).ok,
        stop: (signal = 'SIGTERM') => child.kill(signal),
        ended: once(child, 'exit').then(([code]) => code),
      };
      starts.push(start);
      return start;
    });
    for (const { stop, ended } of starts) {
      stop();
      await ended;
    }
  },
});

test('a start with nothing to build prints address, sign-in and data folder', async ({ start, folder }) => {
  const one = await start();
  await expect.poll(one.isUp, { timeout }).toBe(true);
  expect(one.output()).toContain(one.url);
  expect(one.output()).toContain(path.join(folder, 'data/suite.sqlite'));
  expect(one.output()).not.toMatch(/Installing|Building/);
});

test('the generated password is shown once and can be used to sign in', async ({ start }) => {
  const first = await start();
  await expect.poll(first.isUp, { timeout }).toBe(true);
  const [, username, password] = /as (\S+) with the password (\S+)/.exec(first.output()) ?? [];
  const response = await fetch(`${first.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  expect(response.status).toBe(200);
  first.stop();
  await first.ended;

  const second = await start();
  await expect.poll(second.isUp, { timeout }).toBe(true);
  expect(second.output()).not.toMatch(/with the password/);
  expect(second.output()).not.toContain(password);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} stops the product with exit code 0`, async ({ start }) => {
    const running = await start();
    await expect.poll(running.isUp, { timeout }).toBe(true);
    running.stop(signal);
    expect(await running.ended).toBe(0);
  });
}

test('a second Ctrl-C stops the product without waiting for requests', async ({ start }) => {
  const running = await start();
  await expect.poll(running.isUp, { timeout }).toBe(true);
  const request = connect(Number(new URL(running.url).port)).on('error', () => {});
  request.write('POST /api/admin/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n');
  await once(request, 'connect');
  const pressing = setInterval(() => running.stop('SIGINT'), 100);
  expect(await running.ended).toBe(130);
  clearInterval(pressing);
});

for (const [signal, victim] of [
  ['SIGINT', 'npm'],
  ['SIGTERM', 'npm'],
  ['SIGKILL', 'npm'],
  ['SIGHUP', 'npm'],
  ['SIGTERM', 'node --run'],
  ['SIGKILL', 'node --run'],
  ['SIGKILL', 'launcher'],
] as const)
  test(`${signal} to the ${victim} ends the server and frees its port`, async ({ start }) => {
    const commands = {
      npm: ['npm', 'start'],
      'node --run': [process.execPath, '--run', 'start'],
      launcher: undefined,
    };
    const running = await start({}, commands[victim]);
    await expect.poll(running.isUp, { timeout }).toBe(true);
    running.stop(signal);
    await expect
      .poll(
        () =>
          fetch(running.url).then(
            () => 'up',
            () => 'down',
          ),
        { timeout },
      )
      .toBe('down');
  });

test('a second product on the same database is refused until the first has ended, even by SIGKILL', async ({
  start,
  folder,
}) => {
  const first = await start();
  await expect.poll(first.isUp, { timeout }).toBe(true);
  const second = await start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(
    /^Another product \(process \d+, port \d+\) uses the database .+DATA_DIR.+\n$/,
  );
  expect(second.output()).toContain(`port ${new URL(first.url).port}) uses`);
  expect(second.output()).toContain(path.join(folder, 'data/suite.sqlite'));
  first.stop('SIGKILL');
  await first.ended;
  await expect
    .poll(
      () =>
        fetch(first.url).then(
          () => 'up',
          () => 'down',
        ),
      { timeout },
    )
    .toBe('down');
  const third = await start();
  await expect.poll(third.isUp, { timeout }).toBe(true);
});

test('an uncaught exception is logged and the product keeps running', async ({ start, folder }) => {
  const signal = path.join(folder, 'throw');
  const probe = `
    import { existsSync, rmSync } from 'node:fs';
    const look = () => {
      if (!existsSync(process.env.PROBE)) return;
      rmSync(process.env.PROBE);
      Promise.reject(new Error('unhandled'));
      throw new Error('uncaught');
    };
    if (process.argv[1].endsWith('serve.ts')) setInterval(look, 50).unref();`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(probe)}`;
  const running = await start({ NODE_OPTIONS, PROBE: signal });
  await expect.poll(running.isUp, { timeout }).toBe(true);
  writeFileSync(signal, '');
  for (const event of ['uncaughtException', 'unhandledRejection'])
    await expect.poll(running.output).toContain(`"msg":"${event}"`);
  expect(await running.isUp()).toBe(true);
  expect((await fetch(`${running.url}/api/auth-check`)).status).toBe(401);
  running.stop();
  expect(await running.ended).toBe(0);
});

test.describe('a failed start', () => {
  test('refuses arguments, which nothing would read', async ({ start }) => {
    const { ended, output } = await start({}, ['npm', 'start', '--', '--port', '9399']);
    expect(await ended).toBe(1);
    expect(output()).toContain('npm start takes no arguments');
  });

  test('reports a port in use, without a stack trace', async ({ start }) => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { ended, output } = await start({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output()).toBe(`Port ${port} is taken: stop what listens there, or set PORT to a free one.\n`);
    other.close();
  });

  test('reports an invalid TRUSTED_PROXY before the password is generated that is shown once', async ({
    start,
  }) => {
    const { ended, output } = await start({ TRUSTED_PROXY: 'proxy.example' });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^TRUSTED_PROXY must be addresses or ranges.+\n$/);
    const second = await start();
    await expect.poll(second.isUp, { timeout }).toBe(true);
    expect(second.output()).toMatch(/with the password/);
  });

  test("reports a data folder that can't be created, without a stack trace", async ({ start, folder }) => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const { ended, output } = await start({ DATA_DIR: path.join(file, 'data') });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^The data folder .+ can't be written .+DATA_DIR\.\n$/);
  });

  test('reports a database that does not respond, without a stack trace', async ({ start }) => {
    const { ended, output } = await start({
      DATABASE_URL: 'mysql://suite:kq7vTz2wLp9xRm4b@127.0.0.1:1/suite',
    });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^MySQL at 127\.0\.0\.1:1 can't be reached .+DATABASE_URL\.\n$/);
  });

  test('lists all invalid variables, without a stack trace', async ({ start }) => {
    const { ended, output } = await start({
      LIMIT_LOGIN: 'many',
      PUBLIC_URL: 'example.com',
      SESSION_SECRET: 'short',
    });
    expect(await ended).toBe(1);
    expect(output().trim().split('\n')).toHaveLength(4);
    for (const name of ['LIMIT_LOGIN', 'PUBLIC_URL', 'SESSION_SECRET'])
      expect(output()).toContain(`- ${name} must`);
  });

  test('reports invalid company facts, without a stack trace', async ({ start }, testInfo) => {
    const file = testInfo.outputPath('company.json');
    writeFileSync(file, JSON.stringify({ name: 'Example', calendarUrl: 'calendar' }));
    const { ended, output } = await start({ COMPANY_FILE: file });
    expect(await ended).toBe(1);
    expect(output()).toContain('- calendarUrl must be a web address');
  });
});
