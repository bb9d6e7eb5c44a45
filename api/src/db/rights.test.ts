import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { afterwards } from '../../test/support/afterwards.ts';
import { runNode, terminate, visitorOf } from '../../test/support/run-node.ts';
import { lead, password } from '../../test/support/test-api.ts';
import { createTestDatabase, isOnMySql, type TestDatabase } from '../../test/support/test-database.ts';
import { allCopied } from '../../test/support/visitor.ts';
import { type DatabaseAddress, parseDatabaseUrl } from './database-url.ts';
import { openDatabase } from './open-database.ts';

let database: TestDatabase;
let root: Knex;
beforeEach(async () => {
  database = await createTestDatabase();
  root = database.open();
});

function run(file: string, env: NodeJS.ProcessEnv) {
  return runNode(file, [], { DATA_DIR: database.folder, PORT: '0', ADMIN_PASSWORD: password, ...env });
}

async function outcomeOf(env: NodeJS.ProcessEnv) {
  const one = run('cli/migrate.ts', env);
  return { code: await one.ended, output: one.output() };
}

test('the migrate command can be repeated', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { code, output } = await outcomeOf({ DATABASE_URL: database.url });
    expect([code, output]).toEqual([0, 'The schema is up to date.\n']);
  }
  expect(await root('business_leads')).toEqual([]);
});

test('the migrate command explains an invalid MIGRATE_DATABASE_URL', async () => {
  const { code, output } = await outcomeOf({ MIGRATE_DATABASE_URL: 'suite.sqlite' });
  expect([code, output]).toEqual([
    1,
    "The configuration can't be used:\n- MIGRATE_DATABASE_URL must be mysql://user:password@host:3306/database, the database of DATABASE_URL\n",
  ]);
});

const onMySql = () => {
  /** URLs of two accounts with the same rights as those that scripts/mysql/accounts.sh creates. */
  let api: string;
  let migrate: string;

  const urlOf = (username: string) =>
    Object.assign(new URL(database.url), { username, password: 'geheim' }).href;

  async function makeAccount(name: string, rights: string) {
    await root.raw('create user ? identified by ?', [name, 'geheim']);
    afterwards(() => root.raw('drop user ?', [name]));
    await root.raw(`grant ${rights} on ??.* to ? ${rights === 'all' ? 'with grant option' : ''}`, [
      new URL(database.url).pathname.slice(1).replaceAll('_', '\\_'),
      name,
    ]);
  }

  beforeEach(async () => {
    const mark = randomBytes(4).toString('hex');
    await makeAccount(`api_${mark}`, 'select');
    await makeAccount(`migrate_${mark}`, 'all');
    api = urlOf(`api_${mark}`);
    migrate = urlOf(`migrate_${mark}`);
  });

  const migrateBySplit = () => outcomeOf({ DATABASE_URL: api, MIGRATE_DATABASE_URL: migrate });

  async function startApi() {
    const server = run('server/main.ts', { DATABASE_URL: api });
    return { server, visitor: await visitorOf(server) };
  }

  /** Runs a statement with the API's account. Returns 'done' or MySQL's error code. */
  async function attempt(statement: string): Promise<string> {
    const db = openDatabase(parseDatabaseUrl(api) as DatabaseAddress);
    afterwards(() => db.destroy());
    return db.raw(statement).then(
      () => 'done',
      ({ code }) => code,
    );
  }

  test('an API without migration rights accepts submissions while it waits for the migration', async () => {
    const { server, visitor } = await startApi();
    await server.waitFor(/The schema is older than this release .* docker compose logs migrate/);
    expect((await visitor.post('/api/business-leads', lead)).status).toBe(201);
    expect((await visitor.post('/api/login', { username: 'admin', password })).status).toBe(503);
    expect((await visitor.get('/readyz')).json).toMatchObject({ status: 'degraded', intake: { waiting: 1 } });
    const { code, output } = await migrateBySplit();
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^The schema is up to date, 'api_\w+' has the rights of the API\.\n$/),
    ]);
    await server.waitFor(/database ready/);
    expect(server.output()).not.toMatch(/"level":"warn".*database not ready/);
    expect((await visitor.post('/api/login', { username: 'admin', password })).status).toBe(200);
    await allCopied(visitor);
    expect((await visitor.get('/api/business-leads')).json).toMatchObject([{ name: lead.name }]);
    expect(server.output()).not.toMatch(/^\s+at /m);
    expect(await terminate(server)).toBe(0);
  });

  test('an API with an older schema answers 503 but accepts submissions until it is migrated', async () => {
    expect((await migrateBySplit()).code).toBe(0);
    const before = await startApi();
    await before.server.waitFor(/database ready/);
    await before.visitor.post('/api/login', { username: 'admin', password });
    await terminate(before.server);
    await root.schema.alterTable('business_leads', (table) => table.dropColumns('search_text', 'derivation'));
    await root('knex_migrations').where({ name: '0090-search-text' }).delete();
    const { server, visitor } = await startApi();
    await server.waitFor(/it lacks 1 of its migrations, the last 0090-search-text/);
    expect((await visitor.post('/api/business-leads', lead)).status).toBe(201);
    visitor.cookie = before.visitor.cookie;
    expect((await visitor.get('/api/admin/business-leads?limit=50&q=asha')).status).toBe(503);
    await server.waitFor(/"level":"warn".*"ER_BAD_FIELD_ERROR".*"request failed"/);
    expect(server.output()).not.toContain('"level":"error"');
    expect((await migrateBySplit()).code).toBe(0);
    await server.waitFor(/database ready/);
    expect((await visitor.post('/api/login', { username: 'admin', password })).status).toBe(200);
  });

  test('the API account can change neither tables nor audit entries', async () => {
    expect((await migrateBySplit()).code).toBe(0);
    const { server, visitor } = await startApi();
    await server.waitFor(/database ready/);
    expect((await visitor.post('/api/login', { username: 'admin', password })).status).toBe(200);
    expect(await root('audit_log')).toHaveLength(1);
    for (const statement of [
      'delete from audit_log',
      'truncate audit_log',
      'drop table audit_log',
      'alter table business_leads add column x int',
      'create table x (id int)',
      'drop table business_leads',
      'insert into knex_migrations (name) values ("x")',
    ])
      expect([statement, await attempt(statement)]).toEqual([statement, 'ER_TABLEACCESS_DENIED_ERROR']);
    for (const column of ['at', 'kind', 'administrator_id', 'username', 'detail'])
      expect([column, await attempt(`update audit_log set ${column} = ''`)]).toEqual([
        column,
        'ER_COLUMNACCESS_DENIED_ERROR',
      ]);
    expect(await attempt('delete from business_leads')).toBe('done');
    expect(await attempt('select * from mysql.user')).toBe('ER_TABLEACCESS_DENIED_ERROR');
  });

  test('retention and the administrator command work with the rights of the API', async () => {
    expect((await migrateBySplit()).code).toBe(0);
    const { server, visitor } = await startApi();
    await server.waitFor(/database ready/);
    expect((await visitor.post('/api/business-leads', lead)).status).toBe(201);
    await allCopied(visitor);
    await root('business_leads').update({ created_at: 1 });
    await visitor.post('/api/login', { username: 'admin', password: 'wrong' });
    await root('audit_log').update({ at: 1 });
    const env = { DATABASE_URL: api, DATA_DIR: database.folder, ADMIN_NEW_PASSWORD: password };
    for (const [words, said] of [
      [['purge', '--now'], /^Deleted: 1 business leads/],
      [['create', 'kamala'], /'kamala' can sign in now/],
      [['list'], /kamala/],
    ] as const) {
      const command = runNode('cli/admin.ts', [...words], env);
      expect([await command.ended, command.output()]).toEqual([0, expect.stringMatching(said)]);
    }
    expect(await root('business_leads')).toEqual([]);
    expect(await root('audit_log').where({ kind: 'sign-in-failed' }).pluck('address')).toEqual(['']);
  });

  test('migrating revokes previous rights of the API account', async () => {
    const name = decodeURIComponent(new URL(api).username);
    await root.raw('grant all on ??.* to ?', [
      new URL(database.url).pathname.slice(1).replaceAll('_', '\\_'),
      name,
    ]);
    expect(await attempt('create table x (id int)')).toBe('done');
    for (let round = 0; round < 2; round += 1) expect((await migrateBySplit()).code).toBe(0);
    expect(await attempt('drop table x')).toBe('ER_TABLEACCESS_DENIED_ERROR');
    expect(await attempt('delete from audit_log')).toBe('ER_TABLEACCESS_DENIED_ERROR');
  });

  test.each([
    [
      'its own account',
      () => ({ DATABASE_URL: migrate, MIGRATE_DATABASE_URL: urlOf('nobody') }),
      /^MySQL at \S+ refuses the user 'nobody' .*\n$/,
    ],
    [
      'the API’s account',
      () => ({ DATABASE_URL: urlOf('nobody'), MIGRATE_DATABASE_URL: migrate }),
      /^MySQL at \S+ has no account .*\n$/,
    ],
  ])('the migrate command fails at once if %s does not exist', async (_what, env, output) => {
    expect(await outcomeOf(env())).toEqual({ code: 1, output: expect.stringMatching(output) });
  });
};

if (isOnMySql) describe('on MySQL', onMySql);
