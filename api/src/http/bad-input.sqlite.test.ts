import { lead, sharedApi } from '../../test/support/test-api.ts';

const api = sharedApi();
afterEach(async () => {
  expect(await api.db('business_leads').select('id')).toEqual([]);
});

const path = '/api/business-leads';
const asJson = { 'Content-Type': 'application/json' };

const messages = {
  name: 'Name must be at least 2 characters',
  mobileNumber: 'Mobile number must be at least 6 characters',
  email: 'Invalid email address',
};

const values: [string, unknown][] = [
  ['a number', 1234567],
  ['true', true],
  ['null', null],
  ['an object', {}],
  ['an object with text in it', { toString: 'abcdefgh' }],
  ['an array', ['abcdefgh']],
];

test.each(
  Object.entries(messages).flatMap(([field, message]) =>
    values.map(([kind, value]) => [field, kind, value, message] as const),
  ),
)('refuses the field %s if it is %s', async (field, _kind, value, message) => {
  const answer = await api.visitor().post(path, { ...lead, [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.json).toEqual({ code: 'invalid_input', message, fields: { [field]: message } });
});

test.each([
  ['name', ''],
  ['name', 'A'],
  ['name', '👍'],
  ['name', ' A '],
  ['name', '\u3000\u00a0\ufeff'],
  ['name', '\u200b\u200b\u3164'],
  ['mobileNumber', ''],
  ['mobileNumber', '      '],
  ['mobileNumber', '12345'],
  ['mobileNumber', '👍👍👍👍👍'],
  ['email', 'nobody'],
  ['email', 'a@b'],
  ['email', 'a b@example.com'],
  ['email', 'a@example.com,b@example.com'],
  ['email', 'a@example.com\r\nBcc: b@example.com'],
  ['email', 'Eve <a@example.com> <b@example.com>'],
] as const)('refuses %s %j with the message of the form', async (field, value) => {
  const answer = await api.visitor().post(path, { ...lead, [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.json.fields).toEqual({ [field]: messages[field] });
});

test.each([
  ['name', '👍'.repeat(101), 'Name must be at most 100 characters'],
  ['mobileNumber', '1'.repeat(33), 'Mobile number must be at most 32 characters'],
  ['email', `${'a'.repeat(250)}@b.lk`, 'Email must be at most 254 characters'],
  // A pattern that looks for spaces before the end of such a text took ten seconds.
  ['email', `a${' '.repeat(60_000)}b`, 'Email must be at most 254 characters'],
])('refuses a %s that is too long', async (field, value, message) => {
  const answer = await api.visitor().post(path, { ...lead, [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.json.fields).toEqual({ [field]: message });
});

test('refuses NUL inside a field', async () => {
  const answer = await api
    .visitor()
    .post(path, { name: 'Nimal\0Perera', mobileNumber: '077\x001234567', email: '' });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.json.fields)).toEqual(['name', 'mobileNumber']);
});

test.each(['"\\ud83d\\ud83d"', '"ab\\udc4d"', '"\\ud83d ab"'])(
  'refuses the lone surrogate in %s',
  async (name) => {
    const body = `{"name":${name},"mobileNumber":"0771234567"}`;
    const answer = await api.visitor().send(path, { method: 'POST', headers: asJson, body });
    expect(answer.status).toBe(400);
    expect(answer.json.fields).toEqual({ name: 'Name contains characters that cannot be used' });
  },
);

test('lists every invalid field and returns the first field’s message', async () => {
  const answer = await api.visitor().post(path, {});
  expect(answer.json).toEqual({
    code: 'invalid_input',
    message: messages.name,
    fields: { name: messages.name, mobileNumber: messages.mobileNumber },
  });
});

test.each([
  ['nothing', ''],
  ['half an object', '{"name":"Nimal"'],
  ['no JSON', 'name=Nimal'],
  ['an array', '[]'],
  ['a string', '"Nimal"'],
  ['null', 'null'],
  ['a number', '1'],
  ['arrays in arrays', '['.repeat(30_000)],
  ['closed arrays in arrays', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['a hidden prototype', '{"name":"Nimal","mobileNumber":"0771234567","x":[{"__pro\\u0074o__":1}]}'],
])('refuses %s as a body', async (_kind, body) => {
  const answer = await api.visitor().send(path, { method: 'POST', headers: asJson, body });
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ code: 'invalid_input', message: expect.any(String) });
});

test('refuses a body that is not valid UTF-8', async () => {
  const body = Buffer.from(`{"name":"Jos\xe9 Silva","mobileNumber":"0771234567"}`, 'latin1');
  const answer = await api.visitor().send(path, { method: 'POST', headers: asJson, body });
  expect(answer.status).toBe(400);
});

test('refuses a body above 64 KiB with 413', async () => {
  const bodyOf = (size: number) => `{"name":"${'A'.repeat(size - '{"name":""}'.length)}"}`;
  const allowed = await api.visitor().send(path, { method: 'POST', headers: asJson, body: bodyOf(65_536) });
  expect(allowed.json.fields.name).toBe('Name must be at most 100 characters');
  const refused = await api.visitor().send(path, { method: 'POST', headers: asJson, body: bodyOf(65_537) });
  expect(refused.status).toBe(413);
  expect(refused.json).toMatchObject({ code: 'too_large' });
});

test('refuses a long body without a Content-Length with 413', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (let i = 0; i < 40; i += 1) controller.enqueue(new Uint8Array(2048).fill(32));
      controller.close();
    },
  });
  const answer = await api.visitor().send(path, { method: 'POST', headers: asJson, body, duplex: 'half' });
  expect(answer.status).toBe(413);
});

const form = new URLSearchParams(lead).toString();

test.each([
  ['application/x-www-form-urlencoded', form],
  ['text/plain', JSON.stringify(lead)],
  ['application/jsonp', JSON.stringify(lead)],
  ['application/vnd.api+json', JSON.stringify(lead)],
  ['multipart/form-data; boundary=x', '--x--'],
])('refuses %s with 415', async (type, body) => {
  // The logout reads no body.
  for (const target of [path, '/api/login', '/api/logout']) {
    const answer = await api
      .visitor()
      .send(target, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect(answer.status).toBe(415);
    expect(answer.json).toMatchObject({ code: 'unsupported_media_type' });
  }
});

test('refuses a compressed body with 415', async () => {
  const answer = await api.visitor().send(path, {
    method: 'POST',
    headers: { ...asJson, 'Content-Encoding': 'gzip' },
    body: JSON.stringify(lead),
  });
  expect(answer.status).toBe(415);
});

test.each(['application/json; charset=utf-8', 'Application/JSON'])('accepts %s as JSON', async (type) => {
  const answer = await api.visitor().send(path, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: '{}',
  });
  expect(answer.status).toBe(400);
});
