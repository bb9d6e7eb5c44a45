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

test('without a session the dashboard shows its login, and says nothing of an error', async () => {
  const { notices, path } = await openAdmin('/dashboard');
  expect(await loginForm()).toBeVisible();
  expect(path()).toBe('/dashboard');
  expect(notices).toEqual([]);
  expect(document.title).toBe(`Business Leads Dashboard | ${site.name}`);
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('in Japanese the dashboard has its login, its title and its list in Japanese', async () => {
  setLanguage('ja');
  const { unmount } = await openAdmin('/dashboard');
  expect(await screen.findByRole('heading', { name: 'ダッシュボードのログイン' })).toBeVisible();
  expect(document.title).toBe(`ビジネスリード一覧 | ${site.name}`);
  unmount();
  setLanguage('en');
});

test('with a session the leads stand there at once, as the specification words them', async () => {
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

test('a login leads to the leads, and its button says that it is under way', async () => {
  api.answer(
    http.post(`*${apiPaths.login}`, async () => {
      await delay(100);
      // Not answered here: the fake API's own answer follows.
    }),
  );
  await openAdmin('/dashboard');
  await logIn();
  expect(screen.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  expect((await rows()).cells).toHaveLength(2);
});

test('logout clears the list and leads back to the login', async () => {
  await api.signIn();
  await openAdmin('/dashboard');
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await loginForm()).toBeVisible();
  expect(screen.queryByText('Nimal')).not.toBeInTheDocument();

  api.answer(http.get(`*${apiPaths.businessLeads}`, () => HttpResponse.json([])));
  await logIn();
  expect(await screen.findByText('No leads found')).toBeVisible();
});

test('a logout that fails says that one is still signed in', async () => {
  await api.signIn();
  const { notices } = await openAdmin('/dashboard');
  await rows();
  api.answer(http.post(`*${apiPaths.logout}`, () => HttpResponse.error()));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(notices).toEqual([error('You are still signed in. Please try again.')]));
  expect(screen.getByText('Nimal')).toBeVisible();
});

test("a refused login shows the server's message, keeps what was typed and leads to the password", async () => {
  const { notices } = await openAdmin('/dashboard');
  await logIn({ ...credentials, password: 'wrong' });
  await waitFor(() => expect(notices).toEqual([error('Invalid username or password')]));
  expect(screen.getByLabelText('Username')).toHaveValue(credentials.username);
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test.each([
  ['no answer', () => HttpResponse.error()],
  ['an answer without a message', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
])('a login with %s says "Login failed"', async (_kind, answer) => {
  api.answer(http.post(`*${apiPaths.login}`, answer));
  const { notices } = await openAdmin('/dashboard');
  await logIn();
  await waitFor(() => expect(notices).toEqual([error('Login failed')]));
});

test('a login that leaves no session says "Login failed"', async () => {
  api.answer(http.post(`*${apiPaths.login}`, () => HttpResponse.json({ authenticated: true })));
  api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ authenticated: false })));
  const { notices } = await openAdmin('/dashboard');
  await logIn();
  await waitFor(() => expect(notices).toEqual([error('Login failed')]));
  expect(screen.getByLabelText('Username')).toHaveValue(credentials.username);
});

test('an empty login is not sent and names both fields', async () => {
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

test('leads that cannot be had are told of, with a way to try again', async () => {
  await api.signIn();
  api.answer(
    http.get(
      `*${apiPaths.businessLeads}`,
      () => HttpResponse.json({ code: 'unavailable', message: 'The database is away' }, { status: 503 }),
      { once: true },
    ),
  );
  const { notices } = await openAdmin('/dashboard');
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away');
  expect(notices).toEqual([error('Failed to fetch leads')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rows()).cells).toHaveLength(2);
});

test('leads on their way are announced, not missing', async () => {
  await api.signIn();
  api.answer(http.get(`*${apiPaths.businessLeads}`, () => delay('infinite')));
  await openAdmin('/dashboard');
  expect(await screen.findByText('Loading Business Leads...')).toBeInTheDocument();
  expect(screen.queryByText('No leads found')).not.toBeInTheDocument();
});

test('a session that ends before the list is read leads to the login without a notice', async () => {
  await api.signIn();
  // Long enough for the refused list to be seen meanwhile.
  api.answer(
    http.get(`*${apiPaths.authCheck}`, async () => {
      await delay(100);
    }),
  );
  api.answer(
    http.get(`*${apiPaths.businessLeads}`, async () => {
      await api.signOut();
      return HttpResponse.json({ code: 'not_signed_in', message: 'Please sign in' }, { status: 401 });
    }),
  );
  const { notices } = await openAdmin('/dashboard');
  expect(await loginForm()).toBeVisible();
  expect(notices).toEqual([]);
});

test('a long list is read in parts, further ones on demand', async () => {
  await api.signIn();
  const asked: string[] = [];
  api.answer(
    http.get(`*${apiPaths.businessLeads}`, ({ request }) => {
      const { searchParams, search } = new URL(request.url);
      asked.push(search);
      return searchParams.has('cursor')
        ? HttpResponse.json([leads[1]])
        : HttpResponse.json([leads[0]], { headers: { Link: '</api/business-leads?cursor=b>; rel="next"' } });
    }),
  );
  await openAdmin('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect((await rows()).cells).toHaveLength(2);
  expect(asked).toEqual(['?limit=50', '?limit=50&cursor=b']);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('asks for another password first where an administrator set the present one', async () => {
  api.answer(
    http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, mustChangePassword: true })),
  );
  await openAdmin('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  expect(await screen.findByLabelText('Current password')).toBeVisible();
});
