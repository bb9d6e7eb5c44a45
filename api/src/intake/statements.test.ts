import type { Knex } from 'knex';
import { submissionOf } from '../../test/support/submission-of.ts';
import { createMigratedDatabase } from '../../test/support/test-database.ts';
import { createErasedPeople } from '../submissions/erasures.ts';
import { createDatabaseIntake, createStoredKeyCheck } from './open-intake.ts';

let db: Knex;
let statements: string[];
beforeEach(async () => {
  db = (await createMigratedDatabase()).open();
  statements = [];
  db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
});

const leads = Array.from({ length: 100 }, (_, index) => submissionOf(`lead-${index}`));

const open = () =>
  createDatabaseIntake(db, {
    channels: ['mail', 'webhook'],
    erasedPeople: createErasedPeople('secret'),
    homeCountry: 'LK',
  });

test('100 leads that arrive together are stored with six statements', async () => {
  const { store } = open();
  await Promise.all(leads.map(store));
  expect(await db('business_leads').count({ n: '*' })).toEqual([{ n: 100 }]);
  expect(statements.slice(0, -1).map((sql) => /begin|commit|from \S+|into \S+/i.exec(sql)?.[0])).toEqual([
    'BEGIN',
    expect.stringMatching(/^from .erasures.$/),
    expect.stringMatching(/^into .business_leads.$/),
    expect.stringMatching(/^into .submission_counts.$/),
    expect.stringMatching(/^into .outbox.$/),
    'COMMIT',
  ]);
});

test('the keys of 100 leads that arrive together are checked with one statement', async () => {
  const check = createStoredKeyCheck(db);
  await Promise.all(leads.map(check));
  expect(statements).toHaveLength(1);
});
