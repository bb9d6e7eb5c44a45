import { randomUUID } from 'node:crypto';
import { leadRow, yesterday } from '../../test/support/record-seeds.ts';
import { lead, sharedApi } from '../../test/support/test-api.ts';

const api = sharedApi();
beforeEach(() => api.db('business_leads').delete());

const path = '/api/business-leads';
const panelPath = '/api/admin/business-leads';

test('a lead gets 201 and appears in both lists, without unknown fields', async () => {
  const before = Date.now();
  const unknown = { id: 7777, createdAt: '2001-01-01', flagged: true };
  const answer = await api.visitor().post(path, { ...lead, ...unknown });
  expect(answer.status).toBe(201);
  expect(answer.json).toEqual({
    message: expect.stringMatching(/\w/),
    reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
  });
  const administrator = await api.administrator();
  for (const list of [path, panelPath]) {
    const { status, json } = await administrator.get(list);
    expect(status).toBe(200);
    expect(json).toEqual([{ id: expect.any(Number), ...lead, createdAt: expect.any(String) }]);
    const [{ id, createdAt }] = json;
    expect(id).not.toBe(unknown.id);
    expect(new Date(createdAt).toISOString()).toBe(createdAt);
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before);
  }
});

test('a list without leads is an empty array', async () => {
  const { json, headers } = await (await api.administrator()).get(panelPath);
  expect(json).toEqual([]);
  expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
});

test('a missing or empty e-mail address is returned as an empty string', async () => {
  await api.visitor().post(path, { name: 'Nimal', mobileNumber: '0771234567' });
  await api.visitor().post(path, { name: 'Nimal', mobileNumber: '0771234567', email: '  ' });
  const { json } = await (await api.administrator()).get(panelPath);
  expect(json.map(({ email }: { email: string }) => email)).toEqual(['', '']);
});

test.each([
  ['Japanese', '山田 太郎（営業部）', '０９０－１２３４－５６７８'],
  ['emoji, also joined ones', '👍🏽 👩‍👩‍👧‍👦 🇯🇵', '☎️ 12345'],
  ['right-to-left text with marks', 'محمد \u200fعلي\u200e שלום', '+972 ‏50 123'],
  ['letters that folding would change', 'İstanbul ß ﬁ Å Å é', '123456'],
  ['markup, quotes, SQL and backslashes', `<b>O'Neil</b> "x" \\ %_ ; drop table --`, `1'2"3\\4;5`],
])('returns %s unchanged', async (_kind, name, mobileNumber) => {
  expect((await api.visitor().post(path, { name, mobileNumber, email: '' })).status).toBe(201);
  const { json } = await (await api.administrator()).get(panelPath);
  expect(json).toMatchObject([{ name, mobileNumber }]);
});

test('length limits count code points after trimming', async () => {
  const shortest = { name: ' 👍👍 ', mobileNumber: ' 123456\t', email: '' };
  const longest = {
    name: '👍'.repeat(100),
    mobileNumber: '1'.repeat(32),
    email: `a@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.${'e'.repeat(63)}`,
  };
  expect(longest.email).toHaveLength(254);
  for (const body of [shortest, longest]) expect((await api.visitor().post(path, body)).status).toBe(201);
  const { json } = await (await api.administrator()).get(panelPath);
  expect(json).toMatchObject([longest, { name: '👍👍', mobileNumber: '123456' }]);
});

test('a list contains all rows, newest first, even with equal times', async () => {
  const names = Array.from({ length: 2500 }, (_, index) => `Lead ${index}`);
  const rows = names.map((name, index) =>
    leadRow(`s${index}`, yesterday + Math.floor(index / 900), { name }),
  );
  await api.db.batchInsert('business_leads', rows, 100);
  const administrator = await api.administrator();
  for (const list of [path, panelPath]) {
    const { json } = await administrator.get(list);
    expect(json.map(({ name }: { name: string }) => name)).toEqual(names.toReversed());
  }
});

test('a lead can be deleted only once', async () => {
  await api.visitor().post(path, lead);
  await api.visitor().post(path, { ...lead, name: 'Other' });
  const administrator = await api.administrator();
  const [{ id }] = (await administrator.get(panelPath)).json;
  expect((await administrator.delete(`${panelPath}/${id}`)).status).toBe(204);
  expect((await administrator.get(panelPath)).json).toMatchObject([lead]);
  const again = await administrator.delete(`${panelPath}/${id}`);
  expect(again.status).toBe(404);
  expect(again.json).toEqual({ code: 'not_found', message: 'Lead not found' });
});

describe('an Idempotency-Key', () => {
  let headers: Record<string, string>;
  beforeEach(() => {
    headers = { 'Idempotency-Key': randomUUID() };
  });

  test('stores one row when it is sent again with the same lead, and is refused with 422 for another', async () => {
    const first = await api.visitor().post(path, lead, headers);
    const second = await api.visitor().post(path, { ...lead, name: ` ${lead.name} ` }, headers);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    const { status, json } = await api.visitor().post(path, { ...lead, name: 'Somebody else' }, headers);
    expect(status).toBe(422);
    expect(json).toEqual({ code: 'idempotency_key_reused', message: expect.any(String) });
    expect(await api.db('business_leads').select('name')).toEqual([{ name: lead.name }]);
  });

  test('stores one row when it is sent in many requests at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.visitor().post(path, lead, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await api.db('business_leads').select('name')).toHaveLength(1);
  });

  test('is case-sensitive', async () => {
    await api.visitor().post(path, lead, { 'Idempotency-Key': 'key-a' });
    const other = await api.visitor().post(path, { ...lead, name: 'Other' }, { 'Idempotency-Key': 'KEY-A' });
    expect(other.status).toBe(201);
    expect(await api.db('business_leads').select('name')).toHaveLength(2);
  });

  test.each([['k'.repeat(129)], ['with space'], ['é']])('is refused with 400 if it is %j', async (key) => {
    const answer = await api.visitor().post(path, lead, { 'Idempotency-Key': key });
    expect(answer.status).toBe(400);
    expect(await api.db('business_leads').select('name')).toHaveLength(0);
  });
});

test('the same lead sent twice without a key is stored twice', async () => {
  await api.visitor().post(path, lead);
  await api.visitor().post(path, lead);
  expect(await api.db('business_leads').select('name')).toHaveLength(2);
});
