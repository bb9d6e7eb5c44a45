import { byKind } from '@suite/contracts/forms/forms';
import { apiPaths } from '@suite/contracts/paths';
import type { NotificationsAnswer, Overview } from '@suite/contracts/records';
import { retentionDays } from '@suite/site/retention';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFakeApi } from '../../../test/fake-api.ts';
import { openAdminScreen } from '../../../test/open-admin-screen.tsx';
import { setLanguage } from '../../language/language.ts';
import { OverviewStrip } from './OverviewStrip.tsx';

const api = useFakeApi();

const none = byKind(() => 0);

function overviewOf(days: number): Overview {
  const last = Date.UTC(2026, 10, 21);
  return {
    days: Array.from({ length: days }, (_, index) => ({
      ...none,
      businessLeads: index === days - 1 ? 3 : 1,
      contacts: index === 0 ? 2 : 0,
      day: new Date(last - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10),
    })),
    sources: [
      { source: 'direct', count: 12 },
      { source: 'newsletter', count: 5 },
      { source: 'a', count: 4 },
      { source: 'b', count: 3 },
      { source: 'c', count: 2 },
    ],
    offerings: [{ offering: 'erp', count: 4 }],
    responseTime: { medianMinutes: 1505, answered: 9 },
    unread: { businessLeads: 1200, contacts: 30, partnerApplications: 4 },
    flagged: { ...none, contacts: 2 },
    trash: none,
    journal: { depth: 0, oldestSeconds: 0 },
    mail: { isSetUp: true, waiting: 0, failed: 0 },
  };
}

/** Mocks the overview endpoint. Returns an array to which each request adds its period. */
function answerOverview(changes: Partial<Overview> = {}) {
  const requested: string[] = [];
  api.answer(
    http.get(`*${apiPaths.overview}`, ({ request }) => {
      const days = new URL(request.url).searchParams.get('days') ?? '';
      requested.push(days);
      return HttpResponse.json({ ...overviewOf(Number(days)), ...changes });
    }),
  );
  return requested;
}

beforeEach(() => localStorage.setItem('admin-overview', JSON.stringify({ isOpen: true })));

afterEach(() => {
  localStorage.clear();
  setLanguage('en');
});

const figure = (term: string) => screen.getByText(term).nextElementSibling;

test('overview shows the counts and describes the chart in its accessible name', async () => {
  answerOverview();
  await openAdminScreen(<OverviewStrip />);
  const name =
    'Submissions per day from 23 October 2026 to 21 November 2026, days in UTC: 34 in all, most on 23 October 2026 (3).';
  expect(await screen.findByRole('img', { name })).toBeVisible();
  expect(figure('Median response')).toHaveTextContent('1 day 1 hr');
  expect(screen.getByText('newsletter').closest('li')).toHaveTextContent('newsletter5');
  expect(screen.getByText('c').closest('li')).toHaveTextContent('c2');
  expect(screen.getByText('ERP').closest('li')).toHaveTextContent('ERP4');
});

test('overview shows the number of each kind', async () => {
  answerOverview();
  await openAdminScreen(<OverviewStrip />);
  await screen.findByRole('img');
  const tiles = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(tiles).toEqual([
    'Submissions34',
    'Business leads32',
    'Contact messages2',
    'Partner applications0',
    'Median response1 day 1 hrof 9 answered submissions',
  ]);
});

test('a median response of less than half a minute is not 0', async () => {
  answerOverview({ responseTime: { medianMinutes: 0, answered: 1 } });
  await openAdminScreen(<OverviewStrip />);
  await screen.findByRole('img');
  expect(figure('Median response')).toHaveTextContent('under 1 min');
});

test('the highest and the last bar of the chart show their numbers', async () => {
  answerOverview();
  await openAdminScreen(<OverviewStrip />);
  const chart = within(await screen.findByRole('img'));
  expect(chart.getAllByText('3')).toHaveLength(2);
  expect(chart.queryByText('0')).not.toBeInTheDocument();
});

test('overview names four days below the chart', async () => {
  answerOverview();
  await openAdminScreen(<OverviewStrip />);
  await screen.findByRole('img');
  expect(screen.getAllByText(/^\d+ (Oct|Nov)$/).map(({ textContent }) => textContent)).toEqual([
    '23 Oct',
    '2 Nov',
    '11 Nov',
    '21 Nov',
  ]);
});

test('overview opens on all submissions if the last 30 days have none', async () => {
  const requested = answerOverview({ days: [{ ...none, day: '2026-11-21' }] });
  await openAdminScreen(<OverviewStrip />);
  expect(await screen.findByRole('button', { name: 'All', pressed: true })).toBeVisible();
  await waitFor(() => expect(requested).toEqual(['30', String(retentionDays)]));
});

test('overview asks for nothing but the chosen period', async () => {
  localStorage.setItem('admin-overview', JSON.stringify({ isOpen: true, period: 90 }));
  const requested = answerOverview({});
  await openAdminScreen(<OverviewStrip />);
  expect(await screen.findByRole('button', { name: '90 days', pressed: true })).toBeVisible();
  expect(await screen.findByRole('img')).toBeVisible();
  expect(requested).toEqual(['90']);
});

test('overview of a chosen period without submissions says so once, and shows all on demand', async () => {
  localStorage.setItem('admin-overview', JSON.stringify({ isOpen: true, period: 30 }));
  const requested = answerOverview({
    days: [{ ...none, day: '2026-11-21' }],
    sources: [],
    offerings: [],
  });
  await openAdminScreen(<OverviewStrip />);
  expect(await screen.findByText('Nothing in this period')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '30 days', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all time' }));
  await waitFor(() => expect(requested).toEqual(['30', String(retentionDays)]));
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
});

test('overview shows the counts of the day that the slider selects', async () => {
  answerOverview();
  await openAdminScreen(<OverviewStrip />);
  const cursor = await screen.findByRole('slider', { name: 'Day in the chart' });
  act(() => cursor.focus());
  // jsdom does not move a slider by keys.
  fireEvent.change(cursor, { target: { value: '0' } });
  expect(cursor).toHaveAttribute(
    'aria-valuetext',
    '23 October 2026: Business leads 1, Contact messages 2, Partner applications 0',
  );
  expect(screen.getByText('23 October 2026')).toBeVisible();
  fireEvent.blur(cursor);
  expect(screen.getByRole('heading', { name: 'Submissions per day' })).toBeVisible();
});

test('overview remembers the chosen period and whether it is collapsed', async () => {
  const requested = answerOverview();
  const { unmount } = await openAdminScreen(<OverviewStrip />);
  await screen.findByRole('img');
  await userEvent.click(screen.getByRole('button', { name: '7 days' }));
  expect(await screen.findByRole('img', { name: /15 November 2026 to 21 November 2026/ })).toBeVisible();
  expect(requested).toEqual(['30', '7']);
  await userEvent.click(screen.getByRole('button', { name: 'Overview', expanded: true }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();

  unmount();
  await openAdminScreen(<OverviewStrip />);
  await userEvent.click(await screen.findByRole('button', { name: 'Overview', expanded: false }));
  expect(await screen.findByRole('button', { name: '7 days', pressed: true })).toBeVisible();
});

test('overview mentions waiting submissions and notifications only if there are any', async () => {
  answerOverview();
  const { unmount } = await openAdminScreen(<OverviewStrip />);
  await screen.findByRole('img');
  expect(screen.queryByText(/waiting|not sent|undelivered/)).not.toBeInTheDocument();
  unmount();

  answerOverview({
    journal: { depth: 3, oldestSeconds: 75 },
    mail: { isSetUp: true, waiting: 2, failed: 0 },
  });
  await openAdminScreen(<OverviewStrip />);
  expect(
    await screen.findByText('3 submissions are waiting for the database, the oldest for 1 min 15 secs'),
  ).toBeVisible();
  expect(screen.getByText('2 notifications not sent yet')).toBeVisible();
});

test('overview shows notifications as kept if no mail server is configured', async () => {
  answerOverview({ mail: { isSetUp: false, waiting: 2, failed: 0 } });
  await openAdminScreen(<OverviewStrip />);
  expect(await screen.findByText('2 notifications kept: no mail server')).toBeVisible();
});

test('overview names problems that an operator has to act on', async () => {
  answerOverview({ problems: ['backup', 'database'], mail: { isSetUp: false, waiting: 0, failed: 0 } });
  await openAdminScreen(<OverviewStrip />);
  expect(
    await screen.findByText(
      'The last backup failed or is late (nobody is told by mail: no mail server is set up)',
    ),
  ).toBeVisible();
});

const letter = {
  id: 7,
  form: 'contact_messages',
  channel: 'mail',
  attempts: 60,
  error: '550 <script>alert(1)</script>',
  createdAt: '2026-11-18T08:00:00.000Z',
} as const;

test('overview resends an undelivered notification', async () => {
  let answer: NotificationsAnswer = { waiting: 0, failed: [letter] };
  const retried = jest.fn();
  answerOverview({ mail: { isSetUp: true, waiting: 0, failed: 1 } });
  api.answer(
    http.get(`*${apiPaths.adminNotifications}`, () => HttpResponse.json(answer)),
    http.post<{ id: string }>(`*${apiPaths.retryNotification(':id')}`, ({ params }) => {
      retried(params.id);
      answer = { waiting: 1, failed: [] };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { notices } = await openAdminScreen(<OverviewStrip />);
  await userEvent.click(await screen.findByRole('button', { name: '1 notification undelivered' }));
  expect(await screen.findByText(letter.error)).toBeVisible();
  const refusal = HttpResponse.json({ code: 'forbidden', message: 'Forbidden' }, { status: 403 });
  api.answer(http.post(`*${apiPaths.retryNotification(':id')}`, () => refusal, { once: true }));
  const sendAgain = screen.getByRole('button', { name: /^Send again: Contact message/ });
  await userEvent.click(sendAgain);
  const description = 'Your account is not allowed to do this.';
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ description }));
  await waitFor(() => expect(sendAgain).toBeEnabled());
  await userEvent.click(sendAgain);
  expect(await screen.findByText(/^1 notification is waiting, to be sent/)).toBeVisible();
  expect(screen.queryByText(letter.error)).not.toBeInTheDocument();
  expect(retried).toHaveBeenCalledWith('7');
  expect(notices.at(-1)).toMatchObject({ description: 'The notification will be sent again.' });
});

test('overview that fails to load offers a retry without opening the login', async () => {
  const checked = jest.fn();
  api.answer(
    http.get(`*${apiPaths.authCheck}`, checked),
    http.get(`*${apiPaths.overview}`, () => new HttpResponse(null, { status: 401 }), { once: true }),
  );
  const { path } = await openAdminScreen(<OverviewStrip />);
  expect(await screen.findByText('The overview could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  answerOverview();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img')).toBeVisible();
  expect(screen.queryByText('The overview could not be loaded.')).not.toBeInTheDocument();
  expect(checked).not.toHaveBeenCalled();
  expect(path()).toBe('/backend');
});

test('overview keeps its numbers without a message while offline, and is read again once online', async () => {
  const requested = answerOverview();
  await openAdminScreen(<OverviewStrip />);
  await screen.findByRole('img');
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  api.answer(http.get(`*${apiPaths.overview}`, () => HttpResponse.error(), { once: true }));
  await userEvent.click(screen.getByRole('button', { name: '7 days' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '7 days', pressed: true })).toBeVisible());
  expect(screen.getByRole('img')).toBeVisible();
  expect(screen.queryByText('The overview could not be loaded.')).not.toBeInTheDocument();
  isOnline.mockRestore();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(requested).toEqual(['30', '7']));
});

test('overview shows Japanese texts', async () => {
  setLanguage('ja');
  answerOverview();
  await openAdminScreen(<OverviewStrip />);
  await waitFor(() =>
    expect(screen.getByRole('img')).toHaveAccessibleName(
      '2026年10月23日から2026年11月21日までの日別受付件数（日付はUTC）。合計34件、最多は2026年10月23日の3件。',
    ),
  );
});
