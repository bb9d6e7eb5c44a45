import { formPaths } from '@suite/contracts/forms/form-paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn, openForm, refusal, sendButton, solveAndSend } from '../../../test/contact-form.tsx';
import { field } from '../../../test/enter.ts';
import { useFakeIntake } from '../../../test/fake-intake.ts';
import { keepText } from '../../submission/kept-text.ts';

const intake = useFakeIntake(formPaths.contact);

test('Enter in the message field adds a line break', async () => {
  const { notices } = openForm();
  await fillIn();
  await userEvent.type(field('Message'), '{Enter}Soon.');
  expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.\nSoon.');
  expect(notices).toEqual([]);
});

test('an invalid submit focuses the first invalid field and shows errors, which every change updates', async () => {
  openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Solve' }));
  expect(screen.queryByText(/must be|Invalid/)).not.toBeInTheDocument();
  await userEvent.click(sendButton());
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
  expect(field('Email')).toHaveAccessibleDescription('Invalid email address');
  expect(field('Message')).toHaveAccessibleDescription('Message must be at least 10 characters');
  expect(field('Message')).toBeInvalid();

  await userEvent.type(field('Name'), 'Ni');
  await waitFor(() => expect(field('Name')).toBeValid());
  await userEvent.type(field('Message'), '          too short');
  await waitFor(() => expect(field('Message')).toBeInvalid());
  await userEvent.type(field('Message'), ' no more');
  await waitFor(() => expect(field('Message')).toBeValid());
  expect(intake.received).toEqual([]);
});

test("a message is sent with the captcha token and the company's e-mail address, then the form is emptied", async () => {
  const { notices } = openForm();
  await fillIn();
  await solveAndSend();
  await waitFor(() =>
    expect(notices).toEqual([{ title: 'Message sent', description: "We'll get back to you soon!" }]),
  );
  expect(intake.received[0]?.body).toEqual({
    name: 'Nimal Perera',
    email: 'nimal@example.com',
    message: 'We run two hotels.\nPlease call.',
    plan: '',
    elapsed: expect.any(Number),
    captchaToken: expect.stringMatching(/^contact-token-/),
    toEmail: 'hello@example.com',
  });
  expect(intake.received[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  await userEvent.click(screen.getByRole('button', { name: 'Send another' }));
  await waitFor(() => expect(field('Name')).toHaveFocus());
  for (const label of ['Name', 'Email', 'Message']) expect(field(label)).toHaveValue('');
  expect(sendButton()).toBeDisabled();
  expect(screen.queryByText(/must be|Invalid/)).not.toBeInTheDocument();
});

test('a chosen plan is sent with the message and is then forgotten', async () => {
  keepText('contact', { values: { plan: 'Property Management – Scale; annual billing' } });
  openForm();
  expect(screen.getByRole('group', { name: 'Your choice' })).toHaveTextContent('Scale; annual billing');
  await fillIn();
  await solveAndSend();
  expect(await screen.findByText(/^Your choice:/)).toHaveTextContent('Scale; annual billing');
  await userEvent.click(screen.getByRole('button', { name: 'Send another' }));
  expect(intake.received[0]?.body.plan).toBe('Property Management – Scale; annual billing');
  expect(screen.queryByRole('group', { name: 'Your choice' })).not.toBeInTheDocument();
});

test('an empty message starts with a sentence about the choice, which goes with it', async () => {
  keepText('contact', { values: { plan: 'Property Management – Scale; annual billing' } });
  openForm();
  expect(field('Message')).toHaveValue(
    'I would like to activate Property Management (Scale; annual billing).',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(field('Message')).toHaveValue('');
});

test('a kept message is not replaced by a sentence about the choice', async () => {
  keepText('contact', { values: { plan: 'Mobile Apps', message: 'We need an app.' } });
  openForm();
  expect(screen.getByRole('group', { name: 'Your choice' })).toHaveTextContent('Mobile Apps');
  expect(field('Message')).toHaveValue('We need an app.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(field('Message')).toHaveValue('We need an app.');
});

test('the disabled button says that the captcha must be completed first', async () => {
  openForm();
  expect(sendButton()).toBeDisabled();
  expect(sendButton()).toHaveAccessibleDescription(/^Complete the check above/);
  await userEvent.click(screen.getByRole('button', { name: 'Solve' }));
  expect(sendButton()).toBeEnabled();
  expect(sendButton()).not.toHaveAccessibleDescription();
});

test('a chosen plan stays after a failure and can be removed', async () => {
  keepText('contact', { values: { plan: 'Mobile Apps – Basic' } });
  openForm();
  intake.answerNext(refusal(500, 'internal'));
  await fillIn();
  await solveAndSend();
  expect(await screen.findByText(/can’t take this form/)).toBeInTheDocument();
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Your choice' })).getByRole('button', { name: 'Remove' }),
  );
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.');
  await solveAndSend();
  await waitFor(() => expect(intake.received).toHaveLength(2));
  expect(intake.received.map(({ body }) => body.plan)).toEqual(['Mobile Apps – Basic', '']);
});

test('required fields are announced as required and marked', () => {
  openForm();
  for (const label of ['Name', 'Email', 'Message']) expect(field(label)).toBeRequired();
});
