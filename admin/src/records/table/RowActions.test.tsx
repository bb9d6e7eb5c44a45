import { apiPaths } from '@suite/contracts/paths';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFakeApi } from '../../../test/fake-api.ts';
import {
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
  await fetch(`${location.origin}${apiPaths.record('business-leads', 1)}`, { method: 'DELETE' });
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
