import { apiPaths } from '@suite/contracts/paths';
import type { SamePersonAnswer } from '@suite/contracts/records';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFakeApi } from '../../../test/fake-api.ts';
import { openAdmin } from '../../../test/open-admin.tsx';

const api = useFakeApi();
const sidePanel = async () => within(await screen.findByRole('complementary', { name: 'Submission' }));

test('the open record links to other records of the same person', async () => {
  const answer: SamePersonAnswer = {
    records: [
      {
        kind: 'contacts',
        id: 7,
        name: 'Kumari',
        createdAt: '2026-11-19T09:00:00.000Z',
        folder: 'inbox',
        status: 'contacted',
        matches: ['email', 'phone'],
      },
    ],
    hasMore: true,
  };
  api.answer(http.get(`*${apiPaths.samePerson('business-leads', 1)}`, () => HttpResponse.json(answer)));
  await api.signIn();
  const { search } = await openAdmin('/backend?record=1');
  const panel = await sidePanel();
  expect(await panel.findByRole('heading', { name: 'Same person' })).toBeVisible();
  expect(
    panel.getByText(/same e-mail address, same phone number · contact messages · Contacted/i),
  ).toBeVisible();
  expect(panel.getByText(/^There are more/)).toBeVisible();
  await userEvent.click(panel.getByRole('link', { name: 'Kumari' }));
  expect(search()).toBe('?tab=contacts&record=7');
  expect(await (await sidePanel()).findByRole('heading', { name: 'Kumari' })).toBeVisible();
});

test('without another record nothing is shown about the same person', async () => {
  await api.signIn();
  await openAdmin('/backend?record=1');
  const panel = await sidePanel();
  await panel.findByRole('heading', { name: 'History' });
  expect(panel.queryByText('Same person')).not.toBeInTheDocument();
});

test('a record is marked as spam from its panel, with undo', async () => {
  await api.signIn();
  const { notices } = await openAdmin('/backend?record=1');
  await userEvent.click(await (await sidePanel()).findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as spam' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nimal' })).not.toBeInTheDocument());
  await waitFor(() =>
    expect(notices).toContainEqual(
      expect.objectContaining({ description: '1 submission marked as spam', action: expect.anything() }),
    ),
  );
});

test('selected records are marked as spam', async () => {
  await api.signIn();
  await openAdmin('/backend');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Nimal' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  await userEvent.click(bar.getByRole('button', { name: 'Mark as spam' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nimal' })).not.toBeInTheDocument());
});
