import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Database from 'better-sqlite3';
import { eventually } from '../../test/support/eventually.ts';
import { lead } from '../../test/support/test-api.ts';
import { createMigratedDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { createVisitor } from '../../test/support/visitor.ts';
import { readConfig } from '../server/config.ts';
import { assembleApi } from '../server/start-api.ts';
import { journalFolder } from './open-intake.ts';
import { takeSlot } from './slots.ts';

const databaseNames = ({ on }: TestDatabase): Promise<string[]> =>
  on((db) => db('business_leads').pluck('name'));

async function journalNames({ folder }: TestDatabase) {
  const { own } = takeSlot(journalFolder(folder));
  const names = own.waiting(0, 10_000).map(({ submission }) => String(submission.columns.name));
  own.close();
  return names;
}

/** Starts the API. `limitPages` limits the pages that its SQLite files may have; those that are in use stay. */
async function start(env: NodeJS.ProcessEnv) {
  const pragma = jest.spyOn(Database.prototype, 'pragma');
  const database = await createMigratedDatabase();
  const { app, close } = assembleApi(
    readConfig({
      DATABASE_URL: database.url,
      DATA_DIR: database.folder,
      LIMIT_INTAKE: '10000',
      LOG_LEVEL: 'silent',
      ...env,
    }),
  );
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    database,
    visitor: createVisitor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    limitPages: (pages: number) => {
      const connections = new Set(pragma.mock.contexts as Database.Database[]);
      for (const connection of connections)
        if (connection.open) connection.pragma(`max_page_count = ${pages}`);
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await close();
    },
  };
}

test.each([
  ['database', {}, databaseNames],
  ['intake journal', { DATABASE_URL: 'mysql://a:b@127.0.0.1:1/x' }, journalNames],
])('a full %s refuses leads until there is room and loses none', async (_kind, env, storedNames) => {
  const { database, visitor, limitPages, stop } = await start(env);
  const acknowledged: string[] = [];
  const send = async (name: string) => {
    const answer = await visitor.post('/api/business-leads', { ...lead, name }, { 'Idempotency-Key': name });
    if (answer.status === 201) acknowledged.push(name);
    return { ...answer, name };
  };
  await send('Before');

  limitPages(1);
  let refused: Awaited<ReturnType<typeof send>>[] = [];
  await eventually(async () => {
    const names = Array.from({ length: 8 }, (_, index) => `Lead-${acknowledged.length}-${index}`);
    const answers = await Promise.all(names.map(send));
    refused = answers.filter(({ status }) => status !== 201);
    return refused.length > 0;
  });
  for (const { status, json } of refused)
    expect([status, json.message]).toEqual([
      503,
      'The service is not available right now. Please try again in a moment.',
    ]);

  limitPages(1_000_000);
  for (const { name } of refused) expect((await send(name)).status).toBe(201);
  await stop();
  expect((await storedNames(database)).toSorted()).toEqual(acknowledged.toSorted());
  await database.drop();
});
