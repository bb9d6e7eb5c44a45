import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { freePort } from '../../../scripts/testing/free-port.ts';
import { afterwards } from '../../test/support/afterwards.ts';
import { eventually } from '../../test/support/eventually.ts';
import { type Run, runServer, terminate, urlOf } from '../../test/support/run-node.ts';
import { scrape } from '../../test/support/scrape.ts';
import { createTestDatabase } from '../../test/support/test-database.ts';
import { productTiming } from '../server/timing.ts';

const head = 'POST /api/business-leads HTTP/1.1\r\nHost: x\r\n';
const beginning = `${head}Content-Type: application/json\r\nContent-Length: 50\r\nExpect: 100-continue\r\n\r\n{"name":`;

let run: Run;
let port: number;
let metricsPort: number;
beforeEach(async () => {
  metricsPort = await freePort();
  // Long enough for a busy machine to start reading a body before its time is over.
  const limits = { headLimit: 1500, requestLimit: 2000, requestCheckPause: 50 };
  run = runServer(await createTestDatabase(), { METRICS_PORT: String(metricsPort) }, [], limits);
  port = Number(new URL(await urlOf(run)).port);
  afterwards(async () => expect(await terminate(run)).toBe(0));
});

/** Sends part of a request, and passes the connection to `act` once the API asks for the body. Resolves once it is closed. */
async function send(piece: string, act: (socket: Socket) => void = () => {}) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.once('data', () => act(socket)).write(piece);
  await once(socket.resume(), 'close');
}

test('a request with an incomplete head or body is closed within 15 seconds', async () => {
  await Promise.all([send(head), send(beginning)]);
  const { headLimit, requestLimit, requestCheckPause } = productTiming;
  // nginx waits up to two more seconds for the body that it discards.
  expect(Math.max(headLimit, requestLimit) + requestCheckPause + 2000).toBeLessThanOrEqual(15_000);
});

test('incomplete bodies are counted and logged without an error or a stack', async () => {
  await Promise.all([
    send(beginning),
    send(beginning, (socket) => socket.destroy()),
    send(beginning, (socket) => socket.resetAndDestroy()),
    send(beginning, (socket) => socket.end()),
    send(`${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`),
  ]);
  const refused =
    'suite_refusals_total{route="/api/business-leads",code="invalid_input",reason="incomplete body"}';
  await eventually(async () => (await scrape(metricsPort)).get(refused) === 5);
  expect(run.output()).not.toMatch(/"level":"(?:error|fatal)"|"stack"/);
});
