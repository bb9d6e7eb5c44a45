import { formPaths } from '@suite/contracts/forms/form-paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm, solveAndSend } from '../../test/contact-form.tsx';
import { enter, field } from '../../test/enter.ts';
import { useFakeIntake } from '../../test/fake-intake.ts';

const intake = useFakeIntake(formPaths.contact);

test('a mistyped e-mail domain is corrected with one press, and never blocks', async () => {
  openForm();
  await enter('Email', 'nimal@gmail.co');
  expect(field('Email')).toHaveAccessibleDescription('We reply to this address.');
  await userEvent.clear(field('Email'));
  await enter('Email', 'nimal@gmial.com');
  await userEvent.click(screen.getByRole('button', { name: 'Did you mean …@gmail.com?' }));
  expect(field('Email')).toHaveValue('nimal@gmail.com');
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(field('Email')).toHaveAccessibleDescription('We reply to this address.');

  await userEvent.clear(field('Email'));
  await enter('Email', 'nimal@gmail.co');
  await enter('Name', 'Nimal Perera');
  expect(screen.getByRole('button', { name: 'Did you mean …@gmail.com?' })).toBeVisible();
  await enter('Message', 'We run two hotels.');
  await solveAndSend();
  await waitFor(() => expect(intake.received[0]?.body.email).toBe('nimal@gmail.co'));
});

test('the panel after sending shows the address in the script of its domain', async () => {
  openForm();
  await enter('Email', 'メール：nimal@müller.de');
  await enter('Name', 'Nimal Perera');
  await enter('Message', 'We run two hotels.');
  await solveAndSend();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('reply to nimal@müller.de.'));
  expect(intake.received[0]?.body.email).toBe('nimal@xn--mller-kva.de');
});
