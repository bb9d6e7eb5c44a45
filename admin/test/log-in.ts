import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { credentials } from './fake-api.ts';

/** Fills in the login form and sends it. */
export async function logIn({ username, password } = credentials) {
  await userEvent.type(await screen.findByLabelText('Username'), username);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}
