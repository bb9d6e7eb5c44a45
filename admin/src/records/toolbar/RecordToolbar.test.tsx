import { apiPaths } from '@suite/contracts/paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFakeApi } from '../../../test/fake-api.ts';
import { openAdmin } from '../../../test/open-admin.tsx';
import { setLanguage } from '../../language/language.ts';

const api = useFakeApi();

afterEach(() => setLanguage('en'));

/** Opens the list of leads. Returns the parameters of its latest request and the address. */
async function openLeads(search = '') {
  let requested = new URLSearchParams();
  await api.signIn();
  api.answer(
    http.get(`*${apiPaths.records('business-leads')}`, ({ request }) => {
      requested = new URL(request.url).searchParams;
      return HttpResponse.json([]);
    }),
  );
  const { search: address } = await openAdmin(`/backend${search}`);
  await screen.findByRole('search');
  return { requested: (name: string) => requested.get(name), address };
}

const chips = () =>
  within(screen.getByRole('group', { name: 'Active filters' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('a list is filtered by the assignee and the follow-up date', async () => {
  const { requested, address } = await openLeads();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const assignee = screen.getByLabelText('Assigned to');
  await within(assignee).findByRole('option', { name: 'nimal' });
  expect(within(assignee).getAllByRole('option')).toHaveLength(5);
  for (const [choice, value] of [
    ['Me', 'me'],
    ['Nobody', 'none'],
    ['sunil (disabled)', '3'],
  ] as const) {
    await userEvent.selectOptions(assignee, choice);
    expect(address()).toBe(`?assignee=${value}`);
    await waitFor(() => expect(requested('assignee')).toBe(value));
    expect(chips()).toContain(`Assigned to: ${choice}`);
  }
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Follow-up' }), 'Overdue');
  await waitFor(() => expect(requested('followUp')).toBe('overdue'));
  expect(chips()).toEqual(['Assigned to: sunil (disabled)', 'Overdue', 'Clear filters']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Assigned to: sunil (disabled)' }));
  expect(address()).toBe('?followUp=overdue');
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Overdue' }));
  expect(address()).toBe('');
});

test.each([
  [/^Mine/, 'assignee', 'me'],
  [/^Overdue/, 'followUp', 'overdue'],
  [/^Due today/, 'followUp', 'today'],
])('one press on %p filters the list, the next one removes the filter', async (name, filter, value) => {
  const { requested, address } = await openLeads('?status=new');
  await userEvent.click(screen.getByRole('button', { name, pressed: false }));
  expect(address()).toBe(`?status=new&${filter}=${value}`);
  await waitFor(() => expect(requested(filter)).toBe(value));
  await userEvent.click(screen.getByRole('button', { name, pressed: true }));
  expect(address()).toBe('?status=new');
});

test('an export contains what the assignee and the follow-up date filter', async () => {
  await openLeads('?assignee=none&followUp=overdue');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export CSV' });
  expect(button.form).toHaveFormValues({ folder: 'inbox', assignee: 'none', followUp: 'overdue' });
});

test('a filter by a deleted account names it so', async () => {
  await openLeads('?assignee=99');
  expect(await screen.findByText('Assigned to: Deleted account')).toBeVisible();
});

test('the filters have Japanese texts', async () => {
  setLanguage('ja');
  await openLeads('?assignee=me&followUp=overdue');
  expect(await screen.findByText('担当者：自分')).toBeVisible();
  expect(screen.getByRole('button', { name: '絞り込みを解除：期限超過' })).toBeVisible();
});

test('a search says that it is running, and ends its request when another search takes its place', async () => {
  const aborted: (string | null)[] = [];
  await api.signIn();
  api.answer(
    http.get(`*${apiPaths.records('business-leads')}`, async ({ request }) => {
      const q = new URL(request.url).searchParams.get('q');
      if (q === 'perera') await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      if (request.signal.aborted) aborted.push(q);
      return HttpResponse.json([]);
    }),
  );
  await openAdmin('/backend');
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'perera');
  expect(await screen.findByText('Searching…')).toHaveRole('status');
  await userEvent.clear(field);
  await userEvent.type(field, 'silva');
  await screen.findByText('Nothing matches “silva”');
  await waitFor(() => expect(aborted).toEqual(['perera']));
  await waitFor(() => expect(screen.queryByText('Searching…')).not.toBeInTheDocument());
});

test.each([
  ['Status', 'status'],
  ['Assigned to', 'assignee'],
  ['Follow up on', 'followUp'],
])('the list is sorted by %s from the menu', async (name, sort) => {
  const { requested, address } = await openLeads();
  await userEvent.click(screen.getByRole('button', { name: 'Display' }));
  const sorts = within(await screen.findByRole('group', { name: 'Sort by' }));
  expect(sorts.getByRole('menuitemradio', { name: 'Newest first', checked: true })).toBeVisible();
  await userEvent.click(sorts.getByRole('menuitemradio', { name }));
  expect(address()).toBe(`?sort=${sort}`);
  await waitFor(() => expect(requested('sort')).toBe(sort));
});

test('a search has no choice of its order', async () => {
  await openLeads('?q=nimal&sort=status');
  await userEvent.click(screen.getByRole('button', { name: 'Display' }));
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Status' })).toBeVisible();
  expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument();
});
