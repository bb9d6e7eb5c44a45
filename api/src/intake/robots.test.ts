import { honeypotField } from '@suite/contracts/submission-metadata';
import { solvedCaptcha } from '../../test/support/solve-captcha.ts';
import { application, contact, lead, sharedApi } from '../../test/support/test-api.ts';
import { testOnSqlite } from '../../test/support/test-on-sqlite.ts';
import { submissionTables } from '../submissions/submission.ts';

const api = sharedApi();
beforeEach(async () => {
  for (const table of submissionTables) await api.db(table).delete();
});

const sendContact = async (extra: object) => {
  const recaptcha = await solvedCaptcha(api.visitor(), 'contact');
  return api.visitor().post('/api/contact', { ...contact, ...extra, recaptcha });
};

const flags = async (table: string) =>
  (await api.db(table).select('flagged_for')).map(({ flagged_for }) => flagged_for);

const links = (count: number) => ({ message: `See ${'https://example.com/x '.repeat(count)}please` });

test.each([
  ['a lead', 'business_leads', '/api/business-leads', '/api/admin/business-leads', lead, undefined],
  ['a message', 'contact_messages', '/api/contact', '/api/admin/contacts', contact, 'contact'],
  [
    'an application',
    'partner_applications',
    '/api/partner',
    '/api/admin/partner-applications',
    application,
    'partner',
  ],
] as const)('%s with a filled honeypot is flagged but gets the usual response', async (...given) => {
  const [, table, path, list, input, form] = given;
  const send = async (extra: object) => {
    const recaptcha = form && (await solvedCaptcha(api.visitor(), form));
    return api.visitor().post(path, { ...input, ...extra, recaptcha });
  };
  const [person, robot] = [await send({ [honeypotField]: '' }), await send({ [honeypotField]: 'http://x' })];
  expect(robot.status).toBe(201);
  expect([robot.status, robot.json]).toEqual([
    person.status,
    { ...person.json, reference: expect.stringMatching(/^\w{4}-\w{4}$/) },
  ]);
  expect((await flags(table)).sort()).toEqual(['honeypot', null]);
  const administrator = await api.administrator();
  expect((await administrator.get(list)).json).toHaveLength(1);
  const { text } = await administrator.get(list.replace('/admin/', '/admin/export/'));
  expect(text.match(/"Nimal Perera"/g)).toHaveLength(1);
});

testOnSqlite('fast typing flags a message only together with many links', async () => {
  await sendContact({ elapsed: 1999, ...links(3) });
  expect(await flags('contact_messages')).toEqual(['hurry, links']);
  for (const sign of [
    { elapsed: 1999 },
    { elapsed: 2000, ...links(3) },
    { elapsed: 0, ...links(2) },
    links(30),
    {},
  ]) {
    await api.db('contact_messages').delete();
    await sendContact(sign);
    expect(await flags('contact_messages')).toEqual([null]);
  }
});

testOnSqlite.each([[-1], ['1'], [null], [{}], [[]]])(
  'an elapsed time of %j does not flag the submission',
  async (elapsed) => {
    await sendContact({ elapsed, ...links(3) });
    expect(await flags('contact_messages')).toEqual([null]);
  },
);

test('only known keys with valid values of the first and last touch are stored', async () => {
  const firstTouch = { utmSource: 'news', utmCampaign: '春', language: 'ja-JP', password: 'x' };
  const lastTouch = { gclid: 7, referrerHost: 'a\u0000b', landingPath: 'x'.repeat(501), utmTerm: '' };
  await api.visitor().post('/api/business-leads', { ...lead, firstTouch, lastTouch });
  const [row] = await api.db('business_leads').select('first_touch', 'last_touch');
  expect(JSON.parse(row.first_touch)).toEqual({ utmSource: 'news', utmCampaign: '春', language: 'ja-JP' });
  expect(row.last_touch).toBeNull();
});

testOnSqlite.each([
  ['text'],
  [7],
  [null],
  [[]],
  [{ utmSource: { a: 1 } }],
  [{ referrerHost: 'javascript:alert(1)', landingPath: 'javascript:alert(1)' }],
])('a lead with the invalid touch %j is stored without it', async (firstTouch) => {
  expect((await api.visitor().post('/api/business-leads', { ...lead, firstTouch })).status).toBe(201);
  expect(await api.db('business_leads').select('first_touch')).toEqual([{ first_touch: null }]);
});

test('a retry with other metadata counts as the same submission', async () => {
  const key = { 'Idempotency-Key': 'again' };
  for (const elapsed of [100, 9000])
    expect((await api.visitor().post('/api/business-leads', { ...lead, elapsed }, key)).status).toBe(201);
  expect(await flags('business_leads')).toEqual([null]);
});
