import { join } from 'node:path';
import { temporaryFolder } from '../../test/support/afterwards.ts';
import { fileWith, problemsOf } from '../../test/support/config-problems.ts';
import { configVariables, readConfig } from './config.ts';
import { readSecretFile } from './config-files.ts';
import { formerSecretLine } from './session-secret.ts';

const withoutAddress = () => fileWith('{"name":"Other"}');

test('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    publicUrl: undefined,
    dataFolder: 'data',
    database: { kind: 'sqlite', file: join('data', 'suite.sqlite') },
    adminUsername: 'admin',
    limitIntake: 30,
    limitLogin: 10,
    captchaWork: 3000,
    companyName: 'Ceyluma',
    companyEmail: 'hello@example.com',
    isAcknowledging: false,
    metricsPort: 0,
    clientReports: 10,
    logLevel: 'info',
    weakSettings: [],
  });
});

test('an empty variable is treated as unset', () => {
  expect(
    readConfig({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '', LIMIT_LOGIN: '', SESSION_SECRET_FILE: '' }),
  ).toEqual(readConfig({}));
  for (const name of configVariables)
    expect([name, readConfig({ [name]: ' ' })]).toEqual([name, readConfig({})]);
});

test('the path of a database in a variable or a file is read without spaces around it', () => {
  const database = { kind: 'sqlite', file: 'data/suite.sqlite' };
  expect(readConfig({ DATABASE_URL: ' data/suite.sqlite ' }).database).toEqual(database);
  expect(readConfig({ DATABASE_URL_FILE: fileWith('data/suite.sqlite \n') }).database).toEqual(database);
});

test('ADMIN_USERNAME is read as sign-in reads a user name', () => {
  expect(readConfig({ ADMIN_USERNAME: ' ａｄｍｉｎ\u200b\r\n' }).adminUsername).toBe('admin');
  expect(readConfig({ ADMIN_USERNAME: 'Jose\u0301' }).adminUsername).toBe('José');
  expect(problemsOf({ ADMIN_USERNAME: 'x'.repeat(201) })).toEqual([
    'ADMIN_USERNAME must be at most 200 characters',
  ]);
});

test.each([
  ['byte order mark', '\uFEFF'],
  ['UTF-16', 'utf16le'],
])('a secret file with %s is read without it', (_kind, mark) => {
  const secret = 'kq7vTz2wLp9xRm4bkq7vTz2wLp9xRm4bé';
  const text = `\uFEFF${secret}\r\n`;
  const file = fileWith(mark === 'utf16le' ? Buffer.from(text, 'utf16le') : text);
  expect(readConfig({ SESSION_SECRET_FILE: file }).sessionSecret).toBe(secret);
});

test.each([
  ['SMTP_URL=smtp://mail.example.com', 'SMTP_URL='],
  ['export SMTP_URL=smtp://me:geheim@mail.example.com', 'export SMTP_URL='],
  ['smtp_url: "smtp://me:geheim@mail.example.com"', 'smtp_url:'],
])('a secret file of %s is refused for what is before the value', (text, before) => {
  const [problem] = problemsOf({ SMTP_URL_FILE: fileWith(text) });
  expect(problem).toBe(`SMTP_URL must be the value only, without ${before} before it`);
});

test('a secret file with quotes around a URL is refused', () => {
  expect(problemsOf({ SMTP_URL_FILE: fileWith('"smtp://me:geheim@mail.example.com"') })[0]).toMatch(
    /^SMTP_URL has quotes around its value/,
  );
});

test('a previous session secret of several lines is read as it was', () => {
  const lines = [`${'s'.repeat(64)}\r\nshort`, 't'.repeat(32)];
  const text = lines.map(formerSecretLine).join('\n');
  expect(readConfig({ FORMER_SESSION_SECRET_FILE: fileWith(text) }).formerSessionSecrets).toEqual(
    expect.arrayContaining(lines),
  );
});

test('a secret with its name before it is refused', () => {
  const problem = 'ADMIN_PASSWORD must be the value only, without ADMIN_PASSWORD= before it';
  expect(problemsOf({ ADMIN_PASSWORD_FILE: fileWith('ADMIN_PASSWORD=secret') })).toEqual([problem]);
  expect(problemsOf({ ADMIN_PASSWORD: 'ADMIN_PASSWORD=secret' })).toEqual([problem]);
});

test('a secret file of blanks counts as empty', () => {
  expect(readConfig({ SESSION_SECRET_FILE: fileWith('\t') }).sessionSecret).toBeUndefined();
  expect(readSecretFile(fileWith(' \u200b\n'))).toBe('');
});

test('a secret file that is no text is refused', () => {
  const file = fileWith(Buffer.from([0x70, 0xe4, 0x00, 0x73]));
  expect(problemsOf({ ADMIN_PASSWORD_FILE: file })).toEqual([
    `ADMIN_PASSWORD_FILE: ${file} is not UTF-8 text: save it as UTF-8`,
  ]);
});

test('spaces, line ends and the words of other programs are understood', () => {
  const config = readConfig({
    PUBLIC_URL: ' http://www.example.com.:80 \r\n',
    LIMIT_LOGIN: '２０',
    LIMIT_INTAKE: '\u202a٤٠\u202c\u200b',
    OTHER_METRICS: 'http://a.internal:9464/metrics, http://b.internal:9464/metrics,',
    DATA_DIR: 'data\u200b',
    LOG_LEVEL: 'Debug\r',
    SMTP_URL: 'smtps://mail.example.com\n',
    ACKNOWLEDGE_VISITORS: 'Yes',
    SESSION_SECRET: `${'s'.repeat(40)}\r\n`,
  });
  expect(config).toMatchObject({
    publicUrl: 'http://www.example.com',
    limitLogin: 20,
    limitIntake: 40,
    otherMetrics: ['http://a.internal:9464/metrics', 'http://b.internal:9464/metrics'],
    dataFolder: 'data',
    logLevel: 'debug',
    isAcknowledging: true,
    sessionSecret: 's'.repeat(40),
  });
});

test.each([
  [
    'SMTP_URL',
    'smtps://me:geh#eim@mail.example.com',
    'SMTP_URL must be written with %23 for # in its user name or password',
  ],
  [
    'DATABASE_URL',
    'mysql://suite:ge?heim@db/suite',
    'DATABASE_URL must be written with %3F for ? in its user name or password',
  ],
  ['DATABASE_URL', 'suite:geheim@db:3306/suite', expect.stringContaining('must be mysql://')],
  ['DATABASE_URL', '~/suite.sqlite', expect.stringContaining('write the whole path')],
  ['DATA_DIR', '$HOME/data', expect.stringContaining('write the whole path')],
  ['DATABASE_URL', 'mysql://suite:secret@db:0/suite', expect.stringContaining('must be mysql://')],
  ['PING_URL', 'https://*.example.com/', expect.stringContaining('must be a web address without user')],
  ['PING_URL', 'https://me@example.com/', expect.stringContaining('without user')],
  ['OTHER_METRICS', 'http://me:secret@a.internal:9464/metrics', expect.stringContaining('without user')],
  ['DATA_DIR', 'file:///srv/data', expect.stringContaining('must be a path')],
  ['SMTP_URL', 'smtps://:secret@mail.example.com', expect.stringContaining('smtps://user:password@host')],
  ['ADMIN_PASSWORD', 'one\tand two are three', expect.stringContaining('nobody can type them')],
  ['ADMIN_PASSWORD', 'one and two are three\u200b', expect.stringContaining('nobody can type them')],
  ['SMTP_URL', 'smtps://me:geheim@a.example.com,b.example.com', expect.stringContaining('smtps://user')],
  ['LIMIT_LOGIN', '1e3', 'LIMIT_LOGIN must be a whole number from 1 to 1000000'],
  ['METRICS_PORT', '4000', expect.stringContaining('another port than PORT')],
  ['DATABASE_URL', 'host=db;user=suite', expect.stringContaining('must be mysql://')],
  ['MAIL_FROM', '"Example" web@example.com', expect.stringContaining('MAIL_FROM must be')],
  ['MAIL_FROM', 'web@example.com (Example)', expect.stringContaining('MAIL_FROM must be')],
  ['DATABASE_URL', ':memory:', expect.stringContaining('must be mysql://')],
  ['DATABASE_URL', 'file::memory:?cache=shared', expect.stringContaining('must be mysql://')],
  ['DATABASE_URL', 'file:./suite.sqlite?mode=ro', expect.stringContaining('must be mysql://')],
  ['DATABASE_URL', 'none', expect.stringContaining('must be mysql://')],
  ['DATABASE_URL', 'mysql//suite:geheim@db:3306/suite', expect.stringContaining('must be mysql://')],
  ['SESSION_SECRET_FILE', '/dev/random', 'SESSION_SECRET_FILE: /dev/random is not a file'],
  ['ADMIN_HOSTS', '[::0:1]:8090', expect.stringContaining('as browsers send them')],
  ['PING_URL', 'https://https//ping.example.com', expect.stringContaining('must be a web address')],
  ['OTHER_METRICS', 'http://http://a.internal:9464/', expect.stringContaining('must be web addresses')],
  ['SMTP_URL', 'smtp://smtp://mail.example.com', expect.stringContaining('smtps://user:password@host')],
  ['DATABASE_URL', 'mysql://mysql://db/suite', expect.stringContaining('must be mysql://')],
  ['SMTP_URL', 'smtp://me:geheim@mail.example.com\n# comment', 'SMTP_URL must be one line'],
  ['FORMER_SESSION_SECRET', 'geheim', expect.stringContaining('with \\n for a line break inside a secret')],
  ...['https://example.com/site', 'https://example.com?x', 'ftp://example.com', 'https://me@example.com']
    .concat('http://*.example.com', 'https://www.example.com:0', 'https://www..example.com')
    .concat('http://0.0.0.0:8080', 'http://0', 'http://[::]:8080')
    .map((url) => ['PUBLIC_URL', url, expect.stringMatching(/^PUBLIC_URL /)]),
  ...['mail.example.com:25', 'smtp://', 'http://mail.example.com', 'smtp://mail?tls=no', 'smtps://m?tls=none']
    .concat('smtp://u:%zz@m', 'smtp://mail.example.com:0', 'smtp://mail.example.com:465?tls=none')
    .map((url) => ['SMTP_URL', url, expect.stringMatching(/^SMTP_URL must be/)]),
  ...['mysql://host', 'mysql:///name', 'mysql://host/a/b', 'mysql://u:%zz@host/a', 'http://x/y'].map(
    (url) => ['DATABASE_URL', url, expect.stringMatching(/^DATABASE_URL /)],
  ),
])('refuses %s=%s', (name, value, problem) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toEqual([problem]);
  expect(problems.join()).not.toMatch(/geheim|geh|eim/);
});

test('quotes around a value are named before other problems', () => {
  expect(problemsOf({ PUBLIC_URL: '"http://www.example.com"' })[0]).toContain('has quotes around its value');
});

test.each([
  ['web@example.com', 'web@example.com', undefined],
  ['Example <web@example.com>', 'web@example.com', 'Example'],
  ['Example\u2028 Inc. <web@example.com>', 'web@example.com', 'Example  Inc.'],
  ['"Example, Inc." <web@example.com>', 'web@example.com', 'Example, Inc.'],
  ['"The \\"Example\\"" <web@example.com>', 'web@example.com', 'The "Example"'],
  ['The "Example" <web@example.com>', 'web@example.com', 'The "Example"'],
  ['<web@example.com>', 'web@example.com', undefined],
])('MAIL_FROM=%s names the sender', (text, from, fromName) => {
  const { mail } = readConfig({ SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: text });
  expect([mail?.from, mail?.fromName]).toEqual([from, fromName]);
});

test('all problems are reported together without secrets', () => {
  const problems = problemsOf({
    PORT: 'http',
    PUBLIC_URL: 'www.example.com',
    DATABASE_URL: 'postgres://user:geheim@host/db',
    SESSION_SECRET: 'geheim',
    LIMIT_INTAKE: '0',
    LIMIT_LOGIN: '1.5',
    ACKNOWLEDGE_VISITORS: 'perhaps',
    ADMIN_HOSTS: 'https://admin.example.com',
    LOG_LEVEL: 'loud',
  });
  expect(problems).toHaveLength(9);
  expect(problems).toContain(
    'PORT must be a whole number from 0 to 65535; only containers take an address with it',
  );
  expect(problems.join()).not.toContain('geheim');
});

test('COMPANY_EMAIL defaults to the address in the company file', () => {
  const addressOf = (env: NodeJS.ProcessEnv) => readConfig(env).companyEmail;
  const withAddress = fileWith('{"name":"Other","email":"b@example.com"}');
  expect(addressOf({ COMPANY_EMAIL: 'a@example.com', COMPANY_FILE: withAddress })).toBe('a@example.com');
  expect(addressOf({ COMPANY_EMAIL: '', COMPANY_FILE: withAddress })).toBe('b@example.com');
  expect(addressOf({ COMPANY_FILE: withoutAddress() })).toBeUndefined();
  expect(addressOf({ COMPANY_EMAIL: 'info@müller.de' })).toBe('info@xn--mller-kva.de');
  expect(problemsOf({ COMPANY_EMAIL: 'nobody' })).toEqual([
    'COMPANY_EMAIL must be one e-mail address, like info@example.com',
  ]);
});

const webhook = { WEBHOOK_URL: 'https://hooks.example.com/leads', WEBHOOK_SECRET: 'w'.repeat(32) };

test.each([
  [
    'https://hooks.example.com/leads?key=a#b',
    'WEBHOOK_URL must not contain #, which is never sent: write it as %23',
  ],
  ['http://hooks.example.com:0/', 'WEBHOOK_URL must not have the port 0'],
  ['http://crm:100%@hooks.example.com/', expect.stringContaining('write it as %25')],
  ['ftp://hooks.example.com/', expect.stringContaining('must be a web address')],
  ['hooks.example.com', expect.stringContaining('must be a web address')],
  ['https://https://hooks.example.com/a', expect.stringContaining('must be a web address')],
  ['https://hooks.example.com,https://crm.example.com/', expect.stringContaining('must be a web address')],
])('refuses WEBHOOK_URL %s', (url, problem) => {
  expect(problemsOf({ ...webhook, WEBHOOK_URL: url })).toEqual([problem]);
});

test('ACKNOWLEDGE_VISITORS is off by default and requires SMTP_URL', () => {
  const server = { SMTP_URL: 'smtps://mail.example.com' };
  expect(readConfig(server).isAcknowledging).toBe(false);
  expect(readConfig({ ...server, ACKNOWLEDGE_VISITORS: 'true' }).isAcknowledging).toBe(true);
  expect(problemsOf({ ACKNOWLEDGE_VISITORS: 'true' })).toEqual([
    expect.stringMatching(/^SMTP_URL must be set where ACKNOWLEDGE_VISITORS is true/),
  ]);
});

test('mail requires a server and an address, a webhook its secret', () => {
  const { mail } = readConfig({ SMTP_URL: 'smtp://u%40x:p%3A1@mail.example.com' });
  expect(mail).toEqual({
    server: {
      host: 'mail.example.com',
      port: 587,
      secure: false,
      requireTLS: true,
      ignoreTLS: false,
      auth: { user: 'u@x', pass: 'p:1' },
    },
    from: 'hello@example.com',
    to: 'hello@example.com',
  });
  const nobody = { SMTP_URL: 'smtps://mail.example.com', COMPANY_FILE: withoutAddress() };
  expect(readConfig(nobody).mail).toBeUndefined();
  expect(readConfig({ SMTP_URL: 'smtps://m', MAIL_FROM: 'web@example.com' }).mail).toMatchObject({
    server: { port: 465, secure: true },
    from: 'web@example.com',
  });
  for (const [url, secure] of [
    ['smtp://m:465', true],
    ['smtps://m:587', false],
  ] as const)
    expect(readConfig({ SMTP_URL: url }).mail?.server).toMatchObject({ secure, requireTLS: !secure });
  expect(readConfig({ SMTP_URL: 'smtp://[::1]:25?tls=none' }).mail?.server).toMatchObject({
    host: '::1',
    port: 25,
    requireTLS: false,
    ignoreTLS: true,
  });
  expect(readConfig(webhook).webhook).toEqual({ url: webhook.WEBHOOK_URL, secret: webhook.WEBHOOK_SECRET });
  expect(problemsOf({ WEBHOOK_URL: webhook.WEBHOOK_URL })).toEqual([
    'WEBHOOK_SECRET must be set where WEBHOOK_URL is: it signs what is sent',
  ]);
});

test('a captcha provider requires its keys', () => {
  const given = { CAPTCHA_PROVIDER: 'hCaptcha', CAPTCHA_SITE_KEY: 'k', CAPTCHA_SECRET: 's' };
  expect(readConfig({ ...given, PUBLIC_URL: 'https://www.example.com' }).captchaProvider).toEqual({
    name: 'hcaptcha',
    siteKey: 'k',
    secret: 's',
    hostname: 'www.example.com',
  });
  expect(problemsOf({ CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'k' })).toEqual([
    'CAPTCHA_SITE_KEY and CAPTCHA_SECRET must be set for turnstile',
  ]);
  expect(problemsOf({ CAPTCHA_PROVIDER: 'none' })).toEqual([
    'CAPTCHA_PROVIDER must be one of altcha, recaptcha, turnstile, hcaptcha',
  ]);
});

test('a public site requires a minimum CAPTCHA_WORK', () => {
  expect(problemsOf({ CAPTCHA_WORK: '999', PUBLIC_URL: 'https://example.com' })).toEqual([
    'CAPTCHA_WORK must be at least 1000 on a public site',
  ]);
  expect(problemsOf({ CAPTCHA_WORK: '1', PUBLIC_URL: 'http://localhost:8080' })).toEqual([]);
});

test('PUBLIC_URL is normalised to an origin', () => {
  expect(readConfig({ PUBLIC_URL: 'https://WWW.example.com:443/' }).publicUrl).toBe(
    'https://www.example.com',
  );
});

test.each([
  [
    'mysql://suite:p%40ss@db/leads',
    { host: 'db', port: 3306, user: 'suite', password: 'p@ss', database: 'leads' },
  ],
  ['mysql://u@[::1]:3307/x', { host: '::1', port: 3307, user: 'u', password: '', database: 'x' }],
])('reads DATABASE_URL %s as a MySQL server', (url, address) => {
  expect(readConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'mysql', ...address });
});

test('servers of mail and database are found by names in every script', () => {
  const { mail, database } = readConfig({
    SMTP_URL: 'smtps://mail.Müller.example',
    DATABASE_URL: 'mysql://u@db.müller.example/x',
  });
  expect(mail?.server.host).toBe('mail.xn--mller-kva.example');
  expect(database).toMatchObject({ host: 'db.xn--mller-kva.example' });
});

test.each([
  ['some/leads.sqlite', 'some/leads.sqlite'],
  ['/var/lib/leads.db', '/var/lib/leads.db'],
  ['sqlite:leads.db', 'leads.db'],
  ['sqlite:///var/leads.db', '/var/leads.db'],
  ['file:/var/leads.db', '/var/leads.db'],
])('reads DATABASE_URL %s as an SQLite file', (url, file) => {
  expect(readConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'sqlite', file });
});

test('a secret can be read from a file without its trailing line break', () => {
  const secret = 's'.repeat(40);
  expect(readConfig({ SESSION_SECRET_FILE: fileWith(`${secret}\n`) }).sessionSecret).toBe(secret);
  expect(readConfig({ ADMIN_PASSWORD_FILE: fileWith('with space \r\n') }).adminPassword).toBe('with space ');
  expect(readConfig({ ADMIN_PASSWORD_FILE: fileWith('') }).adminPassword).toBeUndefined();
});

test('refuses a secret file that is missing or set together with the secret', () => {
  const none = join(temporaryFolder(), 'none');
  expect(problemsOf({ SESSION_SECRET_FILE: none })).toEqual([
    `SESSION_SECRET_FILE: ${none} can't be read (ENOENT)`,
  ]);
  expect(problemsOf({ ADMIN_PASSWORD: 'x', ADMIN_PASSWORD_FILE: fileWith('y') })).toEqual([
    'Set either ADMIN_PASSWORD or ADMIN_PASSWORD_FILE, not both',
  ]);
});

test('a password that contains a line break is refused', () => {
  for (const text of ['first line\nsecond line\n', '\r\nthe only line'])
    expect(problemsOf({ ADMIN_PASSWORD_FILE: fileWith(text) })).toEqual([
      expect.stringContaining('must not contain line breaks'),
    ]);
});

describe('ADMIN_PASSWORD', () => {
  const publicSite = (password: string) =>
    problemsOf({ PUBLIC_URL: 'https://example.com', ADMIN_PASSWORD: password });

  test.each(['admin', 'my admin is great'])('cannot be %j on a public site', (password) => {
    expect(publicSite(password)).toEqual([expect.stringMatching(/^ADMIN_PASSWORD is too weak/)]);
  });

  test('can be weak on localhost or without PUBLIC_URL', () => {
    expect(problemsOf({ ADMIN_PASSWORD: 'admin' })).toEqual([]);
    expect(problemsOf({ PUBLIC_URL: 'http://localhost:8080', ADMIN_PASSWORD: 'admin' })).toEqual([]);
  });
});

describe('on a public site', () => {
  const publicSite = (given: NodeJS.ProcessEnv) =>
    problemsOf({ PUBLIC_URL: 'https://example.com', ...given });

  test.each(['mysql://root@db/suite', 'mysql://suite:the-suite-of-2026@db/suite'])(
    'the password in DATABASE_URL %s is too weak',
    (DATABASE_URL) => {
      expect(publicSite({ DATABASE_URL })).toEqual([
        expect.stringMatching(/^The password in DATABASE_URL is too weak for a public site: it /),
      ]);
      expect(problemsOf({ DATABASE_URL })).toEqual([]);
    },
  );

  test.each(['mysql://suite:V7s-kQ2_mX9.tB4w@db/suite', '/data/suite.sqlite'])(
    'DATABASE_URL can be %s',
    (DATABASE_URL) => expect(publicSite({ DATABASE_URL })).toEqual([]),
  );

  test('signing secrets made of one letter or common words are refused', () => {
    expect(publicSite({ SESSION_SECRET: 's'.repeat(32) })).toEqual([
      'SESSION_SECRET is too weak for a public site: it repeats itself',
    ]);
    expect(
      publicSite({
        WEBHOOK_URL: 'https://x.example',
        WEBHOOK_SECRET: 'change-me-change-me-secret-password!',
      }),
    ).toEqual(['WEBHOOK_SECRET is too weak for a public site: it is made of common words and digits']);
  });

  test.each([
    '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
    '1x0000000000000000000000000000000AA',
    '0x0000000000000000000000000000000000000000',
  ])('the test key %s of a captcha provider is refused', (CAPTCHA_SECRET) => {
    expect(publicSite({ CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'k', CAPTCHA_SECRET })).toEqual([
      expect.stringMatching(/^CAPTCHA_SECRET is a key for trying things out/),
    ]);
  });
});
