import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { administrator } from '../support/administrator.ts';
import { installFiles, makeFolder, makePair } from './certificate.ts';
import { canDisrupt, compose } from './compose.ts';
import { hang, resume } from './hang.ts';
import { type GatewayContainer, startGateway } from './other-gateway.ts';
import { assetsOf, sendRequest } from './send-request.ts';
import { frontEnds, waitUntilWarm } from './warm.ts';

/**
 * Tests containers that hang: they accept connections and never respond (docs/gateway.md). For nginx only;
 * TEST_COMPOSE names the compose project that the tests may break.
 */

const { TEST_GATEWAY_URL = '' } = process.env;

/** Limit in milliseconds for requests that must not wait, generous enough for a busy machine. */
const immediate = 3_000;

/** Limit for answers that the gateway gives after some seconds. By default nginx waits for 60 s. */
const limited = 30_000;

/** Waits until the page cache and the cache of the pages' files are stale. */
const untilStale = () => wait(7_000);

async function measure<T>(work: Promise<T>) {
  const started = performance.now();
  const response = await work;
  return { response, duration: performance.now() - started };
}

const uniqueHost = () => `host-${Date.now()}-${Math.round(Math.random() * 1e6)}.example`;

interface Lead {
  name: string;
  key?: string;
}

const leadBody = ({ name }: Lead) => JSON.stringify({ name, mobileNumber: '+94 77 123 4567', email: '' });

const sendLead = ({ name, key = randomUUID() }: Lead) =>
  sendRequest('/api/business-leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: leadBody({ name }),
  });

/** Returns how many leads of this name are stored. */
async function countLeads(name: string) {
  const signedIn = await sendRequest('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator()),
  });
  expect(signedIn.status).toBe(200);
  const cookie = (signedIn.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  const { text } = await sendRequest('/api/business-leads', { headers: { cookie } });
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

const tls = { PUBLIC_URL: 'https://localhost', TLS_CERTIFICATE: 'fullchain.pem', TLS_KEY: 'privkey.pem' };

const hangingMarketing = () => {
  const folder = makeFolder();
  let gatewayWithTls: GatewayContainer | undefined;
  test.beforeAll(async () => {
    await waitUntilWarm();
    installFiles(folder, makePair());
    gatewayWithTls = await startGateway(tls, folder);
    await waitUntilWarm(gatewayWithTls.https);
    await hang('marketing');
    await untilStale();
  });
  test.afterAll(async () => {
    gatewayWithTls?.stop();
    rmSync(folder, { recursive: true });
    await resume();
  });

  test("an uncached page returns the shell's 503 page, and an uncached asset a 503 as plain text", async () => {
    const page = await measure(sendRequest(`/unknown-${Date.now()}`));
    expect(page.response.status).toBe(503);
    expect(page.response.headers['retry-after']).toMatch(/^\d+$/);
    expect(page.response.headers['cache-control']).toBe('no-store');
    expect(page.response.text).toContain('href="tel:');
    expect(page.response.text).toContain('</footer>');
    expect(page.duration).toBeLessThan(limited);
    const asset = await measure(sendRequest(`/assets/marketing/gone-${Date.now()}.js`));
    expect(asset.response.status).toBe(503);
    expect(asset.response.headers['content-type']).toMatch(/^text\/plain/);
    expect(asset.duration).toBeLessThan(limited);
  });

  test('requests on one HTTP/2 connection are not delayed', async () => {
    const session = connectHttp2(gatewayWithTls?.https ?? '', { rejectUnauthorized: false });
    for (const path of ['/', '/healthz', '/business', '/favicon.svg']) {
      const { response, duration } = await measure(getHttp2(session, path));
      expect(response, path).toBe(200);
      expect(duration, path).toBeLessThan(immediate);
    }
    session.destroy();
  });
};

const hangingFrontEnds = () => {
  let asset = '';
  test.beforeAll(async () => {
    await waitUntilWarm();
    [asset = ''] = assetsOf((await sendRequest('/business')).text);
    for (const app of frontEnds) await hang(app);
    await untilStale();
  });
  test.afterAll(resume);

  test('no request on a shared connection is delayed', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (const path of ['/', '/healthz', '/business', asset, '/admin', '/favicon.svg', '/robots.txt']) {
        const { response, duration } = await measure(sendRequest(path, { agent }));
        expect(response.status, path).toBe(200);
        expect(duration, path).toBeLessThan(immediate);
      }
      const call = await measure(sendRequest('/api/auth-check', { agent }));
      expect(call.response.status).toBe(401);
      expect(call.duration).toBeLessThan(immediate);
    } finally {
      agent.destroy();
    }
  });

  test('a page is composed for a new host', async () => {
    for (const path of ['/business', '/admin']) {
      const { response, duration } = await measure(sendRequest(path, { headers: { host: uniqueHost() } }));
      expect(response.status, path).toBe(200);
      expect(response.text, path).toMatch(/<\/body><\/html>\s*$/);
      expect(duration, path).toBeLessThan(immediate);
    }
  });

  test('a gateway with empty caches returns its own 503 page', async () => {
    const gateway = await startGateway({});
    const ask = async (path: string) => {
      const { response, duration } = await measure(sendRequest(path, { baseUrl: gateway.http }));
      expect(response.status, path).toBe(503);
      expect(response.headers['retry-after'], path).toMatch(/^\d+$/);
      expect(response.headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(response.text, path).toContain('href="tel:');
      expect(duration, path).toBeLessThan(limited);
    };
    try {
      await Promise.all(['/', '/admin', '/favicon.svg'].map(ask));
    } finally {
      gateway.stop();
    }
  });
};

const hangingApi = () => {
  test.afterEach(resume);

  test('API calls return 503 in JSON within seconds while the only API hangs', async () => {
    await hang('api');
    const calls = [sendRequest('/api/auth-check'), sendLead({ name: 'Nobody' })];
    for (const { response, duration } of await Promise.all(calls.map(measure))) {
      expect(response.status).toBe(503);
      expect(JSON.parse(response.text)).toMatchObject({ code: 'unavailable', message: expect.any(String) });
      expect(response.headers['retry-after']).toMatch(/^\d+$/);
      expect(duration).toBeLessThan(limited);
    }
  });

  test('the other replica handles every call while one of two APIs hangs', async () => {
    const scaleApi = (replicas: number) =>
      compose('up', '--detach', '--no-build', '--no-deps', '--scale', `api=${replicas}`, 'api');
    const ask = "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1))";
    scaleApi(2);
    try {
      for (const index of ['1', '2'])
        await expect(async () => compose('exec', '-T', '--index', index, 'api', 'node', '-e', ask)).toPass();
      // The gateway resolves addresses every second.
      await wait(3_000);
      await hang('api', { replicas: 1 });
      for (let round = 0; round < 10; round += 1) {
        const calls = [sendLead({ name: 'One of two' }), sendRequest('/api/auth-check')];
        const answers = await Promise.all(calls.map(measure));
        expect(answers.map(({ response }) => response.status)).toEqual([201, 401]);
        for (const { duration } of answers) expect(duration).toBeLessThan(limited);
      }
    } finally {
      await resume();
      scaleApi(1);
    }
  });

  test('a lead sent again after its API froze is stored once', async () => {
    const lead = { name: `Frozen ${randomUUID()}`, key: randomUUID() };
    const body = leadBody(lead);
    const { hostname, port } = new URL(TEST_GATEWAY_URL);
    const socket = connect(Number(port || 80), hostname);
    let response = '';
    socket.on('data', (chunk) => {
      response += chunk;
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
    await expect
      .poll(() => response, { timeout: limited })
      .toMatch(/^HTTP\/1\.1 503 .*"code":"unavailable"/s);
    expect(response).toMatch(/^Retry-After: \d+\r$/m);
    socket.destroy();
    await resume();
    await expect.poll(async () => (await sendLead(lead)).status).toBe(201);
    await expect.poll(() => countLeads(lead.name)).toBe(1);
    await wait(2_000);
    expect(await countLeads(lead.name)).toBe(1);
  });
};

if (canDisrupt) {
  test.describe('while marketing hangs', hangingMarketing);
  test.describe('while all front ends hang', hangingFrontEnds);
  test.describe('APIs that hang', hangingApi);
}
