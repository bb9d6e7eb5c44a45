import { randomUUID } from 'node:crypto';
import {
  fillLeads,
  leadsPath,
  namesOf,
  nextOf,
  previousOf,
  sendLead,
  sharedRecords,
  yesterday,
} from '../../test/support/record-seeds.ts';
import { testOnSqlite } from '../../test/support/test-on-sqlite.ts';
import { referenceOf } from '../submissions/reference.ts';

const { api, administrator } = sharedRecords();

const ask = (query: string) => administrator.get(`${leadsPath}?${query}`);

/** Returns all names of a list, read page by page. Expects that reading backwards returns the same pages. */
async function allPages(query: string) {
  const pages: string[][] = [];
  const backward: string[][] = [];
  let last = '';
  for (let path: string | undefined = `${leadsPath}?${query}`; path; ) {
    const answer = await administrator.get(path);
    expect([answer.status, previousOf(answer) !== undefined]).toEqual([200, pages.length > 0]);
    pages.push(namesOf(answer));
    last = path;
    path = nextOf(answer);
  }
  for (let path: string | undefined = last; path; ) {
    const answer = await administrator.get(path);
    backward.unshift(namesOf(answer));
    expect(nextOf(answer) !== undefined).toBe(backward.length > 1);
    path = previousOf(answer);
  }
  expect(backward).toEqual(pages);
  return pages.flat();
}

test('a page contains fields, metadata, the total and a link to the next page', async () => {
  for (const name of ['First', 'Second', 'Third']) await sendLead(api, { name });
  const answer = await ask('limit=2');
  expect(answer.headers.get('X-Total-Count')).toBe('3');
  expect(namesOf(answer)).toEqual(['Third', 'Second']);
  expect(answer.json[0]).toEqual({
    id: expect.any(Number),
    name: 'Third',
    mobileNumber: '+94 77 123 4567',
    email: 'nimal@example.com',
    createdAt: expect.stringMatching(/Z$/),
    status: 'new',
    source: 'unknown',
    isRead: false,
    flaggedFor: null,
    trashedAt: null,
    assigneeId: null,
    followUp: null,
    phoneNumber: '+94771234567',
  });
  const last = await administrator.get(nextOf(answer) ?? '');
  expect([namesOf(last), nextOf(last)]).toEqual([['First'], undefined]);
});

test.each([
  ['-createdAt', ['d', 'c', 'b', 'a']],
  ['createdAt', ['a', 'b', 'c', 'd']],
])('sorting by %s lists rows with equal times once each, ordered by id', async (sort, marks) => {
  for (const mark of ['a', 'b', 'c', 'd']) await sendLead(api, { name: `Lead ${mark}` });
  await api.db('business_leads').update({ created_at: yesterday });
  expect(await allPages(`limit=1&sort=${sort}`)).toEqual(marks.map((mark) => `Lead ${mark}`));
});

test('sorting by name ignores case and lists records with equal names once each', async () => {
  for (const name of ['banana', 'Apple', 'apple', 'Cherry', '山田', 'apple']) await sendLead(api, { name });
  const up = await allPages('limit=2&sort=name');
  expect(up.map((name) => name.toLowerCase())).toEqual([
    'apple',
    'apple',
    'apple',
    'banana',
    'cherry',
    '山田',
  ]);
  expect(await allPages('limit=2&sort=-name')).toEqual(up.toReversed());
});

test.each([
  ['status', 'New2 New1 Contacted2 Contacted1 Won1 Lost2 Lost1'],
  // By name and not by id; an account that was deleted since is after the others.
  ['assignee', 'Lost2 New1 Contacted1 Contacted2 Won1 New2 Lost1'],
  ['followUp', 'Contacted2 Won1 New2 Lost1 Lost2 Contacted1 New1'],
])(
  'sorting by %s has the newest first in each group, and those without a value last',
  async (sort, order) => {
    const { id: _, ...account } = await api.db('administrators').first();
    const addAccount = async (username: string): Promise<number> => {
      const [id] = await api.db('administrators').insert({ ...account, username: `${username} ${sort}` });
      return id as number;
    };
    const zeno = await addAccount('zeno');
    const aaron = await addAccount('aaron');
    const rows: [string, string, number | null, string | null][] = [
      ['New1', 'new', aaron, null],
      ['Lost1', 'lost', null, '2026-02-01'],
      ['Won1', 'won', 1e6, '2025-12-31'],
      ['Contacted1', 'contacted', zeno, null],
      ['New2', 'new', null, '2026-02-01'],
      ['Contacted2', 'contacted', 1e6, '2025-12-31'],
      ['Lost2', 'lost', aaron, '2026-03-01'],
    ];
    for (const [name, status, assignee, date] of rows)
      await api
        .db('business_leads')
        .where({ id: await sendLead(api, { name }) })
        .update({ status, assignee_id: assignee, follow_up: date });
    for (const limit of [1, 2, 5, 50])
      expect((await allPages(`limit=${limit}&sort=${sort}`)).join(' ')).toBe(order);
  },
);

/** Returns a key whose reference, which is searched too, contains no digits. */
function keyWithoutDigits(): ReturnType<typeof randomUUID> {
  const id = randomUUID();
  return /\d/.test(referenceOf({ table: 'business_leads', id })) ? keyWithoutDigits() : id;
}

describe('a search', () => {
  beforeEach(async () => {
    const send = (changes: Parameters<typeof sendLead>[1]) => sendLead(api, changes, keyWithoutDigits());
    await send({ name: 'Nimal Perera', mobileNumber: '0771234567', email: 'np@example.com' });
    await send({ name: 'José Ångström', mobileNumber: '+94 (71) 765-4321', email: 'jose@example.lk' });
    await send({ name: '山田 太郎', mobileNumber: '０９０－１２３４－５６７８', email: '' });
    await send({ name: 'Li', mobileNumber: '111111', email: 'About.The@example.com' });
  });

  test.each([
    ['nimal', ['Nimal Perera']],
    ['PER nim', ['Nimal Perera']],
    ['erera', ['Nimal Perera']],
    ['郎', ['山田 太郎']],
    ['山太', []],
    ['the', ['Li']],
    ['Perera, Nimal', ['Nimal Perera']],
    ['np@example.com', ['Nimal Perera']],
    ['@example.com', ['Li', 'Nimal Perera']],
    ['example.lk', ['José Ångström']],
    ['xampl', ['Li', 'José Ångström', 'Nimal Perera']],
    ['+94771234567', ['Nimal Perera']],
    ['4567', ['山田 太郎', 'Nimal Perera']],
    ['+94 77', ['Nimal Perera']],
    ['77123', ['Nimal Perera']],
    ['712', ['Nimal Perera']],
    ['0717', ['José Ångström']],
    // A vowel, which no reference contains.
    ['071 7 u', []],
    ['0781', []],
    ['nimal 077 12', ['Nimal Perera']],
    ['nimal 0717', []],
    ['perera example.com', ['Nimal Perera']],
    ['111 li the', ['Li']],
    ['"nimal" OR *', []],
    ["'; drop table business_leads --", []],
    ['%', []],
    ['_', []],
    ['!', []],
    ['\\', []],
    ['+-*"()~<>@', []],
    ['👍', []],
  ])('for %j finds %j', async (q, names) => {
    const answer = await ask(`limit=10&q=${encodeURIComponent(q)}`);
    expect([answer.status, answer.status === 200 && namesOf(answer)]).toEqual([200, names]);
    const count = await administrator.get(`${leadsPath}/count?q=${encodeURIComponent(q)}`);
    expect(count.json).toMatchObject({ count: names.length });
  });

  test('finds only records in the selected folder', async () => {
    const id = await sendLead(api, { name: 'Kamal' });
    await administrator.delete(`${leadsPath}/${id}`);
    expect(namesOf(await ask('limit=10&q=kamal'))).toEqual([]);
    expect(namesOf(await ask('limit=10&q=kamal&folder=trash'))).toEqual(['Kamal']);
  });
});

test('a search of several parts finds all rows with equal times once, stored in no order', async () => {
  const isSeldom = (index: number) => index % 90 === 0 || (index > 2490 && index < 2500);
  await fillLeads(api, 7000, (index) => ({
    id: ((index * 1237) % 7000) + 1,
    name: `Lead ${index}`,
    search_text: isSeldom(index) ? 'seldom' : 'often',
    created_at: yesterday + Math.floor(index / 20),
  }));
  const seldom = (await api.db('business_leads').where({ search_text: 'seldom' }))
    .sort((a, b) => b.created_at - a.created_at || b.id - a.id)
    .map(({ name }) => name);
  expect(namesOf(await ask('limit=50&q=seldom'))).toEqual(seldom.slice(0, 50));
  expect(await allPages('limit=9&q=seldom')).toEqual(seldom);
  expect((await administrator.get(`${leadsPath}/count?q=seldom`)).json).toMatchObject({
    count: seldom.length,
  });
});

test('a search finds a row among thousands with the same time', async () => {
  await fillLeads(api, 2500, (index) => ({
    search_text: index === 7 ? 'seldom' : 'often',
    name: `Lead ${index}`,
    created_at: yesterday,
  }));
  expect(namesOf(await ask('limit=9&q=seldom'))).toEqual(['Lead 7']);
  expect(await allPages('limit=200&q=often')).toHaveLength(2499);
});

describe('a filter', () => {
  test('by source matches the campaign, the referring site or neither', async () => {
    await sendLead(api, { name: 'Ad', lastTouch: { utmSource: 'Goo gle', landingPath: '/products/erp' } });
    await sendLead(api, { name: 'Site', lastTouch: { referrerHost: 'news.example.org' } });
    await sendLead(api, { name: 'Direct', lastTouch: { landingPath: '/' } });
    await sendLead(api, { name: 'No consent' });
    for (const [source, name] of Object.entries({
      google: 'Ad',
      'news.example.org': 'Site',
      direct: 'Direct',
      unknown: 'No consent',
    }))
      expect(namesOf(await ask(`limit=9&source=${source}`))).toEqual([name]);
    const none = await ask(`limit=9&source=${encodeURIComponent('日本')}`);
    expect([none.status, none.json]).toEqual([200, []]);
  });

  test('by date includes its start and excludes its end', async () => {
    const times: Record<string, number> = {
      Before: Date.UTC(2026, 0, 1) - 1,
      First: Date.UTC(2026, 0, 1),
      Last: Date.UTC(2026, 0, 2) - 1,
      After: Date.UTC(2026, 0, 2),
    };
    for (const [name, created_at] of Object.entries(times)) {
      const id = await sendLead(api, { name });
      await api.db('business_leads').where({ id }).update({ created_at });
    }
    const range = 'from=2026-01-01T00:00:00Z&to=2026-01-02T09:00:00%2B09:00';
    expect(namesOf(await ask(`limit=9&${range}`))).toEqual(['Last', 'First']);
    expect(await allPages(`limit=1&${range}&sort=name`)).toEqual(['First', 'Last']);
  });
});

testOnSqlite.each([
  'limit=0',
  'limit=201',
  'limit=-1',
  'limit=1e2',
  'limit=abc',
  'limit=',
  'limit=99999999999999999999',
  'limit=1&limit=2',
  'limit=1&sort=email',
  'limit=1&sort=id;drop',
  'limit=1&sort=__proto__',
  'limit=1&folder=erased',
  'limit=1&status=maybe',
  'limit=1&unread=yes',
  'limit=1&assignee=you',
  'limit=1&assignee=0',
  'limit=1&assignee=99999999999',
  'limit=1&followUp=soon',
  'limit=1&from=yesterday',
  'limit=1&from=2026-01-01',
  'limit=1&from=0001-01-01T00:00:00Z',
  'limit=1&to=9999-12-31T00:00:00Z',
  'limit=1&from=2026-13-45T00:00:00Z',
  'limit=1&from=2026-02-30T00:00:00Z',
  'limit=1&from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z',
  'limit=1&q=%00',
  `limit=1&q=${'x'.repeat(201)}`,
  `limit=1&source=${'x'.repeat(41)}`,
  'limit=1&foldr=trash',
  'foldr=trash',
  'q=nimal',
  'sort=name',
])('refuses the query %s with 400', async (query) => {
  const { status, json } = await ask(query);
  expect([status, json.code]).toEqual([400, 'invalid_input']);
  expect(json.message).toMatch(/\w/);
});

describe('a cursor', () => {
  const cursorOf = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');

  test('for another sort order or filter, or with changed content, is refused with 400', async () => {
    for (const name of ['A1', 'B2', 'C3']) await sendLead(api, { name });
    const next = new URL(nextOf(await ask('limit=1')) ?? '', 'http://x');
    const cursor = next.searchParams.get('cursor') ?? '';
    expect((await ask(`limit=2&cursor=${cursor}`)).status).toBe(200);
    const [digest] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    for (const query of [
      `limit=1&sort=name&cursor=${cursor}`,
      `limit=1&sort=status&cursor=${cursor}`,
      `limit=1&folder=trash&cursor=${cursor}`,
      `limit=1&q=a&cursor=${cursor}`,
      'limit=1&cursor=x',
      'limit=1&cursor=%F0%9F%91%8D',
      `limit=1&cursor=${'A'.repeat(5000)}`,
      `limit=1&cursor=${cursorOf({ id: 1 })}`,
      `limit=1&cursor=${cursorOf(['aaaaaaaa', 1, 1])}`,
      `limit=1&cursor=${cursorOf([digest, 'x', 1])}`,
      `limit=1&cursor=${cursorOf([digest, ['new', 1], 1])}`,
      `limit=1&cursor=${cursorOf([digest, 1, -1])}`,
      `limit=1&cursor=${cursorOf([digest, 1, 1, 'after'])}`,
      `limit=1&cursor=${cursorOf([digest, 1e300, 1])}`,
    ])
      expect((await ask(query)).json.code).toBe('invalid_cursor');
  });
});
