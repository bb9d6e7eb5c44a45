import { fillLeads, leadsPath, sendLead, sharedRecords, yesterday } from '../../test/support/record-seeds.ts';

const { api, administrator } = sharedRecords();

const count = async (query: string) => (await administrator.get(`${leadsPath}/count?${query}`)).json;

/** Inserts read leads; every `step`-th is of the source 'fair'. */
const insertLeads = (total: number, step: number) =>
  fillLeads(api, total, (index) => ({
    created_at: yesterday - index,
    status: 'contacted',
    source: index % step === 0 ? 'fair' : 'direct',
    read_at: yesterday,
  }));

test.each([
  ['atMost=5', 3],
  ['atMost=5&q=kumari', 1],
  ['atMost=5&q=0771234567', 3],
  ['atMost=5&q=nimal@example.com', 3],
  ['atMost=5&status=new&unread=true', 3],
  ['atMost=5&from=2000-01-01T00:00:00Z&to=2001-01-01T00:00:00Z', 0],
  ['atMost=5&followUp=overdue&from=2000-01-01T00:00:00Z', 0],
  ['atMost=5&assignee=none&source=unknown', 3],
  ['atMost=3', 3],
])('a count with %s is exact', async (query, expected) => {
  for (const name of ['Nimal', 'Sunil', 'Kumari']) await sendLead(api, { name });
  expect(await count(query)).toEqual({ count: expected });
});

test('a count of more than atMost records is a minimum', async () => {
  for (const name of ['First', 'Second', 'Third']) await sendLead(api, { name });
  expect(await count('atMost=2')).toEqual({ count: 2, isMinimum: true });
  expect(await count('atMost=2&q=077')).toEqual({ count: 2, isMinimum: true });
  expect(await count('')).toEqual({ count: 3, at: expect.stringMatching(/Z$/) });
});

test('a count is exact, however many records it reads', async () => {
  await insertLeads(10_400, 100);
  expect(await count('atMost=1000&source=fair&status=contacted')).toEqual({ count: 104 });
  expect(await count('atMost=1000&source=direct&unread=true&q=nimal')).toEqual({ count: 0 });
  expect(await count('atMost=1000&source=fair&q=nimal')).toEqual({ count: 104 });
  expect(await count('source=direct&q=nimal')).toMatchObject({ count: 10_296 });
  expect(await count('atMost=1000&source=direct&unread=true')).toEqual({ count: 0 });
  expect(await count('atMost=1000&source=direct')).toEqual({ count: 1000, isMinimum: true });
  expect(await count('atMost=1000&q=nimal')).toEqual({ count: 1000, isMinimum: true });
});

test.each(['atMost=0', 'atMost=1001', 'atMost=many', 'atMost=5&limit=5'])(
  'refuses a count with %s',
  async (query) => {
    expect((await administrator.get(`${leadsPath}/count?${query}`)).status).toBe(400);
  },
);
