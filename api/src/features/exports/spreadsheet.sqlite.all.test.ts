import { execFile, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../../test/support/afterwards.ts';
import { startTestApi } from '../../../test/support/test-api.ts';

const run = promisify(execFile);
const isInstalled = spawnSync('soffice', ['--version']).status === 0;
const withLibreOffice = isInstalled ? describe : describe.skip;

/** LibreOffice's import settings: separator, double quotes, UTF-8, from line 1, all columns 'standard'. */
const dialectOf = (separator: string) => `${separator.charCodeAt(0)},34,76,1,,0`;
const dialect = dialectOf(',');
/** Import with 'Format quoted field as text', as docs/decisions/0106 and the panel recommend. */
const asText = `CSV:${dialect},true,false`;
/** Import that detects numbers and evaluates formulas: the worst case. */
const evaluated = (separator: string) => `CSV:${dialectOf(separator)},false,true,false,false,false,0,true`;

const names = [
  '山田 太郎',
  '株式会社「海」 👩‍👩‍👧‍👦, "quoted"',
  '=HYPERLINK("http://127.0.0.1/?"&A1,"click")',
  "=cmd|' /C calc'!A0",
  "+1+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(1,2)',
  '＝1+1',
  'x;=1+1;y',
  '";=1+1;',
  'x; =1+1',
  'fx;"=1+1;',
  'fx;""=1+1;',
  "'=1+1",
  '<b>bold</b> \u202Egnp.exe',
  '1e5',
  '2026-11-21',
  '0012',
];
const phones = [
  '+94 77 555 0123',
  '+94775550123',
  '0775550199',
  '(077) 555-0199',
  '+81 3-1234-5678',
  '11-22-2033',
  '+94\u00a077 555\u20110777',
  '+94 77 555 0777 ext. 12',
  '+94775550777 / +94717654321',
  '+94 77 555 0777 (after 17:00)',
  "+41'44'668'18'00 & 044 668 18 01",
  '+94 77 555 0777 "office" 📱…',
  "+94 77 555 0777 'home'",
  '+94 77 555 0777 „Büro“ `fax`「会社」',
];

/** Parses LibreOffice's CSV output, in which every field that is not empty is quoted. */
const parseCsv = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"|(?<=^|,)(?=,|$)/g)].map(([, cell = '']) =>
        cell.replaceAll('""', '"'),
      ),
    );

withLibreOffice('an export that is opened in LibreOffice', () => {
  let folder: string;

  beforeAll(async () => {
    const api = await startTestApi();
    folder = temporaryFolder();
    const administrator = await api.administrator();
    for (const [index, name] of names.entries())
      await administrator.post('/api/business-leads', {
        name,
        mobileNumber: phones[index % phones.length],
        email: '',
      });
    const answer = await fetch(`${api.url}/api/admin/export/business-leads`, {
      headers: { Cookie: administrator.cookie },
    });
    await writeFile(path.join(folder, 'export.csv'), Buffer.from(await answer.arrayBuffer()));
  });

  /** Opens files with import settings and saves them in a format. Returns the content of the saved files. */
  async function open(files: string[], settings: string, format: string) {
    const profile = pathToFileURL(path.join(folder, 'profile'));
    const out = path.join(folder, 'opened');
    await run('soffice', [
      `-env:UserInstallation=${profile}`,
      '--headless',
      `--infilter=${settings}`,
      '--convert-to',
      format,
      '--outdir',
      out,
      ...files.map((file) => path.join(folder, file)),
    ]);
    const [extension] = format.split(':');
    return Promise.all(
      files.map((file) => readFile(path.join(out, file.replace(/csv$/, String(extension))), 'utf8')),
    );
  }

  test('shows every name and phone number unchanged, except for the apostrophe before formulas', async () => {
    const [shown = ''] = await open(
      ['export.csv'],
      asText,
      `csv:Text - txt - csv (StarCalc):${dialect},true,false`,
    );
    const [header, ...rows] = parseCsv(shown);
    expect(header).toEqual(['id', 'name', 'mobileNumber', 'email', 'createdAt']);
    const cells = rows.map(([, name, mobileNumber]) => ({
      name: name?.replace(/(?<=^|;[ "]*)'(?='*[=+\-@＝])/g, ''),
      mobileNumber,
    }));
    expect(cells.reverse()).toEqual(
      names.map((name, index) => ({ name, mobileNumber: phones[index % phones.length] })),
    );
  });

  test.each([
    ['commas', ',', '=1+1'],
    ['semicolons', ';', '"";=1+1;'],
    ['tabs', '\t', 'x\n=1+1\n'],
  ])(
    'contains no formula even if the import splits at %s and evaluates formulas',
    async (_, separator, text) => {
      await writeFile(path.join(folder, 'unguarded.csv'), `"id","name"\r\n"1","${text}"\r\n`);
      const [opened, unguarded] = await open(['export.csv', 'unguarded.csv'], evaluated(separator), 'fods');
      expect(unguarded).toContain('table:formula=');
      expect(opened).toContain('山田 太郎');
      expect(opened).not.toContain('table:formula=');
    },
  );
});
