import { expect, test } from '@playwright/test';
import { adminPaths } from '@suite/contracts/pages';
import type { OwnSession } from '@suite/contracts/session';
import { administrator } from '../support/administrator.ts';
import { canDisrupt, compose } from './compose.ts';
import { startOther } from './other-gateway.ts';
import { assetsOf, sendRequest } from './send-request.ts';

/** Tests ADMIN_HOSTS and TRUSTED_PROXY (docs/gateway.md), which both gateways must handle alike. */

type Gateway = Awaited<ReturnType<typeof startOther>>;

const asJson = { 'content-type': 'application/json' };
const lead = JSON.stringify({ name: 'At The Edge', mobileNumber: '0775550100' });

/** Starts a gateway for a group of tests and stops it after them. Returns a function that sends it requests. */
function startGatewayWith(variables: Record<string, string>) {
  let gateway: Gateway | undefined;
  test.beforeAll(async () => {
    gateway = await startOther(variables);
  });
  test.afterAll(() => gateway?.stop());
  const sendTo: typeof sendRequest = (target, question = {}) =>
    sendRequest(target, { baseUrl: gateway?.http ?? '', ...question });
  return sendTo;
}

test.describe('ADMIN_HOSTS', () => {
  const hosts = 'localhost, admin.example.com:9000';
  const askIt = startGatewayWith({ ADMIN_HOSTS: hosts });
  const adminHosts = [
    'localhost',
    'LOCALHOST:81',
    'localhost.',
    'admin.example.com.:9000',
    'admin.example.com:9000',
  ];
  const otherHosts = [
    'www.example.com',
    'admin.example.com',
    'admin.example.com:9001',
    'localhost.example.com',
  ];

  for (const host of adminHosts) {
    test(`serves the administrator area on ${host}`, async () => {
      for (const page of adminPaths) {
        const { status, headers, text } = await askIt(page, { headers: { host } });
        expect(status, page).toBe(200);
        expect(headers['x-robots-tag']).toBe('noindex');
        const [asset = ''] = assetsOf(text).filter((name) => name.startsWith('/assets/admin/'));
        expect((await askIt(asset, { headers: { host } })).status, asset).toBe(200);
      }
      expect((await askIt('/api/auth-check', { headers: { host } })).status).toBe(401);
      expect((await askIt('/api/admin/contacts', { headers: { host } })).status).toBe(401);
    });
  }

  for (const host of otherHosts) {
    test(`does not serve the administrator area on ${host}`, async () => {
      const { text } = await askIt('/admin', { headers: { host: 'localhost' } });
      for (const page of [...adminPaths, '/%61dmin']) {
        const { status, headers, text: page404 } = await askIt(page, { headers: { host } });
        expect(status, page).toBe(404);
        expect(page404).toContain('404 - Page Not Found');
        expect(page404).toContain('data-remote="marketing"');
        expect(headers['x-robots-tag']).toBeUndefined();
      }
      const assets = assetsOf(text).filter((name) => name.startsWith('/assets/admin/'));
      expect(assets.length).toBeGreaterThan(0);
      for (const asset of assets) {
        const { status, headers } = await askIt(asset, { headers: { host } });
        expect(status, asset).toBe(404);
        expect(headers['content-type']).toMatch(/^text\/plain/);
      }
    });
  }

  for (const [method, path] of [
    ['POST', '/api/login'],
    ['POST', '/api/login/second-factor'],
    ['POST', '/api/logout'],
    ['GET', '/api/auth-check'],
    ['GET', '/api/business-leads'],
    ['GET', '/api/contact'],
    ['DELETE', '/api/admin/business-leads/1'],
    ['GET', '/api/admin/export/contacts'],
    ['GET', '/api/admin/..%2fcaptcha'],
    ['POST', '/api/%6Cogin'],
    ['POST', '//api/login'],
    ['POST', '/api/contact/'],
  ] as const) {
    test(`${method} ${path} returns 404 on other hosts`, async () => {
      const { status, headers, text } = await askIt(path, {
        method,
        headers: { host: 'www.example.com', ...asJson },
        body: method === 'POST' ? JSON.stringify(administrator()) : '',
      });
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(JSON.parse(text)).toEqual({ code: 'not_found', message: 'Address not found' });
    });
  }

  test('serves everything visitors need on every host', async () => {
    for (const host of [...adminHosts, ...otherHosts]) {
      const headers = { host, ...asJson };
      expect((await askIt('/', { headers })).status, host).toBe(200);
      expect((await askIt('/api/captcha', { headers })).status, host).toBe(200);
      expect((await askIt('/api/captcha/challenge?form=contact', { headers })).status, host).toBe(200);
      expect((await askIt('/healthz', { headers })).status, host).toBe(200);
      const report = await askIt('/api/client-reports', { method: 'POST', headers, body: '{}' });
      expect(report.status, host).not.toBe(404);
      const sent = await askIt('/api/business-leads', { method: 'POST', headers, body: lead });
      expect(sent.status, host).toBe(201);
    }
  });
});

/** Signs in with these headers and returns the address that the API recorded for the session. */
async function addressSeen(signIn: typeof sendRequest, headers: Record<string, string>) {
  const body = JSON.stringify(administrator());
  const response = await signIn('/api/login', { method: 'POST', headers: { ...asJson, ...headers }, body });
  expect(response.status).toBe(200);
  const cookie = response.headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ') ?? '';
  const { text } = await signIn('/api/admin/sessions', { headers: { ...headers, cookie } });
  const sessions = JSON.parse(text) as OwnSession[];
  return sessions.find(({ isCurrent }) => isCurrent)?.address;
}

const linksOf = (html: string) => /data-public-url="([^"]*)"/.exec(html)?.[1];

test.describe('without TRUSTED_PROXY', () => {
  test("forwarding headers change neither the visitor's address nor the scheme", async () => {
    expect(await addressSeen(sendRequest, { 'x-forwarded-for': '203.0.113.7' })).not.toBe('203.0.113.7');
    if (canDisrupt)
      await expect(() => expect(compose('logs', 'api')).toMatch(/add \S+ to TRUSTED_PROXY/)).toPass();
    const headers = { host: 'www.example.com', 'x-forwarded-proto': 'https' };
    if (!process.env.PUBLIC_URL)
      expect(linksOf((await sendRequest('/', { headers })).text)).toBe('http://www.example.com');
  });
});

const privateNetworks = '127.0.0.1, ::1, 10.0.0.0/8,172.16.0.0/12, 192.168.0.0/16, fc00::/7';

test.describe('TRUSTED_PROXY', () => {
  const askIt = startGatewayWith({ TRUSTED_PROXY: privateNetworks });

  for (const [list, address] of [
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.9, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['203.0.113.7:5000', '203.0.113.7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:DB8:0:0::7', '2001:db8::7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['198.51.100.9:1, 203.0.113.7:2, 10.1.2.3:3', '203.0.113.7'],
    ['203.0.113.7,', '203.0.113.7'],
    ['"203.0.113.7"', '203.0.113.7'],
    ['unknown, "203.0.113.7:5000"', '203.0.113.7'],
    ['"[2001:db8::7]:443"', '2001:db8::7'],
    ['"2001:db8::7",', '2001:db8::7'],
    ['203.0.113.7, [2001:db8::7%eth0]:443', '2001:db8::7'],
    ['"198.51.100.9", 203.0.113.7', '203.0.113.7'],
    ['198.51.100.9, 203.0.113.7,, 10.1.2.3, ,', '203.0.113.7'],
  ] as const) {
    test(`takes ${address} as the visitor from X-Forwarded-For: ${list}`, async () => {
      expect(await addressSeen(askIt, { 'x-forwarded-for': list })).toBe(address);
    });
  }

  test('takes the proxy as the visitor when X-Forwarded-For is invalid', async () => {
    expect(await addressSeen(askIt, { 'x-forwarded-for': 'nonsense' })).toMatch(
      /^(127\.|::1|10\.|172\.|192\.168\.)/,
    );
  });

  for (const [sent, scheme] of [
    ['http', 'http'],
    ['https', 'https'],
    ['HTTPS , http', 'https'],
  ] as const) {
    test(`uses the scheme of X-Forwarded-Proto: ${sent} in links`, async () => {
      const { status, text } = await askIt('/', {
        headers: { host: 'www.example.com', 'x-forwarded-proto': sent },
      });
      expect(status).toBe(200);
      expect(linksOf(text)).toBe(`${scheme}://www.example.com`);
    });
  }
});

test.describe('PUBLIC_URL', () => {
  const publicUrl = 'http://www.example.com:8080';
  const askIt = startGatewayWith({ PUBLIC_URL: publicUrl, ADMIN_HOSTS: 'desk.example.com:9000, localhost' });
  const locationOf = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const answer = await askIt(path, { method, headers });
    return { status: answer.status, location: answer.headers.location };
  };

  for (const host of [
    'example.com',
    'EXAMPLE.com.:8080',
    'desk.example.com:9001',
    '127.0.0.1:8080',
    'nas:8080',
    '[::1]:8080',
  ])
    test(`redirects pages of ${host}`, async () => {
      for (const path of ['/', '/contact?a=%20b', '//evil.example/', '/robots.txt', '/missing', '/admin'])
        for (const method of ['GET', 'HEAD'])
          expect(await locationOf(path, { host }, method), path).toEqual({
            status: 308,
            location: publicUrl + path,
          });
      const { headers } = await askIt('/', { headers: { host } });
      expect(headers['cache-control']).toBe('no-store');
    });

  for (const host of [
    ...['www.example.com:8080', 'WWW.Example.com.:8080', 'www.example.com', 'www.example.com:443'],
    ...['desk.example.com:9000', 'localhost:8080'],
    ...['localhost', '127.0.0.1', '10.1.2.3:9090', 'gateway:80', 'suite.internal', '[::1]'],
  ])
    test(`serves pages on ${host}`, async () => {
      for (const path of ['/contact', '/robots.txt'])
        expect(await locationOf(path, { host }), path).toEqual({ status: 200 });
    });

  test('reads a request whose target is a whole address, as a proxy may send it', async () => {
    const whole = (host: string) => locationOf(`http://${host}/faq?a=b`, { host });
    expect(await whole('www.example.com:8080')).toEqual({ status: 200 });
    expect(await whole('example.com')).toEqual({ status: 308, location: `${publicUrl}/faq?a=b` });
  });

  test('takes the host from a proxy that replaces Host and sends X-Forwarded-Host', async () => {
    const ask = (asked: string, host: string) => locationOf('/faq', { host, 'x-forwarded-host': asked });
    expect(await ask('www.example.com:8080', 'origin.example.net')).toEqual({ status: 200 });
    expect(await ask('www.example.com, origin.example.net', 'origin.example.net')).toEqual({ status: 200 });
    expect(await ask('example.com', '127.0.0.1')).toEqual({ status: 308, location: `${publicUrl}/faq` });
    expect(await ask('no host', 'www.example.com')).toEqual({ status: 200 });
  });

  test('redirects no health check, certificate challenge, asset or API call', async () => {
    const host = 'example.com';
    const [asset = ''] = assetsOf((await askIt('/', { headers: { host: 'www.example.com' } })).text);
    for (const [path, status] of [
      ['/healthz', 200],
      ['/api/captcha', 200],
      ['/api', 404],
      [asset, 200],
      ['/.well-known/acme-challenge/unknown', 404],
    ] as const)
      expect(await locationOf(path, { host }), path).toEqual({ status });
  });

  test('refuses a form of another host and names the address to open', async () => {
    const headers = { ...asJson, host: 'example.com:8080', origin: 'http://example.com:8080' };
    const { status, text } = await askIt('/api/business-leads', { method: 'POST', headers, body: lead });
    // Beside a compose project, the API is the project's, which has no PUBLIC_URL.
    expect(status).toBe(canDisrupt ? 201 : 403);
    if (!canDisrupt) expect(JSON.parse(text)).toMatchObject({ message: expect.stringContaining(publicUrl) });
  });

  test('accepts a form of its own host on another port, as behind a tunnel', async () => {
    const headers = { ...asJson, host: 'www.example.com:9000', origin: 'http://www.example.com:9000' };
    const { status } = await askIt('/api/business-leads', { method: 'POST', headers, body: lead });
    expect(status).toBe(201);
  });
});

test.describe('TRUSTED_PROXY with an https PUBLIC_URL', () => {
  const askIt = startGatewayWith({
    TRUSTED_PROXY: privateNetworks,
    PUBLIC_URL: 'https://www.example.com:8443',
    ADMIN_HOSTS: 'localhost, admin.example.com',
  });
  const overHttp = { 'x-forwarded-proto': 'http' };

  for (const [host, path, location] of [
    ['www.example.com', '/business?a=%20b', 'https://www.example.com:8443/business?a=%20b'],
    ['example.com', '/a.png', 'https://www.example.com:8443/a.png'],
    ['evil.example', '//evil.example/', 'https://www.example.com:8443//evil.example/'],
    ['admin.example.com:80', '/admin', 'https://admin.example.com:8443/admin'],
  ] as const) {
    test(`http://${host}${path} redirects to ${location}`, async () => {
      const { status, headers } = await askIt(path, { headers: { host, ...overHttp } });
      expect(status).toBe(301);
      expect(headers.location).toBe(location);
      expect(headers['strict-transport-security']).toBeUndefined();
    });
  }

  test('refuses an API call over http instead of redirecting it', async () => {
    for (const path of ['/api/captcha', '/api/unknown']) {
      const { status, headers, text } = await askIt(path, { headers: overHttp });
      expect(status).toBe(403);
      expect(headers.location).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
      expect(JSON.parse(text)).toMatchObject({ code: 'https_required', message: expect.any(String) });
    }
  });

  test('/healthz responds over http and https', async () => {
    expect((await askIt('/healthz', { headers: overHttp })).status).toBe(200);
    expect((await askIt('/healthz', { headers: { 'x-forwarded-proto': 'https' } })).status).toBe(200);
  });

  test('serves everything over https, also when the proxy does not send the scheme', async () => {
    for (const forwarded of [{ 'x-forwarded-proto': 'https' }, {}]) {
      const { status, headers } = await askIt('/business', { headers: forwarded });
      expect(status).toBe(200);
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
      expect((await askIt('/api/captcha', { headers: forwarded })).status).toBe(200);
    }
  });
});
