import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import type { Knex } from 'knex';
import { afterwards } from '../../test/support/afterwards.ts';
import { fileWith, problemsOf } from '../../test/support/config-problems.ts';
import { pathWithMySql } from '../../test/support/mysql-programs.ts';
import { runNode } from '../../test/support/run-node.ts';
import { createTestDatabase, isOnMySql, type TestDatabase } from '../../test/support/test-database.ts';
import { readConfig } from '../server/config.ts';

const docker = (...args: string[]) => execFileSync('docker', args, { encoding: 'utf8' });

/** Returns the CA certificate that MySQL's container generated at its first start. */
function serverAuthority() {
  const { port } = new URL(process.env.TEST_MYSQL_URL ?? '');
  const [container = ''] = docker('ps', '--quiet', '--filter', `publish=${port}`).split('\n');
  return docker('exec', container, 'cat', '/var/lib/mysql/ca.pem');
}

describe('the TLS settings', () => {
  const url = 'mysql://suite:geheim@db/leads';
  const caFile = fileWith('-----BEGIN CERTIFICATE-----\n');
  const tlsOf = (env: NodeJS.ProcessEnv) => {
    const { database } = readConfig(env);
    return database.kind === 'mysql' ? database.tls : undefined;
  };

  test.each([
    [url, undefined],
    [`${url}?ssl-mode=DISABLED`, undefined],
    [`${url}?ssl-mode=required`, 'REQUIRED'],
    [`${url}?ssl-mode=VERIFY_CA`, 'VERIFY_CA'],
    [`${url}?ssl-mode=VERIFY_IDENTITY`, 'VERIFY_IDENTITY'],
  ])('for %s have the TLS mode %s', (DATABASE_URL, mode) =>
    expect(tlsOf({ DATABASE_URL })).toEqual(mode && { mode }),
  );

  test('verify certificate and host if only DATABASE_CA_FILE is set', () => {
    expect(tlsOf({ DATABASE_URL: url, DATABASE_CA_FILE: caFile })).toEqual({
      mode: 'VERIFY_IDENTITY',
      caFile,
    });
    expect(tlsOf({ DATABASE_URL: url, DATABASE_CA_FILE: fileWith('\n') })).toBeUndefined();
    // MySQL ends the file that it generates with NUL.
    const generated = fileWith('-----BEGIN CERTIFICATE-----\n\0');
    expect(tlsOf({ DATABASE_URL: url, DATABASE_CA_FILE: generated })?.caFile).toBe(generated);
  });

  test.each(['ssl=true', 'ssl-mode=', 'ssl-mode=PREFERRED', 'charset=latin1', 'ssl-mode=REQUIRED&x=1'])(
    'refuse the option %s with a list of the known ones',
    (option) =>
      expect(problemsOf({ DATABASE_URL: `${url}?${option}` })).toEqual([
        'DATABASE_URL has an unknown option: it takes only ?ssl-mode=, which is one of DISABLED, REQUIRED, VERIFY_CA, VERIFY_IDENTITY',
      ]),
  );

  test('refuse a CA file that is missing, invalid or unused', () => {
    const problemWith = (more: NodeJS.ProcessEnv) => problemsOf({ DATABASE_URL: url, ...more }).join();
    expect(problemWith({ DATABASE_CA_FILE: '/nowhere.pem' })).toMatch(
      /nowhere\.pem can't be read \(ENOENT\)/,
    );
    expect(problemWith({ DATABASE_CA_FILE: fileWith('certificate') })).toMatch(
      /holds no certificate in PEM form/,
    );
    for (const mode of ['REQUIRED', 'DISABLED'])
      expect(problemWith({ DATABASE_CA_FILE: caFile, DATABASE_URL: `${url}?ssl-mode=${mode}` })).toMatch(
        /^DATABASE_URL must not switch verification off/,
      );
  });
});

const onMySql = () => {
  let database: TestDatabase;
  let root: Knex;
  let user: string;
  let url: string;
  let env: NodeJS.ProcessEnv;
  let caFile: string;

  beforeEach(async () => {
    database = await createTestDatabase();
    root = database.open();
    user = `tls_${randomBytes(4).toString('hex')}`;
    // MySQL refuses this account on unencrypted connections.
    await root.raw(`create user ${user}@'%' identified by 'geheim' require ssl`);
    afterwards(() => root.raw(`drop user ${user}@'%'`));
    const { pathname } = new URL(database.url);
    for (const suffix of ['', '_restored', '_replaced'])
      await root.raw(`grant all on \`${pathname.slice(1)}${suffix}\`.* to ${user}@'%'`);
    url = Object.assign(new URL(database.url), { username: user, password: 'geheim' }).href;
    caFile = join(database.folder, 'ca.pem');
    writeFileSync(caFile, serverAuthority());
    env = {
      PATH: pathWithMySql(database.folder),
      DATA_DIR: database.folder,
      BACKUP_FOLDER: join(database.folder, 'backups'),
    };
  });
  const run = (file: string, args: string[], more: NodeJS.ProcessEnv) =>
    runNode(file, args, { ...env, PORT: '0', ...more });
  const outcomeOf = async (file: string, args: string[], more: NodeJS.ProcessEnv) => {
    const one = run(file, args, more);
    return { code: await one.ended, output: one.output() };
  };
  const verified = () => ({ DATABASE_URL: `${url}?ssl-mode=VERIFY_CA`, DATABASE_CA_FILE: caFile });

  test('the API connects to MySQL over TLS with the CA file', async () => {
    await run('server/main.ts', [], verified()).waitFor(/database ready/);
    const [ciphers] = await root.raw(
      `select variable_value as cipher from performance_schema.status_by_thread
       join performance_schema.threads using (thread_id)
       where processlist_user = ? and variable_name = 'Ssl_cipher'`,
      [user],
    );
    expect(ciphers.map(({ cipher }: { cipher: string }) => cipher)).toContainEqual(
      expect.stringMatching(/^TLS_|AES/),
    );
  });

  test.each([
    ['without TLS', () => ({ DATABASE_URL: url }), /refuses the user/],
    [
      'with another CA file',
      () => {
        writeFileSync(caFile, rootCertificates[0] ?? '');
        return verified();
      },
      /The TLS connection to MySQL at .* failed \(.*certificate.*\): check DATABASE_CA_FILE/,
    ],
    [
      'without a CA file, for a certificate of no well-known authority',
      () => ({ DATABASE_URL: `${url}?ssl-mode=VERIFY_IDENTITY` }),
      /The TLS connection to MySQL at .* failed/,
    ],
    [
      'with the CA file alone, for a certificate of another host',
      () => ({ DATABASE_URL: url, DATABASE_CA_FILE: caFile }),
      /The TLS connection to MySQL at .* failed/,
    ],
  ])('the API refuses a connection %s', async (_, settings, sentence) => {
    const api = run('server/main.ts', [], settings());
    const [line] = await api.waitFor(/^.*"msg":"database not ready.*$/m);
    expect(JSON.parse(line).error).toMatch(sentence);
  });

  test('migration, backup and restore run over TLS with the CA file', async () => {
    const migrated = await outcomeOf('cli/migrate.ts', [], verified());
    expect(migrated).toEqual({ code: 0, output: 'The schema is up to date.\n' });
    const backup = await outcomeOf('cli/backup.ts', ['now'], verified());
    expect(backup).toEqual({ code: 0, output: expect.stringMatching(/^Wrote/) });
    const [name = ''] = readdirSync(env.BACKUP_FOLDER ?? '').filter((file) => file.startsWith('2'));
    const restored = await outcomeOf('cli/backup.ts', ['restore', name], verified());
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/Restored in/) });
  });

  test('a backup refuses a certificate of another authority', async () => {
    await outcomeOf('cli/migrate.ts', [], verified());
    writeFileSync(caFile, rootCertificates[0] ?? '');
    for (const settings of [verified(), { DATABASE_URL: `${url}?ssl-mode=VERIFY_IDENTITY` }])
      expect(await outcomeOf('cli/backup.ts', ['now'], settings)).toEqual({
        code: 1,
        output: expect.stringMatching(/^mysqldump failed: .*(?:SSL|TLS|certificate)/),
      });
  });
};

if (isOnMySql) describe('on MySQL', onMySql);
