import { solvedCaptcha } from '../../test/support/solve-captcha.ts';
import { application, contact, lead, password, sharedApi } from '../../test/support/test-api.ts';

const api = sharedApi();

const inheritedKeys = [
  'constructor',
  'toString',
  'toLocaleString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
];

/** Every inherited key as an own property, with values of all JSON types. */
const inherited = Object.fromEntries(
  inheritedKeys.map((key, i) => [key, [1, 'text', true, null, {}, []][i % 6]]),
);
const report = { route: '/', errors: [{ app: 'shell', message: 'Broken' }], vitals: [] };

describe.each(inheritedKeys)('an unknown field %s', (key) => {
  test.each([
    ['/api/login', 200, { username: 'admin', password }],
    ['/api/business-leads', 201, lead],
    ['/api/client-reports', 204, report],
  ])('is ignored by %s', async (path, status, body) => {
    for (const value of [1, 'text', null, {}, []])
      expect((await api.visitor().post(path, { ...body, [key]: value })).status).toBe(status);
  });
});

test('unknown fields with inherited names are ignored by the forms with a captcha', async () => {
  for (const [form, input] of Object.entries({ contact, partner: application })) {
    const recaptcha = await solvedCaptcha(api.visitor(), form as 'contact' | 'partner');
    const answer = await api.visitor().post(`/api/${form}`, { ...input, ...inherited, recaptcha });
    expect(answer.status).toBe(201);
  }
});

test('unknown fields with inherited names are ignored in nested objects', async () => {
  const errors = [{ app: 'shell', message: 'Broken', ...inherited }];
  const vitals = [{ name: 'LCP', value: 1200, rating: 'good', ...inherited }];
  const answer = await api.visitor().post('/api/client-reports', { ...report, errors, vitals });
  expect(answer.status).toBe(204);
});

const unconvertible = { toString: 1, valueOf: 1 };

test.each([
  { ...report, route: unconvertible },
  { ...report, errors: [{ app: 'shell', message: unconvertible }] },
  { ...report, vitals: [{ name: [unconvertible], value: unconvertible, rating: 'good' }] },
])('an object that cannot be converted to text or a number is refused with 400: %j', async (body) => {
  const answer = await api.visitor().post('/api/client-reports', body);
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ code: 'invalid_input' });
});

test.each([
  ['post', '/api/login/second-factor', 401, { code: '123456' }],
  ['post', '/api/admin/password', 400, { current: 'wrong', password: 'another quiet harbour' }],
  ['post', '/api/admin/second-factor', 400, { password: 'wrong' }],
  ['post', '/api/admin/second-factor/confirm', 400, { code: '123456' }],
  ['post', '/api/admin/second-factor/recovery-codes', 403, { password: 'wrong' }],
  ['post', '/api/admin/administrators', 400, { username: 'nimal', password: 'weak', role: 'viewer' }],
  ['patch', '/api/admin/administrators/999', 404, { role: 'viewer' }],
  ['post', '/api/admin/administrators/999/password', 404, { password: 'another quiet harbour' }],
  ['patch', '/api/admin/business-leads/999', 404, { status: 'won' }],
  ['post', '/api/admin/business-leads/999/notes', 404, { text: 'A note' }],
  ['post', '/api/admin/business-leads/bulk', 200, { action: 'restore', batch: 'unknown' }],
  ['post', '/api/admin/privacy/find', 200, { email: 'nobody@example.com' }],
] as const)('%s %s ignores unknown fields with inherited names', async (method, path, status, body) => {
  const administrator = await api.administrator();
  expect((await administrator[method](path, body)).status).toBe(status);
  expect((await administrator[method](path, { ...body, ...inherited })).status).toBe(status);
});

test('a bulk action refuses a filter with an inherited name', async () => {
  const body = { action: 'delete', filter: { constructor: 'x' } };
  const answer = await (await api.administrator()).post('/api/admin/business-leads/bulk', body);
  expect(answer.status).toBe(400);
});

test.each(['/api/login', '/api/business-leads', '/api/contact', '/api/partner', '/api/client-reports'])(
  '%s refuses the field __proto__ with 400',
  async (path) => {
    const answer = await api.visitor().send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"username":"admin","__proto__":{"role":"administrator"}}',
    });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'invalid_input' });
  },
);
