import knex from 'knex';
import { leadsPath, sendLead } from '../../test/support/record-seeds.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.stop();
});

/**
 * Starts recording SQL statements. Returns a function that lists the recorded ones, without those of background tasks.
 */
function recordStatements() {
  const query = jest.spyOn(knex.Client.prototype, 'query');
  return () =>
    query.mock.calls
      .map(([, asked]: [unknown, string | { sql: string }]) =>
        typeof asked === 'string' ? asked : asked.sql,
      )
      .filter((sql: string) => /sessions|business_leads|submission_counts/.test(sql));
}

test('a list page takes three SQL statements, none of which counts rows', async () => {
  const administrator = await api.administrator();
  for (const name of ['Nimal', 'Kamala', 'Sunil']) await sendLead(api, { name });
  const statements = recordStatements();
  const { status, headers } = await administrator.get(`${leadsPath}?limit=2`);
  expect([status, headers.get('X-Total-Count')]).toEqual([200, '3']);
  expect(statements()).toEqual([
    expect.stringMatching(/from .sessions./),
    expect.stringMatching(/from .business_leads./),
    expect.stringMatching(/sum\(.+ from .submission_counts./),
  ]);
  expect(statements().join()).not.toMatch(/count\(|search_words/i);
});

test('pages that are requested at the same time share one query for their total', async () => {
  const administrator = await api.administrator();
  await sendLead(api);
  const statements = recordStatements();
  const pages = await Promise.all([1, 2, 3].map(() => administrator.get(`${leadsPath}?limit=2`)));
  expect(pages.map(({ headers }) => headers.get('X-Total-Count'))).toEqual(['1', '1', '1']);
  expect(statements().filter((sql: string) => sql.includes('submission_counts'))).toHaveLength(1);
});

test('a total includes each change immediately', async () => {
  const administrator = await api.administrator();
  const total = async () => (await administrator.get(`${leadsPath}?limit=1`)).headers.get('X-Total-Count');
  const id = await sendLead(api);
  expect(await total()).toBe('1');
  await sendLead(api);
  expect(await total()).toBe('2');
  await administrator.delete(`${leadsPath}/${id}`);
  expect(await total()).toBe('1');
});
