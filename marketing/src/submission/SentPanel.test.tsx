import { formPaths } from '@suite/contracts/forms/form-paths';
import { screen, within } from '@testing-library/react';
import { fillIn, openForm, solveAndSend } from '../../test/contact-form.tsx';
import { useFakeIntake } from '../../test/fake-intake.ts';
import { contactDraft } from '../features/contact/ContactForm.tsx';

useFakeIntake(formPaths.contact);

test('after a success, a panel with thanks, the next step and the reference takes the place of the form', async () => {
  openForm();
  await fillIn();
  await solveAndSend();
  const panel = within(screen.getByRole('status'));
  expect(await panel.findByRole('heading', { name: 'Thank you, Nimal Perera.' })).toBeVisible();
  expect(panel.getByText(/reply to nimal@example.com/)).toBeVisible();
  expect(panel.getByText('K7Q2-M4XZ')).toBeVisible();
  expect(panel.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
  expect(contactDraft.elapsed()).toBeUndefined();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Send Message/ })).not.toBeInTheDocument();
});
