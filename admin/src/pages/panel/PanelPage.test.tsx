import { apiPaths } from '@suite/contracts/paths';
import { recordLimits } from '@suite/contracts/records';
import { site } from '@suite/site/site';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { account, useFakeApi } from '../../../test/fake-api.ts';
import { leads } from '../../../test/fake-records.ts';
import { openAdmin } from '../../../test/open-admin.tsx';
import {
  deleteButton,
  failure,
  gone,
  leadDeleted,
  listLoaded,
  namesInList,
  sidePanel,
} from '../../../test/open-records.tsx';
import { formatRecentTime } from '../../language/format-time.ts';
import { setLanguage } from '../../language/language.ts';
import { localDay } from '../../records/date-presets.ts';

const api = useFakeApi();

async function openPanel(search = '') {
  await api.signIn();
  const opened = await openAdmin(`/backend${search}`);
  await listLoaded();
  return opened;
}

test('panel shows "Loading..." while the session is checked, after a while with a button', async () => {
  api.answer(http.get(`*${apiPaths.authCheck}`, () => delay('infinite')));
  jest.useFakeTimers({ advanceTimers: true });
  await openAdmin('/backend');
  expect(screen.getByText('Loading...')).toBeVisible();
  act(() => jest.advanceTimersByTime(15_000));
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  jest.useRealTimers();
  expect(screen.queryByText('Admin Panel')).not.toBeInTheDocument();
});

test.each([
  ['the check fails', () => new HttpResponse(null, { status: 503 })],
  ['the check denies it', () => HttpResponse.json({ authenticated: false })],
])('panel redirects to the login if %s', async (_case, answer) => {
  api.answer(http.get(`*${apiPaths.authCheck}`, answer));
  const { path } = await openAdmin('/backend');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(path()).toBe('/admin');
});

test("logout redirects to the login and drops the user's view", async () => {
  const { path, search } = await openPanel('?tab=contacts');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await waitFor(() => expect(path() + search()).toBe('/admin'));
});

test('first tab lists the leads', async () => {
  await openPanel();
  expect(screen.getByText('Manage business leads and contact submissions')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Business Leads',
    'Contact Messages',
    'Partner Applications',
  ]);
  const panel = within(screen.getByRole('tabpanel', { name: 'Business Leads' }));
  const [selecting, ...titles] = panel.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles).toEqual(['Name', 'Mobile', 'Email', 'Created At', 'Actions']);
  expect(selecting).toBe('Select all on this page');
  const [, , row] = panel.getAllByRole('row');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.slice(1, 5).map(({ textContent }) => textContent)).toEqual([
    'Nimal',
    '0775550199',
    '-',
    formatRecentTime(new Date(leads[1]?.createdAt ?? ''), 'en', localDay(new Date())),
  ]);
  expect(panel.getByText('1-2 of 2')).toBeVisible();
});

test('second tab lists the messages with shortened texts', async () => {
  const { search } = await openPanel();
  await userEvent.click(screen.getByRole('tab', { name: 'Contact Messages' }));
  const message = await screen.findByText(/^We run a hotel/);
  expect(search()).toBe('?tab=contacts');
  expect(message.textContent).toMatch(/^.{120}…$/);
  expect(
    screen
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Email', 'Message', 'Created At', 'Actions']);
});

test('unsaved note is kept while another list or view is open, and when the document is loaded again', async () => {
  await openPanel('?record=1');
  await userEvent.type(await within(await sidePanel()).findByLabelText('Note'), 'Half a thought');
  await userEvent.click(screen.getByRole('tab', { name: 'Contact Messages' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Kumari' }));
  expect(await within(await sidePanel()).findByLabelText('Note')).toHaveValue('');
  api.answer(http.get(`*${apiPaths.exports}`, () => HttpResponse.json([])));
  await userEvent.click(screen.getByRole('link', { name: 'Exports' }));
  await userEvent.click(screen.getByRole('link', { name: 'Submissions' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Nimal' }));
  expect(await within(await sidePanel()).findByLabelText('Note')).toHaveValue('Half a thought');
  window.dispatchEvent(new Event('pagehide'));
  const kept = Object.entries(sessionStorage);
  cleanup();
  for (const [key, value] of kept) sessionStorage.setItem(key, value);
  await openPanel('?record=1');
  expect(await within(await sidePanel()).findByLabelText('Note')).toHaveValue('Half a thought');
});

test('deleting a row reloads the list and focuses the next row', async () => {
  const { notices } = await openPanel();
  await userEvent.click(deleteButton('山田 太郎'));
  await waitFor(() => expect(screen.queryByText('山田 太郎')).not.toBeInTheDocument());
  expect(notices).toEqual([leadDeleted]);
  expect(screen.getByText('1-1 of 1')).toBeVisible();
  await waitFor(() => expect(deleteButton('Nimal')).toHaveFocus());

  await userEvent.click(deleteButton('Nimal'));
  expect(await screen.findByText('No leads found')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
});

/** Responds like an API of an earlier release, which sends fewer fields and lacks newer routes. */
function answerAsOlderApi() {
  api.answer(
    http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ authenticated: true })),
    http.get(`*${apiPaths.records('business-leads')}`, () => HttpResponse.json(leads)),
    http.get(`*${apiPaths.overview}`, gone),
    http.get(`*${apiPaths.record('business-leads', 1)}`, gone),
  );
}

test('panel shows records when the API is an older release', async () => {
  answerAsOlderApi();
  await openAdmin('/backend');
  expect(await screen.findByText('Nimal')).toBeVisible();
  expect(deleteButton('Nimal')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Nimal' }));
  const panel = within(await sidePanel());
  expect(panel.getByRole('button', { name: 'More actions' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  expect(panel.getByText('0775550199')).toBeVisible();
});

test('new submissions are announced without changing the list', async () => {
  await openPanel();
  api.answer(
    http.get(`*${apiPaths.records('business-leads')}`, () =>
      HttpResponse.json([
        { ...leads[0], id: 3, name: 'Newcomer', isRead: false, flaggedFor: null, trashedAt: null },
      ]),
    ),
  );
  act(() => api.say('submitted', { kind: 'business-leads', count: 1 }));
  act(() => api.say('submitted', { kind: 'contacts', count: 5 }));
  const show = await screen.findByRole('button', { name: '1 new submission - show' });
  expect(namesInList()).toEqual(['山田 太郎', 'Nimal']);
  await userEvent.click(show);
  await waitFor(() => expect(namesInList()).toEqual(['Newcomer']));
  expect(show).not.toBeInTheDocument();
});

test('each view has a document title in both languages', async () => {
  api.answer(
    http.get(`*${apiPaths.exports}`, () => HttpResponse.json([])),
    http.get(`*${apiPaths.audit}`, () => HttpResponse.json([])),
  );
  const { go } = await openPanel();
  for (const [search, english, japanese] of [
    ['', 'Business Leads - Admin Panel', 'リード - 管理画面'],
    ['?tab=contacts', 'Contact Messages - Admin Panel', 'お問い合わせ - 管理画面'],
    ['?folder=trash', 'Trash - Business Leads - Admin Panel', 'ゴミ箱 - リード - 管理画面'],
    ['?record=1', 'Nimal - Business Leads - Admin Panel', 'Nimal - リード - 管理画面'],
    ['?record=9', 'Submission - Business Leads - Admin Panel', '受信内容 - リード - 管理画面'],
    ['?view=exports', 'Exports - Admin Panel', 'エクスポート履歴 - 管理画面'],
    ['?view=audit', 'Audit log - Admin Panel', '監査ログ - 管理画面'],
  ] as const) {
    await act(async () => go(`/backend${search}`));
    await waitFor(() => expect(document.title).toBe(`${english} | ${site.name}`));
    act(() => setLanguage('ja'));
    expect(document.title).toBe(`${japanese} | ${site.name}`);
    act(() => setLanguage('en'));
  }
});

test('document title contains the open record’s name without directional control characters', async () => {
  await openPanel();
  api.answer(
    http.get(`*${apiPaths.record('business-leads', ':id')}`, () =>
      HttpResponse.json({
        ...leads[1],
        name: '\u202egnp.exe\u2069 <b>',
        trail: [],
        deliveries: [],
        firstTouch: null,
        lastTouch: null,
        isRead: true,
      }),
    ),
  );
  await userEvent.click(screen.getByText('0775550199'));
  await waitFor(() =>
    expect(document.title).toBe(`gnp.exe <b> - Business Leads - Admin Panel | ${site.name}`),
  );
  await userEvent.keyboard('{Escape}');
  expect(document.title).toBe(`Business Leads - Admin Panel | ${site.name}`);
  await userEvent.click(screen.getByRole('tab', { name: 'Contact Messages' }));
  expect(document.title).toBe(`Contact Messages - Admin Panel | ${site.name}`);
});

test('viewer can change the status but not delete or export', async () => {
  api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, role: 'viewer' })));
  await openPanel();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Delete|Export/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Exports' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Nimal' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByRole('button', { name: 'Set status' })).toBeVisible();
  expect(bar.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('administrator who becomes a viewer sees what a viewer may do after a refused action', async () => {
  const { notices } = await openPanel();
  api.answer(
    http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, role: 'viewer' })),
    http.delete(`*${apiPaths.record('business-leads', 1)}`, () =>
      HttpResponse.json({ code: 'forbidden', message: 'Your account may not do this' }, { status: 403 }),
    ),
  );
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument());
  const missingRight = failure('Your account is not allowed to do this.');
  expect(notices).toEqual([{ ...missingRight, title: 'Failed to delete lead' }]);
  expect(screen.getByText('Nimal')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Audit log' })).not.toBeInTheDocument();
});

test("viewer can't select all matching records", async () => {
  jest.replaceProperty(recordLimits, 'selection', 1 as 5000);
  api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, role: 'viewer' })));
  await openPanel();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Nimal' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select 山田 太郎' }));
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByRole('status')).toHaveTextContent(/nothing was added\.$/);
  expect(bar.queryByRole('button', { name: /matching/ })).not.toBeInTheDocument();
});

test('panel requires a new password after an administrator has set the current one', async () => {
  let mustChangePassword = true;
  const requested: string[] = [];
  api.answer(
    http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, mustChangePassword })),
    http.get('*/api/admin/*', ({ request }) => {
      if (mustChangePassword) requested.push(request.url);
    }),
    http.post(`*${apiPaths.ownPassword}`, () => {
      mustChangePassword = false;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await api.signIn();
  await openAdmin('/backend');
  expect(await screen.findByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  const strong = 'seven herons over the lagoon';
  await screen.findByLabelText('Current password');
  for (const label of ['Current password', 'New password', 'Repeat the new password']) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(strong);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('The new password must differ from the current one')).toBeVisible();
  expect(requested).toEqual([]);
  for (const label of ['New password', 'Repeat the new password'])
    await userEvent.type(screen.getByLabelText(label), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
});

test('panel warns about failed second-factor attempts until the notice is closed', async () => {
  const failedCodes = { count: 1, lastAt: '2026-11-20T10:15:30.000Z' };
  api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, failedCodes })));
  const { unmount } = await openPanel();
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByText('A wrong second-factor code was entered for your account')).toBeVisible();
  expect(notice.getByRole('link', { name: 'Change password' })).toHaveAttribute(
    'href',
    '/backend?view=account',
  );
  await userEvent.click(notice.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
  await openPanel();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  sessionStorage.clear();
});

describe('weak settings', () => {
  const notice = (name: string) => screen.queryByRole('region', { name });
  const open = (weakSettings: string[]) => {
    api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, weakSettings })));
    return openPanel();
  };

  test('are listed until the notice is closed', async () => {
    await open(['ADMIN_PASSWORD', 'PUBLIC_URL']);
    const shown = notice('Some settings are too weak for a public site') as HTMLElement;
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^ADMIN_PASSWORD is easy to guess\./),
      expect.stringMatching(/^This site is used without https/),
    ]);
    await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
    expect(notice('Some settings are too weak for a public site')).not.toBeInTheDocument();
  });

  test('are shown in Japanese', async () => {
    await open(['CAPTCHA_WORK']);
    await userEvent.click(screen.getByRole('button', { name: '日本語' }));
    const shown = notice('公開サイトとしては安全性が不十分な設定があります') as HTMLElement;
    expect(within(shown).getByRole('listitem')).toHaveTextContent('1000以上に設定してください');
  });
});
