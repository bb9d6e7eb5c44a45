import { apiPaths } from '@suite/contracts/paths';
import { sharedRecords } from '../../../test/support/record-seeds.ts';

const { api, administrator } = sharedRecords();
let me: number;
beforeAll(async () => {
  me = (await api.db('administrators').first('id')).id;
});
beforeEach(() => api.db('visits').delete());

const minute = 60_000;
const lastVisitEnd = async (): Promise<string> =>
  (await administrator.get(apiPaths.authCheck)).json.lastVisitEnd;

/** Sets when the account was last active, as if that request had been made then. */
async function wasSeen(minutesAgo: number) {
  await api.db('visits').delete();
  await api.db('visits').insert({ administrator_id: me, seen_at: Date.now() - minutesAgo * minute });
  await api.db('sessions').update({ seen_at: Date.now() - 2 * minute });
}

test('a visit ends after 30 minutes without a request of the account, on any device', async () => {
  await wasSeen(31);
  const end = new Date((await api.db('visits').first('seen_at')).seen_at).toISOString();
  expect(await lastVisitEnd()).toBe(end);
  await api.administrator();
  expect(await lastVisitEnd()).toBe(end);
  await api.db('sessions').update({ seen_at: Date.now() - 2 * minute });
  expect(await lastVisitEnd()).toBe(end);
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
  const started = Date.now();
  const end = Date.parse(await lastVisitEnd());
  expect(end).toBeGreaterThanOrEqual(started - 24 * 60 * minute);
  expect(end).toBeLessThanOrEqual(Date.now() - 24 * 60 * minute);
});
