import { apiPaths } from '@suite/contracts/paths';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { account, useFakeApi } from '../../../test/fake-api.ts';
import { logIn } from '../../../test/log-in.ts';
import { openAdmin } from '../../../test/open-admin.tsx';
import { setLanguage } from '../../language/language.ts';

const api = useFakeApi();
const error = (description: string) => ({ title: 'Error', description, variant: 'destructive' });

/** Makes the login ask for a code, and sets the response to the code. */
function askForCode(answerCode: () => Response) {
  api.answer(
    http.post(`*${apiPaths.login}`, () => HttpResponse.json({ authenticated: false, secondFactor: 'totp' })),
    http.post(`*${apiPaths.loginSecondFactor}`, () => answerCode()),
  );
}

const giveCode = async () => userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');

test('asks for the second-factor code before opening the panel', async () => {
  askForCode(() => {
    api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json(account)));
    return HttpResponse.json({ authenticated: true });
  });
  const { path, notices } = await openAdmin('/admin');
  await logIn();
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  expect(notices).toEqual([]);
  expect(path()).toBe('/admin');
  await giveCode();
  await waitFor(() => expect(path()).toBe('/backend'));
  expect(notices).toEqual([{ title: 'Success', description: 'Logged in successfully' }]);
});

test('shows an error for a wrong code and asks again', async () => {
  askForCode(() => HttpResponse.json({ code: 'bad_code', message: 'Invalid code' }, { status: 401 }));
  const { notices } = await openAdmin('/admin');
  await logIn();
  await giveCode();
  await waitFor(() => expect(notices).toEqual([error('Invalid code')]));
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
});

test.each([
  ['en', 'Too many wrong codes. Please try again in 5 hours, or use a recovery code.'],
  [
    'ja',
    '誤ったコードが続いたため、5時間後まで認証アプリのコードは使えません。リカバリーコードは今すぐ使えます。',
  ],
] as const)('says in %s when codes will be accepted again', async (language, description) => {
  askForCode(() =>
    HttpResponse.json(
      {
        code: 'codes_refused',
        message: 'Too many wrong codes. Please try again in 5 hours, or use a recovery code.',
      },
      { status: 429, headers: { 'Retry-After': '18000' } },
    ),
  );
  const { notices } = await openAdmin('/admin');
  await logIn();
  await screen.findByLabelText('Code');
  act(() => setLanguage(language));
  const label = language === 'en' ? 'Code' : 'コード';
  await userEvent.type(screen.getByLabelText(label), '123456{Enter}');
  await waitFor(() => expect(notices).toEqual([expect.objectContaining({ description })]));
  act(() => setLanguage('en'));
});

test('returns to the password step with the username if the code comes too late', async () => {
  askForCode(() => HttpResponse.json({ code: 'not_signed_in', message: 'Please sign in' }, { status: 401 }));
  const { notices } = await openAdmin('/admin');
  await logIn();
  await giveCode();
  expect(await screen.findByLabelText('Username')).toHaveValue('maria');
  expect(notices).toEqual([error('That took too long. Please enter your password again.')]);
});

test('dashboard login asks for the code too', async () => {
  askForCode(() => {
    api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json(account)));
    return HttpResponse.json({ authenticated: true });
  });
  await openAdmin('/dashboard');
  await logIn();
  await giveCode();
  expect(await screen.findByRole('heading', { name: 'Business Leads Dashboard' })).toBeVisible();
});

test('returns to the password step when the user starts over', async () => {
  askForCode(() => HttpResponse.error());
  await openAdmin('/admin');
  await logIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('Password')).toHaveValue('');
});
