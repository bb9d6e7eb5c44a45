import { apiPaths } from '@suite/contracts/paths';
import type { ExportEntry } from '@suite/contracts/records';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFakeApi } from '../../../test/fake-api.ts';
import { openAdminScreen } from '../../../test/open-admin-screen.tsx';
import { formatMinute, formatRecentTime } from '../../language/format-time.ts';
import { setLanguage } from '../../language/language.ts';
import { localDay } from '../../records/date-presets.ts';
import { ExportsScreen } from './ExportsScreen.tsx';

const api = useFakeApi();

afterEach(() => {
  localStorage.clear();
  setLanguage('en');
});

const entry = (id: number, changes: Partial<ExportEntry> = {}): ExportEntry => ({
  id,
  at: '2026-11-20T10:15:30.000Z',
  by: 'maria',
  kind: 'business-leads',
  filter: {},
  columns: ['id', 'name'],
  rows: 1234,
  sha256: id.toString(16).padStart(64, '0'),
  state: 'complete',
  ...changes,
});

/** Mocks the export ledger with pages selected by cursor. Returns an array to which each request adds its query. */
function answerExports(...pages: ExportEntry[][]) {
  const requested: string[] = [];
  api.answer(
    http.get(`*${apiPaths.exports}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      requested.push(`${searchParams}`);
      const page = Number(searchParams.get('cursor') ?? 0);
      const next = pages[page + 1] && `<${apiPaths.exports}?limit=50&cursor=${page + 1}>; rel="next"`;
      return HttpResponse.json(pages[page], next ? { headers: { Link: next } } : {});
    }),
  );
  return requested;
}

const rowOf = (text: string | RegExp) => within(screen.getByText(text).closest('tr') as HTMLElement);

test("export ledger shows who exported which rows, with the file's fingerprint", async () => {
  answerExports([
    entry(1, {
      kind: 'contacts',
      filter: { q: '山田', source: 'newsletter', unread: true, from: '2026-11-01T00:00:00.000Z' },
    }),
  ]);
  await openAdminScreen(<ExportsScreen />);
  const table = within(await screen.findByRole('table', { name: 'Exports' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'What',
    'Rows',
    'By',
    'Started',
    'SHA-256',
    'State',
  ]);
  const [, row] = table.getAllByRole('row');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    `Contact messages Inbox · Search “山田” · From ${formatMinute(new Date('2026-11-01T00:00:00Z'), 'en')} · Source: newsletter · Unread onlyColumns: Record number, Name`,
    '1,234 rows',
    'maria',
    formatRecentTime(new Date('2026-11-20T10:15:30.000Z'), 'en', localDay(new Date())),
    '000000000000',
    'Complete',
  ]);
});

test.each([
  [{}, 'Everything in the inbox'],
  [{ folder: 'trash' }, 'Trash'],
  [{ ids: [1, 2, 3] }, '3 selected'],
  [{ folder: 'flagged', status: 'won', to: '2026-11-01T00:00:00.000Z' }, /^Spam · Before .* · Status: Won$/],
  [{ q: '(erased)' }, 'Inbox · Search for a person whose data has since been erased'],
  [{ q: '(expired)' }, 'Inbox · Search text no longer kept'],
  [{ q: '=cmd|<b>‮' }, 'Inbox · Search “=cmd|<b>‮”'],
] as const)('export ledger describes the filter %j', async (filter, text) => {
  answerExports([entry(1, { filter: filter as ExportEntry['filter'] })]);
  await openAdminScreen(<ExportsScreen />);
  expect(await screen.findByText(text)).toBeVisible();
});

test('export ledger shows no fingerprint for running and aborted exports', async () => {
  answerExports([
    entry(2, { state: 'running', sha256: '', by: '' }),
    entry(1, { state: 'aborted', sha256: '' }),
  ]);
  await openAdminScreen(<ExportsScreen />);
  await screen.findByRole('table');
  expect(rowOf('Running').getByText('removed account')).toBeVisible();
  expect(rowOf('Running').queryByRole('button')).not.toBeInTheDocument();
  expect(rowOf('Aborted').queryByRole('button')).not.toBeInTheDocument();
});

test('export ledger copies the full fingerprint', async () => {
  answerExports([entry(10)]);
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  const { notices } = await openAdminScreen(<ExportsScreen />);
  await user.click(await screen.findByRole('button', { name: 'Copy the SHA-256 000000000000' }));
  expect(copy).toHaveBeenCalledWith(entry(10).sha256);
  expect(notices).toEqual([{ title: 'SHA-256 copied', description: entry(10).sha256 }]);

  copy.mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy the SHA-256 000000000000' }));
  expect(notices.at(-1)).toMatchObject({ variant: 'destructive', description: entry(10).sha256 });
});

test('export ledger loads older exports on demand', async () => {
  const requested = answerExports([entry(2, { by: 'maria' })], [entry(1, { by: 'nimal' })]);
  await openAdminScreen(<ExportsScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show older exports' }));
  expect(await screen.findByText('nimal')).toBeVisible();
  expect(screen.getByText('maria')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older exports' })).not.toBeInTheDocument();
  expect(requested).toEqual(['limit=50', 'limit=50&cursor=1']);
});

test('export ledger shows the new state of a running export after Refresh', async () => {
  answerExports([entry(1, { state: 'running', sha256: '' })]);
  await openAdminScreen(<ExportsScreen />);
  await screen.findByText('Running');
  answerExports([entry(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Complete')).toBeVisible();
});

test('export ledger shows that it is empty', async () => {
  answerExports([]);
  await openAdminScreen(<ExportsScreen />);
  expect(await screen.findByText('Nothing has been exported yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the submissions' })).toHaveAttribute('href', '/backend');
});

test("export ledger shows why it can't be read and offers a retry", async () => {
  api.answer(
    http.get(`*${apiPaths.exports}`, () =>
      HttpResponse.json({ code: 'forbidden', message: 'Your account may not do this' }, { status: 403 }),
    ),
  );
  await openAdminScreen(<ExportsScreen />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account is not allowed to do this.');
  answerExports([entry(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('table', { name: 'Exports' })).toBeVisible());
});

test('export ledger shows Japanese texts', async () => {
  setLanguage('ja');
  answerExports([entry(1, { filter: { q: '山田', status: 'new' } })]);
  await openAdminScreen(<ExportsScreen />);
  expect(await screen.findByText('受信箱 · 検索「山田」 · 状況：新規')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: '出力内容' })).toBeVisible();
});
