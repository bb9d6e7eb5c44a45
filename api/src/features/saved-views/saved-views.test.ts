import { apiPaths } from '@suite/contracts/paths';
import type { SavedView } from '@suite/contracts/records';
import { sendForm, sendLead } from '../../../test/support/record-seeds.ts';
import { runCommand } from '../../../test/support/run-command.ts';
import { sharedAdministrator, sharedApi } from '../../../test/support/test-api.ts';
import { testOnSqlite } from '../../../test/support/test-on-sqlite.ts';
import type { Visitor } from '../../../test/support/visitor.ts';
import { runAdmin } from '../../cli/run-admin.ts';

const api = sharedApi();
const administrator = sharedAdministrator(api);
let viewer: Visitor;
beforeAll(async () => {
  viewer = await api.account('vera', 'viewer');
});
beforeEach(() => api.db('saved_views').delete());

const kind = 'business-leads';
const save = (body: object, visitor = administrator) =>
  visitor.post(apiPaths.savedViews, { kind, name: 'Hot', view: {}, ...body });
const listed = async (visitor = administrator): Promise<SavedView[]> =>
  (await visitor.get(apiPaths.savedViews)).json;
const names = async (visitor?: Visitor) => (await listed(visitor)).map(({ name }) => name);

test('a view keeps folder, search, filters and sort order without default values', async () => {
  const view = {
    folder: 'flagged',
    q: 'hotel',
    from: '2026-11-01',
    to: '2026-11-30',
    status: 'won',
    source: 'google',
    unread: true,
    assignee: 'me',
    followUp: 'overdue',
    sort: 'name',
  };
  const { status, json } = await save({ name: '  重要  ', view: { ...view, q: ' hotel ' } });
  expect(status).toBe(201);
  expect(json).toEqual({ id: expect.any(Number), kind, name: '重要', view });
  expect(await listed()).toEqual([json]);
  const defaults = { folder: 'inbox', q: ' ', when: '', unread: false, assignee: '', sort: '-createdAt' };
  expect((await save({ name: 'All', view: defaults })).json.view).toEqual({});
  const preset = { when: 'week', from: '2026-11-01', assignee: '7' };
  expect((await save({ name: 'Week', view: preset })).json.view).toEqual({ when: 'week', assignee: '7' });
});

testOnSqlite.each([
  ['an empty name', { name: ' ' }, { name: 'Name is required' }],
  ['no name', { name: undefined }, { name: 'Name is required' }],
  ['a name of 61 characters', { name: '犬'.repeat(61) }, { name: 'Name must be at most 60 characters' }],
  ['a NUL in the name', { name: 'a\0b' }, { name: 'Name contains characters that cannot be used' }],
  ['an unknown list', { kind: 'orders' }, { kind: expect.stringMatching(/^kind must be one of/) }],
  ['no view', { view: null }, { view: 'view must be an object' }],
  ['a list as view', { view: [] }, { view: 'view must be an object' }],
  ['an unknown status', { view: { status: 'odd' } }, { status: expect.stringMatching(/^status must be/) }],
  ['an impossible day', { view: { from: '2026-02-30' } }, { from: 'from must be a date like 2026-11-21' }],
  ['an instant', { view: { to: '2026-11-21T00:00:00Z' } }, { to: 'to must be a date like 2026-11-21' }],
  [
    'days in reverse',
    { view: { from: '2026-11-02', to: '2026-11-01' } },
    { to: 'to must not be before from' },
  ],
  [
    'an unknown preset',
    { view: { when: 'always' } },
    { when: expect.stringMatching(/^when must be one of/) },
  ],
  ['an unknown order', { view: { sort: 'email' } }, { sort: expect.stringMatching(/^sort must be one of/) }],
  [
    'an unknown assignee',
    { view: { assignee: 'us' } },
    { assignee: expect.stringMatching(/^assignee must/) },
  ],
  ['a long search', { view: { q: 'x'.repeat(201) } }, { q: 'q must be at most 200 characters' }],
])('refuses %s', async (_case, body, fields) => {
  const { status, json } = await save(body);
  expect([status, json.code, json.fields]).toEqual([400, 'invalid_input', fields]);
  expect(await listed()).toEqual([]);
});

testOnSqlite.each(['cursor', 'page', 'record', 'limit'])('refuses a view with %s', async (field) => {
  const { status, json } = await save({ view: { [field]: '1' } });
  expect([status, json.message]).toEqual([400, `There is no parameter ${field}`]);
});

test('a name is unique for an account and a list', async () => {
  const taken = expect.objectContaining({
    code: 'view_name_taken',
    fields: { name: 'You already have a view with this name for this list' },
  });
  const { json: first } = await save({});
  const again = await save({ view: { unread: true } });
  expect([again.status, again.json]).toEqual([409, taken]);
  expect((await save({ kind: 'contacts' })).status).toBe(201);
  expect((await save({}, viewer)).status).toBe(201);
  await save({ name: 'hot' });
  await save({ name: 'José' });
  expect((await save({ name: 'Jose\u0301' })).status).toBe(409);
  const renamed = await administrator.patch(apiPaths.savedView(first.id), { name: 'hot' });
  expect([renamed.status, renamed.json]).toEqual([409, taken]);
});

test('an account has at most 50 views of a list', async () => {
  const [{ id: administrator_id }] = await api.db('administrators').where({ username: 'admin' });
  const rows = Array.from({ length: 49 }, (_, index) => ({
    administrator_id,
    kind,
    name: `View ${index}`,
    view: '{}',
  }));
  await api.db.batchInsert('saved_views', rows, 50);
  const answers = await Promise.all(['A', 'B', 'C'].map((name) => save({ name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await save({ name: 'D' })).json).toEqual({
    code: 'too_many_views',
    message: 'You have 50 saved views of this list. Delete one, then save this one.',
  });
  expect((await save({ kind: 'contacts' })).status).toBe(201);
});

test('a view can be renamed, also to its own name, and deleted once', async () => {
  const { json: view } = await save({ view: { unread: true } });
  for (const name of ['Unread', 'Unread'])
    expect((await administrator.patch(apiPaths.savedView(view.id), { name })).status).toBe(204);
  expect(await listed()).toEqual([{ ...view, name: 'Unread' }]);
  const { status, json } = await administrator.patch(apiPaths.savedView(view.id), { name: '' });
  expect([status, json.fields]).toEqual([400, { name: 'Name is required' }]);
  expect((await administrator.delete(apiPaths.savedView(view.id))).status).toBe(204);
  expect(await listed()).toEqual([]);
  expect((await administrator.delete(apiPaths.savedView(view.id))).status).toBe(404);
});

test('viewers have views, which other accounts can neither see nor change', async () => {
  const { json: view } = await save({ name: 'Mine' }, viewer);
  expect(await names(viewer)).toEqual(['Mine']);
  expect(await names()).toEqual([]);
  for (const id of [view.id, 4_294_967_296]) {
    expect((await administrator.patch(apiPaths.savedView(id), { name: 'Theirs' })).status).toBe(404);
    expect((await administrator.delete(apiPaths.savedView(id))).status).toBe(404);
  }
  expect(await names(viewer)).toEqual(['Mine']);
});

test('an erasure deletes the views whose search names the person', async () => {
  const person = { name: 'Kamala Silva', mobileNumber: '+94 77 555 0123', email: 'kamala@example.com' };
  await sendLead(api, person);
  const searches = [
    'kamala',
    'Silva, K',
    '0775550123',
    '555 0123',
    'kamala@example.com',
    'kamala exam',
    'rufen 0775550123 an',
    'an kamala@example.com',
  ];
  for (const q of searches) await save({ name: q, view: { q } });
  await save({ name: 'Theirs', view: { q: 'silva' } }, viewer);
  await save({ name: 'Others', view: { q: 'nimal' } });
  await save({ name: 'No search', view: { source: 'kamala' } });
  await administrator.post('/api/admin/privacy/erase', { email: person.email });
  expect(await names()).toEqual(['No search', 'Others']);
  expect(await names(viewer)).toEqual([]);
});

test('an erasure keeps the views whose search finds the person by the message only', async () => {
  const person = { name: 'Amal Dias', email: 'amal@example.com', message: 'I run a hotel in Galle' };
  expect((await sendForm(api.visitor(), 'contact', person)).status).toBe(201);
  await save({ name: 'Hotels', view: { q: 'hotel' } });
  await save({ name: 'Hotel of Amal', view: { q: 'hotel amal' } });
  expect((await administrator.get('/api/admin/contacts?limit=9&q=hotel')).json).toHaveLength(1);
  await administrator.post('/api/admin/privacy/erase', { email: person.email });
  expect(await names()).toEqual(['Hotels']);
});

test('a purge deletes the views of deleted accounts', async () => {
  await save({});
  await api.db('saved_views').insert({ administrator_id: 999, kind, name: 'Left', view: '{}' });
  const { code } = await runCommand(runAdmin, ['purge', '--now'], { DATABASE_URL: api.databaseUrl });
  expect(code).toBe(0);
  expect((await api.db('saved_views')).map(({ name }) => name)).toEqual(['Hot']);
});
