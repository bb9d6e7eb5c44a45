import { eventually } from '../../test/support/eventually.ts';
import { asRobot, leadsPath, namesOf, sendLead, sharedRecords } from '../../test/support/record-seeds.ts';
import { isOnMySql } from '../../test/support/test-database.ts';

const { api, administrator } = sharedRecords({
  WEBHOOK_URL: 'http://127.0.0.1:1/',
  WEBHOOK_SECRET: 'x'.repeat(32),
});

const list = (query = '') => administrator.get(`${leadsPath}?limit=200${query}`);
const one = (id: number, rest = '') => `${leadsPath}/${id}${rest}`;
const bulk = (body: unknown) => administrator.post(`${leadsPath}/bulk`, body);
const totals = async () =>
  Promise.all(
    ['inbox', 'flagged', 'trash'].map(async (folder) =>
      Number((await list(`&folder=${folder}`)).headers.get('X-Total-Count')),
    ),
  );

if (isOnMySql)
  test('a note on a record that is being erased is refused', async () => {
    const id = await sendLead(api);
    const erasure = await api.db.transaction();
    await erasure('business_leads').where({ id }).update({ folder: 'erased' });
    const note = administrator.post(one(id, '/notes'), { text: 'called back' });
    await eventually(async () => {
      const [locked] = await api.db.raw(
        `select 1 from information_schema.innodb_trx join information_schema.processlist on id = trx_mysql_thread_id
         where trx_state = 'LOCK WAIT' and db = database()`,
      );
      return locked.length > 0;
    });
    await erasure.commit();
    expect((await note).status).toBe(404);
  });

test('a record contains its fields, visits, history and notifications', async () => {
  const id = await sendLead(api, {
    firstTouch: { utmSource: 'x' },
    lastTouch: { landingPath: '/products/lms' },
  });
  const { status, json } = await administrator.get(one(id));
  expect(status).toBe(200);
  expect(json).toMatchObject({
    id,
    name: 'Nimal Perera',
    folder: 'inbox',
    status: 'new',
    isRead: false,
    offering: 'lms',
    answeredAt: null,
    firstTouch: { utmSource: 'x' },
    lastTouch: { landingPath: '/products/lms' },
    trail: [],
    deliveries: [
      { channel: 'mail', sentAt: null, failedAt: null },
      { channel: 'webhook', sentAt: null, failedAt: null },
    ],
  });
  expect(Object.keys(json).filter((key) => /_|Key|words/i.test(key))).toEqual([]);
});

test('a status change is recorded in the history and sets the answer time once', async () => {
  const id = await sendLead(api);
  expect((await administrator.patch(one(id), { status: 'contacted', isRead: true })).status).toBe(204);
  const { answeredAt } = (await administrator.get(one(id))).json;
  await administrator.patch(one(id), { status: 'won' });
  await administrator.patch(one(id), { status: 'won', isRead: true });
  const { json } = await administrator.get(one(id));
  expect(json).toMatchObject({ status: 'won', isRead: true, answeredAt });
  expect(json.trail.map(({ by, kind, detail }: Record<string, string>) => [by, kind, detail])).toEqual([
    ['admin', 'status', 'contacted'],
    ['admin', 'read', ''],
    ['admin', 'status', 'won'],
  ]);
  expect((await list('&status=won')).json).toMatchObject([{ id, status: 'won', isRead: true }]);
  expect((await list('&unread=true')).json).toEqual([]);
  await administrator.patch(one(id), { isRead: false });
  const { trail } = (await administrator.get(one(id))).json;
  expect(trail.at(-1)).toMatchObject({ kind: 'unread', detail: '' });
  expect((await list('&unread=true')).json).toMatchObject([{ id }]);
});

test.each([[{}], [{ status: 'sold' }], [{ status: 7 }], [{ isRead: 'yes' }], [{ isRead: null }], [[]]])(
  'refuses the change %j with 400',
  async (body) => {
    const id = await sendLead(api);
    expect((await administrator.patch(one(id), body)).status).toBe(400);
  },
);

test('notes are stored unchanged', async () => {
  const id = await sendLead(api);
  const text = '<img src=x onerror=alert(1)>\n=1+1 \u202Etxt.exe 👍 山田';
  expect((await administrator.post(one(id, '/notes'), { text })).status).toBe(204);
  expect((await administrator.get(one(id))).json.trail).toEqual([
    { id: expect.any(Number), at: expect.stringMatching(/Z$/), by: 'admin', kind: 'note', detail: text },
  ]);
  for (const wrong of [
    {},
    { text: '' },
    { text: ' ' },
    { text: 'x'.repeat(2001) },
    { text: 7 },
    { text: '\0' },
  ])
    expect((await administrator.post(one(id, '/notes'), wrong)).status).toBe(400);
  expect((await administrator.post(one(id, '/notes'), { text: 'x'.repeat(2000) })).status).toBe(204);
});

test('a record has at most 500 notes, also if two are added at the same time, and sends its newest 500 entries', async () => {
  const id = await sendLead(api);
  const note = {
    submission_table: 'business_leads',
    row_id: id,
    kind: 'note',
    detail: 'x',
    at: 1,
    administrator_id: 1,
  };
  await api.db.batchInsert(
    'submission_events',
    Array.from({ length: 499 }, () => note),
    100,
  );
  const answers = await Promise.all(
    [1, 2].map(() => administrator.post(one(id, '/notes'), { text: 'one more' })),
  );
  const refused = [409, 'This record has 500 notes, which is the most it can have.'];
  expect(answers.map(({ status, json }) => [status, json?.message]).sort()).toEqual([
    [204, undefined],
    refused,
  ]);
  expect((await administrator.patch(one(id), { status: 'won' })).status).toBe(204);
  const { trail } = (await administrator.get(one(id))).json;
  expect([trail.length, trail.at(-2).detail, trail.at(-1).kind]).toEqual([500, 'one more', 'status']);
});

test('a deleted record is restored to its previous folder', async () => {
  const id = await sendLead(api);
  const robot = await sendLead(api, asRobot);
  for (const each of [id, robot]) {
    expect((await administrator.post(one(each, '/restore'), {})).status).toBe(404);
    expect((await administrator.delete(one(each))).status).toBe(204);
    expect((await administrator.delete(one(each))).status).toBe(404);
  }
  expect(await totals()).toEqual([0, 0, 2]);
  expect((await list('&folder=trash')).json[0].trashedAt).toMatch(/Z$/);
  for (const each of [id, robot])
    expect((await administrator.post(one(each, '/restore'), {})).status).toBe(204);
  expect(await totals()).toEqual([1, 1, 0]);
  expect((await administrator.get(one(robot))).json).toMatchObject({ folder: 'flagged', trashedAt: null });
});

test('unflagging a record moves it to the inbox and queues its notifications', async () => {
  const id = await sendLead(api, asRobot);
  expect(await api.db('outbox')).toEqual([]);
  expect((await administrator.post(one(id, '/unflag'), {})).status).toBe(204);
  expect((await administrator.post(one(id, '/unflag'), {})).status).toBe(404);
  expect(await totals()).toEqual([1, 0, 0]);
  expect((await administrator.get(one(id))).json).toMatchObject({ folder: 'inbox', flaggedFor: null });
  expect((await api.db('outbox')).map(({ channel }) => channel).sort()).toEqual(['mail', 'webhook']);
  expect((await administrator.get('/api/business-leads')).json).toHaveLength(1);
});

describe('bulk actions', () => {
  const names = ['A1', 'B2', 'C3', 'D4'];
  let ids: number[];
  beforeEach(async () => {
    ids = [];
    for (const name of names) ids.push(await sendLead(api, { name }));
  });

  test('a deletion returns a batch id that undoes only that deletion', async () => {
    await administrator.delete(one(ids[0] ?? 0));
    const { json } = await bulk({ action: 'delete', ids });
    expect(json).toEqual({ count: 3, batch: expect.stringMatching(/^[\w-]{22}$/) });
    expect(await totals()).toEqual([0, 0, 4]);
    expect((await bulk({ action: 'restore', batch: json.batch })).json).toEqual({ count: 3 });
    expect((await bulk({ action: 'restore', batch: json.batch })).json).toEqual({ count: 0 });
    expect(namesOf(await list('&sort=name'))).toEqual(['B2', 'C3', 'D4']);
  });

  test('a status change counts only changed records', async () => {
    await administrator.patch(one(ids[0] ?? 0), { status: 'lost' });
    const answer = await bulk({ action: 'status', status: 'lost', ids: [...ids, 4_000_000] });
    expect(answer.json).toEqual({ count: 3 });
    expect((await list('&status=lost')).json).toHaveLength(4);
  });

  test('a filter selects all matching records, even beyond the first portion', async () => {
    const [{ id: _, ...row }] = await api.db('business_leads').where({ name: 'A1' });
    const rows = Array.from({ length: 1203 }, (_, index) => ({ ...row, submission_id: `m${index}` }));
    await api.db.batchInsert('business_leads', rows, 100);
    const answer = await bulk({ action: 'delete', filter: { q: 'a1' } });
    expect(answer.json).toMatchObject({ count: 1204 });
    expect(namesOf(await list('&sort=name'))).toEqual(['B2', 'C3', 'D4']);
    expect((await bulk({ action: 'restore', batch: answer.json.batch })).json).toEqual({ count: 1204 });
    expect((await bulk({ action: 'read', filter: { unread: true } })).json).toEqual({ count: 1207 });
  });

  test('a deletion of all counted records leaves out one that was received later', async () => {
    const { count, at } = (await administrator.get(`${leadsPath}/count`)).json;
    await sendLead(api, { name: 'E5' });
    expect((await bulk({ action: 'delete', filter: { to: at } })).json).toMatchObject({ count });
    expect(namesOf(await list())).toEqual(['E5']);
  });

  test('five thousand ids can be deleted in one call and restored in another', async () => {
    const others = Array.from({ length: 4996 }, (_, index) => 4_294_967_295 - index);
    const { status, json } = await bulk({ action: 'delete', ids: [...ids, ...others] });
    expect([status, json.count]).toEqual([200, 4]);
    expect((await bulk({ action: 'restore', batch: json.batch })).json).toEqual({ count: 4 });
  });

  test.each([
    [{}],
    [{ ids: [1] }],
    [{ action: 'erase', ids: [1] }],
    [{ action: 'status', ids: [1] }],
    [{ action: 'status', status: 'x', ids: [1] }],
    [{ action: 'delete' }],
    [{ action: 'delete', ids: [] }],
    [{ action: 'delete', ids: [1.5] }],
    [{ action: 'delete', ids: [4_294_967_296] }],
    [{ action: 'delete', ids: ['1'] }],
    [{ action: 'delete', ids: 1 }],
    [{ action: 'delete', ids: Array.from({ length: 5001 }, (_, index) => index + 1) }],
    [{ action: 'delete', ids: [1], filter: {} }],
    [{ action: 'delete', batch: 'x' }],
    [{ action: 'restore', batch: '' }],
    [{ action: 'restore', batch: ['x'] }],
    [{ action: 'delete', filter: [] }],
    [{ action: 'delete', filter: 'all' }],
    [{ action: 'delete', filter: { foldr: 'trash' } }],
    [{ action: 'delete', filter: { constructor: 'x' } }],
    [{ action: 'delete', filter: { folder: 'erased' } }],
    [{ action: 'delete', filter: { q: { $ne: 1 } } }],
  ])('body %j is refused with 400', async (body) => {
    const { status, json } = await bulk(body);
    expect([status, json.code]).toEqual([400, 'invalid_input']);
    expect(await totals()).toEqual([4, 0, 0]);
  });
});

test('the counters match the rows after random actions', async () => {
  const seed = Date.now();
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % below;
  };
  const ids: number[] = [];
  for (let index = 0; index < 12; index += 1)
    ids.push(await sendLead(api, index % 4 === 0 ? asRobot : { lastTouch: { utmSource: `s${index % 3}` } }));
  for (let step = 0; step < 60; step += 1) {
    const id = ids[random(ids.length)] ?? 0;
    const some = ids.filter(() => random(2) === 0);
    const acts = [
      () => administrator.delete(one(id)),
      () => administrator.post(one(id, '/restore'), {}),
      () => administrator.post(one(id, '/unflag'), {}),
      () => administrator.patch(one(id), { isRead: random(2) === 0 }),
      () => bulk({ action: 'delete', ids: [id, ...some] }),
      () => bulk({ action: 'restore', filter: { folder: 'trash' } }),
      () => bulk({ action: 'read', filter: {} }),
      async () => ids.push(await sendLead(api)),
    ];
    await acts[random(acts.length)]?.();
  }
  const rows = await api.db('business_leads');
  const unreadOf = (given: { read_at: number | null }[]) =>
    given.filter(({ read_at }) => read_at === null).length;
  for (const folder of ['inbox', 'flagged', 'trash']) {
    const inFolder = rows.filter((row) => row.folder === folder);
    const counts = await api.db('submission_counts').where({ folder });
    const sum = (column: 'total' | 'unread') => counts.reduce((all, row) => all + row[column], 0);
    expect([seed, folder, sum('total'), sum('unread')]).toEqual([
      seed,
      folder,
      inFolder.length,
      unreadOf(inFolder),
    ]);
    for (const { source, total } of counts)
      expect(total).toBe(inFolder.filter((row) => row.source === source).length);
  }
});

describe('the audit log', () => {
  const entries = async (count: number) => {
    const kept = await api.db('audit_log').orderBy('id', 'desc').limit(count);
    return kept.map(({ kind, detail }) => [kind, JSON.parse(detail)]);
  };

  test('records every bulk change with count and selection, without search text', async () => {
    const ids = [await sendLead(api), await sendLead(api, { name: 'Ann Mask' })];
    await bulk({ action: 'status', status: 'lost', ids });
    await bulk({ action: 'read', filter: { q: 'mask', unread: true } });
    const { batch } = (await bulk({ action: 'delete', filter: {} })).json;
    await bulk({ action: 'restore', batch });
    await bulk({ action: 'unflag', filter: { folder: 'flagged' } });
    const kind = 'business-leads';
    expect(await entries(5)).toEqual([
      ['unflagged', { kind, selection: 'filter', folder: 'flagged', count: 0 }],
      ['restored', { kind, selection: 'batch', count: 2 }],
      ['deleted', { kind, selection: 'filter', folder: 'inbox', count: 2 }],
      ['marked-read', { kind, selection: 'filter', folder: 'inbox', isSearch: true, count: 1 }],
      ['status-set', { kind, status: 'lost', selection: 'ids', count: 2 }],
    ]);
  });

  test.each([
    ['/api/business-leads', 'business-leads'],
    ['/api/admin/business-leads', 'business-leads'],
    ['/api/admin/contacts', 'contacts'],
    ['/api/admin/partner-applications', 'partner-applications'],
  ])('records that an administrator read all of %s, but not a page', async (path, kind) => {
    expect(await administrator.get(path)).toMatchObject({ status: 200, json: [] });
    await list();
    expect(await entries(1)).toEqual([['list-read', { kind }]]);
  });
});

test('a viewer may change chosen records but neither delete nor restore them, nor change all that match', async () => {
  const ids = [await sendLead(api)];
  const aViewer = await api.account('vera', 'viewer');
  for (const [body, status] of [
    [{ action: 'read', ids }, 200],
    [{ action: 'status', status: 'lost', ids }, 200],
    [{ action: 'status', status: 'lost', filter: {} }, 403],
    [{ action: 'read', filter: { unread: true } }, 403],
    [{ action: 'delete', ids }, 403],
    [{ action: 'restore', ids }, 403],
    [{ action: 'flag', ids }, 403],
    [{ action: 'assign', assigneeIds: [], ids }, 403],
    [{ action: 'followUp', followUp: null, ids }, 403],
    [{ action: 'unflag', ids }, 403],
  ] as const)
    expect([body, (await aViewer.post(`${leadsPath}/bulk`, body)).status]).toEqual([body, status]);
  const messages = [
    (await aViewer.get('/api/business-leads')).json.message,
    (await aViewer.get(leadsPath)).json.message,
    (await aViewer.post(`${leadsPath}/bulk`, { action: 'read', filter: {} })).json.message,
  ];
  const whole = 'Reading the whole list at once needs the administrator role: ask page by page (?limit=50)';
  expect(messages).toEqual([
    whole,
    whole,
    'Changing all records that match a filter needs the administrator role: choose the records one by one',
  ]);
});
