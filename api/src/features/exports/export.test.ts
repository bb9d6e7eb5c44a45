import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { temporaryFolder } from '../../../test/support/afterwards.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { leadsPath, nextOf, sendLead, sharedRecords, yesterday } from '../../../test/support/record-seeds.ts';
import { lead, sharedApi } from '../../../test/support/test-api.ts';
import { testOnSqlite } from '../../../test/support/test-on-sqlite.ts';
import { csvLines } from '../../http/csv.ts';
import { readConfig } from '../../server/config.ts';
import { startApi } from '../../server/start-api.ts';

const exportPath = '/api/admin/export/business-leads';

/** Parses strict RFC 4180: every field quoted, every record ended by CRLF. */
function parseCsv(text: string) {
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toMatch(/^\uFEFF(?:"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*\r\n)*$/);
  return [...text.slice(1).matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)].map(([, record = '']) =>
    [...record.matchAll(/"((?:[^"]|"")*)"/g)].map(([, field = '']) => field.replaceAll('""', '"')),
  );
}

const unguarded = (cell: string) =>
  cell
    .replace(/^'(?=['\p{Z}\p{Cf}]*[=+\-@\t\r\n\0＝＋－＠])/u, '')
    .replace(/(?<=[;\t\r\n]"*)'(?='*[=+\-@＝＋－＠])|(?<=[;\t\r\n][\p{Z}\p{Cf}"]*)'(?='*[=@＝＠])/gu, '');

async function exported(rows: { text: string }[]) {
  let csv = '';
  const batches = (async function* () {
    yield rows;
  })();
  for await (const piece of csvLines(['text'], batches)) csv += piece;
  return parseCsv(csv)
    .slice(1)
    .map(([cell]) => cell);
}

const anyText = fc.string({ unit: 'binary' });
const hostileCharacter = fc.constantFrom(...'=+-@\t\r\n\0＝＋－＠\'",;');
const hostileText = fc
  .tuple(hostileCharacter, fc.array(fc.oneof(hostileCharacter, anyText)))
  .map(([first, rest]) => [first, ...rest].join(''));

testOnSqlite('exported text can be read back exactly after removing the apostrophe', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(anyText, hostileText), { minLength: 1 }), async (texts) => {
      const cells = await exported(texts.map((text) => ({ text })));
      expect(cells.map((cell = '') => unguarded(cell))).toEqual(texts);
    }),
  );
});

testOnSqlite(
  'no exported cell starts like a formula unless it is a phone number, nor does a part of it',
  async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const [cell = ''] = await exported([{ text }]);
        expect(cell).not.toMatch(/^[\t\r\n\0]/);
        for (const part of cell.split(/[;\t\r\n]"*/))
          expect(/^\+[0-9 ()./-]{5,}$/.test(part) || !/^[=+\-@＝＋－＠]/.test(part)).toBe(true);
      }),
    );
  },
);

testOnSqlite('phone numbers are exported unchanged', async () => {
  const digits = fc
    .string({ unit: fc.constantFrom(...'0123456789 ()./-'), minLength: 5, maxLength: 31 })
    .filter((text) => /(?:\D*\d){4}/.test(text));
  await fc.assert(
    fc.asyncProperty(digits, async (rest) => {
      expect(await exported([{ text: `+${rest}` }])).toEqual([`+${rest}`]);
    }),
  );
});

testOnSqlite.each([
  ['=HYPERLINK("http://example.com")', `'=HYPERLINK("http://example.com")`],
  ["+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
  ['-2+3', "'-2+3"],
  ['@SUM(1)', "'@SUM(1)"],
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
  [' =1+1', "' =1+1"],
  ['\u200b\u00a0@SUM(1)', "'\u200b\u00a0@SUM(1)"],
  ["' =1", "'' =1"],
  ['\u202a+94 77 123 4567\u202c', '\u202a+94 77 123 4567\u202c'],
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x\t=1\n@SUM(1)', "x\t'=1\n'@SUM(1)"],
  ['fx;"=1+1;', `fx;"'=1+1;`],
  ['fx\t""@SUM(1)', `fx\t""'@SUM(1)`],
  ['x; =1+1', "x; '=1+1"],
  ['x\n\u00a0"@SUM(1)', `x\n\u00a0"'@SUM(1)`],
  ['a; - b = c', 'a; - b = c'],
  ["O'Neil", "O'Neil"],
  ['+94 77 123 4567', '+94 77 123 4567'],
  ['+94 (0)11-2.3/4', '+94 (0)11-2.3/4'],
  ...[
    '+94\u00a077\u00a0555\u00a00777',
    '+94\u202f77\u202f555\u202f0777',
    '+94 77\u2011555\u20110777',
    '+94 77–555—0777',
    '+94 77 555 0777 ext. 12',
    '+94 77 555 0777 x12',
    '+94 77 555 0777 内線12',
    '+94 77 555 0777 #12',
    '+94 77 555 0777 ext.',
    '+94 77 555 0777,12',
    '+94 77 555 0777 (ext. 12)',
    '+94 77 555 0777 (after 17:00)',
    '+94 77 555 0777 / +94 71 765 4321',
    '+94775550777/+94717654321',
    '+94 77 555 0777, +94 71 765 4321',
    '+94 77 555 0777 or 071 765 4321',
    '+94775550777,,12#',
    '+94775550777;ext=12',
    '+94775550777;+94717654321',
    'Call me\r\n+94 77 555 0777\r\nNimal',
    '+94_77~555·0777',
    '+94−77ー555〜0777',
    '+94 77\ufe0f 555 0777',
    "+41'44'668'18'00",
    '+41’44’668’18’00',
    '+94 77 555 0777 & 071 765 4321',
    '+94 77 555 0777、071 765 4321',
    '+94 77 555 0777，内線１２',
    '+94 77 555 0777 "office"',
    "+94 77 555 0777 'home'",
    '+94 77 555 0777 `home`',
    '+94 77 555 0777 „Büro“',
    '+94 77 555 0777 ‚Büro‘',
    '+94 77 555 0777 «bureau»',
    '+94 77 555 0777 ‹bureau›',
    '+94 77 555 0777「会社」',
    "+94 77 555 0777 (after 5 o'clock)",
    '+94 77 555 0777 n° 12…',
    '+94 77 555 0777 📱👍🏽!',
    '+94 [0] 77 555 0777',
    '+94 77 555 0777 × 12 {N}',
    '+1-800-FLOWERS',
    '＋９４ ７７ ５５５ ０７７７',
    '+٩٤ ٧٧ ٥٥٥ ٠٧٧٧',
  ].map((text) => [text, text]),
  ...[
    '+94775550777;ext=A1',
    '+94 77 555 0777 ext 12+1',
    '+94775550777+SUM(A1)',
    '+94775550777 SUM(A1)',
    '+94775550777-SUM (A1)',
    '+94775550777/A1',
    '+94775550777:A1',
    '+94775550777&A1',
    '+94775550777 & A1',
    '+94775550777 / A1 : B1',
    "+94775550777'Sheet'!A1",
    '+94775550777"x"&A1',
    '+94775550777"SUM"(A1)',
    "+94775550777'SUM'(A1)",
    '+94775550777«SUM» (A1)',
    '+94775550777 = WhatsApp',
    '+94775550777 @office',
    '+94775550777<br>',
    '+1+1',
    '+A1',
  ].map((text) => [text, `'${text}`]),
  ['+94 77 555 0777 SUM(1)', "'+94 77 555 0777 SUM(1)"],
  ['+94 77 555 0777|x', "'+94 77 555 0777|x"],
])('%j is exported as %j', async (text, cell) => {
  expect(await exported([{ text }])).toEqual([cell]);
});

describe('the CSV download', () => {
  const api = sharedApi();
  beforeEach(() => api.db('business_leads').delete());

  test('has a header row even without leads', async () => {
    const answer = await fetch(api.url + exportPath, {
      headers: { Cookie: (await api.administrator()).cookie },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('utf8')).toBe('\uFEFF"id","name","mobileNumber","email","createdAt"\r\n');
  });

  test('contains every lead in the order of the list', async () => {
    const administrator = await api.administrator();
    for (const name of ['山田 太郎', 'محمد علي', '👩‍👩‍👧‍👦 "quoted", with comma', '=1+1', 'Plain'])
      await administrator.post('/api/business-leads', { ...lead, name, email: '' });
    const { json } = await administrator.get('/api/business-leads');
    const bytes = await fetch(api.url + exportPath, { headers: { Cookie: administrator.cookie } });
    const [header, ...rows] = parseCsv(Buffer.from(await bytes.arrayBuffer()).toString('utf8'));
    expect(header).toEqual(['id', 'name', 'mobileNumber', 'email', 'createdAt']);
    expect(rows.map((row) => row.map(unguarded))).toEqual(
      json.map((row: Record<string, unknown>) => header?.map((column) => String(row[column]))),
    );
    expect(rows[0]).toEqual([
      expect.any(String),
      'Plain',
      lead.mobileNumber,
      '',
      expect.stringMatching(/Z$/),
    ]);
  });

  testOnSqlite.each(['same-origin', 'none'])('is sent if Sec-Fetch-Site is %s', async (site) => {
    expect((await (await api.administrator()).get(exportPath, { 'Sec-Fetch-Site': site })).status).toBe(200);
  });
});

describe('exports', () => {
  const { api, administrator } = sharedRecords();
  beforeEach(() => api.db('exports').delete());

  const ledger = async (query = '') => (await administrator.get(`/api/admin/exports${query}`)).json;
  const download = async (query: string) => {
    const answer = await fetch(`${api.url}${exportPath}?${query}`, {
      headers: { Cookie: administrator.cookie },
    });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  test('are recorded in the ledger with account, row count and checksum', async () => {
    for (const name of ['Nimal', '=1+1', '山田 太郎', '"a",\r\nb'.replaceAll(/[\r\n]/g, ' ')])
      await sendLead(api, { name });
    const { bytes } = await download('');
    const [entry] = await ledger();
    expect(entry).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/Z$/),
      by: 'admin',
      kind: 'business-leads',
      filter: { folder: 'inbox' },
      columns: ['id', 'name', 'mobileNumber', 'email', 'createdAt'],
      rows: 4,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      state: 'complete',
    });
    expect(bytes.toString('utf8').split('\r\n').length - 2).toBe(entry.rows);
  });

  test.each([
    ['q=kamal', ['Kamal Perera']],
    ['q=perera&source=google', ['Kamal Perera']],
    ['folder=trash', ['Gone']],
    ['status=new&unread=true', ['Kamal Perera', 'Nimal Perera']],
    ['q=nobody', []],
  ])('with %s contain exactly the matching records', async (query, names) => {
    await sendLead(api, { name: 'Nimal Perera' });
    await sendLead(api, { name: 'Kamal Perera', lastTouch: { utmSource: 'google' } });
    await administrator.delete(`${leadsPath}/${await sendLead(api, { name: 'Gone' })}`);
    const { bytes } = await download(query);
    const rows = parseCsv(bytes.toString('utf8')).slice(1);
    expect(rows.map(([, name]) => name)).toEqual(names);
    const [entry] = await ledger();
    expect([entry.rows, entry.state]).toEqual([names.length, 'complete']);
    for (const [name, value] of new URLSearchParams(query)) expect(String(entry.filter[name])).toBe(value);
  });

  test('of selected records contain the requested columns', async () => {
    const ids = [await sendLead(api, { name: 'A1' }), await sendLead(api, { name: 'B2' })];
    await sendLead(api, { name: 'C3' });
    const columns = 'name,status,isRead,trashedAt,id';
    const { bytes } = await download(`ids=${ids.join(',')},4000000&columns=${columns}`);
    expect(parseCsv(bytes.toString('utf8'))).toEqual([
      columns.split(','),
      ['B2', 'new', 'false', '', String(ids[1])],
      ['A1', 'new', 'false', '', String(ids[0])],
    ]);
    expect((await ledger())[0]).toMatchObject({ filter: { ids: [...ids, 4_000_000] }, rows: 2 });
  });

  const choose = (fields: Record<string, string>) =>
    administrator.send(exportPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `${new URLSearchParams(fields)}`,
    });

  test('can select five thousand records when requested by a form POST', async () => {
    const seeded = [await sendLead(api, { name: 'A1' }), await sendLead(api, { name: 'B2' })];
    const [{ id: _, ...row }] = await api.db('business_leads').where({ id: seeded[0] });
    const rows = Array.from({ length: 998 }, (_, index) => ({
      ...row,
      submission_id: `m${index}`,
      name: `Lead ${index}`,
      created_at: yesterday + index,
    }));
    await api.db.batchInsert('business_leads', rows, 100);
    const stored: { id: number }[] = await api.db('business_leads').select('id');
    const others = Array.from({ length: 4000 }, (_, index) => 4_294_967_295 - index);
    const ids = [...stored.map(({ id }) => id), ...others];
    const { status, text } = await choose({
      ids: ids.join(),
      columns: 'name,id,mobileNumber,email,createdAt,status,source,offering,isRead,folder,flaggedFor',
    });
    expect(status).toBe(200);
    // Response.text() removes the byte order mark.
    const names = parseCsv(`\uFEFF${text}`)
      .slice(1)
      .map(([name]) => name);
    expect(names).toEqual(['B2', 'A1', ...rows.map(({ name }) => name).toReversed()]);
    expect((await ledger())[0]).toMatchObject({ rows: 1000, state: 'complete', filter: { ids } });
  });

  test('are marked as aborted if the client disconnects', async () => {
    // Several batches of 10 MB each, more than sockets buffer.
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      name: 'Nimal Perera',
      email: 'nimal@example.com',
      message: 'x'.repeat(10_000),
      submission_id: `m${index}`,
      submission_hash: 'x',
      created_at: yesterday,
    }));
    await api.db.batchInsert('contact_messages', rows, 100);
    const leaving = new AbortController();
    const answer = await fetch(`${api.url}/api/admin/export/contacts`, {
      headers: { Cookie: administrator.cookie },
      signal: leaving.signal,
    });
    await answer.body?.getReader().read();
    leaving.abort();
    await eventually(async () => (await ledger())[0].state !== 'running');
    const [entry] = await ledger();
    expect([entry.state, entry.sha256]).toEqual(['aborted', '']);
    expect(entry.rows).toBeLessThan(rows.length);
  });

  test('are not recorded for HEAD, which returns only the headers', async () => {
    await sendLead(api);
    const exportsInAuditLog = async () => (await api.db('audit_log').where({ kind: 'export-begun' })).length;
    const before = await exportsInAuditLog();
    const today = () => new Date().toISOString().slice(0, 10);
    const started = today();
    const { status, headers } = await administrator.send(exportPath, { method: 'HEAD' });
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    expect([started, today()].map((day) => `attachment; filename="business-leads-${day}.csv"`)).toContain(
      headers.get('Content-Disposition'),
    );
    expect(await ledger()).toEqual([]);
    expect(await exportsInAuditLog()).toBe(before);
  });

  test('of a crashed process are marked as aborted at the next start', async () => {
    await api.db('exports').insert({
      at: Date.now(),
      administrator_id: 1,
      kind: 'business-leads',
      filter: '{}',
      columns: '[]',
      row_count: 0,
      sha256: '',
      state: 'running',
    });
    const env = { DATABASE_URL: api.databaseUrl, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent' };
    await (await startApi(readConfig(env))).close();
    expect(await ledger()).toMatchObject([{ state: 'aborted' }]);
  });

  test('are listed in pages', async () => {
    for (let round = 0; round < 3; round += 1) await download('');
    const first = await administrator.get('/api/admin/exports?limit=2');
    expect(first.json).toHaveLength(2);
    const last = await administrator.get(nextOf(first) ?? '');
    expect([last.json.length, nextOf(last)]).toEqual([1, undefined]);
  });

  test('are validated before they are recorded, by query string and by form POST', async () => {
    const tooMany = Array.from({ length: 5001 }, (_, index) => index + 1).join();
    for (const query of [
      'columns=password_hash',
      'columns=name,,id',
      'ids=1,x',
      'ids=1;2',
      'ids=1&q=x',
      'limit=1',
      'from=x',
      'folder=all',
    ]) {
      expect([query, (await download(query)).status]).toEqual([query, 400]);
      expect((await choose(Object.fromEntries(new URLSearchParams(query)))).status).toBe(400);
    }
    expect((await choose({ ids: tooMany })).status).toBe(400);
    expect((await administrator.post(exportPath, { ids: '1' })).status).toBe(415);
    expect(await ledger()).toEqual([]);
    expect((await download('columns=')).status).toBe(200);
  });

  testOnSqlite('escape markup in an error that is shown as a page', async () => {
    const administrator = await api.administrator();
    const { status, text } = await administrator.get(`${exportPath}?columns=<b>%22`, { Accept: 'text/html' });
    expect(status).toBe(400);
    expect(text).toContain('<h1>There is no column &lt;b&gt;&quot;</h1>');
  });

  test('that need a sign-in are refused in JSON, or with a page that a browser shows', async () => {
    const someone = api.visitor();
    const answer = await someone.get(exportPath);
    expect([
      answer.status,
      answer.headers.get('Content-Type'),
      answer.headers.get('Content-Disposition'),
    ]).toEqual([401, 'application/json; charset=utf-8', null]);
    const page = await someone.get(exportPath, { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([page.status, page.headers.get('Content-Type'), page.headers.get('Cache-Control')]).toEqual([
      401,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(page.text).toMatch(/<h1>Please sign in<\/h1>\s*<p><a href="\/backend">/);
    for (const [referrer, link] of [
      ['https://example.com/backend?q=%22ni&status=new#x', '/backend?q=%22ni&amp;status=new'],
      ['https://example.com/contact', '/backend'],
      ['backend', '/backend'],
    ] as const) {
      const { text } = await someone.get(exportPath, { Accept: 'text/html', Referer: referrer });
      expect(text).toContain(`<p><a href="${link}">`);
    }
    expect(await ledger()).toEqual([]);
  });
});
