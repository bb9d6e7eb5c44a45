import { apiPaths } from '@suite/contracts/paths';
import { recordLimits } from '@suite/contracts/records';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFakeApi } from '../../../test/fake-api.ts';
import { deleteButton, openLeads, sidePanel } from '../../../test/open-records.tsx';

const api = useFakeApi();

test.each([
  ['Delete', '2 submissions deleted'],
  ['Mark as spam', '2 submissions marked as spam'],
])('%s of several selected rows can be undone', async (name, description) => {
  const { notices } = await openLeads(api);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name }));
  expect(await screen.findByText('No leads found')).toBeVisible();
  expect(notices.at(-1)).toMatchObject({ description });
  await act(async () => notices.at(-1)?.action?.onClick());
  expect(await screen.findByText('Nimal')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument();
});

test('row deleted by its own button is no longer selected', async () => {
  await openLeads(api);
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
  await openLeads(api);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('link', { name: 'Nimal' }));
  await userEvent.click(within(await sidePanel()).getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(await bar.findByText('1 selected')).toBeVisible();
});

test('selection beyond the limit offers to select all matching records instead', async () => {
  jest.replaceProperty(recordLimits, 'selection', 1 as 5000);
  await openLeads(api);
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
  await openLeads(api, '?status=new');
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
  await openLeads(api);
  await userEvent.keyboard('ja');
  await waitFor(() => expect(screen.getByRole('link', { name: '山田 太郎' })).toHaveFocus());
  await userEvent.keyboard('xa');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Set status' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus(),
  );
});

test('on a narrow screen, all bulk actions but the first two are in a menu', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList,
    );
  const { notices } = await openLeads(api);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Nimal' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)).toEqual([
    'Set status',
    'Assign',
    'More actions',
    'Clear selection',
  ]);
  await userEvent.click(bar.getByRole('button', { name: 'More actions' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Select all on this page',
    'Follow up on: Tomorrow',
    'Follow up on: In 3 days',
    'Follow up on: Next week',
    'Remove date',
    'Mark as read',
    'Mark as spam',
    'Delete',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Select all on this page' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Set status' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Won' }));
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ description: '2 submissions changed' }));
  await userEvent.click(screen.getByRole('button', { name: 'Trash' }));
  expect(await screen.findByText('The trash is empty')).toBeVisible();
});

test('six clicks share the selected records between three accounts, and undo takes them back', async () => {
  api.answer(
    http.get(`*${apiPaths.assignees}`, () =>
      HttpResponse.json([
        { id: 1, username: 'maria', isDisabled: false },
        { id: 2, username: 'nimal', isDisabled: false },
        { id: 3, username: 'sunil', isDisabled: true },
        { id: 4, username: 'kumari', isDisabled: false },
      ]),
    ),
  );
  const { notices } = await openLeads(api);
  let clicks = 0;
  const count = () => {
    clicks += 1;
  };
  document.addEventListener('click', count, { capture: true });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign 2 submissions' }));
  for (const name of ['Me (maria)', 'nimal', 'kumari'])
    await userEvent.click(await dialog.findByRole('checkbox', { name }));
  expect(dialog.queryByRole('checkbox', { name: 'sunil' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  document.removeEventListener('click', count, { capture: true });
  expect(clicks).toBe(6);
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ description: '2 submissions assigned' }));
  for (const name of ['maria', 'nimal'])
    expect(await screen.findByRole('img', { name: `Assigned to: ${name}` })).toBeVisible();
  await act(async () => notices.at(-1)?.action?.onClick());
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Assigned to/ })).not.toBeInTheDocument());
});
