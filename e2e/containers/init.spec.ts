import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runOnce } from '../gateway/compose.ts';

/** Tests the checks of init before anything starts, with separate folders for each test. */

let givenFolder: string;
let secretsFolder: string;
test.beforeEach(() => {
  givenFolder = mkdtempSync(path.join(tmpdir(), 'init-given-'));
  secretsFolder = mkdtempSync(path.join(tmpdir(), 'init-kept-'));
  // The container's root user lacks CAP_DAC_OVERRIDE, so it can't write to another user's folders.
  for (const folder of [givenFolder, secretsFolder]) chmodSync(folder, 0o777);
});
test.afterEach(() => {
  for (const folder of [givenFolder, secretsFolder]) rmSync(folder, { recursive: true, force: true });
});

const folders = () => ['-v', `${givenFolder}:/given:ro`, '-v', `${secretsFolder}:/secrets`];

function init(...settings: string[]) {
  const variables = settings.flatMap((setting) => ['-e', setting]);
  return runOnce(...folders(), ...variables, 'init');
}

const linesOf = (output: string) => output.split('\n').filter((line) => line !== '');

const refused = [
  ['DATABASE_URL=postgres://u:p@host/db', 'DATABASE_URL must be mysql://'],
  ['DATABASE_URL=mysql://u:p@host/db?charset=latin1', 'DATABASE_URL has an unknown option'],
  ['PUBLIC_URL=http://localhost:8080/site', 'PUBLIC_URL must be the address visitors use, without a path'],
  ['PUBLIC_URL=https://müller.example', 'PUBLIC_URL must be written as https://xn--mller-kva.example.'],
  ['PUBLIC_URL=HTTP://a.example', 'PUBLIC_URL must be written as http://a.example.'],
  ['PUBLIC_URL=https://a.example.', 'PUBLIC_URL must be written as https://a.example.'],
  ['CLIENT_REPORTS=٤٠', 'CLIENT_REPORTS must be written with the digits 0 to 9'],
  ['PUBLIC_URL=http://127.1:8080', 'PUBLIC_URL must be written as http://127.0.0.1:8080.'],
  ['CLIENT_REPORTS=010', 'CLIENT_REPORTS must be written with the digits 0 to 9'],
  ['BACKUP_KEEP_DAYS=１４', 'BACKUP_KEEP_DAYS must be written with the digits 0 to 9'],
  ['ADMIN_HOSTS=none ', 'ADMIN_HOSTS must not start or end with a space'],
  ['ADMIN_PORT=127.0.0.1:8080', 'ADMIN_PORT must be another port than PORT'],
  ['ADMIN_PORT=127.0.0.1:8079-8081', 'ADMIN_PORT must be another port than PORT'],
  ['PORT=127.0.0.1:', 'PORT must be a port'],
  ['MYSQL_BUFFER_POOL=512MB', 'MYSQL_BUFFER_POOL must be a size such as 512M'],
  ['MYSQL_BUFFER_POOL=99999G', 'MYSQL_BUFFER_POOL must be a size such as 512M'],
  ['PUBLIC_URL=https://*.example.com', 'PUBLIC_URL must be the address visitors use'],
  ['LIMIT_INTAKE=viele', 'LIMIT_INTAKE must be a whole number from 1 to'],
  ['SMTP_URL=mail.example.com', 'SMTP_URL must be smtps://'],
  ['TRUSTED_PROXY=proxy.local', 'TRUSTED_PROXY must be addresses or ranges'],
  ['LIMIT_CONNECTIONS=0', 'LIMIT_CONNECTIONS must be a number of connections above 0; it is "0".'],
  ['CLIENT_REPORTS=200', 'CLIENT_REPORTS must be a whole number from 0 to 100'],
  ['BACKUP_AT=25:00', 'BACKUP_AT must be a time of the day in UTC'],
  ['BACKUP_KEEP_DAYS=90', 'BACKUP_KEEP_DAYS must be a whole number from 1 to 30'],
] as const;

test('init refuses settings with the same messages as their services', () => {
  // In one container, because starting one takes two seconds.
  const command = 'for setting; do env "$setting" node scripts/init/init-secrets.ts 2>&1; echo "=> $?"; done';
  const settings = refused.map(([setting]) => setting);
  const { output } = runOnce(
    ...folders(),
    '-e',
    'PORT=8080',
    '--entrypoint',
    'sh',
    'init',
    '-c',
    command,
    'sh',
    ...settings,
  );
  const answers = output.match(/[\s\S]*?=> \d+/g) ?? [];
  expect(answers).toHaveLength(refused.length);
  for (const [index, [setting, sentence]] of refused.entries()) {
    expect.soft(answers[index], setting).toContain(sentence);
    expect.soft(answers[index], setting).toMatch(/Nothing was started.*\n=> 1$/);
  }
  expect(readdirSync(secretsFolder)).toEqual([]);
});

test('init reports a weak session secret once', () => {
  const { output } = init('PUBLIC_URL=https://www.example.com', 'SESSION_SECRET=short');
  expect(linesOf(output).filter((line) => line.includes('SESSION_SECRET'))).toEqual([
    'SESSION_SECRET must be at least 32 characters',
  ]);
});

/** Runs init with a project folder that has these files. */
function initWithProject(files: Record<string, string>) {
  const project = mkdtempSync(path.join(tmpdir(), 'init-project-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(project, name), text);
  try {
    return runOnce(...folders(), '-v', `${project}:/project:ro`, 'init');
  } finally {
    rmSync(project, { recursive: true });
  }
}

for (const value of ['pa$$word-of-horses', 'pa$word-of-horses', 'word-of-horses #1', '"word-of-horses'])
  test(`init refuses the value ${value} of .env, which Compose changes, without showing it`, () => {
    const { status, output } = initWithProject({ '.env': `ADMIN_PASSWORD=${value}\n` });
    expect([status, output]).toEqual([1, expect.stringMatching(/^ADMIN_PASSWORD in \.env .*single quotes/m)]);
    expect(output).not.toContain('of-horses');
    expect(readdirSync(secretsFolder)).toEqual([]);
  });

test('init names an unknown setting of .env', () => {
  const example = readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8');
  const { status, output } = initWithProject({ '.env': 'PUBLIC_URI=x\n', '.env.example': example });
  expect([status, output]).toEqual([0, expect.stringContaining('did you mean PUBLIC_URL?')]);
});

test('init starts without .env', () => {
  expect(initWithProject({}).status).toBe(0);
});

for (const [what, make] of [
  ['a folder', mkdirSync],
  ['a link that leads nowhere', (file: string) => symlinkSync('/etc/elsewhere', file)],
] as const)
  test(`init reports ${what} in place of a secret file`, () => {
    make(path.join(givenFolder, 'smtp_url'));
    const { status, output } = init();
    expect([status, output]).toEqual([1, expect.stringContaining(`secrets/smtp_url is ${what}`)]);
    expect(output).not.toContain('    at ');
  });

test('init forgets a weak administrator password that is no longer set', () => {
  expect(init('ADMIN_PASSWORD=admin').status).toBe(0);
  const { status, output } = init('PUBLIC_URL=https://www.example.com');
  expect([status, output]).toEqual([
    0,
    expect.stringMatching(/as admin with the password \S{32} \(shown this/),
  ]);
  expect(init('PUBLIC_URL=https://www.example.com').output).toContain('the password given or shown before');
});

test('init keeps the session secrets of several renewals, also when the operator adds one', () => {
  const show = (name: string) =>
    runOnce(...folders(), '--entrypoint', 'cat', 'init', `/secrets/${name}`).output.trim();
  const renew = () => runOnce(...folders(), 'init', 'renew', 'session_secret').status;
  expect(init().status).toBe(0);
  const first = show('session_secret');
  expect(first).toMatch(/^\S{32}$/);
  expect(renew()).toBe(0);
  const second = show('session_secret');
  expect(renew()).toBe(0);
  expect(linesOf(show('former_session_secret'))).toEqual([second, first]);
  const lost = 'a secret that only the operator still has';
  writeFileSync(path.join(givenFolder, 'former_session_secret'), `${lost}\n`);
  expect(init().status).toBe(0);
  expect(linesOf(show('former_session_secret'))).toEqual([lost, second, first]);
});

test('init renews a session secret of several lines', () => {
  const lines = `${'kq7vTz2wLp9xRm4b'.repeat(4)}\nkq7vTz2wLp9xRm4b`;
  const file = path.join(givenFolder, 'session_secret');
  writeFileSync(file, `${lines}\n`);
  expect(init().status).toBe(0);
  writeFileSync(file, 'Rm4bkq7vTz2wLp9xRm4bkq7vTz2wLp9x\n');
  expect(init().status).toBe(0);
  const { output } = runOnce(...folders(), '--entrypoint', 'cat', 'init', '/secrets/former_session_secret');
  expect(output.trim()).toBe(lines.replace('\n', '\\n'));
});

test('init stores the CA certificate of a MySQL server only if it is in PEM form', () => {
  const url = 'mysql://suite:V7s-kQ2_mX9.tB4w@db/suite';
  writeFileSync(path.join(givenFolder, 'database_ca'), 'not a certificate');
  expect(init(`DATABASE_URL=${url}`).output).toContain('holds no certificate in PEM form');
  writeFileSync(path.join(givenFolder, 'database_ca'), '-----BEGIN CERTIFICATE-----\n');
  expect(init(`DATABASE_URL=${url}`).status).toBe(0);
  expect(readFileSync(path.join(secretsFolder, 'database_ca'), 'utf8')).toContain('BEGIN CERTIFICATE');
});

test('init writes the configuration of Alertmanager with the mail server of the API', () => {
  const settings = ['SMTP_URL=smtp://web:p%40ss@mail.example.com:587', 'MAIL_FROM=Example <web@example.com>'];
  expect(init(...settings, 'COMPANY_EMAIL=info@example.com', 'OPERATOR_EMAIL=it@example.com').status).toBe(0);
  expect(JSON.parse(readFileSync(path.join(secretsFolder, 'alertmanager.json'), 'utf8'))).toMatchObject({
    global: {
      smtp_from: 'web@example.com',
      smtp_smarthost: 'mail.example.com:587',
      smtp_require_tls: true,
      smtp_auth_username: 'web',
      smtp_auth_password: 'p@ss',
    },
    receivers: [{ email_configs: [{ to: 'it@example.com' }] }],
  });
});
