import { existsSync } from 'node:fs';
import { join } from 'node:path';
import knex from 'knex';
import { temporaryFolder } from '../../test/support/afterwards.ts';
import { eventually } from '../../test/support/eventually.ts';
import { plansDuring } from '../../test/support/plan-of.ts';
import { leadRow, leadsPath, sendLead, yesterday } from '../../test/support/record-seeds.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  const folder = temporaryFolder();
  api = await startTestApi({ DATA_DIR: folder });
  // The first purge uses the same tables.
  await eventually(() => existsSync(join(folder, 'last-purge')));
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
  expect(statements().join()).not.toMatch(/count\(|search_text/i);
});

async function insertLeads(change: (n: number) => object) {
  const rows = Array.from({ length: 3000 }, (_, n) => ({
    ...leadRow(`row ${n}`, yesterday + n),
    follow_up: n % 2 === 0 ? null : `2025-01-${10 + (n % 20)}`,
    ...change(n),
  }));
  await api.db.batchInsert('business_leads', rows, 200);
}

const plansOf = (request: () => Promise<void>) =>
  plansDuring(api.db, 'business_leads', /business_leads.*limit/, request);

test.each([
  ['assignee=me', 'business_leads_assignee'],
  ['assignee=none', 'business_leads_assignee'],
  ['followUp=overdue', 'business_leads_due'],
  ['sort=followUp', 'business_leads_due'],
  ['sort=status', 'business_leads_status'],
  ['sort=assignee', 'business_leads_assignee'],
])('a list with %s reads its rows in order from an index', async (filter, index) => {
  const administrator = await api.administrator();
  await insertLeads((n) => ({ assignee_id: n % 3 === 0 ? null : (n % 3) + 10 }));
  const plans = await plansOf(async () => {
    expect((await administrator.get(`${leadsPath}?limit=50&${filter}`)).status).toBe(200);
  });
  expect(plans).toEqual([{ index, isSorted: false }]);
});

test.each(['status', 'assignee', 'followUp'])(
  'a list sorted by %s reads only the matches of a filter that has few of them',
  async (sort) => {
    const administrator = await api.administrator();
    await insertLeads((n) => ({ source: n % 1000 === 0 ? 'rare' : 'common', assignee_id: (n % 3) + 10 }));
    const plans = await plansOf(async () => {
      const found = await administrator.get(`${leadsPath}?limit=50&source=rare&sort=${sort}`);
      expect(found.json).toHaveLength(3);
    });
    expect(new Set(plans.map((plan) => plan.index))).toEqual(new Set(['business_leads_source']));
  },
);
