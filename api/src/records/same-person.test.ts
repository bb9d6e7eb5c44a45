import { apiPaths } from '@suite/contracts/paths';
import type { SamePersonRecord } from '@suite/contracts/records';
import { fillLeads, leadsPath, sendLead, sharedRecords } from '../../test/support/record-seeds.ts';
import { isOnMySql } from '../../test/support/test-database.ts';

const { api, administrator } = sharedRecords();

const samePerson = (id: number, visitor = administrator) =>
  visitor.get(apiPaths.samePerson('business-leads', id));
const found = async (id: number) =>
  (await samePerson(id)).json.records.map(({ kind, name, matches }: SamePersonRecord) => [
    kind,
    name,
    matches,
  ]);

const unlike = { mobileNumber: '0115550000', email: 'other@example.com' };

/** Stores a record of another form with its search keys. */
async function insert(table: string, columns: object) {
  const common = { submission_id: table, submission_hash: 'x', created_at: Date.now() + 1000 };
  const [id] = await api.db(table).insert({ ...common, ...columns });
  return id as number;
}
const message = { name: 'Ann M', email: 'ANN@example.com', message: 'Hello there' };
const application = {
  ...{ name: 'Ann P', organization: 'A', designation: 'B', country: 'Japan', contact_number: '0771234567' },
  ...{ email: 'p@example.com', product: 'erp', notes: '' },
};

test('other records with the same address or number are found in all forms and folders', async () => {
  const id = await sendLead(api, { name: 'Ann', mobileNumber: '+94 77 123 4567', email: 'ann@example.com' });
  const both = await sendLead(api, { name: 'Both', mobileNumber: '0771234567', email: 'Ann@Example.com' });
  await sendLead(api, { name: 'Other', ...unlike });
  await administrator.delete(`${leadsPath}/${both}`);
  await insert('contact_messages', { ...message, email_key: 'ann@example.com' });
  await insert('partner_applications', {
    ...application,
    email_key: 'p@example.com',
    phone_key: '765432177',
  });
  const kinds = await found(id);
  expect(kinds).toHaveLength(3);
  expect(kinds).toEqual(
    expect.arrayContaining([
      ['contacts', 'Ann M', ['email']],
      ['partner-applications', 'Ann P', ['phone']],
      ['business-leads', 'Both', ['email', 'phone']],
    ]),
  );
  const { json } = await samePerson(id);
  expect(json.hasMore).toBe(false);
  expect(json.records.at(-1)).toEqual({
    kind: 'business-leads',
    id: both,
    name: 'Both',
    createdAt: expect.stringMatching(/Z$/),
    folder: 'trash',
    status: 'new',
    matches: ['email', 'phone'],
  });
});

test('a missing address or a short number matches nothing', async () => {
  const id = await sendLead(api, { name: 'Ann', mobileNumber: '123456', email: '' });
  await sendLead(api, { name: 'Ben', mobileNumber: '123456', email: '' });
  expect(await found(id)).toEqual([]);
});

test('erased records are not found', async () => {
  const id = await sendLead(api, { name: 'Ann', email: 'ann@example.com' });
  await sendLead(api, { name: 'Ben', ...unlike });
  await administrator.post('/api/admin/privacy/erase', { email: unlike.email });
  expect(await found(id)).toEqual([]);
  await administrator.post('/api/admin/privacy/erase', { email: 'ann@example.com' });
  expect((await samePerson(id)).status).toBe(404);
});

test('a record is marked as spam and as not spam, with history and audit entries', async () => {
  const id = await sendLead(api);
  const flag = apiPaths.flagRecord('business-leads', id);
  const lastEntry = async () => (await administrator.get('/api/admin/audit?limit=1')).json[0];
  expect((await administrator.post(flag, {})).status).toBe(204);
  expect(await lastEntry()).toMatchObject({ kind: 'flagged', detail: { kind: 'business-leads', id } });
  expect((await administrator.post(flag, {})).status).toBe(404);
  expect((await administrator.get(`${leadsPath}?limit=9&folder=flagged`)).json).toMatchObject([
    { id, flaggedFor: 'administrator' },
  ]);
  expect((await administrator.get(`${leadsPath}?limit=9`)).headers.get('X-Total-Count')).toBe('0');
  expect((await administrator.post(apiPaths.unflagRecord('business-leads', id), {})).status).toBe(204);
  expect(await lastEntry()).toMatchObject({ kind: 'unflagged', detail: { kind: 'business-leads', id } });
  const { json } = await administrator.get(`${leadsPath}/${id}`);
  expect(json).toMatchObject({ folder: 'inbox', flaggedFor: null });
  expect(json.trail.map(({ kind }: { kind: string }) => kind)).toEqual(['flag', 'unflag']);
});

test('several records are marked as spam; those in other folders stay there', async () => {
  const ids = [await sendLead(api), await sendLead(api), await sendLead(api)];
  await administrator.delete(`${leadsPath}/${ids[2]}`);
  const { json } = await administrator.post(`${leadsPath}/bulk`, { action: 'flag', ids });
  expect(json).toEqual({ count: 2 });
  expect((await administrator.get('/api/admin/audit?limit=1')).json[0]).toMatchObject({
    kind: 'flagged',
    detail: { selection: 'ids', count: 2 },
  });
});

test('a number that every record has is found without reading all of them', async () => {
  await fillLeads(api, 2000, () => ({}));
  const { id } = await api.db('business_leads').first('id');
  await api.db.raw(isOnMySql ? 'analyze table business_leads' : 'analyze');
  expect((await samePerson(id)).json).toMatchObject({ hasMore: true });
});
