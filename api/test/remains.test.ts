import { existsSync, readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { readConfig } from '../src/config.ts';
import { startApi } from '../src/start-api.ts';
import { leadsPath, sendLead } from './record-seeds.ts';
import { runNode } from './run-node.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { createTestDatabase, isOnMySql } from './test-database.ts';

const name = 'Kamala Wickramasinghe';
const email = 'kamala.wickramasinghe@example.com';
const remains = /kamala|wickramasinghe|called back/i;

/** The bytes of the file and its write-ahead log. */
const bytesOf = (file: string) =>
  [file, `${file}-wal`].map((part) => (existsSync(part) ? readFileSync(part, 'latin1') : '')).join('');

async function eventually(check: () => boolean) {
  for (let waited = 0; waited < 20_000 && !check(); waited += 100)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(check()).toBe(true);
}

/** A hundred others, and five leads of hers among them, one with a note and in the trash. */
async function sendAll(api: TestApi) {
  const administrator = await api.administrator();
  for (let round = 0; round < 5; round += 1) {
    for (let index = 0; index < 20; index += 1) await sendLead(api, { name: `Somebody ${round} ${index}` });
    const id = await sendLead(api, { name, email });
    if (round > 0) continue;
    await administrator.post(`${leadsPath}/${id}/notes`, { text: 'called back' });
    await administrator.delete(`${leadsPath}/${id}`);
  }
  return administrator;
}

/** Makes the file one that a release without `secure_delete` has written and deleted from. */
async function leaveRemains(file: string) {
  const old = new Database(file);
  old.pragma('secure_delete = OFF');
  old.exec('create table leftover (text)');
  for (let index = 0; index < 100; index += 1)
    old.prepare('insert into leftover values (?)').run(`${name} ${'x'.repeat(300)}`);
  old.exec('drop table leftover; pragma user_version = 0');
  old.close();
  expect(bytesOf(file)).toMatch(remains);
}

const restart = async (api: TestApi) => {
  const folder = api.databaseUrl.replace(/\/[^/]*$/, '');
  const again = await startApi(
    readConfig({ DATABASE_URL: api.databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'silent' }),
  );
  return again.close;
};

const onSqlite = () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.stop());

  test('the bytes of the database hold nothing of a person who was erased', async () => {
    const administrator = await sendAll(api);
    expect(bytesOf(api.databaseUrl)).toMatch(remains);
    expect((await administrator.post('/api/admin/privacy/erase', { email })).status).toBe(200);
    expect(bytesOf(api.databaseUrl)).not.toMatch(remains);
    expect((await administrator.get(`${leadsPath}?limit=9&q=somebody`)).json).toHaveLength(9);
  });

  test('the bytes of the database hold nothing of records that were purged', async () => {
    await sendAll(api);
    await api.db('business_leads').where({ email }).update({ created_at: 1 });
    const close = await restart(api);
    await eventually(() => !remains.test(bytesOf(api.databaseUrl)));
    expect(await api.db('business_leads')).toHaveLength(100);
    await close();
  });

  test('a start removes once what an earlier release has left of deleted records', async () => {
    await leaveRemains(api.databaseUrl);
    const close = await restart(api);
    expect(bytesOf(api.databaseUrl)).not.toMatch(remains);
    await close();
    expect((await api.db.raw('pragma user_version'))[0].user_version).toBe(1);
  });

  test('compact removes them from the file of a stopped product, and refuses a running one', async () => {
    const { folder, url, drop } = await createTestDatabase();
    const env = { DATABASE_URL: url, DATA_DIR: folder, PORT: '0' };
    const compact = async () => {
      const run = runNode('admin-cli.ts', ['compact'], env);
      return [await run.ended, run.output()];
    };
    const server = runNode('server.ts', [], env);
    await server.waitFor(/"port":/);
    expect(await compact()).toEqual([
      1,
      expect.stringMatching(/^The product is running on .*: stop it first/),
    ]);
    server.child.kill('SIGTERM');
    await server.ended;
    await leaveRemains(url);
    expect(await compact()).toEqual([0, expect.stringMatching(/^The file .* holds nothing of deleted/)]);
    expect(bytesOf(url)).not.toMatch(remains);
    await drop();
  });
};

test('an erasure and a purge need nothing of SQLite where the database is another', async () => {
  const api = await startTestApi();
  const administrator = await api.administrator();
  await sendLead(api, { name, email });
  expect((await administrator.post('/api/admin/privacy/erase', { email })).status).toBe(200);
  await api.stop();
});

if (!isOnMySql) describe('an SQLite file', onSqlite);
