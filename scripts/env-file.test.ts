import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvFile } from './env-file.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'env-file-'));
  writeFileSync(
    path.join(root, '.env.example'),
    '#ADMIN_PASSWORD=\n#CAPTCHA_SITE_KEY=\n#DATABASE_URL=\n#PUBLIC_URL=\n#SMTP_URL=\n#TRUSTED_PROXY=\n',
  );
});
afterEach(() => rmSync(root, { recursive: true }));

function read(text: string | Buffer) {
  writeFileSync(path.join(root, '.env'), text);
  return readEnvFile(root);
}

test.each([
  ['plain values', 'ADMIN_PASSWORD=Correct-Mare\nPUBLIC_URL=http://a.example\n'],
  ['line ends of Windows and spaces', 'ADMIN_PASSWORD = Correct-Mare \r\nPUBLIC_URL=http://a.example\t\r\n'],
  ['quotes', `ADMIN_PASSWORD='Correct-Mare'\nexport PUBLIC_URL="http://a.example" # ours\n`],
  [
    'comments',
    '# ADMIN_PASSWORD=x\nADMIN_PASSWORD=Correct-Mare # ours\n#PUBLIC_URL=\nPUBLIC_URL=http://a.example',
  ],
  ['a byte order mark', '\uFEFFADMIN_PASSWORD=Correct-Mare\nPUBLIC_URL=http://a.example\n'],
  ['UTF-16', Buffer.from('\uFEFFADMIN_PASSWORD=Correct-Mare\r\nPUBLIC_URL=http://a.example\r\n', 'utf16le')],
  ['a colon after a name, as Compose', 'ADMIN_PASSWORD: Correct-Mare\nPUBLIC_URL:http://a.example\n'],
])('.env with %s is read', (_kind, text) => {
  expect(read(text)).toEqual({
    values: { ADMIN_PASSWORD: 'Correct-Mare', PUBLIC_URL: 'http://a.example' },
    problems: [],
    warnings: [],
  });
});

test('a value in single quotes is taken literally', () => {
  const { values, problems } = read(`ADMIN_PASSWORD='Correct #Mare$word\\"#'\n`);
  expect([values, problems]).toEqual([{ ADMIN_PASSWORD: 'Correct #Mare$word\\"#' }, []]);
});

test('.env in Latin-1 is refused in words', () => {
  const { problems } = read(Buffer.from('ADMIN_PASSWORD=Korrekt-Stute-ü\n', 'latin1'));
  expect(problems).toEqual([expect.stringMatching(/^\.env is not UTF-8 text /)]);
});

test('.env that is a link to a missing file is refused in words', () => {
  symlinkSync(path.join(root, 'missing'), path.join(root, '.env'));
  expect(readEnvFile(root).problems).toEqual([".env can't be read (ENOENT)."]);
});

test('a line with an invisible or full-width character is refused in words', () => {
  expect(read('\u200bPUBLIC_URL=x\nPUBLIC_URL＝x\n').problems).toEqual([
    'Line 1 of .env is not NAME=value: it has an invisible or full-width character, so type it again.',
    'Line 2 of .env is not NAME=value: it has an invisible or full-width character, so type it again.',
  ]);
});

test('a setting with two values counts as its last one, with a warning', () => {
  const { values, warnings } = read('PUBLIC_URL=a\nPUBLIC_URL=a\nADMIN_PASSWORD=a\nADMIN_PASSWORD=b\n');
  expect(values).toEqual({ PUBLIC_URL: 'a', ADMIN_PASSWORD: 'b' });
  expect(warnings).toEqual([
    'ADMIN_PASSWORD is set more than once in .env: the last one counts. Remove the others.',
  ]);
});

test('a file of another name is reported', () => {
  writeFileSync(path.join(root, '.env.txt'), 'PUBLIC_URL=x\n');
  expect(readEnvFile(root)).toMatchObject({
    values: {},
    warnings: ['.env.txt is not read: the settings are in .env, so rename it.'],
  });
});

test('.env that is a folder is refused in words', () => {
  mkdirSync(path.join(root, '.env'));
  expect(readEnvFile(root).problems).toEqual([".env can't be read (EISDIR)."]);
});

test.each([
  ['Correct-Mare#Battery', /#.*single quotes/],
  ['Correct #Battery', /#.*single quotes/],
  ['Correct$word', /\$.*single quotes/],
  ['"Correct$word"', /\$.*single quotes/],
  ['"Correct\\nMare"', /\\.*single quotes/],
  ['"Correct', /quote.*single quotes/],
  ['“Correct”', /quote.*single quotes/],
  ['# ours', /comment on a line of its own/],
  ['#', /#.*single quotes/],
  ['Correct\t# ours', /#.*single quotes/],
  [`'Correct\\'`, /ends with \\ in quotes/],
  ['\u3000Correct', /invisible character/],
  ['Correct\u200B', /invisible character/],
  ['Correct\rPUBLIC_URL=x', /line ends/],
])('the value %j, which Compose reads differently, is refused without being shown', (value, reason) => {
  const { problems } = read(`ADMIN_PASSWORD=${value}\n`);
  expect(problems).toEqual([expect.stringMatching(reason)]);
  expect(problems[0]).toMatch(/^(?:ADMIN_PASSWORD in )?\.env /);
  expect(problems[0]).not.toContain('Correct');
});

test.each(['ADMIN PASSWORD=Correct', 'set ADMIN_PASSWORD=Correct', 'ADMIN_PASSWORD'])(
  'the line %s is refused, and only its number shown',
  (line) => {
    const { problems } = read(`PUBLIC_URL='http://a.example\n\n'\n# ours\n${line}\n`);
    expect(problems).toEqual(['Line 5 of .env is not NAME=value: correct it.']);
  },
);

test.each([
  ['PUBLIC_URLS', 'PUBLIC_URL'],
  ['public_url', 'PUBLIC_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['TRUST_PROXY', 'TRUSTED_PROXY'],
  ['TRUSTED_PROXIES', 'TRUSTED_PROXY'],
  ['ADMIN_PASS', 'ADMIN_PASSWORD'],
  ['CAPTCHA_KEY', 'CAPTCHA_SITE_KEY'],
  ['SMTP', 'SMTP_URL'],
  ['SITE_URL', 'PUBLIC_URL'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['SMTP_FROM', 'MAIL_FROM'],
  ['HTTP_PORT', 'PORT'],
  ['DB_HOST', 'DATABASE_URL'],
])('the unknown name %s gets a suggestion', (name, meant) => {
  const { problems, warnings } = read(`${name}=x\nEDITOR=vi\nCOMPOSE_FILE=a.yml\n`);
  expect([problems, warnings]).toEqual([
    [],
    [`${name} in .env is no setting of the product: did you mean ${meant}?`],
  ]);
});

test('every other unknown name is ignored in words', () => {
  const { warnings } = read('RATE=1\nconstructor=x\nTZ=Asia/Colombo\nNODE_OPTIONS=x\nHTTPS_PROXY=x\n');
  expect(warnings).toEqual([
    'RATE in .env is no setting of the product, which ignores it.',
    'constructor in .env is no setting of the product, which ignores it.',
  ]);
});
