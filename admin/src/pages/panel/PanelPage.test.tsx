import { apiPaths } from '@suite/contracts/paths';
import { type CountAnswer, recordLimits } from '@suite/contracts/records';
import { site } from '@suite/site/site';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { account, useFakeApi } from '../../../test/fake-api.ts';
import { leads } from '../../../test/fake-records.ts';
import { openAdmin } from '../../../test/open-admin.tsx';

const api = useFakeApi();
const error = (description: string) => ({ title: 'Error', description, variant: 'destructive' });
const deleted = expect.objectContaining({ title: 'Success', description: 'Lead deleted successfully' });

const gone = () => HttpResponse.json({ code: 'not_found', message: 'Not found' }, { status: 404 });

async function openPanel(search = '') {
  await api.signIn();
  const opened = await openAdmin(`/backend${search}`);
  await screen.findByRole('table');
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
  return opened;
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);
const sidePanel = () => screen.findByRole('complementary', { name: 'Submission' });
const press = (keys: string) => userEvent.keyboard(keys);

const deleteButton = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });

test('panel shows "Loading..." while the session is checked', async () => {
  api.answer(http.get(`*${apiPaths.authCheck}`, () => delay('infinite')));
  await openAdmin('/backend');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByText('Admin Panel')).not.toBeInTheDocument();
});

test.each([
  ['there is no session', undefined],
  ['the check fails', () => new HttpResponse(null, { status: 503 })],
  ['the check denies it', () => HttpResponse.json({ authenticated: false })],
])('panel redirects to the login if %s', async (_case, answer) => {
  if (answer) api.answer(http.get(`*${apiPaths.authCheck}`, answer));
  const { path } = await openAdmin('/backend');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(path()).toBe('/admin');
});

test('first tab lists the leads', async () => {
  await openPanel();
  expect(screen.getByText('Manage business leads and contact submissions')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Business Leads',
    'Contact Messages',
    'Partner Applications',
  ]);
  const panel = within(screen.getByRole('tabpanel', { name: 'Business Leads' }));
  const [selecting, ...titles] = panel.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles).toEqual(['Name', 'Mobile', 'Email', 'Created At', 'Actions']);
  expect(selecting).toBe('Select all on this page');
  const [, , row] = panel.getAllByRole('row');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.slice(1, 5).map(({ textContent }) => textContent)).toEqual([
    'Nimal',
    '0775550199',
    '-',
    new Date(leads[1]?.createdAt ?? '').toLocaleString(),
  ]);
  expect(panel.getByText('1-2 of 2')).toBeVisible();
});

test('second tab lists the messages with shortened texts', async () => {
  const { search } = await openPanel();
  await userEvent.click(screen.getByRole('tab', { name: 'Contact Messages' }));
  const message = await screen.findByText(/^We run a hotel/);
  expect(search()).toBe('?tab=contacts');
  expect(message.textContent).toMatch(/^.{120}…$/);
  expect(
    screen
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Email', 'Message', 'Created At', 'Actions']);
});

test('empty list shows a message', async () => {
  await api.signIn();
  api.answer(http.get(`*${apiPaths.records('business-leads')}`, () => HttpResponse.json([])));
  await openAdmin('/backend');
  expect(await screen.findByText('No leads found')).toBeVisible();
});

test('list that could not be loaded offers a retry', async () => {
  await api.signIn();
  api.answer(http.get(`*${apiPaths.records('business-leads')}`, () => HttpResponse.error(), { once: true }));
  await openAdmin('/backend');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nimal')).toBeVisible();
});

test('deleting a row reloads the list and focuses the next row', async () => {
  const { notices } = await openPanel();
  await userEvent.click(deleteButton('山田 太郎'));
  await waitFor(() => expect(screen.queryByText('山田 太郎')).not.toBeInTheDocument());
  expect(notices).toEqual([deleted]);
  expect(screen.getByText('1-1 of 1')).toBeVisible();
  await waitFor(() => expect(deleteButton('Nimal')).toHaveFocus());

  await userEvent.click(deleteButton('Nimal'));
  expect(await screen.findByText('No leads found')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
});

test('second click of a double click deletes no further row', async () => {
  await openPanel();
  await userEvent.dblClick(deleteButton('山田 太郎'));
  await waitFor(() => expect(screen.queryByText('山田 太郎')).not.toBeInTheDocument());
  // A browser sends this event when rows move up between the clicks.
  fireEvent.click(deleteButton('Nimal'), { detail: 2 });
  await act(() => delay(50));
  expect(screen.getByText('Nimal')).toBeVisible();
});

test('lead already deleted by another administrator counts as deleted', async () => {
  const { notices } = await openPanel();
  await fetch(`${location.origin}${apiPaths.record('business-leads', 1)}`, { method: 'DELETE' });
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(screen.queryByText('Nimal')).not.toBeInTheDocument());
  expect(notices).toEqual([deleted]);
});

test('failed deletion shows an error and keeps the row', async () => {
  const { notices } = await openPanel();
  api.answer(
    http.delete(`*${apiPaths.record('business-leads', 1)}`, () => new HttpResponse(null, { status: 500 }), {
      once: true,
    }),
  );
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(notices).toEqual([error('Failed to delete lead')]));
  expect(await screen.findByText('Nimal')).toBeVisible();
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(notices.at(-1)).toEqual(deleted));
});

test('logout redirects to the login', async () => {
  const { path } = await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(path()).toBe('/admin');
});

/** Presses 'Export CSV' and returns the method, path and fields of the submitted form. */
async function exported() {
  const navigated = jest.fn();
  window.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const fields = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]);
      navigated(form.method, new URL(form.action).pathname, Object.fromEntries(fields));
    },
    { once: true },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  return navigated.mock.calls[0];
}

test('Export CSV navigates to an export of the filtered list', async () => {
  await openPanel('?q=ni&status=new');
  expect(await exported()).toEqual([
    'get',
    apiPaths.exportRecords('business-leads'),
    { folder: 'inbox', q: 'ni', status: 'new' },
  ]);
});

test('Export CSV exports only the selected rows', async () => {
  await openPanel();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Nimal' }));
  expect(await exported()).toEqual(['post', apiPaths.exportRecords('business-leads'), { ids: '1' }]);
});

test('Export CSV shows an error instead of navigating while offline', async () => {
  const { notices } = await openPanel();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const submitted = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('submit', submitted, { once: true });
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(submitted).toHaveReturnedWith(true);
  expect(notices).toEqual([
    { title: 'Error', description: 'You are offline: nothing was exported.', variant: 'destructive' },
  ]);
});

test('undo restores a deleted lead', async () => {
  const { notices } = await openPanel();
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(notices).toEqual([deleted]));
  expect(notices[0]?.action?.label).toBe('Undo');
  await act(async () => notices[0]?.action?.onClick());
  expect(await screen.findByText('Nimal')).toBeVisible();
  expect(notices.at(-1)).toEqual({ title: 'Success', description: '1 submission restored' });
});

test('undo says that a record erased in the meantime was not restored', async () => {
  const { notices } = await openPanel();
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(notices).toEqual([deleted]));
  api.answer(http.post(`*${apiPaths.restoreRecord('business-leads', 1)}`, gone));
  await act(async () => notices[0]?.action?.onClick());
  await waitFor(() =>
    expect(notices.at(-1)).toEqual(
      error('Nothing was changed: this submission has been moved or erased in the meantime.'),
    ),
  );
  expect(screen.queryByText('Nimal')).not.toBeInTheDocument();
});

test('a note or a change for a record erased in the meantime says so and keeps the note', async () => {
  const { notices } = await openPanel('?record=1');
  const panel = within(await sidePanel());
  api.answer(
    http.patch(`*${apiPaths.record('business-leads', 1)}`, gone),
    http.post(`*${apiPaths.recordNotes('business-leads', 1)}`, gone),
  );
  await userEvent.type(await panel.findByLabelText('Note'), 'Call on Monday');
  await userEvent.click(panel.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(notices).toEqual([error('This submission no longer exists.')]));
  expect(panel.getByLabelText('Note')).toHaveValue('Call on Monday');
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Status' }), 'Won');
  await waitFor(() => expect(notices).toHaveLength(2));
  expect(notices[1]).toEqual(notices[0]);
});

test('trash shows the retention period and offers to restore records', async () => {
  await openPanel();
  await userEvent.click(deleteButton('Nimal'));
  await userEvent.click(screen.getByRole('button', { name: 'Trash' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Nimal' }));
  expect(await screen.findByText('The trash is empty')).toBeVisible();
  expect(screen.getByText(/deleted for good six months after/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Inbox' }));
  expect(await screen.findByText('Nimal')).toBeVisible();
});

test('search highlights its matches in the list and in the open record', async () => {
  await openPanel('?q=555%20taro&record=2');
  const highlighted = (element: HTMLElement) =>
    [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(highlighted(screen.getByRole('table'))).toEqual(['555', 'taro']);
  expect(highlighted(await sidePanel())).toEqual(['555', 'taro']);
});

test.each([
  ['en', 'business-leads', /names, phone numbers and email addresses/],
  ['en', 'contacts', /names, email addresses and messages/],
  ['en', 'partner-applications', /names, phone numbers, email addresses and notes/],
  ['ja', 'business-leads', /氏名、電話番号、メールアドレス/],
])('search without a match lists in %s the searched contents of %s', async (language, tab, searched) => {
  await api.signIn();
  await openAdmin(`/backend?tab=${tab}&q=nobody`);
  if (language === 'ja') await userEvent.click(await screen.findByRole('button', { name: '日本語' }));
  expect(await screen.findByText(searched)).toBeVisible();
  if (language === 'ja') await userEvent.click(screen.getByRole('button', { name: 'English' }));
});

test('search runs after a pause and is stored in the address', async () => {
  const requested: (string | null)[] = [];
  const { search } = await openPanel();
  api.answer(
    http.get(`*${apiPaths.records('business-leads')}`, ({ request }) => {
      requested.push(new URL(request.url).searchParams.get('q'));
    }),
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'nobody');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  expect(requested).toEqual(['nobody']);
  expect(search()).toBe('?q=nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(names()).toEqual(['山田 太郎', 'Nimal']));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(search()).toBe('');
});

test('list follows the filters and sort order in the address', async () => {
  await openPanel('?sort=name&status=new&from=2026-11-01');
  expect(names()).toEqual(['Nimal', '山田 太郎']);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('new');
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-01');
});

test('each active filter is a button that removes it', async () => {
  const { search } = await openPanel('?when=30days&status=new&unread=1');
  const active = within(screen.getByRole('group', { name: 'Active filters' }));
  await userEvent.click(active.getByRole('button', { name: 'Remove filter: Status: New' }));
  await waitFor(() => expect(search()).toBe('?when=30days&unread=1'));
  await waitFor(() =>
    expect(active.getByRole('button', { name: 'Remove filter: Unread only' })).toHaveFocus(),
  );
  await userEvent.click(active.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(search()).toBe(''));
  expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});

test('a date preset is kept in the address until it is pressed again or a day is chosen', async () => {
  const { search } = await openPanel();
  const preset = screen.getByRole('button', { name: 'Yesterday' });
  await userEvent.click(preset);
  await waitFor(() => expect(search()).toBe('?when=yesterday'));
  expect(preset).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(preset);
  await waitFor(() => expect(search()).toBe(''));
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  await waitFor(() => expect(search()).toMatch(/^\?from=2026-11-01&to=2\d{3}-\d\d-\d\d$/));
});

test('a filtered list shows how many match, or how many at least', async () => {
  await api.signIn();
  let answer: CountAnswer = { count: 120 };
  const path = apiPaths.records('business-leads');
  api.answer(
    http.get(`*${path}`, () =>
      HttpResponse.json(leads, { headers: { Link: `<${path}?cursor=next>; rel="next"` } }),
    ),
    http.get(`*${apiPaths.countRecords('business-leads')}`, ({ request }) => {
      expect(new URL(request.url).searchParams.get('atMost')).toBe('1000');
      return HttpResponse.json(answer);
    }),
  );
  await openAdmin('/backend?status=new');
  expect(await screen.findByText('1-2 of 120')).toBeVisible();
  answer = { count: 1000, isMinimum: true };
  await userEvent.click(screen.getByRole('button', { name: 'This week' }));
  expect(await screen.findByText('1-2 of 1,000+')).toBeVisible();
});

test('a filtered list that was open before shows a record whose status has changed since', async () => {
  await openPanel();
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  const status = screen.getByRole('combobox', { name: 'Status' });
  await userEvent.selectOptions(status, 'Won');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  await userEvent.selectOptions(status, 'Any');
  await userEvent.click(await screen.findByRole('link', { name: 'Nimal' }));
  await userEvent.selectOptions(
    await within(await sidePanel()).findByRole('combobox', { name: 'Status' }),
    'Won',
  );
  await userEvent.selectOptions(status, 'Won');
  await waitFor(() => expect(names()).toEqual(['Nimal']));
});

test('list offers to clear filters that the server rejects', async () => {
  await api.signIn();
  api.answer(
    http.get(`*${apiPaths.records('business-leads')}`, ({ request }) =>
      new URL(request.url).searchParams.has('cursor')
        ? HttpResponse.json({ code: 'invalid_cursor', message: 'Not a cursor' }, { status: 400 })
        : undefined,
    ),
  );
  const { search } = await openAdmin('/backend?from=2026-11-01&page=3&cursor=broken');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not accept this search');
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Nimal')).toBeVisible();
  expect(search()).toBe('');
});

test('chosen optional column stays visible after a reload', async () => {
  const { unmount } = await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Display' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Source' }));
  await press('{Escape}');
  expect(screen.getByRole('columnheader', { name: 'Source' })).toBeVisible();
  unmount();
  await openPanel();
  expect(screen.getByRole('columnheader', { name: 'Source' })).toBeVisible();
  localStorage.clear();
});

test('clicking a row opens the record and marks it as read', async () => {
  const { search } = await openPanel();
  await userEvent.click(screen.getByText('0775550199'));
  const panel = within(await sidePanel());
  expect(search()).toBe('?record=1');
  expect(panel.getByRole('link', { name: '0775550199' })).toHaveAttribute('href', 'tel:+94775550199');
  expect(panel.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/94775550199',
  );
  expect(await panel.findByText('newsletter')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nimal' })).not.toHaveAttribute('data-unread'));
  await press('{Escape}');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nimal' })).toHaveFocus());
});

test('record opened by its address is shown as read if the list loads later', async () => {
  await api.signIn();
  const { promise: isChanged, resolve: change } = Promise.withResolvers<void>();
  api.answer(
    http.get(`*${apiPaths.records('business-leads')}`, async () => {
      await isChanged;
      return HttpResponse.json(leads.map((lead) => ({ ...lead, isRead: false })));
    }),
    http.patch(`*${apiPaths.record('business-leads', 1)}`, () => {
      change();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await openAdmin('/backend?record=1');
  expect(await screen.findByRole('link', { name: '山田 太郎' })).toHaveAttribute('data-unread');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nimal' })).not.toHaveAttribute('data-unread'));
});

test('status and notes are saved', async () => {
  await openPanel('?record=1');
  const panel = within(await sidePanel());
  await userEvent.selectOptions(await panel.findByRole('combobox', { name: 'Status' }), 'Won');
  await waitFor(() => expect(panel.getByRole('combobox', { name: 'Status' })).toHaveValue('won'));
  await userEvent.type(await panel.findByLabelText('Note'), 'Call on Monday /x?');
  await userEvent.click(panel.getByRole('button', { name: 'Add note' }));
  expect(await panel.findByText('Call on Monday /x?')).toBeVisible();
  expect(panel.getByLabelText('Note')).toHaveValue('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('text typed while a note is being saved is kept', async () => {
  await openPanel('?record=1');
  const panel = within(await sidePanel());
  const { promise: isSaved, resolve: save } = Promise.withResolvers<void>();
  api.answer(http.post(`*${apiPaths.recordNotes('business-leads', 1)}`, () => isSaved, { once: true }));
  const field = await panel.findByLabelText('Note');
  await userEvent.type(field, 'Call on Monday');
  await userEvent.click(panel.getByRole('button', { name: 'Add note' }));
  await userEvent.type(field, ' and send the price list');
  save();
  expect(await panel.findByText('Call on Monday')).toBeVisible();
  await waitFor(() => expect(field).toHaveValue('and send the price list'));
});

test('unsaved note is kept while another record is open or the panel is closed', async () => {
  await openPanel('?record=1');
  await userEvent.type(await within(await sidePanel()).findByLabelText('Note'), 'Half a thought');
  await userEvent.click(screen.getByRole('button', { name: 'Previous submission' }));
  expect(await within(await sidePanel()).findByLabelText('Note')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Next submission' }));
  expect(await within(await sidePanel()).findByLabelText('Note')).toHaveValue('Half a thought');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByText('0775550199'));
  expect(await within(await sidePanel()).findByLabelText('Note')).toHaveValue('Half a thought');
});

test('unsaved note is kept while another list or view is open', async () => {
  await openPanel('?record=1');
  await userEvent.type(await within(await sidePanel()).findByLabelText('Note'), 'Half a thought');
  await userEvent.click(screen.getByRole('tab', { name: 'Contact Messages' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Kumari' }));
  expect(await within(await sidePanel()).findByLabelText('Note')).toHaveValue('');
  api.answer(http.get(`*${apiPaths.exports}`, () => HttpResponse.json([])));
  await userEvent.click(screen.getByRole('link', { name: 'Exports' }));
  await userEvent.click(screen.getByRole('link', { name: 'Submissions' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Nimal' }));
  expect(await within(await sidePanel()).findByLabelText('Note')).toHaveValue('Half a thought');
});

test('failed status change shows an error and restores the previous status', async () => {
  const { notices } = await openPanel('?record=1');
  const panel = within(await sidePanel());
  await panel.findByText('newsletter');
  api.answer(
    http.patch(`*${apiPaths.record('business-leads', 1)}`, () => new HttpResponse(null, { status: 500 })),
  );
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Status' }), 'Won');
  await waitFor(() =>
    expect(notices.at(-1)).toEqual(error('The change could not be saved. Please try again.')),
  );
  expect(panel.getByRole('combobox', { name: 'Status' })).toHaveValue('new');
});

test('keyboard shortcuts move, select, open and search', async () => {
  await openPanel();
  await press('j');
  await waitFor(() => expect(screen.getByRole('link', { name: '山田 太郎' })).toHaveFocus());
  await press('{ArrowDown}x');
  expect(screen.getByRole('checkbox', { name: 'Select Nimal' })).toBeChecked();
  await press('{Escape}');
  expect(screen.getByRole('checkbox', { name: 'Select Nimal' })).not.toBeChecked();
  await press('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Nimal' })).toBeVisible();
  await press('k');
  expect(await screen.findByRole('heading', { name: '山田 太郎' })).toBeVisible();
  await press('{Escape}');
  await waitFor(() => expect(screen.getByRole('link', { name: '山田 太郎' })).toHaveFocus());
  await press('/');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  await press('x?');
  expect(screen.getByRole('searchbox')).toHaveValue('x?');
  await press('{Escape}?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('deletion of several selected rows can be undone', async () => {
  const { notices } = await openPanel();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No leads found')).toBeVisible();
  expect(notices.at(-1)).toMatchObject({ description: '2 submissions deleted' });
  await act(async () => notices.at(-1)?.action?.onClick());
  expect(await screen.findByText('Nimal')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument();
});

test('row deleted by its own button is no longer selected', async () => {
  await openPanel();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  await userEvent.click(deleteButton('Nimal'));
  expect(await bar.findByText('1 selected')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Nimal')).not.toBeInTheDocument());
  await userEvent.click(deleteButton('山田 太郎'));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument());
});

test('row deleted in the side panel is no longer selected', async () => {
  await openPanel();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('link', { name: 'Nimal' }));
  await userEvent.click(within(await sidePanel()).getByRole('button', { name: 'Delete' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(await bar.findByText('1 selected')).toBeVisible();
});

/** Responds like an API of an earlier release, which sends fewer fields and lacks newer routes. */
function answerAsOlderApi() {
  api.answer(
    http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ authenticated: true })),
    http.get(`*${apiPaths.records('business-leads')}`, () => HttpResponse.json(leads)),
    http.get(`*${apiPaths.overview}`, gone),
    http.get(`*${apiPaths.record('business-leads', 1)}`, gone),
  );
}

test('panel shows records when the API is an older release', async () => {
  answerAsOlderApi();
  await openAdmin('/backend');
  expect(await screen.findByText('Nimal')).toBeVisible();
  expect(deleteButton('Nimal')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Nimal' }));
  const panel = within(await sidePanel());
  expect(panel.getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  expect(panel.getByText('0775550199')).toBeVisible();
});

test('selection beyond the limit offers to select all matching records instead', async () => {
  jest.replaceProperty(recordLimits, 'selection', 1 as 5000);
  await openPanel();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Nimal' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select 山田 太郎' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByRole('status')).toHaveTextContent(
    /^1 selected\s*No more than 1 can be selected one by one: nothing was added\./,
  );
  expect(screen.getByRole('checkbox', { name: 'Select 山田 太郎' })).not.toBeChecked();
  await userEvent.click(bar.getByRole('button', { name: 'Select all 2 matching' }));
  expect(await bar.findByText('All 2 matches selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select 山田 太郎' })).toBeChecked();
});

test('an action on all matching records leaves out those that arrive later', async () => {
  jest.replaceProperty(recordLimits, 'selection', 1 as 5000);
  const at = '2026-11-10T00:00:00.000Z';
  const sent: unknown[] = [];
  await openPanel('?status=new');
  api.answer(
    http.get(`*${apiPaths.countRecords('business-leads')}`, () => HttpResponse.json({ count: 1, at })),
    http.post(`*${apiPaths.bulkRecords('business-leads')}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ count: 1 });
    }),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Nimal' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select 山田 太郎' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2 matching' }));
  expect(await screen.findByText('All 1 matches selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select Nimal' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select 山田 太郎' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
  await waitFor(() =>
    expect(sent).toEqual([{ action: 'read', filter: { folder: 'inbox', status: 'new', to: at } }]),
  );
});

test('shortcut moves the focus to the bulk actions, and Escape moves it back to the list', async () => {
  await openPanel();
  await press('ja');
  await waitFor(() => expect(screen.getByRole('link', { name: '山田 太郎' })).toHaveFocus());
  await press('xa');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Set status' })).toHaveFocus());
  await press('{Escape}');
  expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus(),
  );
});

test('on a narrow screen, all bulk actions but the last are in a menu', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList,
    );
  const { notices } = await openPanel();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Nimal' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)).toEqual([
    'Delete',
    'More actions',
    'Clear selection',
  ]);
  await userEvent.click(bar.getByRole('button', { name: 'More actions' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Set status: New',
    'Set status: Contacted',
    'Set status: Won',
    'Set status: Lost',
    'Mark as read',
    'Mark as spam',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Set status: Won' }));
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ description: '1 submission changed' }));
  await userEvent.click(screen.getByRole('button', { name: 'Trash' }));
  expect(await screen.findByText('The trash is empty')).toBeVisible();
});

test('Shift-click selects all rows in between', async () => {
  await openPanel();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select 山田 太郎' }));
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Nimal' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByText('2 selected')).toBeVisible();
});

test('new submissions are announced without changing the list', async () => {
  await openPanel();
  api.answer(
    http.get(`*${apiPaths.records('business-leads')}`, () =>
      HttpResponse.json([
        { ...leads[0], id: 3, name: 'Newcomer', isRead: false, flaggedFor: null, trashedAt: null },
      ]),
    ),
  );
  act(() => api.say('submitted', { kind: 'business-leads', count: 1 }));
  act(() => api.say('submitted', { kind: 'contacts', count: 5 }));
  const show = await screen.findByRole('button', { name: '1 new submission - show' });
  expect(names()).toEqual(['山田 太郎', 'Nimal']);
  await userEvent.click(show);
  await waitFor(() => expect(names()).toEqual(['Newcomer']));
  expect(show).not.toBeInTheDocument();
});

test('list shows the previous page after the last row of a page is deleted', async () => {
  const { search } = await openPanel('?page=2&cursor=1');
  await waitFor(() => expect(names()).toEqual(['Nimal']));
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(names()).toEqual(['山田 太郎']));
  expect(search()).toBe('');
});

test('previous-page button works on a page opened by its address', async () => {
  await api.signIn();
  api.answer(
    http.get(`*${apiPaths.records('business-leads')}`, ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor') ?? 'none';
      const link = `<${apiPaths.records('business-leads')}?cursor=before-${cursor}>; rel="prev"`;
      return HttpResponse.json([{ ...leads[1], name: `At ${cursor}` }], { headers: { Link: link } });
    }),
  );
  const { search } = await openAdmin('/backend?cursor=x&page=3');
  expect(await screen.findByText('At x')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByText('At before-x')).toBeVisible();
  expect(search()).toBe('?cursor=before-x&page=2');
  expect(screen.getByText(/^51-51/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByText('At none')).toBeVisible();
  expect(search()).toBe('');
});

test.each([
  ['', 'Business Leads - Admin Panel', 'リード - 管理画面'],
  ['?tab=contacts', 'Contact Messages - Admin Panel', 'お問い合わせ - 管理画面'],
  ['?folder=trash', 'Trash - Business Leads - Admin Panel', 'ゴミ箱 - リード - 管理画面'],
  ['?record=1', 'Nimal - Business Leads - Admin Panel', 'Nimal - リード - 管理画面'],
  ['?record=9', 'Submission - Business Leads - Admin Panel', '受信内容 - リード - 管理画面'],
  ['?view=exports', 'Exports - Admin Panel', 'エクスポート履歴 - 管理画面'],
  ['?view=audit', 'Audit log - Admin Panel', '監査ログ - 管理画面'],
])('page at "%s" has a document title in both languages', async (search, english, japanese) => {
  api.answer(
    http.get(`*${apiPaths.exports}`, () => HttpResponse.json([])),
    http.get(`*${apiPaths.audit}`, () => HttpResponse.json([])),
  );
  await api.signIn();
  await openAdmin(`/backend${search}`);
  await waitFor(() => expect(document.title).toBe(`${english} | ${site.name}`));
  await userEvent.click(screen.getByRole('button', { name: '日本語' }));
  expect(document.title).toBe(`${japanese} | ${site.name}`);
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
});

test('document title contains the open record’s name without directional control characters', async () => {
  await openPanel();
  api.answer(
    http.get(`*${apiPaths.record('business-leads', ':id')}`, () =>
      HttpResponse.json({
        ...leads[1],
        name: '\u202egnp.exe\u2069 <b>',
        trail: [],
        deliveries: [],
        firstTouch: null,
        lastTouch: null,
        isRead: true,
      }),
    ),
  );
  await userEvent.click(screen.getByText('0775550199'));
  await waitFor(() =>
    expect(document.title).toBe(`gnp.exe <b> - Business Leads - Admin Panel | ${site.name}`),
  );
  await press('{Escape}');
  expect(document.title).toBe(`Business Leads - Admin Panel | ${site.name}`);
  await userEvent.click(screen.getByRole('tab', { name: 'Contact Messages' }));
  expect(document.title).toBe(`Contact Messages - Admin Panel | ${site.name}`);
});

test('list stays visible offline with a notice', async () => {
  await openPanel();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You are offline. This is the list as it was last loaded.')).toBeVisible();
  expect(names()).toEqual(['山田 太郎', 'Nimal']);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});

test('viewer can change the status but not delete or export', async () => {
  api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, role: 'viewer' })));
  await openPanel();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Delete|Export/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Exports' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Nimal' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByRole('button', { name: 'Set status' })).toBeVisible();
  expect(bar.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('administrator who becomes a viewer sees what a viewer may do after a refused action', async () => {
  const { notices } = await openPanel();
  api.answer(
    http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, role: 'viewer' })),
    http.delete(`*${apiPaths.record('business-leads', 1)}`, () =>
      HttpResponse.json({ code: 'forbidden', message: 'Your account may not do this' }, { status: 403 }),
    ),
  );
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument());
  expect(notices).toEqual([error('Failed to delete lead')]);
  expect(screen.getByText('Nimal')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Audit log' })).not.toBeInTheDocument();
});

test("viewer can't select all matching records", async () => {
  jest.replaceProperty(recordLimits, 'selection', 1 as 5000);
  api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, role: 'viewer' })));
  await openPanel();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Nimal' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select 山田 太郎' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByRole('status')).toHaveTextContent(/nothing was added\.$/);
  expect(bar.queryByRole('button', { name: /matching/ })).not.toBeInTheDocument();
});

test('panel requires a new password after an administrator has set the current one', async () => {
  let mustChangePassword = true;
  const requested: string[] = [];
  api.answer(
    http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, mustChangePassword })),
    http.get('*/api/admin/*', ({ request }) => {
      if (mustChangePassword) requested.push(request.url);
    }),
    http.post(`*${apiPaths.ownPassword}`, () => {
      mustChangePassword = false;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await api.signIn();
  await openAdmin('/backend');
  expect(await screen.findByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  const strong = 'seven herons over the lagoon';
  await userEvent.type(await screen.findByLabelText('Current password'), strong);
  await userEvent.type(screen.getByLabelText('New password'), strong);
  await userEvent.type(screen.getByLabelText('Repeat the new password'), strong);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('The new password must differ from the current one')).toBeVisible();
  expect(requested).toEqual([]);
  for (const label of ['New password', 'Repeat the new password'])
    await userEvent.type(screen.getByLabelText(label), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
});

test('panel warns about failed second-factor attempts until the notice is closed', async () => {
  const failedCodes = { count: 1, lastAt: '2026-11-20T10:15:30.000Z' };
  api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, failedCodes })));
  const { unmount } = await openPanel();
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByText('A wrong second-factor code was entered for your account')).toBeVisible();
  expect(notice.getByRole('link', { name: 'Change password' })).toHaveAttribute(
    'href',
    '/backend?view=account',
  );
  await userEvent.click(notice.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
  await openPanel();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  sessionStorage.clear();
});

test('panel switches to Japanese', async () => {
  await openPanel();
  await userEvent.click(screen.getByRole('button', { name: '日本語' }));
  expect(screen.getByRole('heading', { name: '管理画面' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'リード' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'ja');
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
});

describe('weak settings', () => {
  const notice = (name: string) => screen.queryByRole('region', { name });
  const open = (weakSettings: string[]) => {
    api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, weakSettings })));
    return openPanel();
  };

  test('are listed until the notice is closed', async () => {
    await open(['ADMIN_PASSWORD', 'PUBLIC_URL']);
    const shown = notice('Some settings are too weak for a public site') as HTMLElement;
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^ADMIN_PASSWORD is easy to guess\./),
      expect.stringMatching(/^This site is used without https/),
    ]);
    await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
    expect(notice('Some settings are too weak for a public site')).not.toBeInTheDocument();
  });

  test('are shown in Japanese', async () => {
    await open(['CAPTCHA_WORK']);
    await userEvent.click(screen.getByRole('button', { name: '日本語' }));
    const shown = notice('公開サイトとしては安全性が不十分な設定があります') as HTMLElement;
    expect(within(shown).getByRole('listitem')).toHaveTextContent('1000以上に設定してください');
  });
});
