import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from '../../../test/support/afterwards.ts';
import { receivedText } from '../../../test/support/received-text.ts';
import { solvedCaptcha } from '../../../test/support/solve-captcha.ts';
import { contact, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { verifyUrls } from './site-verify.ts';

type Answer = { status?: number; body?: unknown; location?: string } | 'silence';

let answer: Answer;
let calls: { type: string | undefined; fields: Record<string, string> }[];
let api: TestApi;
beforeAll(async () => {
  const server = createServer(async (request, response) => {
    const received = await receivedText(request);
    if (received === undefined) return;
    const fields = Object.fromEntries(new URLSearchParams(received));
    calls.push({ type: request.headers['content-type'], fields });
    if (answer === 'silence') return;
    const { status = 200, body = '', location } = answer;
    response.writeHead(status, location ? { Location: location } : {});
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  verifyUrls.turnstile = `http://127.0.0.1:${await listen(server)}/siteverify`;
  api = await startTestApi({
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SECRET: 'provider secret',
    PUBLIC_URL: 'http://www.example.com',
  });
});
beforeEach(async () => {
  answer = { body: { success: true, hostname: 'www.example.com', action: 'contact' } };
  calls = [];
  await api.db('contact_messages').delete();
});

const send = (captchaToken: string) => api.visitor().post('/api/contact', { ...contact, captchaToken });
const stored = () => api.db('contact_messages').select('id');

test('returns the provider and its site key to forms', async () => {
  expect((await api.visitor().get('/api/captcha')).json).toEqual({
    provider: 'turnstile',
    siteKey: 'site-key',
  });
});

test('checks a token with the provider without sending visitor data, and accepts it once', async () => {
  const token = randomUUID();
  expect((await send(token)).status).toBe(201);
  expect(calls).toEqual([
    {
      type: expect.stringMatching(/^application\/x-www-form-urlencoded/),
      fields: { secret: 'provider secret', response: token, sitekey: 'site-key' },
    },
  ]);
  expect((await send(token)).json.code).toBe('captcha_refused');
  expect(await stored()).toHaveLength(1);
});

test('refuses a missing token without asking the provider', async () => {
  expect((await send('')).json.code).toBe('captcha_refused');
  expect(calls).toEqual([]);
});

test.each([
  ['no', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['another host', { success: true, hostname: 'elsewhere.example' }],
  ['another action', { success: true, hostname: 'www.example.com', action: 'partner' }],
])('refuses a token if the provider answers %s', async (_kind, body) => {
  answer = { body };
  const { status, json } = await send(randomUUID());
  expect([status, json.code]).toEqual([400, 'captcha_refused']);
  expect(await stored()).toEqual([]);
});

test.each<[string, Answer]>([
  ['is broken', { status: 500, body: { success: true } }],
  ['responds with invalid JSON', { body: 'yes' }],
  ['responds without success', { body: { ok: true } }],
  ['responds with success as text', { body: { success: 'true' } }],
  ['redirects', { status: 302, location: '/elsewhere' }],
  ['stays silent', 'silence'],
])('answers 503 if the provider %s', async (_kind, given) => {
  answer = given;
  const { status, json, headers } = await send(randomUUID());
  expect([status, json.code]).toEqual([503, 'captcha_unavailable']);
  expect(headers.get('Retry-After')).toBe('5');
  expect(await stored()).toEqual([]);
});

test('accepts our proof of work, at ten times the work, if the provider is unreachable', async () => {
  answer = { status: 500 };
  const { json } = await api.visitor().get('/api/captcha/challenge?form=contact');
  expect(json.parameters.data).toEqual({ form: 'contact' });
  const token = await solvedCaptcha(api.visitor(), 'contact');
  const { counter } = JSON.parse(Buffer.from(token, 'base64').toString()).solution;
  expect(counter).toBeGreaterThanOrEqual(30);
  expect((await send(token)).status).toBe(201);
  expect((await send(token)).json.code).toBe('captcha_refused');
  expect(calls).toEqual([]);
});
