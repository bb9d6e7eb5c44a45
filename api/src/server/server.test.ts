import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { listen } from '../../test/support/afterwards.ts';
import { eventually } from '../../test/support/eventually.ts';
import { sendForm } from '../../test/support/record-seeds.ts';
import { logOf, type Run, runServer, terminate, urlOf, visitorOf } from '../../test/support/run-node.ts';
import { contact, lead } from '../../test/support/test-api.ts';
import { createTestDatabase, isOnMySql, type TestDatabase } from '../../test/support/test-database.ts';
import { testOnSqlite } from '../../test/support/test-on-sqlite.ts';
import { allCopied } from '../../test/support/visitor.ts';
import { productTiming, type Timing } from './timing.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
const start = (env: NodeJS.ProcessEnv = {}, args: string[] = [], timing: Partial<Timing> = {}) =>
  runServer(database, env, args, timing);

/** Returns a visitor of an API whose database is ready. */
async function ready(run: Run) {
  const visitor = await visitorOf(run);
  if (isOnMySql) await run.waitFor(/database ready/);
  return visitor;
}

const portOf = async (run: Run) => Number(new URL(await urlOf(run)).port);

/** Sends the head of a request with a lead, and waits until the API asks for its body. */
async function beginLead(port: number) {
  const body = JSON.stringify(lead);
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const answer = async () => String((await once(socket, 'data'))[0]);
  socket.write(
    `POST /api/business-leads HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  expect(await answer()).toMatch(/^HTTP\/1\.1 100 /);
  return {
    finish: async () => {
      socket.write(body);
      return answer().finally(() => socket.destroy());
    },
  };
}

/** Waits until the API refuses new connections. */
const isClosed = (port: number) =>
  eventually(async () => {
    const socket = connect(port, '127.0.0.1');
    const refusal = await once(socket, 'connect').then(
      () => undefined,
      ({ code }) => code,
    );
    socket.destroy();
    return refusal === 'ECONNREFUSED';
  });

test('only the first start prints a working user name and password', async () => {
  const run = start();
  const visitor = await ready(run);
  const [, username, password] = await run.waitFor(/Sign in as (\S+) with the password (\S+)\s/);
  expect(password).toMatch(/^[\w-]{24}$/);
  expect((await visitor.post('/api/login', { username, password })).status).toBe(200);
  expect(await terminate(run)).toBe(0);
  const again = start();
  await ready(again);
  expect(again.output()).not.toContain('Sign in as');
});

/** Limits after a shutdown starts that a busy machine does not reach. */
const patient = { idleLimit: 60_000, drainLimit: 60_000 };

test('SIGTERM refuses new connections, finishes open requests, closes open connections and exits with 0', async () => {
  const run = start({}, [], patient);
  await ready(run);
  const port = await portOf(run);
  const open = connect(port, '127.0.0.1');
  await once(open, 'connect');
  const ask = async () => {
    open.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    return String((await once(open, 'data'))[0]);
  };
  expect(await ask()).toMatch(/^Connection: keep-alive\r$/m);
  const { finish } = await beginLead(port);
  run.child.kill('SIGTERM');
  await isClosed(port);
  const last = await ask();
  expect(last).toMatch(/^HTTP\/1\.1 200/);
  expect(last).toMatch(/^Connection: close\r$/m);
  expect(await finish()).toMatch(/^HTTP\/1\.1 201/);
  expect(await run.ended).toBe(0);
  expect(await database.on((db) => db('business_leads'))).toHaveLength(1);
});

testOnSqlite(
  'SIGTERM aborts unused connections and requests that never end, within the grace period of a container',
  async () => {
    const { drainLimit, sendingLimit } = productTiming;
    expect(Math.max(drainLimit, sendingLimit)).toBeLessThan(10_000);
    const run = start({}, [], { drainLimit: 200 });
    const port = await portOf(run);
    await once(
      connect(port, '127.0.0.1').on('error', () => undefined),
      'connect',
    );
    await beginLead(port);
    expect(await terminate(run)).toBe(0);
  },
);

testOnSqlite.each([
  ['X-Forwarded-For', 'unknown, visitor-7', 'names no address', 'visitor-0'],
  ['X-Forwarded-For-Unreadable', '203.0.113.5;5000', 'names no address', '000.0.000.0;0000'],
  ['X-Untrusted-Proxy', '::ffff:172.18.0.1', 'add 172.18.0.1 to TRUSTED_PROXY', undefined],
])('warns once about a proxy that sends %s: %s', async (header, value, message, received) => {
  const run = start({}, ['--behind-proxy']);
  const visitor = await visitorOf(run);
  for (let i = 0; i < 3; i += 1) await visitor.get('/api/captcha', { [header]: value });
  await visitor.get('/api/captcha', { 'X-Forwarded-For': '203.0.113.5:5000' });
  await terminate(run);
  const warnings = logOf(run).filter(({ level }) => level === 'warn');
  expect(warnings).toEqual([
    expect.objectContaining({ msg: expect.stringContaining(message), ...(received && { received }) }),
  ]);
});

testOnSqlite(
  'a request is logged as one JSON line, and a foreign toEmail, without personal data',
  async () => {
    const run = start({ CAPTCHA_WORK: '3', COMPANY_EMAIL: 'hello@example.com' }, ['--behind-proxy']);
    const visitor = await visitorOf(run);
    const headers = { 'X-Request-Id': 'request-1', 'X-Forwarded-For': '192.0.2.77' };
    await visitor.post('/api/business-leads?email=nimal@example.com', lead, headers);
    await visitor.post('/api/login', { username: 'nimal', password: 'geheim' });
    await visitor.get('/healthz');
    for (const toEmail of ['hello@example.com', 'other@example.org'])
      expect((await sendForm(visitor, 'contact', { toEmail })).status).toBe(201);
    await terminate(run);
    const [first, second, ...more] = logOf(run).filter(({ method }) => method);
    expect(first).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: 'request-1',
      method: 'POST',
      path: '/api/business-leads',
      status: 201,
      ms: expect.any(Number),
      msg: 'request',
    });
    expect(second).toMatchObject({ path: '/api/login', status: 401 });
    expect(more.some(({ path }) => path === '/healthz')).toBe(false);
    const warnings = logOf(run).filter(
      ({ level, setting, status }) => level === 'warn' && !setting && !status,
    );
    expect(warnings).toMatchObject([{ msg: 'toEmail is not the configured COMPANY_EMAIL' }]);
    const sent = [...Object.values(lead), ...Object.values(contact)];
    for (const personal of [...sent, 'geheim', 'nimal', '192.0.2.77', 'other@example.org'])
      expect(run.output()).not.toContain(personal);
  },
);

test('a database error is logged without the values', async () => {
  const run = start();
  const visitor = await ready(run);
  await database.on((db) =>
    db.schema.alterTable('business_leads', (table) => table.renameColumn('email', 'gone')),
  );
  const { status } = await visitor.post('/api/business-leads', lead);
  expect(status).toBe(isOnMySql ? 201 : 500);
  await terminate(run);
  const error = logOf(run).find(({ level }) => level === 'error');
  expect(error.code ?? error.error.code).toMatch(/^(?:ER_|SQLITE_)/);
  for (const personal of Object.values(lead)) expect(run.output()).not.toContain(personal);
});

testOnSqlite('a port in use is reported in one sentence', async () => {
  const port = await listen(createServer());
  const run = start({ PORT: String(port), LOG_LEVEL: 'silent', ADMIN_PASSWORD: 'x' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe(`The port ${port} is taken: stop what listens there, or set PORT to another.\n`);
});

test('a database of a later release works and is logged in one line', async () => {
  const first = start();
  await ready(first);
  await terminate(first);
  const db = database.open();
  await db('knex_migrations').insert({ name: '9999-later', batch: 99, migration_time: new Date() });
  for (const table of ['business_leads', 'administrators', 'sessions'])
    await db.schema.alterTable(table, (columns) => columns.string('later', 20).notNullable().defaultTo('x'));
  const run = start({ ADMIN_PASSWORD: undefined });
  const visitor = await ready(run);
  const [, password] = /with the password (\S+)/.exec(first.output()) ?? [];
  expect((await visitor.post('/api/business-leads', lead)).status).toBe(201);
  expect((await visitor.post('/api/login', { username: 'admin', password })).status).toBe(200);
  await allCopied(visitor);
  expect((await visitor.get('/api/business-leads')).json).toMatchObject([{ name: lead.name }]);
  const told = logOf(run).filter(({ level }) => level === 'warn');
  expect(told).toMatchObject([{ migrations: ['9999-later'], msg: expect.stringContaining('later release') }]);
});

/** Returns the URL of the test's database with another password or name. */
const ownUrl = (change: { password?: string; pathname?: string }): string =>
  Object.assign(new URL(database.url), change).href;

const onMySql: [string, () => string, RegExp, string][] = [
  [
    'a wrong password',
    () => ownUrl({ password: 'geheim' }),
    /refuses the user '\w+' .* check name, password/,
    'warn',
  ],
  [
    'a database that does not exist',
    () => ownUrl({ pathname: '/suite_none' }),
    /has no database 'suite_none'/,
    'warn',
  ],
];

test.each([
  // Not a warning, because it also happens at every first start while MySQL is starting.
  [
    'a host that does not exist',
    () => 'mysql://suite:geheim@mysql.invalid/suite',
    /can't be reached \(E/,
    'info',
  ],
  ...(isOnMySql ? onMySql : []),
])(
  '%s in DATABASE_URL is logged in one line while submissions are accepted',
  async (_what, url, sentence, level) => {
    const run = start({ DATABASE_URL: url() });
    const visitor = await visitorOf(run);
    await run.waitFor(/database not ready/);
    expect((await visitor.post('/api/business-leads', lead)).status).toBe(201);
    const readiness = await visitor.get('/readyz');
    expect([readiness.status, readiness.json]).toMatchObject([
      200,
      { status: 'degraded', intake: { waiting: 1, quarantined: 0 } },
    ]);
    const signIn = await visitor.post('/api/login', { username: 'admin', password: 'x' });
    expect([signIn.status, signIn.json.code]).toEqual([503, 'unavailable']);
    expect((await visitor.get('/api/business-leads')).status).toBe(401);
    const told = logOf(run).filter(({ msg }) => msg === 'database not ready, trying again');
    expect(told[0]).toEqual({
      level,
      time: expect.any(String),
      error: expect.stringMatching(sentence),
      msg: expect.any(String),
    });
    expect(await terminate(run)).toBe(0);
    expect(run.output()).not.toMatch(/geheim|^\s+at /m);
  },
);

/** Returns an environment that makes the API's process run the code on SIGUSR2. */
const onSignal = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${code} })`)}`,
});

testOnSqlite(
  'an unhandled rejection is logged, and an uncaught exception ends the process with code 1 after open requests',
  async () => {
    const second = "process.once('SIGUSR2', () => { throw new Error('uncaught') })";
    const run = start(onSignal(`${second}; Promise.reject(new Error('unhandled'))`));
    const port = await portOf(run);
    run.child.kill('SIGUSR2');
    await run.waitFor(/"msg":"unhandledRejection"/);
    const { finish } = await beginLead(port);
    run.child.kill('SIGUSR2');
    await run.waitFor(/"level":"fatal".*"msg":"uncaughtException"/);
    expect(await finish()).toMatch(/^HTTP\/1\.1 201 /);
    expect(await run.ended).toBe(1);
  },
);
