import { sendJson } from '../../test/support/raw-request.ts';
import { lead, password, sharedApi, startTestApi } from '../../test/support/test-api.ts';

/** ADMIN_HOSTS lists the only hosts that serve the administrator area (docs/decisions/0111). */

const publicUrl = 'https://www.example.com';
const credentials = { username: 'admin', password };

describe('with ADMIN_HOSTS', () => {
  const ADMIN_HOSTS = 'admin.example.com, localhost:8090';
  const api = sharedApi({ PUBLIC_URL: publicUrl, ADMIN_HOSTS, CAPTCHA_WORK: '1000' });
  const ask = (Host: string, path: string, value?: object, Origin = publicUrl) =>
    sendJson(api.url, path, { Host, Origin }, value);

  test('an administrator call answers 404 on the public host', async () => {
    const answer = await ask('www.example.com', '/api/auth-check');
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toEqual({ code: 'not_found', message: 'Address not found' });
  });

  test.each(['www.example.com', 'admin.example.com'])('visitor calls are answered on %s', async (host) => {
    expect((await ask(host, '/api/captcha/challenge?form=contact')).status).toBe(200);
    expect((await ask(host, '/api/business-leads', lead, `https://${host}`)).status).toBe(201);
  });

  test.each([
    ['admin.example.com', 'https://admin.example.com'],
    ['localhost:8090', 'http://localhost:8090'],
  ])('signing in works on %s although PUBLIC_URL has another origin', async (host, origin) => {
    const { status, headers } = await ask(host, '/api/login', credentials, origin);
    expect(status).toBe(200);
    expect(headers['set-cookie']).toHaveLength(2);
    for (const line of headers['set-cookie'] ?? [])
      expect(line).toMatch(/^__Host-session[.=].*; secure; httponly$/);
  });

  test.each([
    ['another site', 'https://elsewhere.example'],
    ['the same host without https', 'http://admin.example.com'],
    ['another admin host', 'http://localhost:8090'],
  ])('an admin host rejects a sign-in from the origin of %s', async (_what, origin) => {
    expect((await ask('admin.example.com', '/api/login', credentials, origin)).status).toBe(403);
  });

  test('health checks are answered on every host', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await ask('10.0.0.7:4000', path)).status).toBe(200);
  });
});

test('with ADMIN_HOSTS=none, only visitor calls are answered', async () => {
  const { url } = await startTestApi({ ADMIN_HOSTS: 'none' });
  expect((await sendJson(url, '/api/login', { Host: 'none' }, credentials)).status).toBe(404);
  expect((await sendJson(url, '/api/business-leads', { Host: 'www.example.com' }, lead)).status).toBe(201);
});
