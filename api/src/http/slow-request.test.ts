import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Run, runNode } from '../../test/support/run-node.ts';
import { freePort, scrape } from '../../test/support/scrape.ts';
import { createTestDatabase, isOnMySql, type TestDatabase } from '../../test/support/test-database.ts';

const head = 'POST /api/business-leads HTTP/1.1\r\nHost: x\r\n';
const body = 'Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name":';

let database: TestDatabase;
let run: Run;
let port: number;
let metricsPort: number;
beforeEach(async () => {
  database = await createTestDatabase();
  metricsPort = await freePort();
  run = runNode('server/main.ts', [], {
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    METRICS_PORT: String(metricsPort),
  });
  port = Number((await run.waitFor(/"port":(\d+)/))[1]);
  if (isOnMySql) await run.waitFor(/database ready/);
});
afterEach(async () => {
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  await database.drop();
});

/** Sends part of a request and passes the connection to `act`. Returns for how many milliseconds it stayed open. */
async function send(piece: string, act: (socket: Socket) => void = () => {}) {
  const begun = Date.now();
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const closed = once(socket, 'close');
  socket.resume().write(piece);
  await delay(300);
  act(socket);
  await closed;
  return Date.now() - begun;
}

test('a request with an incomplete head or body is closed within 15 seconds', async () => {
  const durations = await Promise.all([send(head), send(head + body)]);
  for (const duration of durations) expect(duration).toBeLessThan(15_000);
});

test('incomplete bodies are counted and logged without an error or a stack', async () => {
  await Promise.all([
    send(head + body),
    send(head + body, (socket) => socket.destroy()),
    send(head + body, (socket) => socket.resetAndDestroy()),
    send(head + body, (socket) => socket.end()),
    send(`${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`),
  ]);
  const refused =
    'suite_refusals_total{route="/api/business-leads",code="invalid_input",reason="incomplete body"}';
  for (let tries = 0; (await scrape(metricsPort)).get(refused) !== 5 && tries < 50; tries += 1)
    await delay(100);
  expect((await scrape(metricsPort)).get(refused)).toBe(5);
  expect(run.output()).not.toMatch(/"level":"(?:error|fatal)"|"stack"/);
});
