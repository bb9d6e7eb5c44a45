import { randomUUID } from 'node:crypto';
import {
  asRobot,
  leadsPath,
  nextOf,
  sendForm,
  sendLead,
  sharedRecords,
} from '../../../test/support/record-seeds.ts';
import { lead } from '../../../test/support/test-api.ts';

const { api, administrator } = sharedRecords();
beforeEach(async () => {
  key = { 'Idempotency-Key': randomUUID() };
  for (const table of ['erasures', 'exports']) await api.db(table).delete();
});

const find = (body: unknown) => administrator.post('/api/admin/privacy/find', body);
const erase = (body: unknown) => administrator.post('/api/admin/privacy/erase', body);
const person = { email: 'Kamala.Silva@example.com', phone: '+94 77 555 0123' };
/** Header with a new key for each test, because the journal remembers the keys of deleted rows. */
let key: { 'Idempotency-Key': string };

/** Sends one submission per form, a flagged one, a deleted one with a note, and one of another person. */
async function sendAll() {
  const visitor = api.visitor();
  const { email, phone } = person;
  await visitor.post('/api/business-leads', { name: 'Kamala Silva', mobileNumber: phone, email }, key);
  await sendForm(visitor, 'contact', { name: 'Kamala Silva', email });
  await sendForm(visitor, 'partner', { name: 'Kamala Silva', contactNumber: '077 555 0123', email });
  await sendLead(api, { name: 'Kamala Silva', mobileNumber: '0775550123', email, ...asRobot });
  const trashed = await sendLead(api, { name: 'Kamala Silva', mobileNumber: phone, email });
  await administrator.post(`${leadsPath}/${trashed}/notes`, { text: 'Kamala called back' });
  await administrator.delete(`${leadsPath}/${trashed}`);
  await sendLead(api, { ...lead, name: 'Stranger' });
}

/** Returns all relevant tables as text. */
async function everything() {
  const tables = [
    'business_leads',
    'contact_messages',
    'partner_applications',
    'submission_events',
    'outbox',
    'erasures',
    'audit_log',
    'submission_counts',
    'exports',
  ];
  return JSON.stringify(await Promise.all(tables.map((table) => api.db(table))));
}

test.each([
  ['e-mail address in other capitals', { email: 'kamala.silva@EXAMPLE.com' }, [3, 1, 1]],
  ['phone, without the country’s code', { phone: '077-5550123' }, [3, 0, 1]],
  ['phone, with the country’s code', { phone: '0094775550123' }, [3, 0, 1]],
  ['phone that only ends alike', { phone: '+81 5550123' }, [0, 0, 0]],
  ['phone in its last seven digits', { phone: '5550123' }, [3, 0, 1]],
  ['unknown e-mail address', { email: 'nobody@example.com' }, [0, 0, 0]],
])('finds a person’s records by %s', async (_kind, body, counts) => {
  await sendAll();
  const { status, json } = await find(body);
  expect(status).toBe(200);
  expect([json.businessLeads.length, json.contacts.length, json.partnerApplications.length]).toEqual(counts);
  if (counts[0]) expect(JSON.stringify(json.businessLeads)).toContain('Kamala called back');
});

test('an erasure removes only that person’s records, notifications, notes and searches, in every folder', async () => {
  await sendAll();
  const searches = [
    'kamala',
    'KAM silv',
    '5550123',
    'kamala.silva@',
    'rufen 0094775550123 an',
    'an kamala.silva@example.com',
  ];
  for (const q of [...searches, 'stranger', 'rufen 0775550124 an'])
    await administrator.get(`/api/admin/export/business-leads?q=${q}`);
  expect(await everything()).toMatch(/Kamala/);
  const { status, json } = await erase({ email: person.email });
  expect(status).toBe(200);
  expect(json).toEqual({
    id: expect.any(Number),
    at: expect.stringMatching(/Z$/),
    by: 'admin',
    erased: { businessLeads: 3, contacts: 1, partnerApplications: 1, outbox: 4, journal: 0 },
  });
  expect(await everything()).not.toMatch(/kamala|silva|5550123|3210555/i);
  expect((await find({ email: person.email })).json).toEqual({
    businessLeads: [],
    contacts: [],
    partnerApplications: [],
  });
  const ledger = (await administrator.get('/api/admin/exports')).json;
  expect(ledger.map(({ filter }: { filter: { q: string } }) => filter.q).sort()).toEqual([
    ...Array(searches.length).fill('(erased)'),
    'rufen 0775550124 an',
    'stranger',
  ]);
  for (const folder of ['inbox', 'flagged', 'trash']) {
    const search = await administrator.get(`${leadsPath}?limit=9&folder=${folder}&q=kamala`);
    expect(search.json).toEqual([]);
  }
  const inbox = await administrator.get(`${leadsPath}?limit=9`);
  expect([inbox.json.length, inbox.headers.get('X-Total-Count')]).toEqual([1, '1']);
  for (const folder of ['flagged', 'trash'])
    expect(
      (await administrator.get(`${leadsPath}?limit=9&folder=${folder}`)).headers.get('X-Total-Count'),
    ).toBe('0');
  expect((await administrator.get('/api/business-leads')).json).toHaveLength(1);
});

test('erased records stay erased, and the person can submit again', async () => {
  const id = await sendLead(api, { mobileNumber: person.phone });
  await sendAll();
  await erase({ phone: person.phone });
  const body = { name: 'Kamala Silva', mobileNumber: person.phone, email: person.email };
  expect((await api.visitor().post('/api/business-leads', body, key)).status).toBe(201);
  expect((await find({ phone: person.phone })).json.businessLeads).toEqual([]);
  expect((await administrator.get(`${leadsPath}?limit=9&q=kamala`)).json).toEqual([]);
  const path = `${leadsPath}/${id}`;
  for (const answer of [
    await administrator.get(path),
    await administrator.delete(path),
    await administrator.post(`${path}/restore`, {}),
    await administrator.post(`${path}/notes`, { text: 'x' }),
  ])
    expect(answer.status).toBe(404);
  expect((await administrator.post(`${leadsPath}/bulk`, { action: 'read', ids: [id] })).json.count).toBe(0);
  await sendLead(api, { name: 'Kamala again', mobileNumber: person.phone });
  expect((await find({ phone: person.phone })).json.businessLeads).toHaveLength(1);
});

test('a submission received before its sender’s erasure is stored without data', async () => {
  const { erased } = (await erase({ phone: '0094 77 555 0123' })).json;
  expect(erased.businessLeads).toBe(0);
  // Simulates a submission that was received before the erasure and waited in a journal.
  await api.db('erasures').update({ at: Date.now() + 60_000 });
  const id = await sendLead(api, { name: 'Kamala Silva', mobileNumber: '077 555 0123', email: person.email });
  expect((await administrator.get(`${leadsPath}/${id}`)).status).toBe(404);
  expect(await everything()).not.toMatch(/kamala|silva|5550123|3210555/i);
  expect(await api.db('outbox')).toEqual([]);
  await sendLead(api, { name: 'Stranger', mobileNumber: '+81 5550123' });
  const inbox = await administrator.get(`${leadsPath}?limit=9`);
  expect([inbox.json.length, inbox.headers.get('X-Total-Count')]).toEqual([1, '1']);
});

test('a number with the trunk prefix 8 is erased, and kept out later, by its calling code', async () => {
  await sendLead(api, { name: 'Ivan', mobileNumber: '8 (912) 345-67-89' });
  await administrator.get(`/api/admin/export/business-leads?q=${encodeURIComponent('8 912 345 67 89 Ivan')}`);
  expect((await administrator.get(`${leadsPath}?limit=9&q=%2B7%20912%20345`)).json).toHaveLength(1);
  expect((await erase({ phone: '+7 912 345 67 89' })).json.erased.businessLeads).toBe(1);
  await api.db('erasures').update({ at: Date.now() + 60_000 });
  await sendLead(api, { name: 'Ivan', mobileNumber: '89123456789' });
  expect(await everything()).not.toMatch(/ivan|3456789/i);
});

test('a person of another country is erased by the number that the record shows', async () => {
  await sendForm(api.visitor(), 'partner', { country: 'Saudi Arabia', contactNumber: '055 201 1827' });
  await sendLead(api, { ...lead, mobileNumber: '+33 06 52 62 31 68' });
  await sendLead(api, { ...lead, name: 'Stranger', mobileNumber: '+1 505 520 1182' });
  expect((await find({ phone: '0552011827' })).json.partnerApplications).toHaveLength(1);
  expect((await erase({ phone: '0552011827' })).json.erased).toMatchObject({
    businessLeads: 0,
    partnerApplications: 1,
  });
  expect((await erase({ phone: '0652623168' })).json.erased.businessLeads).toBe(1);
});

test('receipts list erasures, newest first, without personal data', async () => {
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await erase({ email });
  const first = await administrator.get('/api/admin/privacy/receipts?limit=2');
  expect(first.json).toHaveLength(2);
  const last = await administrator.get(nextOf(first) ?? '');
  expect([last.json.length, nextOf(last)]).toEqual([1, undefined]);
  expect(first.text).not.toMatch(/@/);
  const log = (await administrator.get('/api/admin/audit?limit=3')).json;
  expect(log.map(({ kind }: { kind: string }) => kind)).toEqual(Array(3).fill('person-erased'));
});

test.each([
  [{}],
  [{ email: '' }],
  [{ email: 'x' }],
  [{ email: 'a@b.lk, c@d.lk' }],
  [{ email: { $ne: '' } }],
  [{ email: person.email, phone: person.phone }],
  [{ phone: '123456' }],
  [{ phone: 'abcdefgh' }],
  [{ phone: 7 }],
  [{ phone: '%%%%%%%%' }],
  [[]],
])('refuses a request for %j with 400', async (body) => {
  await sendLead(api);
  for (const answer of [await find(body), await erase(body)])
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid_input']);
  expect(await api.db('erasures')).toEqual([]);
  expect((await administrator.get(leadsPath)).json).toHaveLength(1);
});
