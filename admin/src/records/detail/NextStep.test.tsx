import { apiPaths } from '@suite/contracts/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { account, useFakeApi } from '../../../test/fake-api.ts';
import { openAdmin } from '../../../test/open-admin.tsx';
import { actAsColleague } from '../../../test/open-records.tsx';
import { midnight } from '../../language/format-time.ts';
import { setLanguage } from '../../language/language.ts';
import { localDay } from '../date-presets.ts';

const api = useFakeApi();

afterEach(() => {
  localStorage.clear();
  setLanguage('en');
});

/** Opens a record and returns its group of assignee and follow-up date. */
async function openRecord(groupName = 'Next step') {
  await api.signIn();
  const opened = await openAdmin('/backend?record=1');
  return { ...opened, group: within(await screen.findByRole('group', { name: groupName })) };
}

test('one click assigns a record to the user and one more sets a follow-up date', async () => {
  const { group } = await openRecord();
  expect(await group.findByLabelText('Assigned to')).toHaveDisplayValue('Nobody');
  await userEvent.click(await group.findByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(group.getByLabelText('Assigned to')).toHaveDisplayValue('maria'));
  await waitFor(() => expect(group.queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument());
  await userEvent.click(group.getByRole('button', { name: 'In 3 days' }));
  await waitFor(() =>
    expect(group.getByLabelText('Follow up on')).toHaveValue(localDay(midnight(localDay(new Date()), 3))),
  );
  expect(await group.findByRole('button', { name: 'In 3 days', pressed: true })).toBeVisible();
  await userEvent.click(await group.findByRole('button', { name: 'Remove date' }));
  await waitFor(() => expect(group.getByLabelText('Follow up on')).toHaveValue(''));
});

test('of two changes that follow each other at once the last one is kept', async () => {
  const { group } = await openRecord();
  const { promise: isLate, resolve: arrive } = Promise.withResolvers<void>();
  const statuses: unknown[] = [];
  api.answer(
    http.patch(`*${apiPaths.record('business-leads', 1)}`, async ({ request }) => {
      const { status } = (await request.json()) as { status?: string };
      if (status === 'contacted') await isLate;
      if (status) statuses.push(status);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await userEvent.selectOptions(group.getByLabelText('Status'), 'Contacted');
  await userEvent.selectOptions(group.getByLabelText('Status'), 'Won');
  arrive();
  await waitFor(() => expect(statuses).toEqual(['contacted', 'won']));
});

test('a date is saved even if the record is closed right after', async () => {
  const { group } = await openRecord();
  const field = group.getByLabelText('Follow up on');
  await userEvent.click(field);
  fireEvent.change(field, { target: { value: '2027-01-15' } });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Nimal' }));
  await waitFor(() => expect(screen.getByLabelText('Follow up on')).toHaveValue('2027-01-15'));
});

test('a record is assigned to a colleague or to nobody, but not to a disabled account', async () => {
  const { group } = await openRecord();
  const choice = await group.findByLabelText('Assigned to');
  await within(choice).findByRole('option', { name: 'nimal' });
  expect(within(choice).queryByRole('option', { name: /sunil/ })).not.toBeInTheDocument();
  await userEvent.selectOptions(choice, 'nimal');
  await waitFor(() => expect(choice).toHaveDisplayValue('nimal'));
  await userEvent.selectOptions(choice, 'Nobody');
  await waitFor(() => expect(choice).toHaveDisplayValue('Nobody'));
});

test('a record of a disabled account shows its name and an overdue date', async () => {
  await api.signIn();
  await actAsColleague('PATCH', { assigneeId: 3, followUp: '2026-01-05' });
  const { group } = await openRecord();
  await waitFor(() => expect(group.getByLabelText('Assigned to')).toHaveDisplayValue('sunil (disabled)'));
  expect(group.getByText(/^Overdue: .*2026/)).toBeVisible();
});

test('a failed assignment shows an error and the previous assignee', async () => {
  const { group, notices } = await openRecord();
  api.answer(
    http.patch(`*${apiPaths.record('business-leads', 1)}`, () => new HttpResponse(null, { status: 503 })),
  );
  await userEvent.click(await group.findByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(group.getByLabelText('Assigned to')).toHaveDisplayValue('Nobody'));
  expect(notices).toContainEqual(expect.objectContaining({ title: 'Error', variant: 'destructive' }));
});

test('a viewer sees the assignee and the date but cannot change them', async () => {
  api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, role: 'viewer' })));
  const { group } = await openRecord();
  expect(screen.getByRole('group', { name: 'Next step' })).toHaveTextContent(/Assigned to-/);
  expect(group.queryByRole('button')).not.toBeInTheDocument();
  // Viewers can set the status.
  expect(group.getByRole('combobox')).toBe(group.getByLabelText('Status'));
});

test('assignee and date have Japanese texts', async () => {
  setLanguage('ja');
  const { group } = await openRecord('次の対応');
  expect(await group.findByRole('button', { name: '自分が担当する' })).toBeVisible();
  expect(group.getByRole('button', { name: '明日' })).toBeVisible();
});
