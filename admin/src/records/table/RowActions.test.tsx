import { apiPaths } from '@suite/contracts/paths';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFakeApi } from '../../../test/fake-api.ts';
import {
  actAsColleague,
  deleteButton,
  failure,
  gone,
  leadDeleted,
  namesInList,
  openLeads,
} from '../../../test/open-records.tsx';

const api = useFakeApi();

test('second click of a double click deletes no further row', async () => {
  await openLeads(api);
  await userEvent.dblClick(deleteButton('山田 太郎'));
  await waitFor(() => expect(screen.queryByText('山田 太郎')).not.toBeInTheDocument());
  // A browser sends this event when rows move up between the clicks.
  fireEvent.click(deleteButton('Nimal'), { detail: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Trash' }));
  expect(await screen.findByRole('button', { name: 'Restore 山田 太郎' })).toBeVisible();
  expect(namesInList()).toEqual(['山田 太郎']);
});

test('lead already deleted by another administrator counts as deleted', async () => {
  const { notices } = await openLeads(api);
  await actAsColleague('DELETE');
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(screen.queryByText('Nimal')).not.toBeInTheDocument());
  expect(notices).toEqual([leadDeleted]);
});

test('failed deletion shows an error and keeps the row', async () => {
  const { notices } = await openLeads(api);
  api.answer(
    http.delete(`*${apiPaths.record('business-leads', 1)}`, () => new HttpResponse(null, { status: 500 }), {
      once: true,
    }),
  );
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(notices).toEqual([failure('Failed to delete lead')]));
  expect(await screen.findByText('Nimal')).toBeVisible();
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(notices.at(-1)).toEqual(leadDeleted));
});

test('a deletion whose answer was lost is not shown as undone', async () => {
  const { notices } = await openLeads(api);
  const lost = http.delete(
    `*${apiPaths.record('business-leads', 1)}`,
    async ({ request }) => {
      await fetch(request.url, { method: 'DELETE' });
      return HttpResponse.error();
    },
    { once: true },
  );
  api.answer(lost);
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(notices).toEqual([failure('Failed to delete lead')]));
  await waitFor(() => expect(screen.queryByText('Nimal')).not.toBeInTheDocument());
});

test('undo says that a record erased in the meantime was not restored', async () => {
  const { notices } = await openLeads(api);
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(notices).toEqual([leadDeleted]));
  api.answer(http.post(`*${apiPaths.restoreRecord('business-leads', 1)}`, gone));
  await act(async () => notices[0]?.action?.onClick());
  await waitFor(() =>
    expect(notices.at(-1)).toEqual(
      failure('Nothing was changed: this submission has been moved or erased in the meantime.'),
    ),
  );
  expect(screen.queryByText('Nimal')).not.toBeInTheDocument();
});

test('one key assigns the row to the user, and undo takes it back', async () => {
  const { notices } = await openLeads(api);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Assign Nimal' })).toBeInTheDocument());
  await userEvent.keyboard('jji');
  expect(await screen.findByRole('img', { name: 'Assigned to: maria' })).toBeVisible();
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ description: '1 submission assigned' }));
  await act(async () => notices.at(-1)?.action?.onClick());
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Assigned/ })).not.toBeInTheDocument());
});

test('undo keeps the assignee that a colleague has set since', async () => {
  const { notices } = await openLeads(api);
  await userEvent.click(screen.getByRole('button', { name: 'Assign Nimal' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign to: nimal' }));
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ description: '1 submission assigned' }));
  await actAsColleague('PATCH', { assigneeId: 1 });
  await act(async () => notices.at(-1)?.action?.onClick());
  await waitFor(() =>
    expect(notices.at(-1)).toEqual(
      failure('Nothing was changed: somebody else has changed the assignee in the meantime.'),
    ),
  );
  expect(await screen.findByRole('img', { name: 'Assigned to: maria' })).toBeVisible();
});

test('shortcuts work on a keyboard of another script, and not in a field of an add-on', async () => {
  const { notices } = await openLeads(api);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Assign Nimal' })).toBeInTheDocument());
  fireEvent.keyDown(document.body, { key: 'ය', code: 'KeyJ' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'ය', code: 'KeyJ' });
  const inside = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const closed = document.body.appendChild(document.createElement('add-on'));
  const editable = document.body.appendChild(document.createElement('p'));
  editable.setAttribute('contenteditable', 'plaintext-only');
  for (const field of [inside.appendChild(document.createElement('input')), closed, editable])
    fireEvent.keyDown(field, { key: '!', composed: true });
  fireEvent.keyDown(document.activeElement as Element, { key: 'ш', code: 'KeyI' });
  await waitFor(() =>
    expect(notices).toEqual([expect.objectContaining({ description: '1 submission assigned' })]),
  );
});

test('a menu assigns the row to another account and removes the assignee', async () => {
  await openLeads(api);
  await userEvent.click(screen.getByRole('button', { name: 'Assign Nimal' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign to: nimal' }));
  expect(await screen.findByRole('img', { name: 'Assigned to: nimal' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Assign Nimal' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove assignee' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Assigned/ })).not.toBeInTheDocument());
});

test('one key marks the row as spam', async () => {
  const { notices } = await openLeads(api);
  await userEvent.keyboard('jj!');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nimal' })).not.toBeInTheDocument());
  expect(notices.at(-1)).toMatchObject({ description: '1 submission marked as spam' });
});

test('the row shows how far it is and when it is due, unless a column does', async () => {
  await openLeads(api);
  await actAsColleague('PATCH', { status: 'contacted', followUp: '2026-01-05' });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  const row = within(screen.getByRole('row', { name: /Nimal/ }));
  expect(await row.findByText('Contacted')).toBeVisible();
  expect(row.getByText(/^Overdue: /)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Display' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Status' }));
  expect(row.getAllByText('Contacted')).toHaveLength(1);
});
