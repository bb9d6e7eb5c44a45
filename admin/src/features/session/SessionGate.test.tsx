import { apiPaths } from '@suite/contracts/paths';
import { api as webApi } from '@suite/web-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { account, credentials, useFakeApi } from '../../../test/fake-api.ts';
import { openPart } from '../../../test/open-part.tsx';
import { useAccount } from '../../account/account-context.ts';
import { setLanguage } from '../../language/language.ts';
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

/** A page that is typed on and acts. */
function Work() {
  const { username } = useAccount();
  const [doAct] = useActMutation();
  const [askBeside] = useAskBesideMutation();
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
      <LogoutButton />
    </>
  );
}

async function openWork() {
  api.answer(http.post('*/api/admin/act', () => new HttpResponse(null, { status: 401 })));
  await api.signIn();
  const opened = await openPart(
    <SessionGate>
      <Work />
    </SessionGate>,
  );
  await screen.findByRole('heading', { name: 'Work of maria' });
  await userEvent.type(screen.getByLabelText('Note'), 'Call back on Monday');
  return opened;
}

/** Time for whatever might still open. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

/** The session ends, and something is done that needs it. */
async function loseSession() {
  await api.signOut();
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  return within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
}

test('without a session the login is shown instead', async () => {
  const { path } = await openPart(
    <SessionGate>
      <Work />
    </SessionGate>,
  );
  await waitFor(() => expect(path()).toBe('/admin'));
});

test('where the session ends, signing in again stands over the page, and nothing of it is lost', async () => {
  const { path } = await openWork();
  const dialog = await loseSession();
  expect(dialog.getByLabelText('Username')).toHaveValue('maria');
  await userEvent.type(dialog.getByLabelText('Password'), credentials.password);
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Note')).toHaveValue('Call back on Monday');
  expect(screen.getByRole('button', { name: 'Act' })).toHaveFocus();
  expect(path()).toBe('/backend');
});

test('a wrong password is told in the dialog', async () => {
  const { notices } = await openWork();
  const dialog = await loseSession();
  await userEvent.type(dialog.getByLabelText('Password'), 'wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Invalid username or password');
  expect(dialog.getByLabelText('Password')).toHaveFocus();
  expect(notices).toEqual([]);
});

test('the dialog can be closed to read on, and comes back with the next act', async () => {
  await openWork();
  await loseSession();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Work of maria' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
});

test('a side call that is refused opens nothing', async () => {
  await openWork();
  await api.signOut();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a session check that can not be made opens nothing', async () => {
  await openWork();
  api.answer(http.get(`*${apiPaths.authCheck}`, () => new HttpResponse(null, { status: 503 })));
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Work of maria' })).toBeVisible();
});

test('a logout leads to the login, not to signing in again', async () => {
  const { path } = await openWork();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(path()).toBe('/admin'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an account with a second factor gives its code in the dialog too', async () => {
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
  expect(code).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
  expect(await dialog.findByText('Code is required')).toBeVisible();
  await userEvent.type(code, '111111{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Invalid code');
  await userEvent.clear(code);
  await userEvent.type(code, '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(given).toEqual([{ code: '111111' }, { code: '123456' }]);
});

test('signing in again speaks Japanese, also where the server speaks English', async () => {
  setLanguage('ja');
  await openWork();
  await api.signOut();
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'セッションが終了しました' }));
  await userEvent.type(dialog.getByLabelText('パスワード'), 'wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'ログイン' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('ユーザー名またはパスワードが正しくありません');
});

test('the password has the focus, the name being there', async () => {
  await openWork();
  const dialog = await loseSession();
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
});
