import { plansDuring } from '../../../test/support/plan-of.ts';
import { sharedApi, startTestApi } from '../../../test/support/test-api.ts';
import { testOnSqlite } from '../../../test/support/test-on-sqlite.ts';

const api = sharedApi();

test('records sign-in and sign-out with name, time and address', async () => {
  const before = Date.now();
  await (await api.administrator()).post('/api/logout', {});
  const administrator = await api.administrator();
  const { json } = await administrator.get('/api/admin/audit?limit=2');
  expect(json).toEqual([
    expect.objectContaining({ kind: 'sign-in', username: 'admin', address: '127.0.0.1', detail: {} }),
    expect.objectContaining({ kind: 'sign-out', username: 'admin' }),
  ]);
  expect(json[0].at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(Date.parse(json[0].at)).toBeGreaterThanOrEqual(before);
});

test('omits an invalid IP address', async () => {
  const behindProxy = await startTestApi({}, { isBehindProxy: true });
  for (const address of ['192.0.2.7', '::ffff:192.0.2.8', '2001:db8::7', 'x'.repeat(200), '<b>'])
    await behindProxy
      .visitor()
      .post('/api/login', { username: 'admin', password: 'wrong' }, { 'X-Forwarded-For': address });
  const kept = await behindProxy.db('audit_log').orderBy('id').pluck('address');
  expect(kept).toEqual(['192.0.2.7', '192.0.2.8', '2001:db8::7', '', '']);
});

test('records no entry for a logout without a session', async () => {
  const count = (await api.db('audit_log')).length;
  await api.visitor().post('/api/logout', {});
  expect(await api.db('audit_log')).toHaveLength(count);
});

testOnSqlite.each([
  ...['0', '201', 'x', '1&limit=2', '-1', ''].map((limit) => [`limit=${limit}`, 'invalid_input']),
  ...['x', '', '0', "1'--", '99999999999', '1&cursor=2'].map((cursor) => [
    `cursor=${cursor}`,
    'invalid_cursor',
  ]),
])('refuses a page with %s as %s', async (query, code) => {
  const { status, json } = await (await api.administrator()).get(`/api/admin/audit?${query}`);
  expect([status, json.code]).toEqual([400, code]);
});

describe('filters and export', () => {
  const names = ['ann', 'ben'];
  const start = Date.UTC(2026, 0, 1);
  beforeEach(async () => {
    await api.db('audit_log').delete();
    const rows = Array.from({ length: 40 }, (_, n) => ({
      at: start + n * 60_000,
      kind: n % 4 === 0 ? 'deleted' : 'sign-in',
      administrator_id: 10 + (n % 2),
      username: names[n % 2],
      address: '192.0.2.7',
      detail: n === 4 ? '{"kind":"contacts","id":3}' : '{}',
    }));
    for (const row of rows) await api.db('audit_log').insert(row);
  });

  /** Returns the minutes of all matching entries, read page by page. */
  async function minutesOf(filter: string) {
    const administrator = await api.administrator();
    const minutes: number[] = [];
    for (let path: string | undefined = `/api/admin/audit?limit=3&${filter}`; path; ) {
      const { json, headers } = await administrator.get(path);
      minutes.push(...json.map(({ at }: { at: string }) => (Date.parse(at) - start) / 60_000));
      path = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    }
    return minutes;
  }

  test('the log is filtered by person, action and time, on every page', async () => {
    expect(await minutesOf('administrator=11&to=2026-01-01T00:10:00Z')).toEqual([9, 7, 5, 3, 1]);
    expect(await minutesOf('kind=deleted')).toEqual([36, 32, 28, 24, 20, 16, 12, 8, 4, 0]);
    expect(await minutesOf('from=2026-01-01T00:03:00Z&to=2026-01-01T00:05:00Z')).toEqual([4, 3]);
    expect(await minutesOf('administrator=10&kind=deleted&from=2026-01-01T00:30:00Z')).toEqual([36, 32]);
    expect(await minutesOf('administrator=11&kind=deleted')).toEqual([]);
  });

  testOnSqlite.each([
    'administrator=x',
    'administrator=-1',
    'kind=unknown',
    'kind=deleted&kind=restored',
    'from=yesterday',
    'from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z',
    'user=admin',
  ])('refuses the filter %s', async (query) => {
    const administrator = await api.administrator();
    for (const path of ['/api/admin/audit', '/api/admin/export/audit'])
      expect((await administrator.get(`${path}?${query}`)).status).toBe(400);
  });

  test('the filtered log is exported as CSV without formulas, which is recorded', async () => {
    await api.db('audit_log').where({ at: start }).update({ username: '=1+1' });
    const administrator = await api.administrator();
    const { status, headers, text } = await administrator.get(
      '/api/admin/export/audit?kind=deleted&to=2026-01-01T00:05:00Z',
    );
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('Content-Disposition')).toMatch(/audit-log-\d{4}-\d\d-\d\d\.csv/);
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toBe('"id","at","username","kind","detail","address"');
    expect(lines.map((line) => line.replace(/^"\d+",/, ''))).toEqual([
      '"2026-01-01T00:04:00.000Z","ann","deleted","{""kind"":""contacts"",""id"":3}","192.0.2.7"',
      `"2026-01-01T00:00:00.000Z","'=1+1","deleted","{}","192.0.2.7"`,
    ]);
    const [entry] = (await administrator.get('/api/admin/audit?limit=1')).json;
    expect(entry).toMatchObject({
      kind: 'audit-exported',
      username: 'admin',
      detail: { action: 'deleted', to: '2026-01-01T00:05:00.000Z' },
    });
  });

  function insertEntries(length: number) {
    const row = { kind: 'sign-out', administrator_id: 5, username: 'x', address: '', detail: '{}' };
    const rows = Array.from({ length }, (_, n) => ({ ...row, at: start - n }));
    return api.db.batchInsert('audit_log', rows, 200);
  }

  test('an export streams more entries than one batch', async () => {
    await insertEntries(2100);
    const { text } = await (await api.administrator()).get('/api/admin/export/audit?administrator=5');
    const ids = text.match(/^"\d+"/gm) ?? [];
    expect([ids.length, new Set(ids).size]).toEqual([2100, 2100]);
  });

  test.each([
    ['', 'audit_log_at'],
    ['administrator=10', 'audit_log_administrator'],
    ['kind=deleted', 'audit_log_kind'],
    ['administrator=10&kind=deleted', 'audit_log_administrator_kind'],
    ['from=2026-01-01T00:03:00Z', 'audit_log_at'],
  ])('the filter "%s" reads entries in order from the index %s', async (filter, index) => {
    await insertEntries(3000);
    const administrator = await api.administrator();
    const plans = await plansDuring(api.db, 'audit_log', /audit_log.* limit/, () =>
      administrator.get(`/api/admin/audit?limit=50&${filter}`),
    );
    expect(plans).toEqual([{ index, isSorted: false }]);
  });
});
