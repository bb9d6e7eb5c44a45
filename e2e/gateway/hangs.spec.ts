import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { administrator } from '../support/administrator.ts';
import { ask, assetsOf } from './ask.ts';
import { makeFolder, makePair, put } from './certificate.ts';
import { compose, mayBreakThings } from './compose.ts';
import { hang, resume } from './hang.ts';
import { startGateway } from './other-gateway.ts';
import { frontEnds, untilWarm } from './warm.ts';

/**
 * docs/gateway.md, containers that hang: they accept connections and never answer. For nginx only, with TEST_COMPOSE
 * naming the compose project that the tests may break.
 */

const { TEST_GATEWAY_URL = '' } = process.env;

/** For what must not wait at all: far above what a busy machine takes, far below the gateway's time limits before. */
const atOnce = 3_000;

/** Older than the page cache and the cache of the pages' files hold without asking again. */
const untilStale = () => wait(7_000);

async function timed<T>(work: Promise<T>) {
  const started = performance.now();
  const answer = await work;
  return { answer, took: performance.now() - started };
}

const anyHost = () => `host-${Date.now()}-${Math.round(Math.random() * 1e6)}.example`;

interface Lead {
  name: string;
  key?: string;
}

const leadBody = ({ name }: Lead) => JSON.stringify({ name, mobileNumber: '+94 77 123 4567', email: '' });

const sendLead = ({ name, key = randomUUID() }: Lead) =>
  ask('/api/business-leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: leadBody({ name }),
  });

/** How many leads of this name are stored. */
async function countLeads(name: string) {
  const signedIn = await ask('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator()),
  });
  expect(signedIn.status).toBe(200);
  const cookie = (signedIn.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  const { text } = await ask('/api/business-leads', { headers: { cookie } });
  return (JSON.parse(text) as Lead[]).filter((lead) => lead.name === name).length;
}

const getHttp2 = (session: ClientHttp2Session, path: string) =>
  new Promise<number>((resolve, reject) => {
    const stream = session.request({ ':path': path });
    stream.on('response', (headers) => {
      stream.resume().on('end', () => resolve(headers[':status'] ?? 0));
    });
    stream.on('error', reject);
  });

const hangingFrontEnds = () => {
  test.beforeAll(async () => {
    compose('up', '--detach', '--wait', '--no-build');
    await untilWarm();
  });
  test.afterEach(resume);

  for (const app of frontEnds) {
    test(`with ${app} hanging, everything on one connection is answered at once`, async () => {
      const [asset = ''] = assetsOf((await ask('/business')).text);
      await hang(app);
      await untilStale();
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      try {
        for (const path of ['/', '/healthz', '/business', asset, '/admin', '/favicon.svg', '/robots.txt']) {
          const { answer, took } = await timed(ask(path, { agent }));
          expect(answer.status, path).toBe(200);
          expect(took, path).toBeLessThan(atOnce);
        }
        const call = await timed(ask('/api/auth-check', { agent }));
        expect(call.answer.status).toBe(401);
        expect(call.took).toBeLessThan(atOnce);
      } finally {
        agent.destroy();
      }
    });

    test(`with ${app} hanging, a page is composed for a host that nobody has asked for`, async () => {
      await hang(app);
      await untilStale();
      for (const path of ['/business', '/admin']) {
        const { answer, took } = await timed(ask(path, { headers: { host: anyHost() } }));
        expect(answer.status, path).toBe(200);
        expect(answer.text, path).toMatch(/<\/body><\/html>\s*$/);
        expect(took, path).toBeLessThan(atOnce);
      }
    });
  }

  test('with marketing hanging, a page without a copy is the 503 page of the shell', async () => {
    await hang('marketing');
    const { answer, took } = await timed(ask(`/unknown-${Date.now()}`));
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain('href="tel:');
    expect(answer.text).toContain('</footer>');
    expect(took).toBeLessThan(4_500);
  });

  test('with marketing hanging, an asset without a copy is a plain 503', async () => {
    await hang('marketing');
    const { answer, took } = await timed(ask(`/assets/marketing/gone-${Date.now()}.js`));
    expect(answer.status).toBe(503);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(took).toBeLessThan(4_500);
  });

  test('with all front ends hanging, a gateway without copies answers with its own 503 page', async () => {
    await hang('shell');
    await hang('marketing');
    await hang('admin');
    const gateway = await startGateway({});
    try {
      for (const path of ['/', '/admin', '/favicon.svg']) {
        const { answer, took } = await timed(ask(path, { at: gateway.http }));
        expect(answer.status, path).toBe(503);
        expect(answer.headers['retry-after'], path).toMatch(/^\d+$/);
        expect(answer.headers['content-security-policy'], path).toContain("default-src 'none'");
        expect(answer.text, path).toContain('href="tel:');
        expect(took, path).toBeLessThan(8_000);
      }
    } finally {
      gateway.stop();
    }
  });

  test('with marketing hanging, requests that share an HTTP/2 connection are answered at once', async () => {
    const folder = makeFolder();
    put(folder, makePair());
    const variables = {
      PUBLIC_URL: 'https://localhost',
      TLS_CERTIFICATE: 'fullchain.pem',
      TLS_KEY: 'privkey.pem',
    };
    const gateway = await startGateway(variables, folder);
    try {
      await untilWarm(gateway.https);
      await hang('marketing');
      await untilStale();
      const session = connectHttp2(gateway.https, { rejectUnauthorized: false });
      for (const path of ['/', '/healthz', '/business', '/favicon.svg']) {
        const { answer, took } = await timed(getHttp2(session, path));
        expect(answer, path).toBe(200);
        expect(took, path).toBeLessThan(atOnce);
      }
      session.destroy();
    } finally {
      gateway.stop();
      rmSync(folder, { recursive: true });
    }
  });
};

const hangingApi = () => {
  test.setTimeout(240_000);
  const scaleApi = (replicas: number) =>
    compose('up', '--detach', '--wait', '--no-build', '--no-deps', '--scale', `api=${replicas}`, 'api');

  test.afterEach(async () => {
    resume();
    // A container that hung stays unhealthy until its next health check, and `up --wait` gives up on such a one.
    await expect(() => void scaleApi(1)).toPass({ timeout: 60_000, intervals: [1_000] });
  });

  test('with the only API hanging, its calls are the 503 in JSON within seconds', async () => {
    await hang('api');
    for (const call of [() => ask('/api/auth-check'), () => sendLead({ name: 'Nobody' })]) {
      const { answer, took } = await timed(call());
      expect(answer.status).toBe(503);
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable', message: expect.any(String) });
      expect(answer.headers['retry-after']).toMatch(/^\d+$/);
      expect(took).toBeLessThan(7_000);
    }
  });

  test('with one of two APIs hanging, the other one answers every call', async () => {
    scaleApi(2);
    // The gateway looks for new addresses every second.
    await wait(3_000);
    await hang('api', { replicas: 1 });
    for (let round = 0; round < 10; round += 1) {
      for (const [status, call] of [
        [201, () => sendLead({ name: 'One of two' })],
        [401, () => ask('/api/auth-check')],
      ] as const) {
        const { answer, took } = await timed(call());
        expect(answer.status).toBe(status);
        expect(took).toBeLessThan(5_000);
      }
      await wait(400);
    }
  });

  test('a lead that an API was receiving when it froze, and that is sent again, is stored once', async () => {
    const lead = { name: `Frozen ${randomUUID()}`, key: randomUUID() };
    const body = leadBody(lead);
    const { hostname, port } = new URL(TEST_GATEWAY_URL);
    const socket = connect(Number(port || 80), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(
      [
        'POST /api/business-leads HTTP/1.1',
        `Host: ${hostname}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        `Idempotency-Key: ${lead.key}`,
        '\r\n',
      ].join('\r\n'),
    );
    await wait(1_000);
    await hang('api');
    socket.write(body);
    await expect.poll(() => answer, { timeout: 12_000 }).toMatch(/^HTTP\/1\.1 503 .*"code":"unavailable"/s);
    expect(answer).toMatch(/^Retry-After: \d+\r$/m);
    socket.destroy();
    resume();
    await expect(async () => expect((await sendLead(lead)).status).toBe(201)).toPass({ timeout: 30_000 });
    await expect.poll(() => countLeads(lead.name), { timeout: 30_000 }).toBe(1);
    await wait(2_000);
    expect(await countLeads(lead.name)).toBe(1);
  });
};

if (mayBreakThings) {
  test.describe('front ends that hang', hangingFrontEnds);
  test.describe('APIs that hang', hangingApi);
}
