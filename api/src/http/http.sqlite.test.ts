import manifest from '../../package.json' with { type: 'json' };
import { sendJson } from '../../test/support/raw-request.ts';
import { lead, sharedApi, startTestApi } from '../../test/support/test-api.ts';

const api = sharedApi();

const path = '/api/business-leads';

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/business-leads/',
  '/api/Business-Leads',
  '/API/business-leads',
  '/api//business-leads',
  '/api/admin/business-leads/1/2',
  '/api/business-leads%2F',
  '/api/%E0%A4%A',
  '/',
])('answers 404 for %s', async (target) => {
  const answer = await api.visitor().get(target);
  expect(answer.status).toBe(404);
  expect(answer.json).toEqual({ code: 'not_found', message: 'Address not found' });
});

test.each([
  ['PUT', path, 'GET, HEAD, POST'],
  ['PATCH', '/api/login', 'POST'],
  ['OPTIONS', '/api/login', 'POST'],
  ['GET', '/api/logout', 'POST'],
  ['PUT', '/api/admin/export/business-leads', 'GET, HEAD, POST'],
  ['POST', '/api/admin/exports', 'GET, HEAD'],
  ['PUT', '/api/admin/business-leads/1', 'DELETE, GET, HEAD, PATCH'],
])('answers %s %s with 405 and the allowed methods', async (method, target, allow) => {
  const answer = await api.visitor().send(target, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('Allow')).toBe(allow);
  expect(answer.json).toMatchObject({ code: 'method_not_allowed' });
});

test('sends no CORS headers and does not name its software', async () => {
  const { headers } = await api.visitor().get(path, { Origin: 'https://elsewhere.example' });
  expect([...headers.keys()].filter((name) => /^access-control|^server$|powered/.test(name))).toEqual([]);
});

test('returns a well-formed X-Request-Id and replaces any other', async () => {
  const visitor = api.visitor();
  const kept = await visitor.get('/healthz', { 'X-Request-Id': '4f1c9f2ad0b84e6a' });
  expect(kept.headers.get('X-Request-Id')).toBe('4f1c9f2ad0b84e6a');
  const made = await visitor.get('/healthz', { 'X-Request-Id': '"} {"level":"error"' });
  expect(made.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
});

test('answers the health check outside /api with the version', async () => {
  expect((await api.visitor().get('/healthz')).json).toEqual({ status: 'ok', version: manifest.version });
});

describe('a write request', () => {
  const send = (headers: Record<string, string>) => api.visitor().post(path, lead, headers);
  const host = () => new URL(api.url).host;

  test.each([
    ['another port of this host', 'http://127.0.0.1:1'],
    ['no address at all', 'nonsense'],
  ])('from %s is refused', async (_kind, origin) => {
    const answer = await send({ Origin: origin });
    expect(answer.status).toBe(403);
    expect(answer.json).toMatchObject({ code: 'forbidden' });
  });

  test('from its own origin or without an origin is accepted', async () => {
    for (const headers of [
      {},
      { Origin: api.url, 'Sec-Fetch-Site': 'same-origin' },
      { Origin: `https://${host()}` },
    ])
      expect((await send(headers)).status).toBe(201);
  });
});

describe('a write without PUBLIC_URL', () => {
  const statusOf = async (headers: Record<string, string>) =>
    (await sendJson(api.url, path, headers, lead)).status;

  test.each([
    ['a port that is mapped', 'http://192.168.1.20:9000', '192.168.1.20:9000'],
    ['an upper-case name', 'http://nas.lan', 'NAS.Lan'],
    ['a name with a trailing dot', 'http://shop.example.', 'shop.example'],
    ['an IPv6 address', 'http://[2001:db8::7]:8080', '[2001:db8::7]:8080'],
    ['the default port of https', 'https://shop.example', 'shop.example:443'],
    ['the default port of a proxy that ends TLS', 'https://shop.example', 'shop.example:80'],
  ])('from %s is accepted', async (_kind, origin, host) => {
    expect(await statusOf({ Origin: origin, Host: host })).toBe(201);
  });

  test.each([
    ['X-Forwarded-Host', { 'X-Forwarded-Host': 'shop.example' }],
    ['Sec-Fetch-Site', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('behind a proxy that replaces Host is accepted by %s', async (_name, headers) => {
    expect(await statusOf({ Origin: 'https://shop.example', Host: '127.0.0.1:8080', ...headers })).toBe(201);
  });
});

test.each([
  ['GET', 200],
  ['OPTIONS', 405],
])('a %s request of another site is not refused as foreign', async (method, expected) => {
  const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
  expect((await api.visitor().send('/api/captcha', { method, headers })).status).toBe(expected);
});

test('accepts writes only from PUBLIC_URL if it is set', async () => {
  const site = await startTestApi({ PUBLIC_URL: 'http://www.example.com:8080/' });
  const send = (origin: string) => site.visitor().post(path, lead, { Origin: origin });
  expect((await send('http://www.example.com:8080')).status).toBe(201);
  expect((await send('https://www.example.com:8080')).status).toBe(403);
  expect((await send(site.url)).status).toBe(403);
  expect((await send(site.url)).json.message).toContain(
    "This site's address is http://www.example.com:8080: open it there and try again.",
  );
});
