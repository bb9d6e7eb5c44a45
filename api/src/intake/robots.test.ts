import { forms } from '@suite/contracts/forms/forms';
import { apiPaths } from '@suite/contracts/paths';
import { honeypotField } from '@suite/contracts/submission-metadata';
import { asRobot, sendForm, sharedRecords } from '../../test/support/record-seeds.ts';
import { lead } from '../../test/support/test-api.ts';
import { testOnSqlite } from '../../test/support/test-on-sqlite.ts';

const { api, administrator } = sharedRecords();

const sendContact = (extra: object) => sendForm(api.visitor(), 'contact', extra);

const flags = async (table: string) =>
  (await api.db(table).select('flagged_for')).map(({ flagged_for }) => flagged_for);

const links = (count: number) => ({ message: `See ${'https://example.com/x '.repeat(count)}please` });

test.each(forms)(
  'the $id form with a filled honeypot is flagged but gets the usual response',
  async (form) => {
    const { id, table, kind } = form;
    const person = await sendForm(api.visitor(), id, { [honeypotField]: '' });
    const robot = await sendForm(api.visitor(), id, asRobot);
    expect(robot.status).toBe(201);
    expect([robot.status, robot.json]).toEqual([
      person.status,
      { ...person.json, reference: expect.stringMatching(/^\w{4}-\w{4}$/) },
    ]);
    expect((await flags(table)).sort()).toEqual(['honeypot', null]);
    expect((await administrator.get(apiPaths.records(kind))).json).toHaveLength(1);
    const { text } = await administrator.get(apiPaths.exportRecords(kind));
    expect(text.match(/"Nimal Perera"/g)).toHaveLength(1);
  },
);

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
