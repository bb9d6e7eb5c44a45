import { apiPaths } from '@suite/contracts/paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { credentials, useFakeApi } from '../../../test/fake-api.ts';
import { logIn } from '../../../test/log-in.ts';
import { openAdmin } from '../../../test/open-admin.tsx';
import { setLanguage } from '../../language/language.ts';

const api = useFakeApi();

afterEach(() => {
  localStorage.clear();
  setLanguage('en');
});

const error = (description: string) => ({ title: 'Error', description, variant: 'destructive' });

test('login checks the session after 500 ms and opens the panel 100 ms later', async () => {
  const times = { login: 0, check: 0 };
  api.answer(
    http.post(`*${apiPaths.login}`, () => {
      times.login = performance.now();
    }),
  );
  const { notices, moments, path } = await openAdmin('/admin');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  api.answer(
    http.get(`*${apiPaths.authCheck}`, () => {
      times.check ||= performance.now();
    }),
  );
  await logIn();
  await waitFor(() => expect(path()).toBe('/backend'));
  expect(notices).toEqual([{ title: 'Success', description: 'Logged in successfully' }]);
  // A timer may fire a few milliseconds early.
  expect(times.check - times.login).toBeGreaterThan(490);
  const { notice = 0, redirect = 0 } = moments;
  expect(redirect - notice).toBeGreaterThan(90);
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
});

test('redirects a signed-in user to the panel', async () => {
  await api.signIn();
  const { path, notices } = await openAdmin('/admin');
  await waitFor(() => expect(path()).toBe('/backend'));
  expect(notices).toEqual([]);
});

test('opens the view of a deep link after the login', async () => {
  const { path, search } = await openAdmin('/backend?tab=contacts&record=1');
  await waitFor(() => expect(path()).toBe('/admin'));
  await logIn();
  await waitFor(() => expect(path()).toBe('/backend'));
  expect(search()).toBe('?tab=contacts&record=1');
});

test('shows the plain-text message of a refusal', async () => {
  let accept: string | null = null;
  api.answer(
    http.post(`*${apiPaths.login}`, ({ request }) => {
      accept = request.headers.get('accept');
      return HttpResponse.text('Too many attempts. Try again in 40 seconds.', { status: 429 });
    }),
  );
  const { notices, path } = await openAdmin('/admin');
  await logIn();
  await waitFor(() => expect(notices).toEqual([error('Too many attempts. Try again in 40 seconds.')]));
  expect(accept).toBe('text/plain');
  expect(path()).toBe('/admin');
  expect(screen.getByLabelText('Username')).toHaveValue(credentials.username);
});

test('focuses the username on arrival', async () => {
  await openAdmin('/admin');
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
});

test('shows a refusal in the form and marks the password until it is changed', async () => {
  await openAdmin('/admin');
  await logIn({ ...credentials, password: 'wrong' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password');
  const password = screen.getByLabelText('Password');
  expect(password).toBeInvalid();
  await waitFor(() => expect(password).toHaveFocus());
  await userEvent.type(password, 'right');
  expect(password).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(password).toBeInvalid());
});

test(`shows "Login failed" instead of a proxy's HTML error page`, async () => {
  api.answer(
    http.post(`*${apiPaths.login}`, () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
  );
  const { notices } = await openAdmin('/admin');
  await logIn();
  await waitFor(() => expect(notices).toEqual([error('Login failed')]));
});

test('shows an error if the session check fails after the login', async () => {
  const { notices, path } = await openAdmin('/admin');
  await screen.findByRole('heading', { name: 'Admin Login' });
  api.answer(http.get(`*${apiPaths.authCheck}`, () => new HttpResponse(null, { status: 503 })));
  await logIn();
  await waitFor(() => expect(notices).toEqual([error('Authentication failed after login')]));
  expect(path()).toBe('/admin');
  expect(screen.getByLabelText('Username')).toHaveValue(credentials.username);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled());
});

test('shows an error if the login creates no session', async () => {
  const { notices, path } = await openAdmin('/admin');
  await screen.findByRole('heading', { name: 'Admin Login' });
  api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ authenticated: false })));
  await logIn();
  await waitFor(() => expect(notices).toEqual([error('Session not established')]));
  expect(path()).toBe('/admin');
  expect(await screen.findByText(/^Your browser may block cookies\./)).toBeVisible();
});

test('login page shows Japanese texts', async () => {
  setLanguage('ja');
  await openAdmin('/admin');
  expect(await screen.findByRole('heading', { name: '管理者ログイン' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'ログイン' }));
  expect(await screen.findByText('ユーザー名を入力してください')).toBeVisible();
  expect(screen.getByLabelText('パスワード')).toHaveAccessibleDescription('パスワードを入力してください');
});
