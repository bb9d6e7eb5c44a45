import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { leadRow } from '../../test/support/record-seeds.ts';
import { runNode } from '../../test/support/run-node.ts';
import { lead, password, startTestApi } from '../../test/support/test-api.ts';
import { createTestDatabase, isOnMySql, type TestDatabase } from '../../test/support/test-database.ts';
import { testOnSqlite } from '../../test/support/test-on-sqlite.ts';
import { type Config, readConfig } from '../server/config.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import { readOrCreateSecret } from '../server/session-secret.ts';
import { startApi } from '../server/start-api.ts';
import { StartError } from '../server/start-error.ts';
import { migrationSource, schemaState } from './migrate.ts';

let database: TestDatabase;
let config: Readonly<Config>;
beforeEach(async () => {
  database = await createTestDatabase();
  config = readConfig({ DATABASE_URL: database.url, DATA_DIR: database.folder, LOG_LEVEL: 'silent' });
});

test('the first administrator gets the configured name and password', async () => {
  const given = { ...config, adminUsername: '田中', adminPassword: password };
  expect(await prepareDatabase(given)).toEqual({ username: '田中' });
});

test('processes that start at the same time migrate once', async () => {
  const env = { DATABASE_URL: database.url, ADMIN_NEW_PASSWORD: 'x' };
  if (!isOnMySql) writeFileSync(database.url, '');
  const runs = ['a', 'b', 'c', 'd'].map((name) => runNode('cli/admin.ts', ['create', name], env));
  const codes = await Promise.all(runs.map(({ ended }) => ended));
  expect([codes, runs.map(({ output }) => output()).join()]).toEqual([[0, 0, 0, 0], expect.any(String)]);
  expect(await prepareDatabase(config)).toBeUndefined();
  const db = database.open();
  expect(await db('administrators')).toHaveLength(4);
  const names = (await db('knex_migrations').orderBy('id')).map(({ name }: { name: string }) => name);
  expect(names).toEqual(await migrationSource.getMigrations([]));
});

test('a database of 25 November 2026 gets the columns of later releases and keeps its rows', async () => {
  const api = await startTestApi();
  await api.visitor().post('/api/business-leads', lead);
  for (const table of ['business_leads', 'contact_messages', 'partner_applications'])
    await api.db.schema.alterTable(table, (columns) => {
      columns.dropIndex([], `${table}_derivation`);
      columns.dropIndex([], `${table}_second_phone`);
      columns.dropColumns('search_text', 'derivation', 'second_phone_key');
    });
  await api
    .db('knex_migrations')
    .whereIn('name', ['0000-base', '0090-search-text', '0091-phone-keys'])
    .delete();
  await api.db('knex_migrations').insert({ name: '0080-saved-views', batch: 1, migration_time: new Date() });
  await prepareDatabase(readConfig({ DATABASE_URL: api.databaseUrl, DATA_DIR: database.folder }));
  expect(await schemaState(api.db)).toEqual({ missing: [], later: [] });
  expect(await api.db('business_leads').select('name', 'derivation', 'second_phone_key')).toEqual([
    { name: lead.name, derivation: 0, second_phone_key: null },
  ]);
});

test('an interrupted migration is run again', async () => {
  const db = database.open();
  await db.schema.createTable('business_leads_unfinished', (table) => table.increments('id'));
  if (isOnMySql) {
    await db.migrate.list({ migrationSource });
    await db('knex_migrations_lock').update({ is_locked: 1 });
  }
  await prepareDatabase(config);
  expect(await db.schema.hasColumn('business_leads', 'submission_id')).toBe(true);
  expect(await db.schema.hasTable('business_leads_unfinished')).toBe(false);
});

test('stopping the API ends the background update of old rows after the current portion', async () => {
  await prepareDatabase(config);
  const db = database.open();
  const rows = Array.from({ length: 3000 }, (_, index) => leadRow(`old-${index}`, Date.now()));
  await db.batchInsert('business_leads', rows, 100);
  const api = await startApi(config);
  await api.close();
  expect((await db('business_leads').where({ derivation: 0 })).length).toBeGreaterThan(2000);
});

test('requests get 503 while tables are missing, except for submissions on MySQL', async () => {
  const api = await startTestApi();
  const administrator = await api.administrator();
  await api.db.schema.renameTable('business_leads', 'away');
  await api.db.schema.renameTable('sessions', 'sessions_away');
  if (isOnMySql) {
    const answer = await administrator.get('/api/auth-check');
    expect(answer.status).toBe(503);
    expect(answer.json).toMatchObject({ code: 'unavailable' });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await api.visitor().post('/api/business-leads', lead)).status).toBe(201);
  }
  const readiness = await api.visitor().get('/readyz');
  expect([readiness.status, readiness.json.status]).toEqual(isOnMySql ? [200, 'degraded'] : [503, undefined]);
  expect((await api.visitor().get('/healthz')).status).toBe(200);
  await api.db.schema.renameTable('away', 'business_leads');
  await api.db.schema.renameTable('sessions_away', 'sessions');
  expect((await administrator.get('/api/auth-check')).status).toBe(200);
  expect((await api.visitor().get('/readyz')).status).toBe(200);
});

async function failureOf(env: NodeJS.ProcessEnv): Promise<unknown> {
  try {
    const api = await startApi(readConfig({ DATA_DIR: database.folder, LOG_LEVEL: 'silent', ...env }));
    await api.close();
  } catch (error) {
    return error;
  }
  return undefined;
}

testOnSqlite('startup with an invalid SQLite file or data folder fails with one sentence', async () => {
  const file = join(database.folder, 'letter.txt');
  writeFileSync(file, 'Dear Sir or Madam, '.repeat(100));
  const unwritable = /^The data folder .* can't be written \(\w+\): make it writable/;
  for (const [env, message] of [
    [{ DATABASE_URL: file }, /letter\.txt is damaged or no database \(SQLITE_NOTADB\)/],
    [{ DATABASE_URL: database.folder }, /can't be opened or written \(EISDIR\)/],
    [{ DATABASE_URL: join(file, 'leads.sqlite') }, /leads\.sqlite can't be opened or written \(ENOTDIR\)/],
    [{ DATA_DIR: join(file, 'data') }, unwritable],
    [{ DATA_DIR: '/proc/data' }, unwritable],
  ] as const) {
    const error = await failureOf(env);
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(message);
  }
});

testOnSqlite('the session secret is created once, readable only by its owner', () => {
  const folder = join(database.folder, 'deep', 'data');
  const secret = readOrCreateSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readOrCreateSecret(folder)).toBe(secret);
  expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toBe(secret);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o400);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(readdirSync(folder)).toEqual(['session-secret']);
});

testOnSqlite('a damaged session secret is refused in words', () => {
  const file = join(database.folder, 'session-secret');
  const damaged = expect.objectContaining({
    name: 'StartError',
    message: expect.stringContaining('damaged'),
  });
  writeFileSync(file, '');
  expect(() => readOrCreateSecret(database.folder)).toThrow(damaged);
  rmSync(file);
  mkdirSync(file);
  expect(() => readOrCreateSecret(database.folder)).toThrow(damaged);
  rmdirSync(file);
  expect(readOrCreateSecret(database.folder)).toMatch(/^[\w-]{43}$/);
});

testOnSqlite('the SQLite file is readable only by its owner', async () => {
  const folder = join(database.folder, 'open');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const api = await startApi(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  await api.close();
});
