import knex from 'knex';
import { temporaryFolder } from '../../../test/support/afterwards.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { asRobot, leadsPath, sendForm, sendLead } from '../../../test/support/record-seeds.ts';
import { runServer, terminate, urlOf } from '../../../test/support/run-node.ts';
import { password, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { isOnMySql } from '../../../test/support/test-database.ts';
import { createVisitor, type Visitor } from '../../../test/support/visitor.ts';

// The process that a test starts checks a password that this one has hashed.
jest.unmock('node:crypto');

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});

const path = '/api/admin/events';

/** Opens an event stream. `text` returns what it has sent so far; `ended` resolves when it ends. */
async function listen(url: string, { cookie }: Visitor, more: Record<string, string> = {}, query = '') {
  const leaving = new AbortController();
  const headers = { Cookie: cookie, ...more };
  const answer = await fetch(url + path + query, { headers, signal: leaving.signal });
  let text = '';
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) text += decoder.decode(bytes);
  })().catch(() => undefined);
  const until = (pattern: RegExp) => eventually(() => pattern.test(text));
  await until(/retry/);
  return { answer, ended, until, text: () => text, leave: () => leaving.abort() };
}

const toldIn = (text: string, kind: string) =>
  [...text.matchAll(new RegExp(`"kind":"${kind}","count":(\\d+)`, 'g'))].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );

/** Returns the cursor of the last message. */
const placeIn = (text: string) => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';

/** Counts this process's matching queries from now on. */
function countQueries(pattern: RegExp) {
  const spy = jest.spyOn(knex.Client.prototype, 'query');
  return { count: () => spy.mock.calls.filter((call) => pattern.test(JSON.stringify(call[1]))).length };
}

/** Sends a contact message and waits until the stream has reported it, and so all earlier submissions. */
async function sendContact({ text }: { text: () => string }) {
  expect((await sendForm(api.visitor(), 'contact')).status).toBe(201);
  const { length } = await api.db('contact_messages');
  await eventually(() => toldIn(text(), 'contacts') === length);
}

const submitted = (kind: string, count: number, times = 1) =>
  new RegExp(`(?:event: submitted\\ndata: {"kind":"${kind}","count":${count}}\\n\\n[^]*){${times}}`);

test('an account has at most 20 streams in all sessions: a further one ends the oldest', async () => {
  const sessions = [await api.administrator(), await api.administrator()] as const;
  const streams = [];
  for (let count = 0; count < 21; count += 1)
    streams.push(await listen(api.url, count < 12 ? sessions[0] : sessions[1]));
  await streams[0]?.ended;
  await sendLead(api);
  for (const stream of streams.slice(1)) await stream.until(submitted('business-leads', 1));
  for (const stream of streams) stream.leave();
});

test('a new submission is reported to all streams without waiting for the next periodic query', async () => {
  await api.stop();
  api = await startTestApi({}, { timing: { feedPause: 3_600_000 } });
  await sendLead(api);
  const administrator = await api.administrator();
  const first = await listen(api.url, administrator);
  const second = await listen(api.url, administrator);
  expect(first.answer.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
  expect(first.answer.headers.get('X-Accel-Buffering')).toBe('no');
  for (const times of [1, 2, 3]) {
    await sendLead(api);
    await Promise.all([first, second].map(({ until }) => until(submitted('business-leads', 1, times))));
  }
  // Neither flagged submissions nor actions send an event.
  const flagged = await sendLead(api, asRobot);
  await administrator.delete(`${leadsPath}/${flagged}`);
  await administrator.post(`${leadsPath}/${flagged}/restore`, {});
  await sendContact(first);
  expect(first.text().match(/event:/g)).toHaveLength(4);
  for (const { leave } of [first, second]) leave();
});

test('submissions of other processes are reported once, even if committed late', async () => {
  await sendLead(api);
  const stream = await listen(api.url, await api.administrator());
  const [{ id, ...row }] = await api.db('business_leads');
  await api.db('business_leads').insert({ ...row, id: id + 7, submission_id: 'later' });
  await stream.until(submitted('business-leads', 1));
  await api.db('business_leads').insert({ ...row, id: id + 3, submission_id: 'late' });
  await stream.until(/(?:event: submitted[\s\S]*){2}/);
  await sendContact(stream);
  expect(stream.text().match(/event:/g)).toHaveLength(3);
  stream.leave();
});

test('a reconnected stream receives what it missed since Last-Event-ID or ?after', async () => {
  await sendLead(api);
  const administrator = await api.administrator();
  const lost = await listen(api.url, administrator);
  const before = placeIn(lost.text());
  await sendLead(api);
  await lost.until(submitted('business-leads', 1));
  const after = placeIn(lost.text());
  lost.leave();
  await sendLead(api);
  await sendLead(api);
  await sendLead(api, asRobot);
  for (const [lastEventId, count] of [
    [before, 3],
    [after, 2],
  ] as const)
    for (const [headers, query] of [
      [{ 'Last-Event-ID': lastEventId }, ''],
      [{}, `?after=${lastEventId}`],
    ] as const) {
      const again = await listen(api.url, administrator, headers, query);
      // Some events may arrive with the query that is still running.
      await sendContact(again);
      expect(toldIn(again.text(), 'business-leads')).toBe(count);
      again.leave();
    }
  for (const odd of ['x', '1', '1-2', '-1-2-3', "1'--", '1-2-3-4']) {
    const stranger = await listen(api.url, administrator, {}, `?after=${encodeURIComponent(odd)}`);
    expect(stranger.text()).not.toMatch(/event:/);
    stranger.leave();
  }
});

test('a stream ends with its session and sends nothing after that', async () => {
  const administrator = await api.administrator();
  const stream = await listen(api.url, administrator);
  await administrator.post('/api/logout', {});
  await sendLead(api);
  await stream.ended;
  expect(stream.text()).not.toMatch(/event:/);
});

test('opening a stream does not renew its session', async () => {
  const administrator = await api.administrator();
  const seenAt = async () => Number((await api.db('sessions').first('seen_at')).seen_at);
  const earlier = Date.now() - 20 * 60_000;
  await api.db('sessions').update({ seen_at: earlier });
  for (let round = 0; round < 2; round += 1) (await listen(api.url, administrator)).leave();
  expect(await seenAt()).toBe(earlier);
  expect((await administrator.get('/api/auth-check')).status).toBe(200);
  expect(await seenAt()).toBeGreaterThan(earlier);
});

test('all streams share the session checks for a new submission', async () => {
  const owner = await api.administrator();
  // Another account, because one may not have so many streams.
  const visitors = [owner, await api.administrator(), await api.account('ama', 'viewer')];
  const streams = await Promise.all(
    Array.from({ length: 30 }, (_, index) => listen(api.url, visitors[index % 3] as Visitor)),
  );
  const queries = countQueries(/sessions/);
  const leads = 5;
  for (let times = 1; times <= leads; times += 1) {
    await sendLead(api);
    await Promise.all(streams.map(({ until }) => until(submitted('business-leads', 1, times))));
  }
  expect(queries.count()).toBeGreaterThan(0);
  expect(queries.count()).toBeLessThanOrEqual(2 * leads);
  for (const { leave } of streams) leave();
});

test('a stream that fails to open stops querying the database', async () => {
  const administrator = await api.administrator();
  const stream = await listen(api.url, administrator);
  await stream.until(/^id: /m);
  await api.db.schema.renameTable('business_leads', 'hidden_leads');
  const failed = await administrator.get(`${path}?after=${placeIn(stream.text())}`);
  expect(failed.status).toBeGreaterThanOrEqual(500);
  await api.db.schema.renameTable('hidden_leads', 'business_leads');
  stream.leave();
  // Only the first query after a time without streams reads the highest id.
  const queries = countQueries(/max\(.*business_leads/);
  await eventually(async () => {
    (await listen(api.url, administrator)).leave();
    return queries.count() > 0;
  });
});

test('SIGTERM ends the streams and the process within seconds', async () => {
  const run = runServer({ url: api.databaseUrl, folder: temporaryFolder() });
  const url = await urlOf(run);
  const administrator = createVisitor(url);
  if (isOnMySql) await run.waitFor(/database ready/);
  await administrator.post('/api/login', { username: 'admin', password });
  const stream = await listen(url, administrator);
  const code = terminate(run);
  await stream.ended;
  expect(await code).toBe(0);
  expect(run.output()).not.toContain('"level":"error"');
});
