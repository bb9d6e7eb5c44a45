import { apiPaths } from '@suite/contracts/paths';
import { forgetRecords, leadsPath, patch, sendLead, viewer } from '../../../test/support/record-seeds.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import type { Visitor } from '../../../test/support/visitor.ts';

let api: TestApi;
let administrator: Visitor;
let me: number;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await api.administrator();
  me = (await api.db('administrators').first('id')).id;
});
afterAll(() => api.stop());
beforeEach(async () => {
  await forgetRecords(api);
  await api.db('visits').delete();
});
afterEach(() => api.db('administrators').update({ role: 'administrator' }));

const minute = 60_000;
const read = async (visitor = administrator) => (await visitor.get(apiPaths.lastVisit)).json;
const namesIn = ({ entries }: { entries: { name: string }[] }) => entries.map(({ name }) => name);
const received = async (id: number, at: number) =>
  api.db('business_leads').where({ id }).update({ created_at: at });

/** Sets when the account was last active, as if that request had been made then. */
async function wasSeen(minutesAgo: number) {
  await api.db('visits').delete();
  await api.db('visits').insert({ administrator_id: me, seen_at: Date.now() - minutesAgo * minute });
  await api.db('sessions').update({ seen_at: Date.now() - 2 * minute });
}

test('a visit ends after 30 minutes without a request of the account, on any device', async () => {
  await wasSeen(31);
  const end = new Date((await api.db('visits').first('seen_at')).seen_at).toISOString();
  expect((await read()).since).toBe(end);
  await api.administrator();
  expect((await read()).since).toBe(end);
  await api.db('sessions').update({ seen_at: Date.now() - 2 * minute });
  expect((await read()).since).toBe(end);
});

test('a shorter pause and a new sign-in continue the visit', async () => {
  await wasSeen(29);
  await api.administrator();
  const { previous_end } = await api.db('visits').first();
  expect(previous_end).toBeNull();
});

test('requests that the browser repeats do not count as a visit', async () => {
  await wasSeen(31);
  const ending = new AbortController();
  const { cookie } = administrator;
  const stream = await fetch(api.url + apiPaths.events, {
    headers: { Cookie: cookie },
    signal: ending.signal,
  });
  expect(stream.status).toBe(200);
  ending.abort();
  expect((await api.db('visits').first()).previous_end).toBeNull();
});

test('during the first visit, the last 24 hours count', async () => {
  const old = await sendLead(api, { name: 'Old' });
  await sendLead(api, { name: 'New' });
  await received(old, Date.now() - 25 * 60 * minute);
  expect(namesIn((await read()).received)).toEqual(['New']);
});

test('shows what came since the last visit, is assigned to me, is overdue or was not delivered', async () => {
  const [old, fresh, mine, own, late, spam] = [
    await sendLead(api, { name: 'Old' }),
    await sendLead(api, { name: 'Fresh' }),
    await sendLead(api, { name: 'Mine' }),
    await sendLead(api, { name: 'Own' }),
    await sendLead(api, { name: 'Late' }),
    await sendLead(api, { name: 'Spam', homepage: 'x' }),
  ];
  expect(spam).toBeGreaterThan(fresh);
  for (const id of [old, mine, own, late]) await received(id, Date.now() - 100 * minute);
  await wasSeen(60);
  for (const id of [mine, own]) await patch(administrator, `${leadsPath}/${id}`, { assigneeId: me });
  await api
    .db('submission_events')
    .where({ row_id: mine })
    .update({ administrator_id: me + 100 });
  await patch(administrator, `${leadsPath}/${late}`, { followUp: '2026-01-05' });
  const [{ submission_id }] = await api.db('business_leads').where({ id: old });
  const failure = { submission_table: 'business_leads', submission_id, channel: 'x', created_at: 1 };
  await api.db('outbox').insert({ ...failure, failed_at: Date.now() });
  const answer = await read();
  expect(namesIn(answer.received)).toEqual(['Fresh']);
  expect(namesIn(answer.assigned)).toEqual(['Mine']);
  expect(answer.overdue).toEqual({
    entries: [
      expect.objectContaining({ kind: 'business-leads', id: late, name: 'Late', followUp: '2026-01-05' }),
    ],
    hasMore: false,
  });
  expect(answer.failed.entries).toEqual([
    expect.objectContaining({ kind: 'business-leads', recordId: old, name: 'Old', channel: 'x' }),
  ]);
});

test('a record that was assigned to someone else again is not shown', async () => {
  const id = await sendLead(api);
  await patch(administrator, `${leadsPath}/${id}`, { assigneeId: me });
  await api.db('submission_events').update({ administrator_id: me + 100 });
  expect((await read()).assigned.entries).toHaveLength(1);
  await patch(administrator, `${leadsPath}/${id}`, { assigneeId: null });
  expect((await read()).assigned.entries).toEqual([]);
});

test('a section shows at most 20 records', async () => {
  for (let n = 0; n < 22; n += 1) await sendLead(api);
  const { entries, hasMore } = (await read()).received;
  expect([entries.length, hasMore]).toEqual([20, true]);
});

test('viewers can see it, visitors cannot', async () => {
  expect((await (await viewer(api)).get(apiPaths.lastVisit)).status).toBe(200);
  expect((await api.visitor().get(apiPaths.lastVisit)).status).toBe(401);
});
