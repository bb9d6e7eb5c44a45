import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Knex } from 'knex';
import { freePort } from '../../../scripts/testing/free-port.ts';
import { temporaryFolder } from '../../test/support/afterwards.ts';
import { pathWithMySql } from '../../test/support/mysql-programs.ts';
import { forgetRecords, sendLead } from '../../test/support/record-seeds.ts';
import { runCommand } from '../../test/support/run-command.ts';
import { runNode, terminate } from '../../test/support/run-node.ts';
import { scrape } from '../../test/support/scrape.ts';
import { sharedAdministrator, sharedApi } from '../../test/support/test-api.ts';
import { createTestDatabase, isOnMySql, type TestDatabase } from '../../test/support/test-database.ts';
import { testOnSqlite } from '../../test/support/test-on-sqlite.ts';
import { runBackup } from '../cli/run-backup.ts';
import { openJournal } from '../intake/journal.ts';
import { readErasures } from '../submissions/erasure-file.ts';
import { copyJournal, keepUncopied } from './copy-journal.ts';
import { countingRows } from './mysql-tools.ts';

const data = temporaryFolder();
const backups = join(data, 'backups');
const PATH = isOnMySql ? pathWithMySql(data) : process.env.PATH;
const secrets = {
  old: 'a secret that was in force before',
  between: 'a secret between the old and the new',
  new: 'a secret that is in force by now!!',
};

const api = sharedApi({ DATA_DIR: data, SESSION_SECRET: secrets.old });
const administrator = sharedAdministrator(api);
let target: TestDatabase;
beforeEach(async () => {
  target = await createTestDatabase();
  await forgetRecords(api);
  await api.db('erasures').delete();
  for (const name of ['backups', 'erasures.jsonl'])
    rmSync(join(data, name), { recursive: true, force: true });
});

const run = (args: string[], more: NodeJS.ProcessEnv = {}) =>
  runCommand(runBackup, args, {
    PATH,
    DATA_DIR: data,
    BACKUP_FOLDER: backups,
    SESSION_SECRET: secrets.old,
    ...more,
  });

const backUp = (more: NodeJS.ProcessEnv = {}) => run(['now'], { DATABASE_URL: api.databaseUrl, ...more });
/** Restores into a separate database, beside the running one. */
const restore = (args: string[], more: NodeJS.ProcessEnv = {}) =>
  run(['restore', ...args], { DATABASE_URL: target.url, ...more });

const nameBefore = (now: number, days: number) =>
  `${new Date(now - days * 86_400_000).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

const names = () => readdirSync(backups).filter((name) => name.startsWith('2'));

async function backedUp(more: NodeJS.ProcessEnv = {}): Promise<string> {
  const { code, output } = await backUp(more);
  expect([code, output]).toEqual([0, expect.stringMatching(/^Wrote .*Z: \d+ rows/)]);
  return names().at(-1) ?? '';
}

const leadsIn = () => target.on((db) => db('business_leads').orderBy('id').select('*'));

/** Restores a backup of one lead. Returns its name. */
async function restoredOnce() {
  await sendLead(api);
  const name = await backedUp();
  expect((await restore([name])).code).toBe(0);
  return name;
}

test('a backup of a running product contains every row and is readable only by its owner', async () => {
  for (const name of ["it's (1),(2)", 'back\\slash', '山田 👍']) await sendLead(api, { name });
  const started = Math.floor(Date.now() / 1000);
  const name = await backedUp();
  expect(await restore([name])).toEqual({ code: 0, output: expect.stringMatching(/Restored in/) });
  expect(await leadsIn()).toEqual(await api.db('business_leads').orderBy('id').select('*'));
  expect(await target.on((db) => db('sessions'))).toEqual([]);
  const files = readdirSync(join(backups, name)).map((file) => join(backups, name, file));
  expect(new Set(files.map((file) => statSync(file).mode & 0o777))).toEqual(new Set([0o600]));
  expect(Number(readFileSync(join(backups, 'last-success'), 'utf8'))).toBeGreaterThanOrEqual(started);
});

test('a restored database does not contain people erased after the backup', async () => {
  const key = { 'Idempotency-Key': randomUUID() };
  const kamala = { name: 'Kamala', mobileNumber: '+94 77 555 0123', email: 'kamala@example.com' };
  await api.visitor().post('/api/business-leads', kamala, key);
  await sendLead(api);
  for (const q of ['kamala', 'hotel'])
    await administrator.post('/api/admin/views', { kind: 'business-leads', name: q, view: { q } });
  const name = await backedUp();
  expect((await administrator.post('/api/admin/privacy/erase', { email: kamala.email })).status).toBe(200);
  expect((await restore([name])).output).toMatch(/1 records of erased people wiped again/);
  const rows = await leadsIn();
  expect(JSON.stringify(rows)).not.toMatch(/kamala|77 ?555/i);
  expect(rows.map(({ folder }) => folder).sort()).toEqual(['erased', 'inbox']);
  expect(await target.on((db) => db('saved_views').pluck('name'))).toEqual(['hotel']);
  const receipts = (db: Knex) => db('erasures').select('at', 'erased');
  expect(await target.on(receipts)).toEqual(await receipts(api.db));
  expect(JSON.parse((await receipts(api.db))[0].erased)).toMatchObject({ businessLeads: 1 });
  const [entry] = await target.on((db) => db('audit_log').where({ kind: 'backup-restored' }));
  expect(JSON.parse(entry.detail)).toEqual({ backup: name, erasedAgain: 1, purged: 0 });
});

testOnSqlite('an incomplete write does not corrupt the list of erasures', async () => {
  await sendLead(api, { email: 'kamala@example.com' });
  const name = await backedUp();
  appendFileSync(join(data, 'erasures.jsonl'), '\n{"at":17');
  await administrator.post('/api/admin/privacy/erase', { email: 'kamala@example.com' });
  expect((await restore([name])).output).toMatch(/1 erasures are known.*1 records of erased people/s);
});

test('a restore fails if erasures were recorded under a previous SESSION_SECRET that is not provided', async () => {
  await sendLead(api, { email: 'kamala@example.com' });
  const name = await backedUp();
  await administrator.post('/api/admin/privacy/erase', { email: 'kamala@example.com' });
  const changed = { SESSION_SECRET: secrets.new };
  expect(await restore([name], changed)).toEqual({
    code: 1,
    output: expect.stringMatching(/^1 people were erased .* FORMER_SESSION_SECRET/),
  });
  const all = { ...changed, FORMER_SESSION_SECRET: `${secrets.between}\n${secrets.old}` };
  expect((await restore([name], all)).output).toMatch(/1 records of erased people wiped again/);
});

testOnSqlite.each([
  [['now', '--force']],
  [['now', '--help']],
  [['list', '--key', 'x']],
  [['service', '--try']],
  [['restore', 'x', '--also-prune', 'y']],
])('the arguments %j print the usage', async (args) => {
  expect(await run(args)).toEqual({ code: 1, output: expect.stringMatching(/^Usage: npm run backup/) });
});

test('a restore replaces a database that contains records only with --force', async () => {
  const name = await restoredOnce();
  const again = await restore([name]);
  expect([again.code, again.output]).toEqual([1, expect.stringMatching(/is not empty\. .*--force/)]);
  await sendLead(api, { name: 'Second' });
  const later = await backedUp();
  expect((await restore([later, '--force'])).code).toBe(0);
  expect(await leadsIn()).toHaveLength(2);
});

test('a restore is tried beside a running product, which it does not change', async () => {
  await sendLead(api);
  const name = await backedUp();
  await sendLead(api, { name: 'Second' });
  const running = { DATABASE_URL: api.databaseUrl };
  if (!isOnMySql)
    expect(await run(['restore', name, '--force'], running)).toEqual({
      code: 1,
      output: expect.stringMatching(/The product is running on .*: stop it first\.\n$/),
    });
  expect(await run(['restore', name, '--try'], running)).toEqual({
    code: 0,
    output: expect.stringMatching(/can be restored, which took .* unchanged/),
  });
  expect(await api.db('business_leads')).toHaveLength(2);
  await sendLead(api, { name: 'Third' });
  expect(existsSync(join(backups, 'last-trial'))).toBe(true);
});

test('a restore of a changed or missing backup changes nothing', async () => {
  const name = await restoredOnce();
  const file = readdirSync(join(backups, name)).find((one) => one.startsWith('database')) ?? '';
  appendFileSync(join(backups, name, file), 'x');
  expect((await restore([name, '--force'])).output).toMatch(/is not as it was written: database/);
  expect((await restore(['2020-01-01T00-00-00Z', '--force'])).output).toContain(`there are ${name}`);
  for (const text of [
    '',
    'null',
    '{}',
    JSON.stringify({ version: 2, files: {}, tables: {}, journals: {} }),
  ]) {
    writeFileSync(join(backups, name, 'manifest.json'), text);
    expect((await restore([name, '--force'])).output).toMatch(/manifest\.json is (?:damaged\.|from a later)/);
  }
  expect(await leadsIn()).toHaveLength(1);
});

testOnSqlite('a restore replaces a damaged database only with --force', async () => {
  const name = await restoredOnce();
  writeFileSync(target.url, 'Dear Sir or Madam, '.repeat(100));
  expect((await restore([name])).output).toMatch(/is damaged or no database .* --force/);
  expect((await restore([name, '--force'])).code).toBe(0);
  expect(await leadsIn()).toHaveLength(1);
});

describe('a backup that another user may have written', () => {
  testOnSqlite.each(['database', 'the folder'])('is refused if %s is writable by others', async (what) => {
    await sendLead(api);
    const name = await backedUp();
    const folder = join(backups, name);
    const file = readdirSync(folder).find((one) => one.startsWith('database')) ?? '';
    if (what === 'database') chmodSync(join(folder, file), 0o664);
    else chmodSync(folder, 0o777);
    expect(await restore([name])).toEqual({
      code: 1,
      output: expect.stringMatching(/^Another user may have changed this backup: .* --trust-files\.\n$/),
    });
    expect((await restore([name, '--trust-files'])).code).toBe(0);
    expect(await leadsIn()).toHaveLength(1);
  });

  // Only root can change a file's owner.
  if (process.getuid?.() === 0)
    testOnSqlite('is refused if a file belongs to another user', async () => {
      const name = await backedUp();
      chownSync(join(backups, name, 'manifest.json'), 65_534, 65_534);
      expect((await restore([name])).output).toMatch(/manifest\.json belongs to user 65534\./);
    });
});

if (isOnMySql)
  test('the mysql program loads a dump in binary mode', async () => {
    await sendLead(api);
    const name = await backedUp();
    const folder = join(backups, name);
    const dump = join(folder, 'database.sql.zst');
    const text = zstdDecompressSync(readFileSync(dump)).toString();
    writeFileSync(dump, zstdCompressSync(`${text}\nUPDATE business_leads SET name = 'two\r\nlines';\n`));
    const file = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    manifest.files['database.sql.zst'] = createHash('sha256').update(readFileSync(dump)).digest('hex');
    writeFileSync(file, JSON.stringify(manifest));
    expect((await restore([name])).code).toBe(0);
    expect(await leadsIn()).toMatchObject([{ name: 'two\r\nlines' }]);
  });

test('restoring a backup with missing rows keeps the previous database', async () => {
  await restoredOnce();
  await sendLead(api);
  const manifest = join(backups, await backedUp(), 'manifest.json');
  const text = readFileSync(manifest, 'utf8').replace('"business_leads": 2', '"business_leads": 3');
  rmSync(manifest);
  appendFileSync(manifest, text);
  const answer = await restore([names().at(-1) ?? '', '--force']);
  expect([answer.code, answer.output]).toEqual([
    1,
    expect.stringMatching(/The backup is not whole: .*business_leads/),
  ]);
  expect(await leadsIn()).toHaveLength(1);
});

const hasOpenssl = !spawnSync('openssl', ['version']).error;
const testEncrypted = hasOpenssl ? test : test.skip;
const why = hasOpenssl
  ? ''
  : ' (skipped: the program openssl, which encrypts backups, is not installed here)';

testEncrypted(`an encrypted backup is restored with the private key alone${why}`, async () => {
  const [certificate, key] = [join(data, 'backup.crt'), join(data, 'backup.key')];
  const other = join(data, 'other.key');
  spawnSync('openssl', ['genpkey', '-algorithm', 'RSA', '-out', other]);
  const subject = ['-subj', '/CN=backup', '-nodes', '-days', '3650', '-newkey', 'rsa:2048'];
  spawnSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate]);
  await sendLead(api, { name: 'Kamala' });
  const name = await backedUp({ BACKUP_CERTIFICATE_FILE: certificate });
  expect(readdirSync(join(backups, name)).filter((file) => file.endsWith('.zst'))).toEqual([]);
  expect((await restore([name])).output).toMatch(/is encrypted: give .* --key/);
  const sentences = [
    [certificate, /^The file \S+backup\.crt is no private key in PEM form/],
    [other, /other\.key can't decrypt this backup: give the private key of the certificate/],
    [join(data, 'missing.key'), /^The key \S+missing\.key can't be read \(ENOENT\)/],
    [data, /^The key \S+ is a folder, which Docker creates/],
  ] as const;
  for (const [file, sentence] of sentences) {
    const { code, output } = await restore([name, '--key', file]);
    expect([code, output.trimEnd().split('\n').at(-1)]).toEqual([1, expect.stringMatching(sentence)]);
  }
  expect((await restore([name, '--key', key])).output).toMatch(/Restored in/);
  expect(await leadsIn()).toMatchObject([{ name: 'Kamala' }]);
});

testOnSqlite('an encrypted backup fails before it writes anything if openssl is missing', async () => {
  const certificate = join(data, 'some.crt');
  writeFileSync(certificate, '-----BEGIN CERTIFICATE-----\n');
  const run = runNode('cli/backup.ts', ['now'], {
    DATABASE_URL: api.databaseUrl,
    DATA_DIR: data,
    BACKUP_FOLDER: backups,
    BACKUP_CERTIFICATE_FILE: certificate,
    PATH: '/nowhere',
  });
  expect([await run.ended, run.output()]).toEqual([
    1,
    expect.stringMatching(/^Encrypted backups need the program openssl, .*install/),
  ]);
  expect(existsSync(backups)).toBe(false);
});

test('the backup service writes a missed backup, copies the list of erasures and logs failures', async () => {
  await sendLead(api, { email: 'kamala@example.com' });
  await administrator.post('/api/admin/privacy/erase', { email: 'kamala@example.com' });
  const env = { PATH, DATA_DIR: data, BACKUP_FOLDER: backups, DATABASE_URL: api.databaseUrl };
  const service = runNode('cli/backup.ts', ['service'], env);
  const [line] = await service.waitFor(/^.*"msg":"backup written".*$/m);
  expect(JSON.parse(line)).toMatchObject({ level: 'info', name: names()[0], waiting: 0 });
  expect(await terminate(service)).toBe(0);
  const erasures = (folder: string) => readErasures(join(folder, 'erasures.jsonl'));
  expect(erasures(backups)).toHaveLength(1);
  expect(erasures(backups)).toEqual(erasures(data));
  const away = runNode('cli/backup.ts', ['service'], {
    ...env,
    BACKUP_FOLDER: join(data, 'others'),
    DATABASE_URL: join(data, 'nothing.sqlite'),
  });
  const [failure] = await away.waitFor(/^.*"msg":"backup failed".*$/m);
  expect(JSON.parse(failure)).toMatchObject({
    level: 'error',
    reason: expect.stringMatching(/^There is no database /),
  });
});

const inAYear = Math.floor(Date.now() / 1000) + 365 * 24 * 60 * 60;

testOnSqlite.each([
  ['after the clock was set back', inAYear],
  ['if the time of the last one cannot be read', 'abc'],
])('the backup service writes a backup %s', async (_when, time) => {
  await backedUp();
  const file = join(backups, 'last-success');
  writeFileSync(file, `${time}\n`);
  const env = { PATH, DATA_DIR: data, BACKUP_FOLDER: backups, DATABASE_URL: api.databaseUrl };
  const service = runNode('cli/backup.ts', ['service'], env);
  await service.waitFor(/"msg":"backup written"/);
  expect(Number(readFileSync(file, 'utf8'))).toBeLessThan(inAYear);
});

testOnSqlite('backups written in quick succession have different names', async () => {
  for (let written = 0; written < 4; written += 1) await backedUp();
  expect(names()).toHaveLength(4);
});

testOnSqlite(
  'the backup service names the next backup, deletes old ones in another folder too, and reports disks',
  async () => {
    const other = join(data, 'previous-folder');
    const old = nameBefore(Date.now(), 15);
    mkdirSync(join(other, old), { recursive: true });
    const env = { PATH, DATA_DIR: data, BACKUP_FOLDER: backups, DATABASE_URL: api.databaseUrl };
    const port = await freePort();
    const service = runNode('cli/backup.ts', ['service', '--also-prune', other, '--mysql-folder', data], {
      ...env,
      BACKUP_AT: '04:05',
      METRICS_PORT: String(port),
    });
    const [line] = await service.waitFor(/^.*"msg":"next backup".*$/m);
    expect(JSON.parse(line)).toMatchObject({ level: 'info', at: expect.stringMatching(/T04:05:00\.000Z$/) });
    expect(Date.parse(JSON.parse(line).at)).toBeGreaterThan(Date.now());
    expect(service.output()).toContain(`"name":"${old}","msg":"backup deleted"`);
    expect(readdirSync(other)).toEqual([]);
    const metrics = await scrape(port);
    for (const volume of ['backups', 'mysql'])
      for (const name of ['free', 'size'])
        expect(metrics.get(`suite_data_disk_${name}_bytes{volume="${volume}"}`)).toBeGreaterThan(0);
  },
);

testOnSqlite('writing a backup deletes backups older than the retention period', async () => {
  await sendLead(api);
  const name = await backedUp();
  const now = Date.now();
  const at = (days: number) => nameBefore(now, days);
  for (const days of [29, 15, 13]) mkdirSync(join(backups, at(days)));
  await backedUp();
  expect(names().filter((one) => one < name)).toEqual([at(13)]);
});

testOnSqlite.each([
  ['BACKUP_KEEP_DAYS', '31', /BACKUP_KEEP_DAYS must be a whole number from 1 to 30/],
  ['BACKUP_AT', '25:00', /BACKUP_AT must be a time of the day in UTC/],
  ['BACKUP_CERTIFICATE_FILE', '/nowhere.crt', /nowhere\.crt can't be read \(ENOENT\)/],
  ['BACKUP_CERTIFICATE_FILE', join(__dirname, '../../package.json'), /holds no certificate/],
  ['BACKUP_FOLDER', '/proc/backups', /can't be written \(\w+\): make it writable/],
])('a backup with %s=%s fails with one sentence', async (name, value, sentence) => {
  const { code, output } = await backUp({ [name]: value });
  expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringMatching(sentence)]]);
});

testOnSqlite('the row count of a dump is correct for any content and chunk size', async () => {
  const dump = [
    'LOCK TABLES `empty` WRITE;\n',
    "INSERT INTO `leads` VALUES (1,'it\\'s ),(','\\\\'),(2,NULL,0xFF),(3,'山(田','\n');\n".replace(
      '\n',
      '\\n',
    ),
    "INSERT INTO `leads` (`id`, `name`) VALUES (4,'x');\n",
  ].join('');
  for (const size of [1, 7, 10_000]) {
    const counter = countingRows();
    counter.resume();
    const bytes = Buffer.from(dump);
    for (let at = 0; at < bytes.length; at += size) counter.write(bytes.subarray(at, at + size));
    expect(counter.counts).toEqual({ empty: 0, leads: 4 });
  }
});

testOnSqlite('a journal is copied completely while its owner writes to it', async () => {
  const file = join(data, 'journal.sqlite');
  const owner = runNode('../test/support/journal-writer.ts', [file], {});
  await owner.waitFor(/\n/);
  for (let round = 0; round < 20; round += 1) {
    const written = Number(owner.output().trim().split('\n').at(-1));
    const copy = join(data, `copy-${round}.sqlite`);
    copyJournal(file, copy);
    expect(keepUncopied(copy)).toBeGreaterThanOrEqual(written);
    const journal = openJournal(copy);
    expect(journal?.checkKey({ id: `kept-${written}`, hash: 'hash', table: 'business_leads' })).toBe('same');
    journal?.close();
  }
});
