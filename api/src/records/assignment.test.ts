import { forms } from '@suite/contracts/forms/forms';
import { apiPaths } from '@suite/contracts/paths';
import { today } from '@suite/contracts/records';
import {
  leadRow,
  leadsPath,
  namesOf,
  nextOf,
  sendLead,
  sharedRecords,
} from '../../test/support/record-seeds.ts';
import { application, contact } from '../../test/support/test-api.ts';
import { testOnSqlite } from '../../test/support/test-on-sqlite.ts';

const { api, administrator } = sharedRecords();
let me: number;
/** Id of a second account, with more than one digit. */
const colleague = 40;
beforeAll(async () => {
  me = (await api.db('administrators').first('id')).id;
  const row = { id: colleague, username: 'kamala', password_hash: 'x', role: 'administrator', created_at: 1 };
  await api.db('administrators').insert(row);
});
afterEach(() =>
  api.db('administrators').where({ id: colleague }).update({ role: 'administrator', disabled_at: null }),
);

const one = (id: number) => `${leadsPath}/${id}`;
const change = (id: number, body: object) => administrator.patch(one(id), body);
const names = async (query: string) => namesOf(await administrator.get(`${leadsPath}?limit=200&${query}`));
const lastEntry = async () => (await administrator.get('/api/admin/audit?limit=1')).json[0];
const past = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('an assignee and a follow-up date are returned and added to history and audit log, once', async () => {
  const id = await sendLead(api);
  expect((await change(id, { assigneeId: colleague })).status).toBe(204);
  expect(await lastEntry()).toMatchObject({
    kind: 'assigned',
    username: 'admin',
    detail: { kind: 'business-leads', id, assignee: 'kamala' },
  });
  const { id: assigned } = await lastEntry();
  expect((await change(id, { assigneeId: colleague })).status).toBe(204);
  expect((await lastEntry()).id).toBe(assigned);
  expect((await change(id, { followUp: '2026-12-24' })).status).toBe(204);
  expect(await lastEntry()).toMatchObject({ kind: 'follow-up-set', detail: { id, followUp: '2026-12-24' } });
  expect((await administrator.get(`${leadsPath}?limit=1`)).json).toMatchObject([
    { id, assigneeId: colleague, followUp: '2026-12-24' },
  ]);
  await change(id, { assigneeId: null, followUp: null });
  const { json } = await administrator.get(one(id));
  expect(json).toMatchObject({ assigneeId: null, followUp: null });
  expect(json.trail.map(({ kind, detail }: Record<string, string>) => [kind, detail])).toEqual([
    ['assign', 'kamala'],
    ['followUp', '2026-12-24'],
    ['assign', ''],
    ['followUp', ''],
  ]);
});

test('records of every form have an assignee and a follow-up date', async () => {
  await api.db('administrators').where({ id: colleague }).update({ role: 'viewer' });
  await sendLead(api);
  await api.db('contact_messages').insert({
    ...{ name: contact.name, email: contact.email, message: contact.message },
    ...{ submission_id: 'c', submission_hash: 'x', created_at: Date.now() },
  });
  const { contactNumber, ...fields } = application;
  await api.db('partner_applications').insert({
    ...fields,
    ...{ contact_number: contactNumber, submission_id: 'p', submission_hash: 'x', created_at: Date.now() },
  });
  for (const { kind, table } of forms) {
    const { id } = await api.db(table).first('id');
    const path = apiPaths.record(kind, id);
    expect((await administrator.patch(path, { assigneeId: colleague, followUp: past(1) })).status).toBe(204);
    const query = `limit=9&assignee=${colleague}&followUp=overdue`;
    expect((await administrator.get(`${apiPaths.records(kind)}?${query}`)).json).toMatchObject([{ id }]);
  }
});

testOnSqlite.each([
  [{ assigneeId: 'me' }, 'assigneeId'],
  [{ assigneeId: 0 }, 'assigneeId'],
  [{ assigneeId: 1.5 }, 'assigneeId'],
  [{ assigneeId: 4_000_000_000 }, 'assigneeId'],
  [{ assigneeId: {} }, 'assigneeId'],
  [{ followUp: '2026-02-30' }, 'followUp'],
  [{ followUp: '24/12/2026' }, 'followUp'],
  [{ followUp: '2026-12-24T00:00:00Z' }, 'followUp'],
  [{ followUp: 20261224 }, 'followUp'],
  [{ followUp: '1999-12-31' }, 'followUp'],
])('refuses the change %j and names the field', async (body, field) => {
  const id = await sendLead(api);
  const { status, json } = await change(id, body);
  expect([status, json.code, Object.keys(json.fields)]).toEqual([400, 'invalid_input', [field]]);
});

test('a viewer may filter by assignee and see the accounts but not assign or set a date', async () => {
  const id = await sendLead(api);
  const aViewer = await api.account('vera', 'viewer');
  for (const body of [{ assigneeId: me }, { followUp: today() }, { status: 'won', followUp: null }])
    expect((await aViewer.patch(one(id), body)).status).toBe(403);
  expect((await administrator.get(one(id))).json).toMatchObject({ status: 'new', assigneeId: null });
  expect((await aViewer.get(`${leadsPath}?limit=9&assignee=none`)).status).toBe(200);
  expect((await aViewer.get(apiPaths.assignees)).json).toEqual([
    { id: me, username: 'admin', isDisabled: false },
    { id: colleague, username: 'kamala', isDisabled: false },
    { id: expect.any(Number), username: 'vera', isDisabled: false },
  ]);
});

test('records of a disabled or deleted account stay readable and can be assigned to another one', async () => {
  const id = await sendLead(api, { name: 'Ann' });
  await change(id, { assigneeId: colleague });
  await api.db('administrators').where({ id: colleague }).update({ disabled_at: 1 });
  expect((await administrator.get(apiPaths.assignees)).json[1]).toMatchObject({ isDisabled: true });
  expect(await names(`assignee=${colleague}`)).toEqual(['Ann']);
  const other = await sendLead(api, { name: 'Ben' });
  expect((await change(other, { assigneeId: colleague })).status).toBe(400);
  const [row] = await api.db('administrators').where({ id: colleague });
  await api.db('administrators').where({ id: colleague }).delete();
  expect((await administrator.get(one(id))).json).toMatchObject({
    assigneeId: colleague,
    trail: [{ kind: 'assign', detail: 'kamala' }],
  });
  expect((await change(id, { assigneeId: me })).status).toBe(204);
  await api.db('administrators').insert(row);
});

test('filters select records by assignee', async () => {
  const [mine, theirs] = [await sendLead(api, { name: 'Mine' }), await sendLead(api, { name: 'Theirs' })];
  await sendLead(api, { name: 'Free' });
  await change(mine, { assigneeId: me });
  await change(theirs, { assigneeId: colleague });
  expect(await names('assignee=me')).toEqual(['Mine']);
  expect(await names(`assignee=${colleague}`)).toEqual(['Theirs']);
  expect(await names('assignee=none')).toEqual(['Free']);
  expect(await names('assignee=none&sort=name')).toEqual(['Free']);
  expect(await names('assignee=me&q=mine')).toEqual(['Mine']);
  expect((await administrator.get(`${leadsPath}/count?assignee=none`)).json).toMatchObject({ count: 1 });
  const request = { action: 'status', status: 'won', filter: { assignee: 'me' } };
  expect((await administrator.post(`${leadsPath}/bulk`, request)).json).toEqual({ count: 1 });
});

test('overdue records are listed page by page by their follow-up date, oldest date and newest record first', async () => {
  const dates: [string, string | null][] = [
    ['Ann', past(1)],
    ['Ben', past(3)],
    ['Cid', past(-1)],
    ['Dan', past(3)],
    ['Eve', null],
  ];
  for (const [name, followUp] of dates) await change(await sendLead(api, { name }), { followUp });
  // Closed leads are never overdue.
  for (const status of ['won', 'lost'])
    await change(await sendLead(api, { name: status }), { followUp: past(2), status });
  expect(await names('followUp=overdue&sort=-createdAt')).toEqual(['Dan', 'Ben', 'Ann']);
  expect(await names('followUp=overdue&q=ann')).toEqual(['Ann']);
  const pages: string[][] = [];
  let path: string | undefined = `${leadsPath}?limit=1&followUp=overdue`;
  while (path) {
    const answer = await administrator.get(path);
    pages.push(namesOf(answer));
    path = nextOf(answer);
  }
  expect(pages).toEqual([['Dan'], ['Ben'], ['Ann']]);
});

test("the caller's date decides what is due and overdue, in a list, its count and an export", async () => {
  await change(await sendLead(api, { name: 'Ann' }), { followUp: '2026-03-10' });
  for (const [filter, day, found] of [
    ['overdue', '1970-01-01', []],
    ['overdue', '2026-03-10', []],
    ['today', '2026-03-09', []],
    ['today', '2026-03-10', ['Ann']],
    ['today', '2026-03-11', []],
    ['overdue', '2026-03-11', ['Ann']],
  ] as const) {
    const query = `followUp=${filter}&today=${day}`;
    expect(await names(query)).toEqual(found);
    const count = await administrator.get(`${apiPaths.countRecords('business-leads')}?${query}`);
    expect(count.json).toMatchObject({ count: found.length });
    const path = apiPaths.exportRecords('business-leads');
    const { text } = await administrator.get(`${path}?columns=name&${query}`);
    expect(text).toBe(['"name"', ...found.map((name) => `"${name}"`), ''].join('\r\n'));
  }
  const [{ filter }] = (await administrator.get(apiPaths.exports)).json;
  expect(filter).toEqual({ folder: 'inbox', followUp: 'overdue', today: '2026-03-11' });
});

const bulk = (body: object) => administrator.post(apiPaths.bulkRecords('business-leads'), body);
const assigneesOf = async (ids: readonly number[]) =>
  (await api.db('business_leads').whereIn('id', ids).orderBy('id')).map(({ assignee_id }) => assignee_id);

test('a bulk action shares records between accounts in turn, and its answer undoes it', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await sendLead(api));
  const [first = 0] = ids;
  await change(first, { assigneeId: colleague });
  const { status, json } = await bulk({ action: 'assign', assigneeIds: [me, colleague], ids });
  expect([status, json.count]).toEqual([200, 5]);
  expect(await assigneesOf(ids)).toEqual([me, colleague, me, colleague, me]);
  expect(await lastEntry()).toMatchObject({
    kind: 'assigned',
    detail: { kind: 'business-leads', selection: 'ids', assignee: 'admin, kamala', count: 5 },
  });
  expect((await administrator.get(one(first))).json.trail.at(-1)).toMatchObject({
    kind: 'assign',
    detail: 'admin',
  });
  for (const { assigneeId, ids: changed } of json.previous) {
    const assigneeIds = assigneeId === null ? [] : [assigneeId];
    expect((await bulk({ action: 'assign', assigneeIds, ids: changed })).status).toBe(200);
  }
  expect(await assigneesOf(ids)).toEqual([colleague, null, null, null, null]);
});

test('undoing an assignment keeps an assignee that was set since', async () => {
  const ids = [await sendLead(api), await sendLead(api)];
  await bulk({ action: 'assign', assigneeIds: [colleague], ids });
  await change(ids[0] ?? 0, { assigneeId: me });
  const undo = { action: 'assign', assigneeIds: [], onlyOf: [colleague], ids };
  expect((await bulk(undo)).json.count).toBe(1);
  expect(await assigneesOf(ids)).toEqual([me, null]);
  expect((await bulk({ ...undo, assigneeIds: [me], onlyOf: [] })).json.count).toBe(1);
  expect(await assigneesOf(ids)).toEqual([me, me]);
  expect((await bulk({ ...undo, onlyOf: ['x'] })).status).toBe(400);
});

test('a bulk action sets and removes the follow-up date', async () => {
  const ids = [await sendLead(api), await sendLead(api)];
  const datesOf = async () => {
    const { json } = await administrator.get(`${leadsPath}?limit=9`);
    return (json as { followUp: string | null }[]).map(({ followUp }) => followUp);
  };
  for (const followUp of ['2027-01-15', null]) {
    expect((await bulk({ action: 'followUp', followUp, ids })).json).toEqual({ count: 2 });
    expect(await datesOf()).toEqual([followUp, followUp]);
  }
  for (const followUp of ['soon', undefined])
    expect((await bulk({ action: 'followUp', followUp, ids })).status).toBe(400);
});

test('a bulk action assigns all records that match a filter', async () => {
  const ids = [await sendLead(api), await sendLead(api)];
  const filter = { assignee: 'none' };
  expect((await bulk({ action: 'assign', assigneeIds: [colleague], filter })).json.count).toBe(2);
  expect(await assigneesOf(ids)).toEqual([colleague, colleague]);
});

test.each([
  [undefined],
  [null],
  ['me'],
  [['me']],
  [[0]],
  [[4_000_000_000]],
  [Array.from({ length: 51 }, () => 1)],
])('refuses a bulk assignment to %j', async (assigneeIds) => {
  const { status, json } = await bulk({ action: 'assign', assigneeIds, ids: [await sendLead(api)] });
  expect([status, Object.keys(json.fields)]).toEqual([400, ['assigneeIds']]);
});

test('an export has the assignee and the follow-up date as columns and takes the filters', async () => {
  const id = await sendLead(api, { name: 'Ann' });
  await sendLead(api, { name: 'Ben' });
  const followUp = past(2);
  await change(id, { assigneeId: colleague, followUp });
  const query = `columns=name,assignee,followUp`;
  const { text } = await administrator.get(`${apiPaths.exportRecords('business-leads')}?${query}`);
  expect(text).toBe(`"name","assignee","followUp"\r\n"Ben","",""\r\n"Ann","kamala","${followUp}"\r\n`);
  for (const filter of ['followUp=overdue', `assignee=${colleague}`]) {
    const filtered = await administrator.get(
      `${apiPaths.exportRecords('business-leads')}?columns=name&${filter}`,
    );
    expect(filtered.text).toBe('"name"\r\n"Ann"\r\n');
  }
  const [{ filter }] = (await administrator.get(apiPaths.exports)).json;
  expect(filter).toEqual({ folder: 'inbox', assignee: String(colleague) });
});

test('an erasure removes assignee and date, and the history that names the assignee', async () => {
  const id = await sendLead(api, { email: 'ann@example.com' });
  await change(id, { assigneeId: me, followUp: past(1) });
  await administrator.post('/api/admin/privacy/erase', { email: 'ann@example.com' });
  expect(await api.db('business_leads').where({ id }).first('assignee_id', 'follow_up')).toEqual({
    assignee_id: null,
    follow_up: null,
  });
  expect(await api.db('submission_events')).toEqual([]);
  expect(await names('followUp=overdue')).toEqual([]);
});

test('rows that an older release inserts or changes have no assignee and keep the one they have', async () => {
  const id = await sendLead(api, { name: 'Ann' });
  await change(id, { assigneeId: me, followUp: past(1) });
  await api.db('business_leads').insert(leadRow('old', Date.now()));
  await api.db('business_leads').where({ id }).update({ status: 'won', folder: 'trash' });
  expect((await administrator.get(`${leadsPath}?limit=9&assignee=none`)).json).toHaveLength(1);
  expect((await administrator.get(one(id))).json).toMatchObject({ assigneeId: me, status: 'won' });
});
