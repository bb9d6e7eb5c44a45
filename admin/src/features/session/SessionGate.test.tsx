import { apiPaths } from '@suite/contracts/paths';
import { api as webApi } from '@suite/web-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { useState } from 'react';
import { account, credentials, useFakeApi } from '../../../test/fake-api.ts';
import { openAdminScreen } from '../../../test/open-admin-screen.tsx';
import { useAccount } from '../../account/account-context.ts';
import { useCheckSessionQuery } from '../../account/session-check.ts';
import { setLanguage } from '../../language/language.ts';
import { CsvDownload } from '../../records/toolbar/CsvDownload.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { SessionGate } from './SessionGate.tsx';

const api = useFakeApi();

afterEach(() => {
  localStorage.clear();
  setLanguage('en');
});

const { useActMutation, useAskBesideMutation } = webApi.injectEndpoints({
  endpoints: (build) => ({
    act: build.mutation<unknown, void>({
      query: () => ({ url: '/api/admin/act', method: 'POST' }),
      extraOptions: { needsSession: true },
    }),
    askBeside: build.mutation<unknown, void>({ query: () => ({ url: '/api/admin/act', method: 'POST' }) }),
  }),
});

/** A page with an input and buttons that send requests. */
function Work() {
  const { username } = useAccount();
  const [doAct] = useActMutation();
  const [askBeside, { isError: isRefused }] = useAskBesideMutation();
  const { isError: hasCheckFailed } = useCheckSessionQuery();
  const [text, setText] = useState('');
  return (
    <>
      <h1>Work of {username}</h1>
      <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => doAct()}>
        Act
      </button>
      <button type="button" onClick={() => askBeside()}>
        Ask
      </button>
      {isRefused && <p>Refused</p>}
      {hasCheckFailed && <p>The session check failed</p>}
      <CsvDownload action="/export" method="get" fields={{}} />
      <LogoutButton />
    </>
  );
}

async function openWork() {
  api.answer(http.post('*/api/admin/act', () => new HttpResponse(null, { status: 401 })));
  await api.signIn();
  const opened = await openAdminScreen(
    <SessionGate>
      <Work />
    </SessionGate>,
  );
  await screen.findByRole('heading', { name: 'Work of maria' });
  await userEvent.type(screen.getByLabelText('Note'), 'Call back on Monday');
  return opened;
}

/** Ends the session and sends a request that requires a session. */
async function loseSession() {
  await api.signOut();
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  return within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
}

test('shows a wrong password in the dialog', async () => {
  const { notices } = await openWork();
  const dialog = await loseSession();
  await userEvent.type(dialog.getByLabelText('Password'), 'wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Invalid username or password');
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
  expect(notices).toEqual([]);
});

test('reopens a closed dialog at the next request that needs a session', async () => {
  await openWork();
  await loseSession();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Work of maria' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
});

test('an export after the session has ended asks to sign in and keeps the page', async () => {
  const navigated = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  await openWork();
  await api.signOut();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('Call back on Monday');
  expect(navigated).not.toHaveBeenCalled();
});

test('opens no dialog if the server refuses a request that needs no session', async () => {
  await openWork();
  let checks = 0;
  api.answer(
    http.get(`*${apiPaths.authCheck}`, () => {
      checks += 1;
      // If each 401 caused a check, the check's own would repeat it forever.
      return checks > 1 ? delay('infinite') : new HttpResponse(null, { status: 401 });
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByText('Refused');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // A check for the first request would have been answered before the dialog for the second opens.
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(checks).toBe(1);
});

test('keeps the page open if the session check fails', async () => {
  await openWork();
  api.answer(http.get(`*${apiPaths.authCheck}`, () => new HttpResponse(null, { status: 503 })));
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  await screen.findByText('The session check failed');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Work of maria' })).toBeVisible();
});

test('redirects to the login after a logout', async () => {
  const { path } = await openWork();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(path()).toBe('/admin'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('asks for the second-factor code in the dialog', async () => {
  await openWork();
  const dialog = await loseSession();
  const given: unknown[] = [];
  api.answer(
    http.post(`*${apiPaths.login}`, () => HttpResponse.json({ authenticated: false, secondFactor: 'totp' })),
    http.post(`*${apiPaths.loginSecondFactor}`, async ({ request }) => {
      given.push(await request.json());
      if (given.length === 1)
        return HttpResponse.json({ code: 'bad_code', message: 'Invalid code' }, { status: 401 });
      api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json(account)));
      return HttpResponse.json({ authenticated: true });
    }),
  );
  await userEvent.type(dialog.getByLabelText('Password'), credentials.password);
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
  const code = await dialog.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  await userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
  expect(await dialog.findByText('Code is required')).toBeVisible();
  await userEvent.type(code, '111111{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Invalid code');
  await userEvent.clear(code);
  await userEvent.type(code, '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(given).toEqual([{ code: '111111' }, { code: '123456' }]);
});

test("sign-in dialog shows Japanese texts instead of the server's English ones", async () => {
  setLanguage('ja');
  await openWork();
  await api.signOut();
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'セッションが終了しました' }));
  await userEvent.type(dialog.getByLabelText('パスワード'), 'wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'ログイン' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('ユーザー名またはパスワードが正しくありません');
});
