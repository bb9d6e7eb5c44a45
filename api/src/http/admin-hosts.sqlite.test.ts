import { request } from 'node:http';
import { lead, password, sharedApi, startTestApi, type TestApi } from '../../test/support/test-api.ts';

/** ADMIN_HOSTS lists the only hosts that serve the administrator area (docs/decisions/0111). */

const publicUrl = 'https://www.example.com';

/** Sends a request with node:http, because fetch can't set the Host header. */
const ask = (
  api: TestApi,
  path: string,
  { method = 'GET', body, ...headers }: { method?: string; body?: unknown; host: string; origin?: string },
) =>
  new Promise<{ status: number; text: string; cookies: string[] }>((resolve, reject) => {
    const sent = body === undefined ? headers : { ...headers, 'content-type': 'application/json' };
    request(api.url + path, { method, headers: sent }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode ?? 0, text, cookies: response.headers['set-cookie'] ?? [] });
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });

const signIn = { method: 'POST', body: { username: 'admin', password } };

describe('with ADMIN_HOSTS', () => {
  const ADMIN_HOSTS = 'admin.example.com, localhost:8090';
  const api = sharedApi({ PUBLIC_URL: publicUrl, ADMIN_HOSTS, CAPTCHA_WORK: '1000' });

  test('an administrator call answers 404 on the public host', async () => {
    const answer = await ask(api, '/api/auth-check', { host: 'www.example.com' });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toEqual({ code: 'not_found', message: 'Address not found' });
  });

  test.each(['www.example.com', 'admin.example.com'])('visitor calls are answered on %s', async (host) => {
    const origin = `https://${host}`;
    expect((await ask(api, '/api/captcha/challenge?form=contact', { host })).status).toBe(200);
    const sent = await ask(api, '/api/business-leads', { method: 'POST', body: lead, host, origin });
    expect(sent.status).toBe(201);
  });

  test.each([
    ['admin.example.com', 'https://admin.example.com'],
    ['localhost:8090', 'http://localhost:8090'],
  ])('signing in works on %s although PUBLIC_URL has another origin', async (host, origin) => {
    const { status, cookies } = await ask(api, '/api/login', { ...signIn, host, origin });
    expect(status).toBe(200);
    expect(cookies).toHaveLength(2);
    for (const line of cookies) expect(line).toMatch(/^__Host-session[.=].*; secure; httponly$/);
  });

  test.each([
    ['another site', 'https://elsewhere.example'],
    ['the same host without https', 'http://admin.example.com'],
    ['another admin host', 'http://localhost:8090'],
  ])('an admin host rejects a sign-in from the origin of %s', async (_what, origin) => {
    const { status } = await ask(api, '/api/login', { ...signIn, host: 'admin.example.com', origin });
    expect(status).toBe(403);
  });

  test('health checks are answered on every host', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await ask(api, path, { host: '10.0.0.7:4000' })).status).toBe(200);
  });
});

test('with ADMIN_HOSTS=none, only visitor calls are answered', async () => {
  const api = await startTestApi({ ADMIN_HOSTS: 'none' });
  expect((await ask(api, '/api/login', { ...signIn, host: 'none' })).status).toBe(404);
  const sent = { method: 'POST', body: lead, host: 'www.example.com' };
  expect((await ask(api, '/api/business-leads', sent)).status).toBe(201);
});
