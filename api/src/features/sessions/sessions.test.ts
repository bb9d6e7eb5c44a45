import { lead, password, sharedApi, startTestApi } from '../../../test/support/test-api.ts';
import { testOnSqlite } from '../../../test/support/test-on-sqlite.ts';

const minutes = 60_000;
const hours = 60 * minutes;

const api = sharedApi({ CAPTCHA_WORK: '1000' });
beforeEach(() => api.db('sessions').delete());

const credentials = { username: 'admin', password };
const asText = { Accept: 'text/plain' };

const cookieLines = (headers: Headers) => headers.getSetCookie();

test('a sign-in returns JSON and opens a session', async () => {
  const visitor = api.visitor();
  const answer = await visitor.post('/api/login', credentials);
  expect([answer.status, answer.json]).toEqual([200, { authenticated: true }]);
  const check = await visitor.get('/api/auth-check');
  expect([check.status, check.json]).toEqual([
    200,
    {
      authenticated: true,
      username: 'admin',
      role: 'administrator',
      hasSecondFactor: false,
      lastVisitEnd: expect.stringMatching(/Z$/),
      release: expect.stringMatching(/^\d/),
    },
  ]);
});

test('a sign-in before the first account exists answers 503', async () => {
  const young = await startTestApi();
  await young.db('administrators').delete();
  const answer = await young.visitor().post('/api/login', credentials);
  expect([answer.status, answer.json]).toMatchObject([503, { code: 'unavailable' }]);
});

testOnSqlite('the cookie is HttpOnly, SameSite=Strict and expires within 8 hours', async () => {
  const { headers } = await api.visitor().post('/api/login', credentials);
  const [line = ''] = cookieLines(headers).filter((cookie) => cookie.startsWith('session='));
  expect(line).toMatch(/^session=[\w-]{43}; path=\/; expires=[^;]+; samesite=strict; httponly$/);
  const expires = Date.parse(/expires=([^;]+)/.exec(line)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(7.9 * hours);
  expect(expires - Date.now()).toBeLessThanOrEqual(8 * hours);
});

test('the sessions table contains only hashes of session ids', async () => {
  const administrator = await api.administrator();
  const [id] = /session=([\w-]+)/.exec(administrator.cookie)?.slice(1) ?? [];
  const rows = await api.db('sessions');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(id);
});

test.each([
  ['a wrong password', { ...credentials, password: `${password}!` }],
  ['an unknown user', { ...credentials, username: 'nobody' }],
  ['a password with a space at the end', { ...credentials, password: `${password} ` }],
])('%s gets the same 401, as JSON or as text', async (_kind, body) => {
  const visitor = api.visitor();
  for (const Accept of ['*/*', 'text/html', 'application/json, text/plain']) {
    const { status, json } = await visitor.post('/api/login', body, { Accept });
    expect([status, json]).toEqual([
      401,
      { code: 'bad_credentials', message: 'Invalid username or password' },
    ]);
  }
  // Only the sign-in returns plain text.
  expect((await visitor.get('/api/auth-check', asText)).json).toMatchObject({ code: 'not_signed_in' });
  const text = await visitor.post('/api/login', body, asText);
  expect([text.status, text.text]).toEqual([401, 'Invalid username or password']);
  expect(text.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(visitor.cookie).toBe('');
});

test('an unknown user name takes as long as a wrong password', async () => {
  const fastest = { admin: Infinity, nobody: Infinity };
  // A busy machine needs more tries until both had an undisturbed run; a real difference remains after any number.
  const isAlike = () => fastest.nobody / fastest.admin > 0.5;
  for (let i = 0; i < 8 || (i < 60 && !isAlike()); i += 1)
    for (const username of ['admin', 'nobody'] as const) {
      const started = performance.now();
      await api.visitor().post('/api/login', { username, password: 'wrong' });
      fastest[username] = Math.min(fastest[username], performance.now() - started);
    }
  expect(isAlike()).toBe(true);
});

testOnSqlite.each([
  [{}, { username: 'Username is required', password: 'Password is required' }],
  [
    { username: ' ', password: '' },
    { username: 'Username is required', password: 'Password is required' },
  ],
  [
    { username: 1, password: ['x'] },
    { username: 'Username is required', password: 'Password is required' },
  ],
  [{ username: 'admin', password: { toString: 'x' } }, { password: 'Password is required' }],
  [{ username: 'admin', password: 'x'.repeat(201) }, { password: 'Password must be at most 200 characters' }],
])('the sign-in %j is refused with an error per field', async (body, fields) => {
  const answer = await api.visitor().post('/api/login', body);
  expect(answer.status).toBe(400);
  expect(answer.json.fields).toEqual(fields);
});

test('a sign-in creates a new session id and ends the old session', async () => {
  const administrator = await api.administrator();
  const before = administrator.cookie;
  await administrator.post('/api/login', credentials);
  expect(administrator.cookie).not.toBe(before);
  expect((await api.visitor(before).get('/api/auth-check')).status).toBe(401);
  expect((await administrator.get('/api/auth-check')).status).toBe(200);
});

test('a made-up session id is invalid and not adopted by a sign-in', async () => {
  const visitor = api.visitor(`session=${'A'.repeat(43)}; session.sig=${'A'.repeat(27)}`);
  expect((await visitor.get('/api/auth-check')).status).toBe(401);
  await visitor.post('/api/login', credentials);
  expect(visitor.cookie).not.toContain('A'.repeat(43));
});

test('rejects the id of a session with a wrong signature', async () => {
  const administrator = await api.administrator();
  const changed = administrator.cookie.replace(/session\.sig=./, (sig) =>
    sig.endsWith('A') ? 'session.sig=B' : 'session.sig=A',
  );
  expect((await api.visitor(changed).get('/api/auth-check')).status).toBe(401);
  expect((await administrator.get('/api/auth-check')).status).toBe(200);
});

test('a cookie copied before a logout is invalid afterwards', async () => {
  const administrator = await api.administrator();
  const kept = administrator.cookie;
  const answer = await administrator.post('/api/logout', {});
  expect(answer.status).toBe(204);
  expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"');
  expect(administrator.cookie).toBe('');
  administrator.cookie = kept;
  for (const path of ['/api/auth-check', '/api/business-leads', '/api/admin/export/business-leads'])
    expect((await administrator.get(path)).status).toBe(401);
  expect(await api.db('sessions')).toEqual([]);
});

testOnSqlite('a logout requires neither body nor session', async () => {
  expect((await api.visitor().send('/api/logout', { method: 'POST' })).status).toBe(204);
});

test('a session expires after 30 minutes without activity', async () => {
  const administrator = await api.administrator();
  await api.db('sessions').update({ seen_at: Date.now() - 29 * minutes });
  expect((await administrator.get('/api/auth-check')).status).toBe(200);
  const [{ seen_at: seenAt }] = await api.db('sessions');
  expect(Date.now() - seenAt).toBeLessThan(minutes);
  await api.db('sessions').update({ seen_at: Date.now() - 30 * minutes - 1 });
  expect((await administrator.get('/api/auth-check')).status).toBe(401);
});

test('a session expires 8 hours after the sign-in despite activity', async () => {
  const administrator = await api.administrator();
  await api.db('sessions').update({ created_at: Date.now() - 8 * hours + minutes });
  expect((await administrator.get('/api/auth-check')).status).toBe(200);
  await api.db('sessions').update({ created_at: Date.now() - 8 * hours - 1 });
  expect((await administrator.get('/api/auth-check')).status).toBe(401);
});

test('expired sessions are deleted at the next sign-in', async () => {
  await api.administrator();
  await api.administrator();
  await api.db('sessions').update({ seen_at: Date.now() - hours });
  await api.administrator();
  expect(await api.db('sessions')).toHaveLength(1);
});

testOnSqlite('a visitor who sends a lead gets no cookie or session', async () => {
  const visitor = api.visitor();
  await visitor.post('/api/business-leads', lead);
  await visitor.get('/api/auth-check');
  expect(visitor.cookie).toBe('');
  expect(await api.db('sessions')).toEqual([]);
});
