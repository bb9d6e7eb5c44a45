import { randomUUID } from 'node:crypto';
import { leadsPath, sharedRecords } from '../../../test/support/record-seeds.ts';
import { lead } from '../../../test/support/test-api.ts';

const { api, administrator } = sharedRecords();

const caller = { name: 'Kumari', mobileNumber: '077 555 0123' };
const add = (body: object, key: string = randomUUID()) =>
  administrator.post(leadsPath, body, { 'Idempotency-Key': key });
const addedEntries = async () =>
  (await administrator.get('/api/admin/audit?limit=50&kind=record-added')).json as { detail: object }[];

test('a lead added by hand is marked in list, record, CSV and audit log', async () => {
  const answer = await add({ ...caller, note: 'Wants a demo on Monday' });
  expect(answer.status).toBe(201);
  const { id } = answer.json;
  expect((await administrator.get(`${leadsPath}?limit=10&source=(phone)`)).json).toMatchObject([
    { id, ...caller, email: '', source: '(phone)', phoneNumber: '+94775550123', isRead: false },
  ]);
  const { json } = await administrator.get(`${leadsPath}/${id}`);
  expect(json).toMatchObject({ source: '(phone)', lastTouch: null, deliveries: [] });
  expect(json.trail).toMatchObject([
    { kind: 'add', by: 'admin' },
    { kind: 'note', by: 'admin', detail: 'Wants a demo on Monday' },
  ]);
  const csv = await administrator.get('/api/admin/export/business-leads?columns=name,source');
  expect(csv.text).toContain('"Kumari","(phone)"');
  expect((await addedEntries())[0]).toMatchObject({ detail: { kind: 'business-leads', id } });
});

test('a double press adds one lead, with one note and one entry in the audit log', async () => {
  const key = randomUUID();
  const before = (await addedEntries()).length;
  const body = { ...caller, note: 'Called' };
  const answers = await Promise.all([add(body, key), add(body, key), add(body, key)]);
  const [{ id } = { id: 0 }] = answers.map(({ json }) => json);
  for (const { status, json } of answers) expect([status, json]).toEqual([201, { id }]);
  expect((await administrator.get(`${leadsPath}?limit=10`)).json).toHaveLength(1);
  expect((await administrator.get(`${leadsPath}/${id}`)).json.trail).toHaveLength(2);
  expect(await addedEntries()).toHaveLength(before + 1);
  expect((await add({ ...body, name: 'Nimal' }, key)).status).toBe(422);
});

test('an invalid lead is refused with an error per field, by the rules of the lead form', async () => {
  const answer = await add({ name: '', mobileNumber: '1', email: 'x' });
  expect(answer.status).toBe(400);
  expect(answer.json.fields).toEqual({
    name: 'Name must be at least 2 characters',
    mobileNumber: 'Mobile number must be at least 6 characters',
    email: 'Invalid email address',
  });
});

test('no campaign can have the mark of a lead that was added by hand', async () => {
  const sent = { ...lead, lastTouch: { utmSource: '(phone)' } };
  expect((await api.visitor().post('/api/business-leads', sent)).status).toBe(201);
  expect((await administrator.get(`${leadsPath}?limit=10&source=(phone)`)).json).toEqual([]);
});
