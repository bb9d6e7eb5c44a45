import { apiPaths } from '@suite/contracts/paths';
import type { OwnSession } from '@suite/contracts/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { account, useFakeApi } from '../../../test/fake-api.ts';
import { openAdmin } from '../../../test/open-admin.tsx';
import { openAdminScreen } from '../../../test/open-admin-screen.tsx';
import { setLanguage } from '../../language/language.ts';
import { AccountScreen } from './AccountScreen.tsx';

const api = useFakeApi();

afterEach(() => {
  localStorage.clear();
  setLanguage('en');
});

const session = (id: string, changes: Partial<OwnSession> = {}): OwnSession => ({
  id,
  createdAt: '2026-11-20T08:00:00.000Z',
  seenAt: '2026-11-20T10:15:30.000Z',
  address: '192.0.2.7',
  client: 'Firefox, Windows',
  isCurrent: false,
  ...changes,
});

const here = session('here', { isCurrent: true, client: 'Chrome, macOS', address: '192.0.2.1' });

const draft = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Ceyluma:maria?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Ceyluma',
};
const recoveryCodes = Array.from({ length: 10 }, (_, i) => `abc${i % 10}-defg-hjkm-npqr`);

const wrongPassword = () =>
  HttpResponse.json(
    { code: 'invalid_input', message: 'x', fields: { password: 'The password is wrong' } },
    { status: 400 },
  );

interface StoredAccount {
  isOn?: boolean;
  recoveryCodesLeft?: number;
  sessions?: OwnSession[];
}

/** Makes the fake API store the account. Returns an array with the bodies of requests with a password. */
function answerAccount({ isOn = false, recoveryCodesLeft = 10, sessions = [here] }: StoredAccount = {}) {
  let state = { isOn, recoveryCodesLeft: isOn ? recoveryCodesLeft : 0 };
  let kept = sessions;
  const sent: unknown[] = [];
  const isRight = async (request: Request) => {
    const body = (await request.json()) as { password: string };
    sent.push(body);
    return body.password === 'right';
  };
  api.answer(
    http.get(`*${apiPaths.ownSessions}`, () => HttpResponse.json(kept)),
    http.delete(`*${apiPaths.ownSessions}`, () => {
      kept = kept.filter(({ isCurrent }) => isCurrent);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete<{ id: string }>(`*${apiPaths.ownSession(':id')}`, ({ params }) => {
      kept = kept.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`*${apiPaths.secondFactor}`, () => HttpResponse.json(state)),
    http.post(`*${apiPaths.secondFactor}`, async ({ request }) =>
      (await isRight(request)) ? HttpResponse.json(draft) : wrongPassword(),
    ),
    http.delete(`*${apiPaths.secondFactor}`, async ({ request }) => {
      if (!(await isRight(request))) return wrongPassword();
      state = { isOn: false, recoveryCodesLeft: 0 };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`*${apiPaths.confirmSecondFactor}`, async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      if (!['123456', 'Code: １２３-４５６.'].includes(code))
        return HttpResponse.json(
          { code: 'invalid_input', message: 'x', fields: { code: 'The code is wrong' } },
          { status: 400 },
        );
      state = { isOn: true, recoveryCodesLeft: 10 };
      kept = [here];
      return HttpResponse.json({ recoveryCodes });
    }),
    http.post(`*${apiPaths.recoveryCodes}`, async ({ request }) => {
      if (!(await isRight(request))) return wrongPassword();
      state = { isOn: true, recoveryCodesLeft: 10 };
      return HttpResponse.json({ recoveryCodes });
    }),
    http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, hasSecondFactor: state.isOn })),
  );
  return sent;
}

/** Opens the screen with a fake API that stores the account. `sent` collects the bodies of requests with a password. */
async function openAccount({
  signedIn = account,
  ...stored
}: StoredAccount & { signedIn?: typeof account } = {}) {
  const sent = answerAccount(stored);
  const opened = await openAdminScreen(<AccountScreen />, signedIn);
  await screen.findByRole('table');
  return { ...opened, sent };
}

const strong = 'seven herons over the lagoon';

async function fillInPasswords(current: string, next: string, repeated = next) {
  for (const [label, value] of [
    ['Current password', current],
    ['New password', next],
    ['Repeat the new password', repeated],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.paste(value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('password form', () => {
  /** Sets the response to a password change. Returns an array to which each request adds its body. */
  function answerChange(answer: () => Response) {
    const sent: unknown[] = [];
    api.answer(
      http.post(`*${apiPaths.ownPassword}`, async ({ request }) => {
        sent.push(await request.json());
        return answer();
      }),
    );
    return sent;
  }

  test('clears the fields after the password has changed', async () => {
    const { notices } = await openAccount();
    const sent = answerChange(() => new HttpResponse(null, { status: 204 }));
    await fillInPasswords('old', strong);
    await waitFor(() =>
      expect(notices).toEqual([
        { title: 'Password', description: 'Your password has changed. Your other sessions have ended.' },
      ]),
    );
    expect(sent).toEqual([{ current: 'old', password: strong }]);
    for (const label of ['Current password', 'New password', 'Repeat the new password'])
      expect(screen.getByLabelText(label)).toHaveValue('');
  });

  test('rejects a new password before sending it', async () => {
    await openAccount();
    const sent = answerChange(() => HttpResponse.error());
    for (const [next, repeated, text] of [
      ['short', 'short', 'The password must have at least 15 characters'],
      ['this is maria herself', undefined, 'The password must not contain the username'],
      ['password password password', undefined, 'The password is made of common words and digits'],
      [strong, `${strong}!`, 'The two new passwords differ'],
    ] as const) {
      await fillInPasswords('old', next, repeated);
      expect(await screen.findByText(text)).toBeVisible();
      expect(sent).toEqual([]);
    }
  });

  test('after a lost answer, says that the password may have changed', async () => {
    const { notices } = await openAccount();
    answerChange(() => HttpResponse.error());
    await fillInPasswords('old', strong);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^The server did not answer, so your password may/,
    );
    expect(notices).toMatchObject([{ title: 'Error', description: /^The server did not answer, so/ }]);
    answerChange(() =>
      HttpResponse.json(
        { code: 'invalid_input', message: 'x', fields: { current: 'The password is wrong' } },
        { status: 400 },
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('The password is wrong')).toBeVisible();
    expect(screen.getByText(/^The server did not answer, so your password may/)).toBeVisible();
  });

  test('shows a wrong current password on its field', async () => {
    await openAccount();
    answerChange(() =>
      HttpResponse.json(
        { code: 'invalid_input', message: 'x', fields: { current: 'The password is wrong' } },
        { status: 400 },
      ),
    );
    await fillInPasswords('wrong', strong);
    await waitFor(() => expect(screen.getByLabelText('Current password')).toBeInvalid());
    expect(screen.getByText('The password is wrong')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue(strong);
  });

  test('shows any other failure and keeps the typed values', async () => {
    await openAccount();
    for (const [status, text] of [
      [429, 'Too many attempts. Please try again in 2 minutes.'],
      [500, 'That did not work. Please try again.'],
    ] as const) {
      const headers = { 'Retry-After': '120' };
      answerChange(() => HttpResponse.json({ code: 'x', message: 'x' }, { status, headers }));
      await fillInPasswords('old', strong);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      expect(screen.getByLabelText('New password')).toHaveValue(strong);
    }
  });
});

describe('second-factor section', () => {
  const dialog = () => within(screen.getByRole('dialog'));

  test('turns the second factor on with the password and a code from the app', async () => {
    await openAccount();
    const region = within(screen.getByRole('region', { name: 'Second factor' }));
    expect(await region.findByText('Off')).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: 'Turn on' }));
    await userEvent.type(dialog().getByLabelText('Your current password'), 'right{Enter}');
    expect(await dialog().findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(dialog().getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await waitFor(() => expect(dialog().getByLabelText('Code')).toHaveFocus());

    await userEvent.type(dialog().getByLabelText('Code'), '12345{Enter}');
    expect(await dialog().findByText('Please enter the six digits')).toBeVisible();
    await userEvent.type(dialog().getByLabelText('Code'), '0{Enter}');
    expect(await dialog().findByText(/^The code is wrong/)).toBeVisible();
    await userEvent.clear(dialog().getByLabelText('Code'));
    // As it is copied from a message: the API understands digits of every script, and words around them.
    await userEvent.click(dialog().getByLabelText('Code'));
    await userEvent.paste('Code: １２３-４５６.');
    await userEvent.keyboard('{Enter}');

    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(recoveryCodes);
    fireEvent.pointerDown(document.body);
    await act(() => delay(0));
    expect(screen.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Done' }));
    expect(await region.findByText('On')).toBeVisible();
    expect(region.getByText('10 unused recovery codes left')).toBeVisible();
  });

  test('accepts the right password after a wrong one', async () => {
    const { sent } = await openAccount();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await userEvent.type(dialog().getByLabelText('Your current password'), 'wrong{Enter}');
    expect(await dialog().findByText('The password is wrong')).toBeVisible();
    await waitFor(() => expect(dialog().getByLabelText('Your current password')).toHaveFocus());
    // The refused password is selected, so typing replaces it.
    await userEvent.keyboard('right{Enter}');
    expect(await dialog().findByRole('img')).toBeVisible();
    expect(sent).toEqual([{ password: 'wrong' }, { password: 'right' }]);
  });

  const refuse = (code: string) => HttpResponse.json({ code, message: 'x' }, { status: 409 });

  test('says that it is on if the answer that turned it on was lost, and shows new recovery codes', async () => {
    await openAccount();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await userEvent.type(dialog().getByLabelText('Your current password'), 'right{Enter}');
    const code = await dialog().findByLabelText('Code');
    api.answer(
      http.post(`*${apiPaths.confirmSecondFactor}`, () => HttpResponse.error(), { once: true }),
      http.get(`*${apiPaths.secondFactor}`, () => HttpResponse.json({ isOn: true, recoveryCodesLeft: 10 })),
    );
    await userEvent.type(code, '123456{Enter}');
    expect(await dialog().findByText('The server did not answer. Please try again.')).toBeVisible();
    api.answer(http.post(`*${apiPaths.confirmSecondFactor}`, () => refuse('second_factor_on')));
    await userEvent.type(code, '{Enter}');
    expect(await dialog().findByText(/^The second factor is on already/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Make new recovery codes' })).toBeVisible();
  });

  test('says that it was turned on, or off, in another tab', async () => {
    await openAccount();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    api.answer(
      http.post(`*${apiPaths.secondFactor}`, () => refuse('second_factor_on')),
      http.get(`*${apiPaths.secondFactor}`, () => HttpResponse.json({ isOn: true, recoveryCodesLeft: 10 })),
    );
    await userEvent.type(dialog().getByLabelText('Your current password'), 'right{Enter}');
    expect(await dialog().findByText(/^The second factor is on already/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
    api.answer(
      http.post(`*${apiPaths.recoveryCodes}`, () => refuse('second_factor_off')),
      http.get(`*${apiPaths.secondFactor}`, () => HttpResponse.json({ isOn: false, recoveryCodesLeft: 0 })),
    );
    await userEvent.type(dialog().getByLabelText('Your current password'), 'right{Enter}');
    expect(await dialog().findByText('The second factor is off.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
  });

  test('copies and downloads new recovery codes', async () => {
    await openAccount({ isOn: true, recoveryCodesLeft: 2 });
    const user = userEvent.setup();
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    expect(await screen.findByText(/^2 unused recovery codes left Make new recovery codes/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make new recovery codes' }));
    await user.type(dialog().getByLabelText('Your current password'), 'right{Enter}');
    await screen.findByRole('dialog', { name: 'Your recovery codes' });

    await user.click(dialog().getByRole('button', { name: 'Copy' }));
    expect(copy).toHaveBeenCalledWith(recoveryCodes.join('\n'));
    expect(dialog().getByRole('status')).toHaveTextContent('Copied');

    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return '#';
    };
    URL.revokeObjectURL = () => undefined;
    await user.click(dialog().getByRole('button', { name: 'Download' }));
    expect(await files[0]?.text()).toBe(`Recovery codes of maria\r\n\r\n${recoveryCodes.join('\r\n')}\r\n`);
  });

  test('changes ask for a code from when it is on until it is off', async () => {
    answerAccount({ sessions: [here, session('there')] });
    api.answer(http.get(`*${apiPaths.administrators}`, () => HttpResponse.json([])));
    await openAdmin('/backend?view=account');
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await userEvent.type(dialog().getByLabelText('Your current password'), 'right{Enter}');
    await userEvent.type(await dialog().findByLabelText('Code'), '123456{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('Firefox, Windows')).not.toBeInTheDocument());

    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    await userEvent.type(dialog().getByLabelText('Your second-factor code'), '123456');
    await userEvent.type(dialog().getByLabelText('Your current password'), 'right{Enter}');
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();

    await userEvent.click(screen.getByRole('link', { name: 'Administrators' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add an account' }));
    expect(dialog().getByLabelText('Your current password')).toBeVisible();
    expect(dialog().queryByLabelText('Your second-factor code')).not.toBeInTheDocument();
  });

  test('sends nothing when the dialog is cancelled', async () => {
    const { sent } = await openAccount({ isOn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });
});

describe('sessions section', () => {
  const there = session('there');
  const phone = session('phone', { client: '', address: '2001:db8::7' });

  test('shows browser and address of each session, and End on all but the current one', async () => {
    await openAccount({ sessions: [here, there, phone] });
    const [, ...rows] = screen.getAllByRole('row');
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Chrome, macOS', '192.0.2.1', expect.any(String), expect.any(String), 'This session'],
      ['Firefox, Windows', '192.0.2.7', expect.any(String), expect.any(String), 'End'],
      ['Unknown browser', '2001:db8::7', expect.any(String), expect.any(String), 'End'],
    ]);
  });

  test('ends one session or all others', async () => {
    const { notices } = await openAccount({ sessions: [here, there, phone] });
    await userEvent.click(
      screen.getByRole('button', { name: 'End the session in Firefox, Windows, 192.0.2.7' }),
    );
    await waitFor(() => expect(screen.queryByText('Firefox, Windows')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'End all other sessions' }));
    await waitFor(() => expect(screen.queryByText('Unknown browser')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument();
    expect(notices.map(({ description }) => description)).toEqual([
      'The session has ended.',
      'All other sessions have ended.',
    ]);
  });

  test('keeps a session that could not be ended and shows an error', async () => {
    const { notices } = await openAccount({ sessions: [here, there] });
    api.answer(http.delete(`*${apiPaths.ownSession(':id')}`, () => new HttpResponse(null, { status: 503 })));
    await userEvent.click(screen.getByRole('button', { name: /^End the session in Firefox/ }));
    await waitFor(() => expect(notices).toEqual([expect.objectContaining({ variant: 'destructive' })]));
    expect(screen.getByText('Firefox, Windows')).toBeVisible();
  });
});

test('a part that could not be loaded says so in one line and offers a retry', async () => {
  answerAccount();
  api.answer(http.get(`*${apiPaths.secondFactor}`, () => HttpResponse.error(), { once: true }));
  await openAdminScreen(<AccountScreen />, account);
  const text = 'This could not be loaded. The server did not answer. Please try again.';
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('account screen warns about failed second-factor attempts', async () => {
  const failedCodes = { count: 3, lastAt: '2026-11-20T10:15:30.000Z' };
  await openAccount({ signedIn: { ...account, failedCodes } });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('3 wrong second-factor codes were entered for your account');
  expect(notice).toHaveTextContent('change your password now');
});

test('account screen shows Japanese texts', async () => {
  setLanguage('ja');
  await openAccount();
  expect(await screen.findByRole('heading', { name: 'アカウント' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを変更' }));
  expect(await screen.findByText('現在のパスワードを入力してください')).toBeVisible();
});
