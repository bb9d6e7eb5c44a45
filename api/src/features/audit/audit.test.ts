import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

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
  try {
    const addresses = ['192.0.2.7', '::ffff:192.0.2.8', '2001:db8::7', 'x'.repeat(200), '<b>'];
    for (const address of addresses)
      await behindProxy
        .visitor()
        .post('/api/login', { username: 'admin', password: 'wrong' }, { 'X-Forwarded-For': address });
    const kept = await behindProxy.db('audit_log').orderBy('id').pluck('address');
    expect(kept).toEqual(['192.0.2.7', '192.0.2.8', '2001:db8::7', '', '']);
  } finally {
    await behindProxy.stop();
  }
});

test('records no entry for a logout without a session', async () => {
  const count = (await api.db('audit_log')).length;
  await api.visitor().post('/api/logout', {});
  expect(await api.db('audit_log')).toHaveLength(count);
});

test('pages through the whole log, newest first', async () => {
  for (let i = 0; i < 5; i += 1) await api.administrator();
  const administrator = await api.administrator();
  const all = (await administrator.get('/api/admin/audit')).json;
  const ids: number[] = [];
  for (let path: string | undefined = '/api/admin/audit?limit=3'; path; ) {
    const { json, headers } = await administrator.get(path);
    ids.push(...json.map(({ id }: { id: number }) => id));
    path = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  }
  expect(ids).toEqual(all.map(({ id }: { id: number }) => id));
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

test.each([['limit=0'], ['limit=201'], ['limit=x'], ['limit=1&limit=2'], ['limit=-1'], ['limit=']])(
  'refuses a page with %s',
  async (query) => {
    const { status, json } = await (await api.administrator()).get(`/api/admin/audit?${query}`);
    expect([status, json.code]).toEqual([400, 'invalid_input']);
  },
);

test.each([['x'], [''], ['0'], ["1'--"], ['99999999999'], ['1&cursor=2']])(
  'refuses the cursor %j',
  async (cursor) => {
    const { status, json } = await (await api.administrator()).get(`/api/admin/audit?cursor=${cursor}`);
    expect([status, json.code]).toEqual([400, 'invalid_cursor']);
  },
);

test('only administrators can read the log', async () => {
  expect((await api.visitor().get('/api/admin/audit')).status).toBe(401);
  const viewer = await api.administrator();
  await api.db('administrators').update({ role: 'viewer' });
  const { status, json } = await viewer.get('/api/admin/audit');
  expect([status, json]).toEqual([403, { code: 'forbidden', message: 'Your account may not do this' }]);
  await api.db('administrators').update({ role: 'administrator' });
});

test('no call can change or delete an entry', async () => {
  const administrator = await api.administrator();
  for (const method of ['DELETE', 'PATCH', 'PUT', 'POST'])
    expect((await administrator.send('/api/admin/audit', { method })).status).toBe(405);
  expect((await administrator.delete('/api/admin/audit/1')).status).toBe(404);
});
