import { type AuditEntry, auditKinds } from '@suite/contracts/audit';
import { apiPaths } from '@suite/contracts/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFakeApi } from '../../../test/fake-api.ts';
import { openAdminScreen } from '../../../test/open-admin-screen.tsx';
import { formatClock, formatDay } from '../../language/format-time.ts';
import { setLanguage } from '../../language/language.ts';
import { localDay } from '../../records/date-presets.ts';
import { AuditScreen } from './AuditScreen.tsx';

const api = useFakeApi();

afterEach(() => {
  localStorage.clear();
  setLanguage('en');
});

const entry = (id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-20T10:15:30.000Z',
  kind: 'sign-in',
  username: 'maria',
  address: '192.0.2.7',
  detail: {},
  ...changes,
});

/** Mocks the audit log with pages selected by cursor. Returns an array to which each request adds its query. */
function answerLog(...pages: AuditEntry[][]) {
  const requested: string[] = [];
  api.answer(
    http.get(`*${apiPaths.audit}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      requested.push(`${searchParams}`);
      const page = Number(searchParams.get('cursor') ?? 0);
      const next = pages[page + 1] && `<${apiPaths.audit}?limit=50&cursor=${page + 1}>; rel="next"`;
      return HttpResponse.json(pages[page], next ? { headers: { Link: next } } : {});
    }),
  );
  return requested;
}

async function cells() {
  const table = within(await screen.findByRole('table', { name: 'Audit log' }));
  const rows = table.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  return rows.filter(({ length }) => length > 0);
}

test('audit log shows successive equal entries as one, with their number and the time of the first', async () => {
  const at = '2026-11-20T09:15:30.000Z';
  answerLog([entry(5), entry(4), entry(3, { at }), entry(2, { username: 'nimal' }), entry(1)]);
  await openAdminScreen(<AuditScreen />);
  const rows = await cells();
  expect(rows.map(([, who, what, detail]) => [who, what, detail?.replace(/first: .*/, 'first')])).toEqual([
    ['maria', 'Signed in', '3 times, first'],
    ['nimal', 'Signed in', ''],
    ['maria', 'Signed in', ''],
  ]);
  expect(document.querySelector(`td:nth-child(4) time`)).toHaveAttribute('datetime', at);
});

test('audit log lists the details of an action that one user repeats within a minute', async () => {
  const detail = (id: number) => ({ kind: 'business-leads', id });
  const at = '2026-11-20T10:14:00.000Z';
  answerLog([
    entry(3, { kind: 'assigned', detail: detail(8) }),
    entry(2, { kind: 'assigned', detail: detail(7) }),
    entry(1, { kind: 'assigned', detail: detail(6), at }),
  ]);
  await openAdminScreen(<AuditScreen />);
  expect(await cells()).toHaveLength(2);
  await userEvent.click(screen.getByText('2 times'));
  expect(screen.getByRole('link', { name: 'Record 8 in Business Leads' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Record 7 in Business Leads' })).toBeVisible();
});

test('audit log shows time, user, action, details and address of each entry', async () => {
  answerLog([
    entry(4, { kind: 'sign-in', detail: { secondFactor: 'recovery-code' } }),
    entry(3, { kind: 'sign-in-failed', username: '', detail: { isKnown: false } }),
    entry(2, {
      kind: 'administrator-changed',
      username: '',
      address: '',
      detail: { username: 'viewer', isDisabled: true },
    }),
    entry(1, { kind: 'deleted', detail: { kind: 'business-leads', selection: 'ids', count: 500 } }),
  ]);
  await openAdminScreen(<AuditScreen />);
  const at = new Date('2026-11-20T10:15:30.000Z');
  const when = formatClock(at, 'en');
  const day = formatDay(at, 'en', localDay(new Date()));
  expect(await screen.findByRole('rowheader', { name: day })).toBeVisible();
  expect(await cells()).toEqual([
    [when, 'maria', 'Signed in', 'With a recovery code', '192.0.2.7'],
    [when, 'unknown name', 'Sign-in failed', 'No such account', '192.0.2.7'],
    [when, 'command line', 'Changed an account', 'viewer · disabled', ''],
    [when, 'maria', 'Moved to the trash', '500 in Business Leads · selected rows', '192.0.2.7'],
  ]);
  // The tooltip has the seconds.
  expect(screen.getAllByText(when)[0]).toHaveAttribute('title', expect.stringContaining(at.toLocaleString()));
});

test('audit log shows unknown kinds and details unchanged', async () => {
  answerLog([entry(1, { kind: 'constructor' as never, detail: { toString: 'valueOf' } })]);
  await openAdminScreen(<AuditScreen />);
  expect((await cells())[0]?.slice(2, 4)).toEqual(['constructor', 'toString: valueOf']);
});

test.each(['en', 'ja'] as const)('audit log has texts in %s for every kind of entry', async (language) => {
  setLanguage(language);
  answerLog(auditKinds.map((kind, id) => entry(id, { kind })));
  await openAdminScreen(<AuditScreen />);
  const table = within(await screen.findByRole('table'));
  for (const kind of auditKinds) expect(table.queryByText(kind)).not.toBeInTheDocument();
});

test('audit log loads older entries on demand', async () => {
  const requested = answerLog([entry(2, { username: 'maria' })], [entry(1, { username: 'nimal' })]);
  await openAdminScreen(<AuditScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show older entries' }));
  expect(await screen.findByText('nimal')).toBeVisible();
  expect(screen.getByText('maria')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
  expect(requested).toEqual(['limit=50', 'limit=50&cursor=1']);
});

test('audit log shows new entries after Refresh', async () => {
  answerLog([entry(1)]);
  await openAdminScreen(<AuditScreen />);
  await screen.findByRole('cell', { name: 'Signed in' });
  answerLog([entry(2, { kind: 'sign-out' }), entry(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('cell', { name: 'Signed out' })).toBeVisible();
});

test('audit log shows a failure and, after a retry, that it is empty', async () => {
  api.answer(
    http.get(`*${apiPaths.audit}`, () =>
      HttpResponse.json({ code: 'unavailable', message: 'x' }, { status: 503 }),
    ),
  );
  await openAdminScreen(<AuditScreen />);
  expect(await screen.findByRole('alert')).toBeVisible();
  answerLog([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No entries yet')).toBeVisible();
});

test('a record number in the audit log is a link to the record', async () => {
  answerLog([
    entry(1, { kind: 'deleted', detail: { kind: 'contacts', id: 7 } }),
    entry(2, { detail: { id: 9 } }),
  ]);
  await openAdminScreen(<AuditScreen />);
  const link = await screen.findByRole('link', { name: 'Record 7 in Contact Messages' });
  expect(link).toHaveAttribute('href', '/backend?tab=contacts&record=7');
  expect(screen.getAllByRole('link')).toEqual([link]);
});

test('audit log is filtered by person, action and time, and the export takes the same filter', async () => {
  const requested = answerLog([entry(1)]);
  api.answer(
    http.get(`*${apiPaths.assignees}`, () =>
      HttpResponse.json([{ id: 4, username: 'maria', isDisabled: true }]),
    ),
  );
  await openAdminScreen(<AuditScreen />);
  await screen.findByRole('table');
  await userEvent.selectOptions(
    await screen.findByLabelText('Who'),
    await screen.findByRole('option', { name: 'maria' }),
  );
  await userEvent.selectOptions(screen.getByLabelText('What'), 'Signed in');
  for (const label of ['From', 'To']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: '2026-11-20' } });
    fireEvent.blur(screen.getByLabelText(label));
  }
  const from = new Date(2026, 10, 20).toISOString();
  const to = new Date(2026, 10, 21).toISOString();
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(requested.at(-1)))).toEqual({
      ...{ limit: '50', administrator: '4', kind: 'sign-in' },
      ...{ from, to },
    }),
  );
  const form = screen.getByRole('button', { name: 'Export CSV' }).closest('form') as HTMLFormElement;
  expect([new URL(form.action).pathname, form.method]).toEqual([apiPaths.exportAudit, 'get']);
  expect(
    Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])),
  ).toEqual({ administrator: '4', kind: 'sign-in', from, to });
  answerLog([]);
  await userEvent.selectOptions(screen.getByLabelText('What'), 'Signed out');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No entries yet')).toBeVisible();
});
