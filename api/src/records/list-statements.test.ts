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

/** Returns a function that returns the statements since, without those of background tasks. */
function recordStatements() {
  const query = jest.spyOn(knex.Client.prototype, 'query');
  return () =>
    query.mock.calls
      .map(([, asked]: [unknown, string | { sql: string }]) =>
        typeof asked === 'string' ? asked : asked.sql,
      )
      .filter((sql: string) => /sessions|business_leads|submission_counts/.test(sql));
}

test('a list page takes three statements, which count no rows', async () => {
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
