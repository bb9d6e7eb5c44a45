import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { credentials } from './fake-api.ts';

async function fillIn(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Fills in the login form by pasting, as a password manager does, and submits it. */
export async function logIn({ username, password } = credentials) {
  await fillIn(await screen.findByLabelText('Username'), username);
  await fillIn(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}
