import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { Agent } from 'node:https';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import { expect, test } from '@playwright/test';
import { adminPaths } from '@suite/contracts/pages';
import { docker } from '../../scripts/docker.ts';
import { installFiles, makeFolder, makePair } from './certificate.ts';
import { canDisrupt, runOnce } from './compose.ts';
import { asArguments, type GatewayContainer, startGateway } from './other-gateway.ts';
import { sendRequest } from './send-request.ts';

/**
 * Tests TLS and the options of ADMIN_HOSTS that only nginx has (docs/gateway.md), on gateways started beside the
 * compose project's.
 */

const tls = { TLS_CERTIFICATE: 'fullchain.pem', TLS_KEY: 'privkey.pem' };

/** Opens a TLS connection and returns what `read` reads from it. */
function handshake<T>(url: string, options: ConnectionOptions, read: (socket: TLSSocket) => T): Promise<T> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: hostname, port: Number(port), rejectUnauthorized: false, ...options },
      () => {
        resolve(read(socket));
        socket.destroy();
      },
    );
    socket.on('error', reject);
  });
}

const serialOf = (url: string) => handshake(url, {}, (socket) => socket.getPeerCertificate().serialNumber);

/** Returns the year in which the gateway's certificate expires, according to its metrics. */
function endTold({ id }: GatewayContainer) {
  const metrics = docker('exec', id, 'curl', '-s', 'http://127.0.0.1:9113/metrics');
  const [, seconds] = /^suite_gateway_certificate_end_timestamp_seconds (\d+)$/m.exec(metrics) ?? [];
  return new Date(Number(seconds) * 1000).getUTCFullYear();
}

/** Starts a gateway for a group of tests and stops it after them. */
function gatewayWith(variables: Record<string, string>, pair?: Record<string, string>) {
  let folder = '';
  let gateway: GatewayContainer | undefined;
  test.beforeAll(async () => {
    folder = makeFolder();
    if (pair) installFiles(folder, pair);
    gateway = await startGateway(variables, pair && folder);
  });
  test.afterAll(() => {
    gateway?.stop();
    rmSync(folder, { recursive: true });
  });
  return {
    get folder() {
      return folder;
    },
    get running() {
      if (!gateway) throw new Error('No gateway runs.');
      return gateway;
    },
  };
}

const withTls = () => {
  const PUBLIC_URL = 'https://localhost:8443';
  const own = gatewayWith({ ...tls, PUBLIC_URL, ADMIN_HOSTS: 'admin.localhost' }, makePair());

  test('accepts HTTP/2 with TLS 1.2 and 1.3 and rejects older versions', async () => {
    const { https } = own.running;
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      const options = { minVersion: version, maxVersion: version, ALPNProtocols: ['h2', 'http/1.1'] };
      expect(
        await handshake(https, options, (socket) => [socket.getProtocol(), socket.alpnProtocol]),
      ).toEqual([version, 'h2']);
    }
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    await expect(handshake(https, old, () => undefined)).rejects.toThrow(/alert protocol version/i);
  });

  test('serves a page over HTTP/2 with all its headers', async () => {
    const client = connectHttp2(own.running.https, { rejectUnauthorized: false });
    const stream = client.request({ ':path': '/business' });
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      stream.on('response', resolve);
      client.on('error', reject);
    });
    client.destroy();
    expect(headers).toMatchObject({
      ':status': 200,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  for (const [label, host, location] of [
    ['a page', 'localhost', 'https://localhost:8443/business?a=b'],
    ['a page on another host name', 'www.localhost', 'https://localhost:8443/business?a=b'],
    ['a page on an admin host', 'admin.localhost:8080', 'https://admin.localhost:8443/business?a=b'],
  ] as const) {
    test(`${label} over http redirects to https`, async () => {
      const { http, https } = own.running;
      // The second address sends http to the https port.
      for (const baseUrl of [http, https.replace('https', 'http')]) {
        const { status, headers } = await sendRequest('/business?a=b', { baseUrl, headers: { host } });
        expect([status, headers.location], baseUrl).toEqual([301, location]);
        expect(headers['cache-control'] ?? 'no-store', baseUrl).toBe('no-store');
        expect(headers['strict-transport-security']).toBeUndefined();
      }
    });
  }

  test('an API call is refused over http with JSON and accepted over https', async () => {
    const { http, https } = own.running;
    for (const baseUrl of [http, https.replace('https', 'http')]) {
      const { status, text } = await sendRequest('/api/captcha', { baseUrl });
      expect(status, baseUrl).toBe(403);
      expect(JSON.parse(text)).toMatchObject({ code: 'https_required' });
    }
    expect((await sendRequest('/api/captcha', { baseUrl: https })).status).toBe(200);
    for (const baseUrl of [http, https])
      expect((await sendRequest('/healthz', { baseUrl })).status).toBe(200);
  });

  test('ignores X-Forwarded-Proto', async () => {
    const { http } = own.running;
    const { status } = await sendRequest('/', { baseUrl: http, headers: { 'x-forwarded-proto': 'https' } });
    expect(status).toBe(301);
  });

  test('serves only ACME challenge files from the certificate folder', async () => {
    const challenges = path.join(own.folder, '.well-known/acme-challenge');
    mkdirSync(challenges, { recursive: true });
    installFiles(challenges, { token: 'proof' });
    const { https: baseUrl } = own.running;
    const found = await sendRequest('/.well-known/acme-challenge/token', { baseUrl });
    expect([found.status, found.text]).toEqual([200, 'proof']);
    for (const target of [
      '/.well-known/acme-challenge/other',
      '/.well-known/acme-challenge/..%2f..%2fprivkey.pem',
    ])
      expect((await sendRequest(target, { baseUrl })).status, target).toBe(404);
  });

  test('a renewed certificate is loaded without failed requests, and an invalid one is ignored', async () => {
    const { folder } = own;
    const { https: baseUrl, logs } = own.running;
    const failures: string[] = [];
    const keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 4 });
    let isRenewing = true;
    const visitor = async (agent?: Agent) => {
      while (isRenewing) {
        const response = await sendRequest('/business', { baseUrl, ...(agent && { agent }) }).catch(
          (error: Error) => error,
        );
        if (response instanceof Error) failures.push(response.message);
        else if (response.status !== 200) failures.push(`${response.status}`);
        await wait(20);
      }
    };
    const visitors = [visitor(), visitor(keepAliveAgent), visitor(keepAliveAgent)];
    try {
      const previousSerial = await serialOf(baseUrl);
      expect(endTold(own.running)).toBe(2090);
      installFiles(folder, makePair({ until: 2080 }));
      await expect(async () => expect(await serialOf(baseUrl)).not.toBe(previousSerial)).toPass();
      await expect(() => expect(logs()).toContain('certificate renewed')).toPass();

      expect(endTold(own.running)).toBe(2080);

      const current = await serialOf(baseUrl);
      installFiles(folder, { 'fullchain.pem': makePair({ until: 2070 })['fullchain.pem'] });
      const warning = 'the former one stays in use: TLS_KEY: privkey.pem does not belong to fullchain.pem';
      await expect(() => expect(logs()).toContain(warning)).toPass();
      expect(await serialOf(baseUrl)).toBe(current);
      expect(endTold(own.running)).toBe(2080);
    } finally {
      isRenewing = false;
      await Promise.all(visitors);
      keepAliveAgent.destroy();
    }
    expect(failures).toEqual([]);
  });
};

const withBrokenSettings = () => {
  const pair = makePair();
  const other = makePair();
  const locked = execFileSync('openssl', ['pkey', '-aes128', '-passout', 'pass:secret'], {
    input: pair['privkey.pem'],
    encoding: 'utf8',
  });
  const PUBLIC_URL = 'https://localhost';

  for (const [label, files, variables, sentence] of [
    ['no certificate', {}, {}, /^TLS_CERTIFICATE: there is no file fullchain\.pem in TLS_DIR/],
    ['no key', { 'fullchain.pem': pair['fullchain.pem'] }, {}, /^TLS_KEY: there is no file privkey\.pem/],
    [
      'a key of another certificate',
      { ...pair, 'privkey.pem': other['privkey.pem'] },
      {},
      /^TLS_KEY: privkey\.pem does not belong to fullchain\.pem/,
    ],
    [
      'an invalid certificate',
      { ...pair, 'fullchain.pem': 'nonsense' },
      {},
      /^TLS_CERTIFICATE: fullchain\.pem is no certificate/,
    ],
    [
      'a key with a password',
      { ...pair, 'privkey.pem': locked },
      {},
      /^TLS_KEY: privkey\.pem is no private key in PEM form without a password/,
    ],
    [
      'PUBLIC_URL with http',
      pair,
      { PUBLIC_URL: 'http://localhost' },
      /^PUBLIC_URL must be the https address/,
    ],
    ['a certificate without a key', pair, { TLS_KEY: '' }, /^TLS_KEY must name a file/],
    [
      'ADMIN_HOSTS with a URL',
      pair,
      { ADMIN_HOSTS: 'https://x.example' },
      /^ADMIN_HOSTS must be none, or host names/,
    ],
    [
      'ADMIN_PORT without its host',
      pair,
      { ADMIN_PORT: '8090' },
      /^ADMIN_HOSTS must name what browsers show/,
    ],
    [
      'TRUSTED_PROXY with an incomplete IPv6 address',
      pair,
      { TRUSTED_PROXY: '::1, 2001:db8:1' },
      /^TRUSTED_PROXY must be addresses or ranges/,
    ],
    [
      'TRUSTED_PROXY with an invalid IPv6 address',
      pair,
      { TRUSTED_PROXY: '2001:db8:0:0::1:0:0:1' },
      /^TRUSTED_PROXY must be addresses or ranges/,
    ],
  ] as const) {
    test(`${label}: the gateway logs the reason in one line and does not start`, () => {
      const folder = makeFolder();
      installFiles(folder, files);
      try {
        const settings = asArguments({ ...tls, PUBLIC_URL, ...variables });
        const { status, output } = runOnce('-v', `${folder}:/etc/nginx/tls:ro`, ...settings, 'gateway');
        expect(status).toBe(1);
        expect(output).toMatch(sentence);
        expect(output).not.toContain('\n');
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }
};

const withExpired = () => {
  const own = gatewayWith(
    { ...tls, PUBLIC_URL: 'https://www.example.com' },
    makePair({ from: 2020, until: 2021 }),
  );

  test('serves an expired certificate, or one for another name, with a warning', async () => {
    expect((await sendRequest('/', { baseUrl: own.running.https })).status).toBe(200);
    expect(own.running.logs()).toMatch(
      /"warn","time":"[^"]+","msg":"TLS_CERTIFICATE: fullchain\.pem has expired \(Jan +1 .* 2021/,
    );
    expect(own.running.logs()).toContain('fullchain.pem is not for www.example.com');
  });
};

const withAdminPort = () => {
  const own = gatewayWith({ ADMIN_HOSTS: 'localhost', ADMIN_PORT: '127.0.0.1:8090' });

  test('ADMIN_PORT serves the administrator area on that port only', async () => {
    const { http, admin } = own.running;
    expect((await sendRequest('/admin', { baseUrl: admin })).status).toBe(200);
    expect((await sendRequest('/api/auth-check', { baseUrl: admin })).status).toBe(401);
    expect(
      (await sendRequest('/admin', { baseUrl: admin, headers: { host: 'www.example.com' } })).status,
    ).toBe(404);
    expect((await sendRequest('/admin', { baseUrl: http })).status).toBe(404);
    expect((await sendRequest('/api/auth-check', { baseUrl: http })).status).toBe(404);
  });
};

const withoutAdministration = () => {
  const own = gatewayWith({ ADMIN_HOSTS: 'none' });

  test('ADMIN_HOSTS=none disables the administrator area', async () => {
    const { http: baseUrl, logs } = own.running;
    for (const page of adminPaths) {
      const { status, text } = await sendRequest(page, { baseUrl });
      expect([page, status]).toEqual([page, 404]);
      expect(text).toContain('404 - Page Not Found');
    }
    expect((await sendRequest('/api/login', { baseUrl, method: 'POST' })).status).toBe(404);
    expect((await sendRequest('/', { baseUrl })).status).toBe(200);
    // A slow front end is filled in a later round, so that the log may name the two in two lines.
    await expect(() => {
      const names = [...logs().matchAll(/"released":"([^"]*)"/g)].flatMap(([, apps = '']) => apps.split(' '));
      expect(new Set(names)).toEqual(new Set(['shell', 'marketing']));
    }).toPass();
  });
};

if (canDisrupt) {
  test.describe('TLS', withTls);
  test.describe('TLS with invalid settings', withBrokenSettings);
  test.describe('TLS with an expired certificate', withExpired);
  test.describe('a port for administrators', withAdminPort);
  test.describe('no administrator area', withoutAdministration);
}
