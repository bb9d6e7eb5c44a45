import fc from 'fast-check';
import { csvLines } from '../src/http/csv.ts';
import { lead, startTestApi, type TestApi } from './test-api.ts';

const exportPath = '/api/admin/export/business-leads';

/** RFC 4180, nothing forgiven: every field quoted, every record ended by CRLF. */
function parseCsv(text: string) {
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toMatch(/^\uFEFF(?:"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*\r\n)*$/);
  return [...text.slice(1).matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)].map(([, record = '']) =>
    [...record.matchAll(/"((?:[^"]|"")*)"/g)].map(([, field = '']) => field.replaceAll('""', '"')),
  );
}

const unguarded = (cell: string) => cell.replace(/^'(?='*[=+\-@\t\r\n\0＝＋－＠])/, '');

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
const hostileText = fc
  .tuple(
    fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠', "'", '"', ','),
    anyText,
  )
  .map((parts) => parts.join(''));

test('whatever is exported can be read back exactly, one apostrophe aside', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(anyText, hostileText), { minLength: 1 }), async (texts) => {
      const cells = await exported(texts.map((text) => ({ text })));
      expect(cells.map((cell = '') => unguarded(cell))).toEqual(texts);
    }),
  );
});

test('no exported cell begins like a formula, unless it is wholly a phone number', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      const [cell = ''] = await exported([{ text }]);
      expect(/^\+[0-9 ()./-]{5,}$/.test(cell) || !/^[=+\-@\t\r\n\0＝＋－＠]/.test(cell)).toBe(true);
    }),
  );
});

test('phone numbers are exported byte-exact', async () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789 ()./-'), minLength: 5, maxLength: 31 });
  await fc.assert(
    fc.asyncProperty(digits, async (rest) => {
      expect(await exported([{ text: `+${rest}` }])).toEqual([`+${rest}`]);
    }),
  );
});

test.each([
  ['=HYPERLINK("http://example.com")', `'=HYPERLINK("http://example.com")`],
  ["+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
  ['-2+3', "'-2+3"],
  ['@SUM(1)', "'@SUM(1)"],
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
  ["O'Neil", "O'Neil"],
  ['+94 77 123 4567', '+94 77 123 4567'],
  ['+94 (0)11-2.3/4', '+94 (0)11-2.3/4'],
])('%j is exported as %j', async (text, cell) => {
  expect(await exported([{ text }])).toEqual([cell]);
});

describe('the download', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());
  beforeEach(() => api.db('business_leads').delete());

  test('is an attachment named by the day in UTC, never cached', async () => {
    const day = () => new Date().toISOString().slice(0, 10);
    const before = day();
    const { status, headers } = await (await api.administrator()).get(exportPath);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect([before, day()].map((date) => `attachment; filename="business-leads-${date}.csv"`)).toContain(
      headers.get('Content-Disposition'),
    );
  });

  test('has its header row even when there is no lead', async () => {
    const answer = await fetch(api.url + exportPath, {
      headers: { Cookie: (await api.administrator()).cookie },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('utf8')).toBe('\uFEFF"id","name","mobileNumber","email","createdAt"\r\n');
  });

  test('holds every lead as the list does, newest first', async () => {
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

  test('holds more rows than one batch', async () => {
    const rows = Array.from({ length: 2345 }, (_, index) => ({
      submission_id: `s${index}`,
      submission_hash: 'x',
      name: `Lead ${index}`,
      mobile_number: '123456',
      email: '',
      created_at: index,
    }));
    await api.db.batchInsert('business_leads', rows, 100);
    const { text } = await (await api.administrator()).get(exportPath);
    expect(text.split('\r\n')).toHaveLength(1 + rows.length + 1);
  });

  test.each(['cross-site', 'same-site'])('is refused to a page of another site (%s)', async (site) => {
    const answer = await (await api.administrator()).get(exportPath, { 'Sec-Fetch-Site': site });
    expect(answer.status).toBe(403);
    expect(answer.json).toMatchObject({ code: 'forbidden' });
  });

  test.each(['same-origin', 'none'])('is given to a navigation of our own (%s)', async (site) => {
    expect((await (await api.administrator()).get(exportPath, { 'Sec-Fetch-Site': site })).status).toBe(200);
  });
});
