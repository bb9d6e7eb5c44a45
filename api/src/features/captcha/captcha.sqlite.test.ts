import { solvedCaptcha, solvedPayload, tokenOf } from '../../../test/support/solve-captcha.ts';
import { application, contact, sharedApi } from '../../../test/support/test-api.ts';
import { createAltcha } from './altcha.ts';

const api = sharedApi();
beforeEach(async () => {
  await api.db('contact_messages').delete();
  await api.db('partner_applications').delete();
});

const refused = { code: 'captcha_refused', message: 'Please complete the verification again.' };

const send = (captchaToken: unknown, headers = {}) =>
  api.visitor().post('/api/contact', { ...contact, captchaToken }, headers);

const stored = () => api.db('contact_messages').select('name');

test('returns altcha as the provider', async () => {
  expect((await api.visitor().get('/api/captcha')).json).toEqual({ provider: 'altcha' });
});

test.each(['', '?form=', '?form=lead', '?form=contact&form=partner', '?form=__proto__'])(
  'refuses a challenge%s without a known form',
  async (query) => {
    const answer = await api.visitor().get(`/api/captcha/challenge${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ code: 'invalid_input', message: 'form must be one of contact, partner' });
  },
);

test('creates a new challenge each time, valid for ten minutes', async () => {
  const ask = async () => (await api.visitor().get('/api/captcha/challenge?form=contact')).json.parameters;
  const [first, second] = [await ask(), await ask()];
  const seconds = first.expiresAt - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(second.nonce).not.toBe(first.nonce);
});

const invalid = { code: 'invalid_input', message: 'The captcha token must be text' };

test.each([
  ['nothing', undefined, refused],
  ['null', null, refused],
  ['an empty text', '', refused],
  ['text', 'solved', refused],
  ['JSON', btoa('{}'), refused],
  ['JSON that is no object', btoa('7'), refused],
  ['empty values', btoa('{"challenge":{"parameters":{},"signature":"00"},"solution":{}}'), refused],
  ['arrays', btoa('{"challenge":{"parameters":[],"signature":"00"},"solution":[]}'), refused],
  ['a number', 7, invalid],
  ['an object', {}, invalid],
  ['a very long text', 'a'.repeat(8193), invalid],
])('refuses %s as a token', async (_kind, token, error) => {
  const { status, json } = await send(token);
  expect([status, json]).toEqual([400, error]);
  expect(await stored()).toEqual([]);
});

test('reads the token from either field, or from both if they are equal', async () => {
  for (const fields of [['captchaToken'], ['recaptcha'], ['captchaToken', 'recaptcha']]) {
    const token = await solvedCaptcha(api.visitor(), 'contact');
    const body = { ...contact, ...Object.fromEntries(fields.map((field) => [field, token])) };
    expect((await api.visitor().post('/api/contact', body)).status).toBe(201);
  }
  const token = await solvedCaptcha(api.visitor(), 'contact');
  const answer = await api.visitor().post('/api/contact', { ...contact, recaptcha: '', captchaToken: token });
  expect(answer.status).toBe(201);
});

test('refuses two different tokens', async () => {
  const token = await solvedCaptcha(api.visitor(), 'contact');
  const answer = await api
    .visitor()
    .post('/api/contact', { ...contact, recaptcha: 'x', captchaToken: token });
  expect(answer.status).toBe(400);
  expect(answer.json.message).toBe('recaptcha and captchaToken must not differ');
  expect((await send(token)).status).toBe(201);
});

test('accepts a token only for its own form', async () => {
  const forPartner = await solvedCaptcha(api.visitor(), 'partner');
  expect((await send(forPartner)).json).toEqual(refused);
  const forContact = await solvedCaptcha(api.visitor(), 'contact');
  const answer = await api.visitor().post('/api/partner', { ...application, recaptcha: forContact });
  expect(answer.json).toEqual(refused);
});

test.each([
  ['form', (parameters: Parameters) => ({ ...parameters, data: { form: 'contact' } })],
  ['expiry', (parameters: Parameters) => ({ ...parameters, expiresAt: parameters.expiresAt + 600 })],
  ['nonce', ({ nonce, ...rest }: Parameters) => ({ ...rest, nonce: nonce.replace(/.$/, '0') })],
  ['cost', (parameters: Parameters) => ({ ...parameters, cost: 1 })],
])('refuses a challenge whose %s was changed', async (_what, change) => {
  const { challenge, solution } = await solvedPayload(api.visitor(), 'partner');
  const parameters = change(challenge.parameters as unknown as Parameters) as never;
  if (JSON.stringify(parameters) === JSON.stringify(challenge.parameters)) return;
  expect((await send(tokenOf({ challenge: { ...challenge, parameters }, solution }))).json).toEqual(refused);
});

interface Parameters {
  nonce: string;
  expiresAt: number;
}

test('refuses a wrong solution', async () => {
  const { challenge, solution } = await solvedPayload(api.visitor(), 'contact');
  const derivedKey = solution.derivedKey.replace(/..$/, (end) => (end === '00' ? '01' : '00'));
  expect((await send(tokenOf({ challenge, solution: { ...solution, derivedKey } }))).json).toEqual(refused);
});

test('refuses a challenge signed with another secret', async () => {
  const foreign = createAltcha({ secret: 'another secret of thirty-two letters', work: 3 });
  const asked = { get: async () => ({ json: await foreign.challenge('contact') }) };
  expect((await send(await solvedCaptcha(asked as never, 'contact'))).json).toEqual(refused);
});

test('refuses an expired token', async () => {
  const token = await solvedCaptcha(api.visitor(), 'contact');
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 601_000);
  expect((await send(token)).json).toEqual(refused);
});

test('accepts a token for one submission, even if fifty arrive at the same time', async () => {
  const token = await solvedCaptcha(api.visitor(), 'contact');
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(token)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ json }) => json.code === 'captcha_refused')).toHaveLength(49);
  expect(await stored()).toHaveLength(1);
  expect((await send(token)).json).toEqual(refused);
});

test('answers a repeated submission without checking its captcha', async () => {
  const key = { 'Idempotency-Key': 'contact-1' };
  const token = await solvedCaptcha(api.visitor(), 'contact');
  const first = await send(token, key);
  for (const again of [token, '', 'nonsense'])
    expect([(await send(again, key)).status, (await send(again, key)).text]).toEqual([201, first.text]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(token, key)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(await stored()).toHaveLength(1);
  const other = await api
    .visitor()
    .post('/api/contact', { ...contact, name: 'Other', captchaToken: '' }, key);
  expect(other.status).toBe(422);
});
