import { apiPaths } from '@suite/contracts/paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useFakeIntake } from '../../../test/fake-intake.ts';
import { renderWithHost } from '../../../test/render-with-host.tsx';
import { SolvedCaptcha } from '../../../test/SolvedCaptcha.tsx';
import { ContactForm, contactDraft } from './ContactForm.tsx';

const intake = useFakeIntake(apiPaths.contact);
const failed = {
  title: 'Error',
  description: 'Failed to send message. Please try again.',
  variant: 'destructive',
};
const failure = () => HttpResponse.json({ code: 'internal', message: 'No' }, { status: 500 });

beforeEach(() => contactDraft.clear());

const openForm = () => renderWithHost(<ContactForm Captcha={SolvedCaptcha} />);
const field = (label: string) => screen.getByLabelText(label);
const button = () => screen.getByRole('button', { name: /^Send/ });
const solve = () => userEvent.click(screen.getByRole('button', { name: 'Solve' }));

async function fillIn() {
  await userEvent.type(field('Name'), 'Nimal Perera');
  await userEvent.type(field('Email'), 'nimal@example.com');
  await userEvent.type(field('Message'), 'We run two hotels.\nPlease call.');
}

test('nothing can be sent without a captcha; Enter in a field leads to the notice', async () => {
  const { notices } = openForm();
  expect(button()).toBeDisabled();
  await fillIn();
  await userEvent.type(field('Email'), '{Enter}');
  await waitFor(() =>
    expect(notices).toEqual([
      {
        title: 'Verification Required',
        description: 'Please complete the reCAPTCHA verification.',
        variant: 'destructive',
      },
    ]),
  );
  expect(intake.received).toEqual([]);
});

test('Enter in the message is a new line', async () => {
  const { notices } = openForm();
  await fillIn();
  await userEvent.type(field('Message'), '{Enter}Soon.');
  expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.\nSoon.');
  expect(notices).toEqual([]);
});

test('what is wrong is said on submit, then on every change, and the first such field has the focus', async () => {
  openForm();
  await solve();
  expect(screen.queryByText(/must be|Invalid/)).not.toBeInTheDocument();
  await userEvent.click(button());
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

test('a message is sent with its token and the company’s address; the form is then empty and unverified', async () => {
  const { notices } = openForm();
  await fillIn();
  await solve();
  await userEvent.click(button());
  await waitFor(() =>
    expect(notices).toEqual([{ title: 'Message sent', description: "We'll get back to you soon!" }]),
  );
  expect(intake.received[0]?.body).toEqual({
    name: 'Nimal Perera',
    email: 'nimal@example.com',
    message: 'We run two hotels.\nPlease call.',
    captchaToken: expect.stringMatching(/^contact-token-/),
    toEmail: 'hello@example.com',
  });
  expect(intake.received[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  for (const label of ['Name', 'Email', 'Message']) expect(field(label)).toHaveValue('');
  expect(button()).toBeDisabled();
  expect(screen.queryByText(/must be|Invalid/)).not.toBeInTheDocument();
});

test('while a message is on its way the button says so, and a second click sends nothing', async () => {
  const { notices } = openForm();
  let answer: (response: Response) => void = () => {};
  intake.answerNext(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await fillIn();
  await solve();
  await userEvent.dblClick(button());
  expect(button()).toHaveTextContent('Sending...');
  expect(button()).toBeDisabled();
  await waitFor(() => expect(intake.received).toHaveLength(1));
  answer(HttpResponse.json({ message: 'Thank you' }, { status: 201 }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(intake.received).toHaveLength(1);
});

test('a failure keeps what was typed, asks for a new captcha, and the next try carries the same key', async () => {
  const { notices } = openForm();
  intake.answerNext(failure());
  await fillIn();
  await solve();
  await userEvent.click(button());
  await waitFor(() => expect(notices).toEqual([failed]));
  expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.');
  await waitFor(() => expect(button()).toHaveTextContent('Send Message'));
  expect(button()).toBeDisabled();

  await solve();
  await userEvent.click(button());
  await waitFor(() => expect(notices).toHaveLength(2));
  const [first, second] = intake.received;
  expect(second?.key).toBe(first?.key);
  expect(second?.body.captchaToken).not.toBe(first?.body.captchaToken);
});

test('a lost connection is a failure like any other', async () => {
  const { notices } = openForm();
  intake.answerNext(HttpResponse.error());
  await fillIn();
  await solve();
  await userEvent.click(button());
  await waitFor(() => expect(notices).toEqual([failed]));
});

test('a token that has expired is none', async () => {
  openForm();
  await solve();
  expect(button()).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Expire' }));
  expect(button()).toBeDisabled();
});

test('what was typed is there again when the visitor comes back to the page', async () => {
  const { unmount } = openForm();
  await fillIn();
  unmount();
  openForm();
  expect(field('Name')).toHaveValue('Nimal Perera');
  expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.');
});
