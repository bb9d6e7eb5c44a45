import { captchaForms } from '@suite/contracts/captcha';
import { sendForm } from '../../test/support/record-seeds.ts';
import { lead, password, sharedApi } from '../../test/support/test-api.ts';

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

test('unknown fields with inherited names are ignored by the forms with a captcha', async () => {
  for (const form of captchaForms) expect((await sendForm(api.visitor(), form, inherited)).status).toBe(201);
});

test('unknown fields with inherited names are ignored in nested objects', async () => {
  const errors = [{ app: 'shell', message: 'Broken', ...inherited }];
  const vitals = [{ name: 'LCP', value: 1200, rating: 'good', ...inherited }];
  const answer = await api.visitor().post('/api/client-reports', { ...report, errors, vitals });
  expect(answer.status).toBe(204);
});

test.each([
  ['post', '/api/login', 200, { username: 'admin', password }],
  ['post', '/api/business-leads', 201, lead],
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
