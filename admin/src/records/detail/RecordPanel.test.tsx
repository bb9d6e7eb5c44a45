import { apiPaths } from '@suite/contracts/paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFakeApi } from '../../../test/fake-api.ts';
import { leads } from '../../../test/fake-records.ts';
import { failure, gone, openLeads, showRecords, sidePanel } from '../../../test/open-records.tsx';

const api = useFakeApi();

test('a note or a change for a record erased in the meantime says so and keeps the note', async () => {
  const { notices } = await openLeads(api, '?record=1');
  const panel = within(await sidePanel());
  api.answer(
    http.patch(`*${apiPaths.record('business-leads', 1)}`, gone),
    http.post(`*${apiPaths.recordNotes('business-leads', 1)}`, gone),
  );
  await userEvent.type(await panel.findByLabelText('Note'), 'Call on Monday');
  await userEvent.click(panel.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(notices).toEqual([failure('This submission no longer exists.')]));
  expect(panel.getByLabelText('Note')).toHaveValue('Call on Monday');
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Status' }), 'Won');
  await waitFor(() => expect(notices).toHaveLength(2));
  expect(notices[1]).toEqual(
    failure('Nothing was changed: this submission has been moved or erased in the meantime.'),
  );
});

test('clicking a row opens the record and marks it as read', async () => {
  const { search } = await openLeads(api);
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
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nimal' })).toHaveFocus());
});

test('record opened by its address is shown as read if the list loads later', async () => {
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
  await showRecords(api, '?record=1');
  expect(await screen.findByRole('link', { name: '山田 太郎' })).toHaveAttribute('data-unread');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nimal' })).not.toHaveAttribute('data-unread'));
});

test('a note about a call takes one click and keeps the typed text', async () => {
  await openLeads(api, '?record=1');
  const panel = within(await sidePanel());
  const called = within(await panel.findByRole('group', { name: 'Called:' }));
  await userEvent.click(called.getByRole('button', { name: 'Not reached' }));
  expect(await panel.findByText('Called: not reached')).toBeVisible();
  await userEvent.type(panel.getByLabelText('Note'), 'Wants a demo on Monday');
  await userEvent.click(called.getByRole('button', { name: 'Reached' }));
  expect(await panel.findByText('Called: reached. Wants a demo on Monday')).toBeVisible();
  expect(panel.getByLabelText('Note')).toHaveValue('');
});

test('the record shows contact buttons, the next step, the notes and the history in the order of work', async () => {
  await openLeads(api, '?record=1');
  const record = await sidePanel();
  const history = await within(record).findByRole('heading', { name: 'History' });
  const parts = [
    within(record).getByRole('heading', { name: 'Nimal' }),
    within(record).getByRole('link', { name: '0775550199' }),
    within(record).getByRole('combobox', { name: 'Status' }),
    within(record).getByRole('combobox', { name: 'Assigned to' }),
    within(record).getByLabelText('Follow up on'),
    within(record).getByRole('heading', { name: 'Notes' }),
    history,
  ];
  for (const [index, part] of parts.slice(1).entries())
    expect(part.compareDocumentPosition(parts[index] as Element)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(within(record).getAllByText('Nimal')).toHaveLength(1);
  expect(within(record).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('text typed while a note is being saved is kept', async () => {
  await openLeads(api, '?record=1');
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
  await openLeads(api, '?record=1');
  await userEvent.type(await within(await sidePanel()).findByLabelText('Note'), 'Half a thought');
  await userEvent.click(screen.getByRole('button', { name: 'Previous submission' }));
  expect(await within(await sidePanel()).findByLabelText('Note')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Next submission' }));
  expect(await within(await sidePanel()).findByLabelText('Note')).toHaveValue('Half a thought');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByText('0775550199'));
  expect(await within(await sidePanel()).findByLabelText('Note')).toHaveValue('Half a thought');
});

test.each([
  [403, { code: 'forbidden', message: 'Forbidden' }, 'Your account is not allowed to do this.'],
  [500, null, 'The server did not answer. Please try again.'],
])(
  'status change refused with %d shows why and restores the previous status',
  async (status, body, message) => {
    const { notices } = await openLeads(api, '?record=1');
    const panel = within(await sidePanel());
    await panel.findByText('newsletter');
    api.answer(
      http.patch(`*${apiPaths.record('business-leads', 1)}`, () =>
        body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status }),
      ),
    );
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Status' }), 'Won');
    await waitFor(() => expect(notices.at(-1)).toEqual(failure(message)));
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'Status' })).toHaveValue('new'));
  },
);
