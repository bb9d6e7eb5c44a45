import { sendForm } from '../../test/support/record-seeds.ts';
import { contact, lead, startTestApi, type TestApi } from '../../test/support/test-api.ts';

/** An address may send ten times this many requests that store nothing. */
const limitIntake = 2;
const most = 10 * limitIntake;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ LIMIT_INTAKE: String(limitIntake) }, { isBehindProxy: true });
});

const path = '/api/business-leads';
const from = (address: string, headers = {}) => ({ 'X-Forwarded-For': address, ...headers });
const post = (body: unknown, headers: Record<string, string>, to = path) =>
  api.visitor().post(to, body, headers);

/** Sends `count` invalid bodies. Returns the distinct statuses of the answers. */
async function sendInvalid(count: number, headers: Record<string, string>, to = path) {
  const statuses: number[] = [];
  for (let i = 0; i < count; i += 1) statuses.push((await post({}, headers, to)).status);
  return [...new Set(statuses)];
}

test('a form that is corrected many times is finally accepted', async () => {
  expect(await sendInvalid(most - 1, from('192.0.2.1'))).toEqual([400]);
  expect((await post(lead, from('192.0.2.1'))).status).toBe(201);
});

test.each([path, '/api/contact', '/api/partner', '/api/login', '/api/login/second-factor'])(
  'invalid bodies sent to %s are refused with 429 above the limit of their address',
  async (to) => {
    expect(await sendInvalid(most, from('192.0.2.1'), to)).toEqual([400]);
    const refused = await post({}, from('192.0.2.1'), to);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
    expect(refused.json.message).toBe('Too many requests. Please try again in 10 minutes.');
    expect(await sendInvalid(1, from('192.0.2.2'), to)).toEqual([400]);
  },
);

test('bodies of another media type count too', async () => {
  const headers = from('192.0.2.1', { 'Content-Type': 'text/plain' });
  for (let i = 0; i < most; i += 1)
    expect((await api.visitor().send(path, { method: 'POST', headers, body: 'x' })).status).toBe(415);
  expect((await post(lead, from('192.0.2.1'))).status).toBe(429);
});

test('repeated submissions above the limit of their address are refused with 429', async () => {
  const headers = from('192.0.2.1', { 'Idempotency-Key': 'the-same-key' });
  const first = await post(lead, headers);
  expect(first.status).toBe(201);
  for (let i = 0; i < most; i += 1) {
    const { status, text } = await post(lead, headers);
    expect([status, text]).toEqual([201, first.text]);
  }
  expect((await post(lead, headers)).status).toBe(429);
  expect((await post(lead, { ...headers, ...from('192.0.2.2') })).text).toBe(first.text);
  expect(await api.db('business_leads').select('id')).toHaveLength(1);
});

test('captcha challenges are refused with 429 above the limit of their address', async () => {
  const ask = (address: string) => api.visitor().get('/api/captcha/challenge?form=contact', from(address));
  for (let i = 0; i < most; i += 1) expect((await ask('192.0.2.1')).status).toBe(200);
  const refused = await ask('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(refused.json.message).toBe('Too many captcha challenges. Please try again in 10 minutes.');
  expect((await ask('192.0.2.2')).status).toBe(200);
  expect((await post(lead, from('192.0.2.1'))).status).toBe(201);
});

test('a refused captcha counts only as a submission', async () => {
  const headers = from('192.0.2.1');
  for (let i = 0; i < most; i += 1) await post({ ...contact, recaptcha: 'wrong' }, headers, '/api/contact');
  expect(await sendInvalid(1, headers)).toEqual([400]);
  expect((await sendForm(api.visitor(), 'contact', {}, from('192.0.2.2'))).status).toBe(201);
});
