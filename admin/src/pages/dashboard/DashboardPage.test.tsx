import { formPaths } from '@suite/contracts/forms/form-paths';
import { apiPaths } from '@suite/contracts/paths';
import { site } from '@suite/site/site';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { format } from 'date-fns';
import { delay, HttpResponse, http } from 'msw';
import { account, credentials, useFakeApi } from '../../../test/fake-api.ts';
import { leads } from '../../../test/fake-records.ts';
import { logIn } from '../../../test/log-in.ts';
import { openAdmin } from '../../../test/open-admin.tsx';
import { setLanguage } from '../../language/language.ts';

const api = useFakeApi();

const loginForm = () => screen.findByRole('heading', { name: 'Dashboard Login' });
const rows = async () => {
  await screen.findByText('Nimal');
  const table = screen.getByRole('table', { name: 'Business Leads' });
  const [head, ...body] = within(table).getAllByRole('row');
  return {
    titles: within(head as HTMLElement)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
    cells: body.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  };
};
const error = (description: string) => ({ title: 'Error', description, variant: 'destructive' });

test('dashboard shows its login without an error if there is no session', async () => {
  const { notices, path } = await openAdmin('/dashboard');
  expect(await loginForm()).toBeVisible();
  expect(path()).toBe('/dashboard');
  expect(notices).toEqual([]);
  expect(document.title).toBe(`Business Leads Dashboard | ${site.name}`);
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('dashboard shows its login in Japanese', async () => {
  setLanguage('ja');
  const { unmount } = await openAdmin('/dashboard');
  expect(await screen.findByRole('heading', { name: 'ダッシュボードのログイン' })).toBeVisible();
  expect(document.title).toBe(`リード一覧 | ${site.name}`);
  unmount();
  setLanguage('en');
});

test('dashboard links a number, an address and the panel', async () => {
  await api.signIn();
  await openAdmin('/dashboard');
  const call = await screen.findByRole('link', { name: '+94 77 555 0123' });
  expect(call).toHaveAttribute('href', 'tel:+94775550123');
  expect(screen.getByRole('link', { name: 'taro@example.com' })).toHaveAttribute(
    'href',
    'mailto:taro@example.com',
  );
  expect(screen.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/backend');
});

test('dashboard lists the leads of a signed-in user', async () => {
  await api.signIn();
  await openAdmin('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Business Leads Dashboard' })).toBeVisible();
  const at = (index: number) => format(new Date(leads[index]?.createdAt ?? ''), 'MMM d, yyyy HH:mm');
  expect(await rows()).toEqual({
    titles: ['Name', 'Mobile Number', 'Email', 'Created At'],
    cells: [
      ['山田 太郎', '+94 77 555 0123', 'taro@example.com', at(0)],
      ['Nimal', '0775550199', 'N/A', at(1)],
    ],
  });
  expect(at(0)).toMatch(/^Nov \d\d, 2026 \d\d:\d\d$/);
  expect(screen.getByText('山田 太郎').tagName).toBe('BDI');
});

test('login button is disabled until the dashboard lists the leads', async () => {
  const { promise: isSeen, resolve: proceed } = Promise.withResolvers<void>();
  api.answer(http.post(`*${apiPaths.login}`, () => isSeen));
  await openAdmin('/dashboard');
  await logIn();
  expect(screen.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  proceed();
  expect((await rows()).cells).toHaveLength(2);
});

test('dashboard clears the list and shows the login after a logout', async () => {
  await api.signIn();
  await openAdmin('/dashboard');
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await loginForm()).toBeVisible();
  expect(screen.queryByText('Nimal')).not.toBeInTheDocument();

  api.answer(http.get(`*${formPaths.lead}`, () => HttpResponse.json([])));
  await logIn();
  expect(await screen.findByText('No leads found')).toBeVisible();
});

test('dashboard reports a failed logout and keeps the list', async () => {
  await api.signIn();
  const { notices } = await openAdmin('/dashboard');
  await rows();
  api.answer(http.post(`*${apiPaths.logout}`, () => HttpResponse.error()));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(notices).toEqual([error('You are still signed in. Please try again.')]));
  expect(screen.getByText('Nimal')).toBeVisible();
});

test("refused login shows the server's message and keeps the typed username", async () => {
  const { notices } = await openAdmin('/dashboard');
  await logIn({ ...credentials, password: 'wrong' });
  await waitFor(() => expect(notices).toEqual([error('Invalid username or password')]));
  expect(screen.getByLabelText('Username')).toHaveValue(credentials.username);
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
});

test.each([
  ['no answer', () => HttpResponse.error()],
  ['an answer without a message', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
])('login that receives %s shows "Login failed"', async (_kind, answer) => {
  api.answer(http.post(`*${apiPaths.login}`, answer));
  const { notices } = await openAdmin('/dashboard');
  await logIn();
  await waitFor(() => expect(notices).toEqual([error('Login failed')]));
});

test('login that creates no session shows "Login failed"', async () => {
  api.answer(http.post(`*${apiPaths.login}`, () => HttpResponse.json({ authenticated: true })));
  api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ authenticated: false })));
  const { notices } = await openAdmin('/dashboard');
  await logIn();
  await waitFor(() => expect(notices).toEqual([error('Login failed')]));
  expect(screen.getByLabelText('Username')).toHaveValue(credentials.username);
});

test('empty login form shows an error on both fields without sending a request', async () => {
  const sent = jest.fn();
  api.answer(
    http.post(`*${apiPaths.login}`, () => {
      sent();
    }),
  );
  await openAdmin('/dashboard');
  await loginForm();
  expect(screen.queryByText('Username is required')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Username is required')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
  expect(sent).not.toHaveBeenCalled();
});

test('dashboard offers a retry for leads that could not be loaded', async () => {
  await api.signIn();
  api.answer(
    http.get(
      `*${formPaths.lead}`,
      () => HttpResponse.json({ code: 'unavailable', message: 'x' }, { status: 503 }),
      { once: true },
    ),
  );
  const { notices } = await openAdmin('/dashboard');
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
  expect(notices).toEqual([error('Failed to fetch leads')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rows()).cells).toHaveLength(2);
});

test('dashboard announces that leads are loading', async () => {
  await api.signIn();
  api.answer(http.get(`*${formPaths.lead}`, () => delay('infinite')));
  await openAdmin('/dashboard');
  expect(await screen.findByText('Loading Business Leads...')).toBeInTheDocument();
  expect(screen.queryByText('No leads found')).not.toBeInTheDocument();
});

test('dashboard shows the login without a notice if the session ends before the list loads', async () => {
  await api.signIn();
  let isRefused = false;
  api.answer(
    http.get(`*${apiPaths.authCheck}`, async () => {
      // The failed list is visible until this answer.
      if (isRefused) await screen.findByRole('button', { name: 'Try again' });
    }),
    http.get(`*${formPaths.lead}`, async () => {
      await api.signOut();
      isRefused = true;
      return HttpResponse.json({ code: 'not_signed_in', message: 'Please sign in' }, { status: 401 });
    }),
  );
  const { notices } = await openAdmin('/dashboard');
  expect(await loginForm()).toBeVisible();
  expect(notices).toEqual([]);
});

test('dashboard counts its leads', async () => {
  await api.signIn();
  const headers = { 'X-Total-Count': '1200' };
  api.answer(http.get(`*${formPaths.lead}`, () => HttpResponse.json(leads, { headers })));
  await openAdmin('/dashboard');
  expect(await screen.findByText('1,200 leads')).toBeVisible();
});

test('dashboard loads further leads on demand', async () => {
  await api.signIn();
  const requested: string[] = [];
  api.answer(
    http.get(`*${formPaths.lead}`, ({ request }) => {
      const { searchParams, search } = new URL(request.url);
      requested.push(search);
      return searchParams.has('cursor')
        ? HttpResponse.json([leads[1]])
        : HttpResponse.json([leads[0]], { headers: { Link: '</api/business-leads?cursor=b>; rel="next"' } });
    }),
  );
  await openAdmin('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect((await rows()).cells).toHaveLength(2);
  expect(requested).toEqual(['?limit=50', '?limit=50&cursor=b']);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('dashboard requires a new password after an administrator has set the current one', async () => {
  api.answer(
    http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, mustChangePassword: true })),
  );
  await openAdmin('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  expect(await screen.findByLabelText('Current password')).toBeVisible();
});
