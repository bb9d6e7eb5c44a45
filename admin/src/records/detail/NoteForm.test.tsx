import { apiPaths } from '@suite/contracts/paths';
import type { HistoryEntry } from '@suite/contracts/records';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFakeApi } from '../../../test/fake-api.ts';
import { leads } from '../../../test/fake-records.ts';
import { openAdmin } from '../../../test/open-admin.tsx';

const api = useFakeApi();

const note = (id: number, detail: string): HistoryEntry => ({
  id,
  at: `2026-11-20T10:00:${String(id).padStart(2, '0')}.000Z`,
  by: 'maria',
  kind: 'note',
  detail,
});

/** Opens a record whose history has two entries. */
async function openHistory() {
  const trail = [note(3, 'The third'), note(4, 'The fourth')];
  const details = {
    ...leads.find(({ id }) => id === 1),
    status: 'won',
    isRead: true,
    offering: '',
    answeredAt: null,
  };
  api.answer(
    http.get(`*${apiPaths.record('business-leads', 1)}`, () =>
      HttpResponse.json({
        ...details,
        firstTouch: null,
        lastTouch: null,
        deliveries: [],
        trail,
      }),
    ),
    http.post(`*${apiPaths.recordNotes('business-leads', 1)}`, () => {
      trail.push(note(5, 'The fifth'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await api.signIn();
  const { notices } = await openAdmin('/backend?record=1');
  const panel = within(await screen.findByRole('complementary', { name: 'Submission' }));
  await panel.findByText('The fourth');
  return { panel, notices };
}

test.each([
  ['too_many_notes', 409, 400, 'This submission has 500 notes, which is the most it can have.'],
  ['forbidden', 403, 1, 'Your account is not allowed to do this.'],
  ['invalid_input', 400, 400, 'The note was not saved. It can have at most 2000 characters.'],
  ['invalid_input', 400, 1, 'The note was not saved. It contains characters that cannot be used.'],
])(
  'a note refused as %s, %i, %i times says why and is kept whole',
  async (code, status, times, description) => {
    const { panel, notices } = await openHistory();
    const refusal = HttpResponse.json({ code, message: 'Refused' }, { status });
    api.answer(http.post(`*${apiPaths.recordNotes('business-leads', 1)}`, () => refusal));
    const pasted = 'Call. '.repeat(times);
    await userEvent.click(panel.getByLabelText('Note'));
    await userEvent.paste(pasted);
    await userEvent.click(panel.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(notices).toContainEqual(expect.objectContaining({ description })));
    expect(panel.getByLabelText('Note')).toHaveValue(pasted);
  },
);

test('a note that was saved although its answer was lost is shown, so that it is not added twice', async () => {
  const { panel, notices } = await openHistory();
  const save = http.post(
    `*${apiPaths.recordNotes('business-leads', 1)}`,
    async ({ request }) => {
      await fetch(request.url, { method: 'POST' });
      return HttpResponse.error();
    },
    { once: true },
  );
  api.answer(save);
  await userEvent.type(panel.getByLabelText('Note'), 'The fifth');
  await userEvent.click(panel.getByRole('button', { name: 'Add note' }));
  expect(await panel.findByText('The fifth', { selector: 'bdi' })).toBeVisible();
  expect(panel.getAllByText(/^The \w+$/, { selector: 'bdi' }).map(({ textContent }) => textContent)).toEqual([
    'The fifth',
    'The fourth',
    'The third',
  ]);
  expect(panel.getByLabelText('Note')).toHaveValue('The fifth');
  expect(notices).toHaveLength(1);
});
