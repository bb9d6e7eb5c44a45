import { apiPaths } from '@suite/contracts/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { leads, useFakeApi } from '../../../test/fake-api.ts';
import { logIn } from '../../../test/log-in.ts';
import { openAdmin } from '../../../test/open-admin.tsx';

const api = useFakeApi();
const error = (description: string) => ({ title: 'Error', description, variant: 'destructive' });
const deleted = { title: 'Success', description: 'Lead deleted successfully' };

async function openPanel() {
  await api.signIn();
  const opened = await openAdmin('/backend');
  await screen.findByText('Nimal');
  return opened;
}

const deleteButton = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });

test('while the session is checked the panel says "Loading..."', async () => {
  api.answer(http.get(`*${apiPaths.authCheck}`, () => delay('infinite')));
  await openAdmin('/backend');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByText('Admin Panel')).not.toBeInTheDocument();
});

test.each([
  ['there is no session', undefined],
  ['the check fails', () => new HttpResponse(null, { status: 503 })],
  ['the check denies it', () => HttpResponse.json({ authenticated: false })],
])('where %s the panel leads to the login', async (_case, answer) => {
  if (answer) api.answer(http.get(`*${apiPaths.authCheck}`, answer));
  const { path } = await openAdmin('/backend');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(path()).toBe('/admin');
});

test('the panel lists the leads under its one tab, as the specification words them', async () => {
  await openPanel();
  expect(screen.getByText('Manage business leads and contact submissions')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Business Leads']);
  const panel = within(screen.getByRole('tabpanel', { name: 'Business Leads' }));
  expect(panel.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Mobile',
    'Email',
    'Created At',
    'Actions',
  ]);
  const [, , row] = panel.getAllByRole('row');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'Nimal',
    '0775550199',
    '-',
    new Date(leads[1]?.createdAt ?? '').toLocaleString(),
  ]);
  expect(panel.getByText('2 leads')).toBeVisible();
});

test('an empty list says so', async () => {
  await api.signIn();
  api.answer(http.get(`*${apiPaths.adminBusinessLeads}`, () => HttpResponse.json([])));
  await openAdmin('/backend');
  expect(await screen.findByText('No leads found')).toBeVisible();
});

test('a list that cannot be had stands as such, with a way to try again', async () => {
  await api.signIn();
  api.answer(http.get(`*${apiPaths.adminBusinessLeads}`, () => HttpResponse.error(), { once: true }));
  await openAdmin('/backend');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nimal')).toBeVisible();
});

test('deleting says so, reads the list again and hands the focus to the next row', async () => {
  const { notices } = await openPanel();
  await userEvent.click(deleteButton('山田 太郎'));
  await waitFor(() => expect(screen.queryByText('山田 太郎')).not.toBeInTheDocument());
  expect(notices).toEqual([deleted]);
  expect(screen.getByText('1 lead')).toBeVisible();
  expect(deleteButton('Nimal')).toHaveFocus();

  await userEvent.click(deleteButton('Nimal'));
  expect(await screen.findByText('No leads found')).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('the second click of a double click deletes nothing more', async () => {
  await openPanel();
  await userEvent.dblClick(deleteButton('山田 太郎'));
  await waitFor(() => expect(screen.queryByText('山田 太郎')).not.toBeInTheDocument());
  // What a browser sends where the rows have moved up between the clicks.
  fireEvent.click(deleteButton('Nimal'), { detail: 2 });
  await delay(50);
  expect(screen.getByText('Nimal')).toBeVisible();
});

test('a lead that someone else has deleted meanwhile counts as deleted', async () => {
  const { notices } = await openPanel();
  await fetch(`${location.origin}${apiPaths.adminBusinessLead(1)}`, { method: 'DELETE' });
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(screen.queryByText('Nimal')).not.toBeInTheDocument());
  expect(notices).toEqual([deleted]);
});

test('a delete that fails says so and leaves the row, to be tried again', async () => {
  const { notices } = await openPanel();
  api.answer(
    http.delete(`*${apiPaths.adminBusinessLead(1)}`, () => new HttpResponse(null, { status: 500 }), {
      once: true,
    }),
  );
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(notices).toEqual([error('Failed to delete lead')]));
  expect(screen.getByText('Nimal')).toBeVisible();
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(notices.at(-1)).toEqual(deleted));
});

test('an act after the session has ended leads to the login, and a new session reads the list anew', async () => {
  const { path } = await openPanel();
  await api.signOut();
  await userEvent.click(deleteButton('Nimal'));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(path()).toBe('/admin');

  api.answer(http.get(`*${apiPaths.adminBusinessLeads}`, () => HttpResponse.json([])));
  await logIn();
  expect(await screen.findByText('No leads found')).toBeVisible();
});

test('logout leads to the login', async () => {
  const { path } = await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(path()).toBe('/admin');
});

test('Export CSV is a navigation to the export, not a call', async () => {
  await openPanel();
  const navigated = jest.fn();
  window.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      navigated(form.method, new URL(form.action).pathname);
    },
    { once: true },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(navigated).toHaveBeenCalledWith('get', apiPaths.exportBusinessLeads);
});
