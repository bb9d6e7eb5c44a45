import type { Administrator } from '@suite/contracts/administrator';
import { passwordProblem } from '@suite/contracts/password-problem';
import { apiPaths } from '@suite/contracts/paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { account, useFakeApi } from '../../../test/fake-api.ts';
import { openAdminScreen } from '../../../test/open-admin-screen.tsx';
import { setLanguage } from '../../language/language.ts';
import { AdministratorsScreen } from './AdministratorsScreen.tsx';

const api = useFakeApi();

afterEach(() => {
  localStorage.clear();
  setLanguage('en');
});

const maria: Administrator = {
  id: 1,
  username: 'maria',
  role: 'administrator',
  isDisabled: false,
  hasSecondFactor: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSignInAt: null,
};
const nimal: Administrator = { ...maria, id: 2, username: 'nimal', role: 'viewer', hasSecondFactor: true };
const hostile: Administrator = { ...nimal, id: 3, username: '<b>‮evil', isDisabled: true };
const strong = 'seven herons over the lagoon';

/** Opens the screen with a fake API that stores the accounts. `sent` collects the request bodies. */
async function openScreen(signedIn = account) {
  let kept = [maria, nimal, hostile];
  const sent: unknown[] = [];
  api.answer(
    http.get(`*${apiPaths.administrators}`, () => HttpResponse.json(kept)),
    http.post<never, { username: string; role: Administrator['role'] }>(
      `*${apiPaths.administrators}`,
      async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        if (body.username === 'nimal')
          return HttpResponse.json(
            { code: 'username_taken', message: 'x', fields: { username: 'This username is taken' } },
            { status: 409 },
          );
        const added = { ...nimal, id: 9, hasSecondFactor: false, username: body.username, role: body.role };
        kept = [...kept, added];
        return HttpResponse.json(added, { status: 201 });
      },
    ),
    http.patch<{ id: string }, object>(`*${apiPaths.administrator(':id')}`, async ({ request, params }) => {
      const body = await request.json();
      sent.push(body);
      kept = kept.map((one) => (String(one.id) === params.id ? { ...one, ...body } : one));
      return HttpResponse.json(kept.find(({ id }) => String(id) === params.id));
    }),
    http.post(`*${apiPaths.administratorPassword(':id')}`, async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const opened = await openAdminScreen(<AdministratorsScreen />, signedIn);
  await screen.findByRole('table');
  return { ...opened, sent };
}

const rowOf = (username: string) => within(screen.getByText(username).closest('tr') as HTMLElement);
const dialog = () => within(screen.getByRole('dialog'));

/** Enters the user's own password and presses a button of the dialog. */
async function confirm(name: string) {
  await userEvent.type(dialog().getByLabelText('Your current password'), 'right');
  await userEvent.click(dialog().getByRole('button', { name }));
}

const confirmation = { currentPassword: 'right', currentCode: '' };

async function choose(username: string, act: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${username}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}

test('lists all accounts, with actions for all but the user’s own account', async () => {
  await openScreen();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Username',
    'Role',
    'Second factor',
    'Last sign-in',
    'Created',
    'Actions',
  ]);
  expect(rowOf('maria').getByText('you')).toBeVisible();
  expect(rowOf('maria').queryByRole('button')).not.toBeInTheDocument();
  expect(rowOf('nimal').getByText('Viewer')).toBeVisible();
  expect(rowOf('<b>‮evil').getByText('Disabled')).toBeVisible();
});

test('makes a viewer an administrator', async () => {
  const { sent, notices } = await openScreen();
  await choose('nimal', 'Make administrator');
  expect(screen.getByRole('dialog', { name: 'Make nimal an administrator?' })).toBeVisible();
  await confirm('Make administrator');
  expect(await rowOf('nimal').findByText('Administrator')).toBeVisible();
  expect(sent).toEqual([{ role: 'administrator', ...confirmation }]);
  expect(notices).toEqual([
    { title: 'Administrators', description: 'The account of nimal has been changed.' },
  ]);
});

test('disables and enables an account after the user confirms with their password', async () => {
  const { sent } = await openScreen();
  await choose('nimal', 'Disable');
  await userEvent.click(dialog().getByRole('button', { name: 'Disable' }));
  expect(await dialog().findByText('Please enter your current password')).toBeVisible();
  await waitFor(() => expect(dialog().getByLabelText('Your current password')).toHaveFocus());
  expect(sent).toEqual([]);
  await confirm('Disable');
  expect(await rowOf('nimal').findByText('Disabled')).toBeVisible();
  await choose('nimal', 'Enable');
  await confirm('Enable');
  await waitFor(() => expect(rowOf('nimal').queryByText('Disabled')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { isDisabled: true, ...confirmation },
    { isDisabled: false, ...confirmation },
  ]);
});

test('adds an account with the viewer role by default', async () => {
  const { sent, notices } = await openScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Add an account' }));
  const role = dialog().getByLabelText('Role');
  expect(role).toHaveDisplayValue('Viewer');
  for (const rights of ['Viewer Can only read', 'Administrator Can do everything'])
    expect(role).toHaveAccessibleDescription(expect.stringContaining(rights));
  await userEvent.type(dialog().getByLabelText('Username'), ' ama ');
  await userEvent.type(dialog().getByLabelText('Password'), strong);
  await confirm('Add an account');
  expect(await screen.findByText('ama')).toBeVisible();
  expect(sent).toEqual([{ username: 'ama', password: strong, role: 'viewer', ...confirmation }]);
  expect(notices).toEqual([{ title: 'Administrators', description: 'ama can sign in now.' }]);
});

test('shows errors for missing and weak values without sending them', async () => {
  const { sent } = await openScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Add an account' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Add an account' }));
  expect(await dialog().findByText('Please enter a username')).toBeVisible();
  expect(dialog().getByText('Please enter a password')).toBeVisible();
  await userEvent.type(dialog().getByLabelText('Username'), 'ama');
  await userEvent.type(dialog().getByLabelText('Password'), 'i am ama, with my words');
  expect(await dialog().findByText('The password must not contain the username')).toBeVisible();
  expect(sent).toEqual([]);
});

test('shows "name taken" on its field and keeps the other values', async () => {
  await openScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Add an account' }));
  await userEvent.type(dialog().getByLabelText('Username'), 'nimal');
  await userEvent.selectOptions(dialog().getByLabelText('Role'), 'Administrator');
  await userEvent.type(dialog().getByLabelText('Password'), strong);
  await confirm('Add an account');
  expect(await dialog().findByText('This username is taken')).toBeVisible();
  expect(dialog().getByLabelText('Password')).toHaveValue(strong);
  expect(dialog().getByLabelText('Role')).toHaveDisplayValue('Administrator');
});

test('suggests a different strong password each time', async () => {
  await openScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Add an account' }));
  const suggestions = new Set<string>();
  for (let i = 0; i < 3; i += 1) {
    await userEvent.click(dialog().getByRole('button', { name: 'Suggest a password' }));
    const { value } = dialog().getByLabelText<HTMLInputElement>('Password');
    expect(value).toMatch(/^(?:[A-Za-z2-9]{5}-){3}[A-Za-z2-9]{5}$/);
    expect(passwordProblem(value, 'ama')).toBeUndefined();
    suggestions.add(value);
  }
  expect(suggestions.size).toBe(3);
});

test('resets a password together with the second factor', async () => {
  const { sent, notices } = await openScreen();
  await choose('nimal', 'Reset password');
  await userEvent.type(dialog().getByLabelText('New password'), strong);
  await userEvent.click(dialog().getByRole('checkbox', { name: /second factor off/ }));
  await confirm('Reset password');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ password: strong, resetSecondFactor: true, ...confirmation }]);
  expect(notices).toEqual([
    {
      title: 'Administrators',
      description:
        'nimal has a new password, to be changed at the next sign-in. All sessions of that account have ended.',
    },
  ]);
});

test.each([
  [409, 'last_administrator', 'This is the last administrator who can sign in.'],
  [409, 'own_account', 'This is your own account: another administrator has to change it.'],
  [404, 'not_found', 'This account no longer exists.'],
  [403, 'forbidden', 'Your account is not allowed to do this.'],
  [503, 'unavailable', 'That did not work. Please try again.'],
  [429, 'codes_refused', 'Too many wrong codes. Please try again in 10 minutes, or use a recovery code.'],
])('shows why the server refused a change with %i %s', async (status, code, description) => {
  await openScreen();
  api.answer(
    http.patch(`*${apiPaths.administrator(':id')}`, () =>
      HttpResponse.json({ code, message: 'x' }, { status }),
    ),
  );
  await choose('nimal', 'Make administrator');
  await confirm('Make administrator');
  expect(await dialog().findByRole('alert')).toHaveTextContent(description);
});

/** Makes the API refuse changes with errors for these fields. */
const refuse = (fields: object) =>
  api.answer(
    http.patch(`*${apiPaths.administrator(':id')}`, () =>
      HttpResponse.json({ code: 'confirmation_refused', message: 'x', fields }, { status: 403 }),
    ),
  );

test('shows a wrong confirmation password on its field and selects it', async () => {
  await openScreen();
  refuse({ currentPassword: 'x' });
  await choose('nimal', 'Disable');
  await confirm('Disable');
  expect(await dialog().findByText('The password is wrong')).toBeVisible();
  const field = dialog().getByLabelText('Your current password');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeInvalid();
  await userEvent.keyboard('other');
  expect(field).toHaveValue('other');
});

test('shows an error for a missing or wrong second-factor code', async () => {
  const { sent } = await openScreen({ ...account, hasSecondFactor: true });
  refuse({ currentCode: 'x' });
  await choose('nimal', 'Disable');
  await confirm('Disable');
  expect(await dialog().findByText('Please enter a code')).toBeVisible();
  await userEvent.type(dialog().getByLabelText('Your second-factor code'), '123456{Enter}');
  expect(await dialog().findByText(/^The code is wrong or was used before/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('asks for a code if the second factor was turned on elsewhere', async () => {
  await openScreen();
  refuse({ currentCode: 'x' });
  await choose('nimal', 'Disable');
  expect(dialog().queryByLabelText('Your second-factor code')).not.toBeInTheDocument();
  await confirm('Disable');
  const field = await dialog().findByLabelText('Your second-factor code');
  expect(await dialog().findByText('Please enter a code')).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
});

test('retries a list that could not be loaded', async () => {
  api.answer(http.get(`*${apiPaths.administrators}`, () => HttpResponse.error()));
  await openAdminScreen(<AdministratorsScreen />);
  expect(await screen.findByRole('alert')).toBeVisible();
  api.answer(http.get(`*${apiPaths.administrators}`, () => HttpResponse.json([maria])));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('maria')).toBeVisible();
});

test('administrators screen shows Japanese texts', async () => {
  setLanguage('ja');
  await openScreen();
  expect(screen.getByRole('heading', { name: '管理者' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'nimalの操作' }));
  expect(await screen.findByRole('menuitem', { name: '管理者にする' })).toBeVisible();
});

test('a test mail says to whom it was sent, or why not', async () => {
  const { notices } = await openScreen({ ...account, release: '1.2.3 0a1b2c3d' });
  expect(screen.getByText('Version 1.2.3 0a1b2c3d')).toBeVisible();
  api.answer(http.post(`*${apiPaths.testMail}`, () => HttpResponse.json({ to: 'operator@example.com' })));
  const send = screen.getByRole('button', { name: 'Send a test mail' });
  await userEvent.click(send);
  await waitFor(() =>
    expect(notices.at(-1)?.description).toBe('A test mail was sent to operator@example.com.'),
  );
  api.answer(
    http.post(`*${apiPaths.testMail}`, () =>
      HttpResponse.json({ code: 'no_mail_server', message: 'x' }, { status: 409 }),
    ),
  );
  await waitFor(() => expect(send).toBeEnabled());
  await userEvent.click(send);
  await waitFor(() => expect(notices.at(-1)?.description).toMatch(/^No mail server is set up/));
  api.answer(
    http.post(`*${apiPaths.testMail}`, () =>
      HttpResponse.json({ code: 'forbidden', message: 'Forbidden' }, { status: 403 }),
    ),
  );
  await waitFor(() => expect(send).toBeEnabled());
  await userEvent.click(send);
  await waitFor(() => expect(notices.at(-1)?.description).toBe('Your account is not allowed to do this.'));
});
