import { lead, sharedApi } from '../../test/support/test-api.ts';

const api = sharedApi();
afterEach(async () => {
  expect(await api.db('business_leads').select('id')).toEqual([]);
});

const path = '/api/business-leads';
const asJson = { 'Content-Type': 'application/json' };
const post = (body: NonNullable<RequestInit['body']>, headers = {}, target = path) =>
  api.visitor().send(target, { method: 'POST', headers: { ...asJson, ...headers }, body, duplex: 'half' });

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
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ code: 'invalid_input', message: expect.any(String) });
});

test('refuses a body that is not valid UTF-8', async () => {
  const body = Buffer.from(`{"name":"Jos\xe9 Silva","mobileNumber":"0771234567"}`, 'latin1');
  expect((await post(body)).status).toBe(400);
});

test('refuses a body above 64 KiB with 413', async () => {
  const bodyOf = (size: number) => `{"name":"${'A'.repeat(size - '{"name":""}'.length)}"}`;
  expect((await post(bodyOf(65_536))).json.fields.name).toBe('Name must be at most 100 characters');
  const refused = await post(bodyOf(65_537));
  expect([refused.status, refused.json.code]).toEqual([413, 'too_large']);
});

test('refuses a long body without a Content-Length with 413', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (let i = 0; i < 40; i += 1) controller.enqueue(new Uint8Array(2048).fill(32));
      controller.close();
    },
  });
  expect((await post(body)).status).toBe(413);
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
    const answer = await post(body, { 'Content-Type': type }, target);
    expect([answer.status, answer.json.code]).toEqual([415, 'unsupported_media_type']);
  }
});

test('refuses a compressed body with 415', async () => {
  expect((await post(JSON.stringify(lead), { 'Content-Encoding': 'gzip' })).status).toBe(415);
});

test.each(['application/json; charset=utf-8', 'Application/JSON'])('accepts %s as JSON', async (type) => {
  expect((await post('{}', { 'Content-Type': type })).status).toBe(400);
});
