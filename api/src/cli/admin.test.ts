import { runCommand } from '../../test/support/run-command.ts';
import { password, sharedApi } from '../../test/support/test-api.ts';
import { testOnSqlite } from '../../test/support/test-on-sqlite.ts';
import { runAdmin } from './run-admin.ts';

const api = sharedApi();
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  env = { DATABASE_URL: api.databaseUrl };
});

const admin = (
  args: string[],
  { input = '', more = {} }: { input?: string | Buffer; more?: NodeJS.ProcessEnv } = {},
) => runCommand(runAdmin, args, { ...env, ...more }, input);

const signIn = async (username: string, given: string) =>
  (await api.visitor().post('/api/login', { username, password: given })).status;

test('create and password take every spelling of a name that sign-in takes', async () => {
  expect((await admin(['create', 'ｒｅｎé\n'], { input: 'passwort eins\n' })).output).toBe(
    "Administrator 'rené' can sign in now.\n",
  );
  expect(await signIn('rene\u0301', 'passwort eins')).toBe(200);
  expect(await admin(['create', 'rene\u0301'], { input: 'another one' })).toEqual({
    code: 1,
    output: "There is an administrator 'rené' already.\n",
  });
  expect(await signIn('rené', 'passwort eins')).toBe(200);
  expect((await admin(['password', 'rene\u0301'], { input: 'passwort zwei' })).code).toBe(0);
  expect(await signIn('rené', 'passwort zwei')).toBe(200);
  expect(await admin(['create', 'x'.repeat(201)])).toEqual({
    code: 1,
    output: 'Username must be at most 200 characters\n',
  });
});

test('passwords set on the command line need not be changed at the first sign-in', async () => {
  await admin(['create', 'kumari'], { input: 'passwort eins' });
  const mustChange = () =>
    api
      .db('administrators')
      .where({ username: 'kumari' })
      .pluck('must_change_password')
      .then(([flag]) => Boolean(flag));
  expect(await mustChange()).toBe(false);
  await api.db('administrators').where({ username: 'kumari' }).update({ must_change_password: true });
  await admin(['password', 'kumari'], { input: 'passwort zwei' });
  expect(await mustChange()).toBe(false);
});

test('create accepts only known roles', async () => {
  expect(await admin(['create', 'sunil', 'viewer'], { input: 'first' })).toEqual({
    code: 0,
    output: "Viewer 'sunil' can sign in now.\n",
  });
  expect(await api.db('administrators').where({ username: 'sunil' }).first('role')).toEqual({
    role: 'viewer',
  });
  expect(await admin(['create', 'kamala', 'owner'], { input: 'first' })).toEqual({
    code: 1,
    output: "'owner' is not a role; the roles are administrator and viewer.\n",
  });
});

test('disable refuses the last enabled administrator', async () => {
  const others = api.db('administrators').whereNot({ username: 'admin' });
  await others.clone().update({ disabled_at: Date.now() });
  expect(await admin(['disable', 'admin'])).toEqual({
    code: 1,
    output: "'admin' is the last administrator who can sign in; add another first.\n",
  });
  expect(await signIn('admin', password)).toBe(200);
  await others.update({ disabled_at: null });
});

test('commands are recorded in the audit log without an acting account', async () => {
  await admin(['create', 'ishara'], { input: 'first' });
  await admin(['disable', 'ishara']);
  const entries = await api.db('audit_log').orderBy('id', 'desc').limit(2);
  expect(entries.map(({ kind, username, detail }) => [kind, username, JSON.parse(detail)])).toEqual([
    ['administrator-changed', '', { username: 'ishara', isDisabled: true }],
    ['administrator-added', '', { username: 'ishara', role: 'administrator' }],
  ]);
});

test('password changes the password', async () => {
  await admin(['create', 'ama'], { input: 'first' });
  expect((await admin(['password', 'ama'], { more: { ADMIN_NEW_PASSWORD: 'second' } })).code).toBe(0);
  expect([await signIn('ama', 'first'), await signIn('ama', 'second')]).toEqual([401, 200]);
});

test('disable prevents sign-ins at once, and list shows it', async () => {
  await admin(['create', 'ruwan'], { input: 'first' });
  expect((await admin(['disable', 'ruwan'])).code).toBe(0);
  expect(await signIn('ruwan', 'first')).toBe(401);
  const { output } = await admin(['list']);
  expect(output).toMatch(/^admin\tadministrator\tsince \d{4}-\d\d-\d\dT[\d:.]+Z$/m);
  expect(output).toMatch(/^ruwan\tadministrator\tsince \S+\tdisabled$/m);
});

testOnSqlite.each([['password'], ['disable'], ['second-factor-off']])(
  '%s refuses an unknown name',
  async (command) => {
    expect(await admin([command, 'nobody'], { input: 'x' })).toEqual({
      code: 1,
      output: "There is no administrator 'nobody'.\n",
    });
  },
);

testOnSqlite.each([
  ['that nobody can type', 'pass\u200bword', {}, /^The password must not contain .* signing in\.\n$/],
  [
    'in another encoding than UTF-8',
    Buffer.from('pässwort-långt-nog', 'latin1'),
    {},
    /^The password on standard input is not UTF-8 text: send it as UTF-8\.\n$/,
  ],
  ['that is empty', '\n', {}, /^The password is empty; nothing was changed\.\n$/],
  [
    'that is weak on a public site',
    'short',
    { PUBLIC_URL: 'https://example.com' },
    /^The password is too weak for a public site: it must have at least 15 characters\.\n$/,
  ],
])('the password command rejects a password %s', async (_what, input, more, sentence) => {
  expect(await admin(['password', 'admin'], { input, more })).toEqual({
    code: 1,
    output: expect.stringMatching(sentence),
  });
  expect(await signIn('admin', password)).toBe(200);
});

testOnSqlite.each([
  [[]],
  [['create']],
  [['list', 'x']],
  [['disable', 'a', 'b']],
  [['toString', 'a']],
  [['remove', 'a']],
  [['create', '--help']],
  [['create', '-x', 'viewer']],
  [['password', '-h']],
])('the arguments %j print the usage', async (args) => {
  const { code, output } = await admin(args);
  expect(code).toBe(1);
  expect(output).toMatch(/^Usage: npm run admin -- COMMAND/);
});

testOnSqlite('a database that does not exist is not created', async () => {
  const file = '/proc/suite.sqlite';
  expect(await admin(['list'], { more: { DATABASE_URL: file } })).toEqual({
    code: 1,
    output: `There is no database ${file}: start the product once, or correct DATA_DIR or DATABASE_URL.\n`,
  });
});

testOnSqlite('an unreachable database is reported in one sentence', async () => {
  const { code, output } = await admin(['list'], { more: { DATABASE_URL: 'mysql://a:b@127.0.0.1:1/x' } });
  expect([code, output]).toEqual([
    1,
    "MySQL at 127.0.0.1:1 can't be reached (ECONNREFUSED): start it, or correct DATABASE_URL.\n",
  ]);
});
