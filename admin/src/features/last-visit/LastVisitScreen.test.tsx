import type { LastVisit } from '@suite/contracts/last-visit';
import { apiPaths } from '@suite/contracts/paths';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFakeApi } from '../../../test/fake-api.ts';
import { openAdmin } from '../../../test/open-admin.tsx';
import { setLanguage } from '../../language/language.ts';

const api = useFakeApi();

afterEach(() => {
  localStorage.clear();
  setLanguage('en');
});

const none = { entries: [], hasMore: false };
const record = {
  kind: 'business-leads' as const,
  id: 1,
  name: 'Nimal',
  createdAt: '2026-11-20T10:00:00.000Z',
  assigneeId: null,
  followUp: null,
};
const answer: LastVisit = {
  since: '2026-11-20T09:00:00.000Z',
  received: { entries: [record], hasMore: true },
  assigned: {
    entries: [{ ...record, kind: 'contacts', id: 7, name: 'Kumari', assigneeId: 1, followUp: '2999-01-05' }],
    hasMore: false,
  },
  overdue: { entries: [{ ...record, assigneeId: 3, followUp: '2026-01-05' }], hasMore: false },
  failed: {
    entries: [
      {
        id: 5,
        kind: 'business-leads',
        recordId: null,
        name: '',
        channel: 'mail',
        failedAt: '2026-11-20T11:00:00.000Z',
      },
    ],
    hasMore: false,
  },
};

async function openPanel(body: LastVisit) {
  api.answer(http.get(`*${apiPaths.lastVisit}`, () => HttpResponse.json(body)));
  await api.signIn();
  return openAdmin('/backend');
}

/** Clicks the link of the view and waits until its chunk is loaded. */
async function openView(name: string) {
  const link = await screen.findByRole('link', { name });
  await act(async () => link.click());
}
const section = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('one click in the panel shows what changed since the last visit', async () => {
  const { search } = await openPanel(answer);
  await openView('Since my last visit');
  const received = await section('New 1+');
  expect(received.getByText('Only the first 20 are shown.')).toBeVisible();
  expect((await section('Overdue 1')).getByText(/^Overdue: /)).toBeVisible();
  expect(await (await section('Overdue 1')).findByText('sunil (disabled)')).toBeVisible();
  expect((await section(/^Undelivered/)).getByText('Deleted submission')).toBeVisible();
  await userEvent.click((await section('Assigned to me 1')).getByRole('link', { name: 'Kumari' }));
  expect(search()).toBe('?tab=contacts&record=7');
});

test('empty sections say so, in Japanese too', async () => {
  setLanguage('ja');
  await openPanel({ ...answer, received: none, assigned: none, overdue: none, failed: none });
  await openView('前回のアクセス以降');
  expect(await screen.findByText('新着はありません')).toBeVisible();
  expect(screen.getByText('期限を過ぎたものはありません')).toBeVisible();
});

test('a failure can be retried', async () => {
  await openPanel(answer);
  api.answer(http.get(`*${apiPaths.lastVisit}`, () => new HttpResponse(null, { status: 503 })));
  await openView('Since my last visit');
  expect(await screen.findByRole('alert')).toBeVisible();
  api.answer(http.get(`*${apiPaths.lastVisit}`, () => HttpResponse.json(answer)));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await section('New 1+')).getByRole('link', { name: 'Nimal' })).toBeVisible();
});
