import { formPaths } from '@suite/contracts/forms/form-paths';
import { honeypotField } from '@suite/contracts/submission-metadata';
import { reloadEvent } from '@suite/host/reload-once';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useFakeIntake } from '../../../test/fake-intake.ts';
import { renderWithHost } from '../../../test/render-with-host.tsx';
import { SolvedCaptcha } from '../../../test/SolvedCaptcha.tsx';
import { writeTouches } from '../../attribution/stored-touches.ts';
import { keepText } from '../../submission/kept-text.ts';
import { ContactForm, contactDraft } from './ContactForm.tsx';

const intake = useFakeIntake(formPaths.contact);
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

test('Enter in the message field adds a line break', async () => {
  const { notices } = openForm();
  await fillIn();
  await userEvent.type(field('Message'), '{Enter}Soon.');
  expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.\nSoon.');
  expect(notices).toEqual([]);
});

test('an invalid submit focuses the first invalid field and shows errors, which every change updates', async () => {
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

test("a message is sent with the captcha token and the company's e-mail address, then the form is emptied", async () => {
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
    plan: '',
    elapsed: expect.any(Number),
    captchaToken: expect.stringMatching(/^contact-token-/),
    toEmail: 'hello@example.com',
  });
  expect(intake.received[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  await userEvent.click(screen.getByRole('button', { name: 'Send another' }));
  await waitFor(() => expect(field('Name')).toHaveFocus());
  for (const label of ['Name', 'Email', 'Message']) expect(field(label)).toHaveValue('');
  expect(button()).toBeDisabled();
  expect(screen.queryByText(/must be|Invalid/)).not.toBeInTheDocument();
});

test('a retry after a failure sends the same text and idempotency key with a new captcha token', async () => {
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

test('focus moves to the result after a failure or a success', async () => {
  openForm();
  intake.answerNext(failure());
  await fillIn();
  await solve();
  await userEvent.click(button());
  const message = screen.getByRole('status');
  await waitFor(() => expect(message).toHaveFocus());
  expect(message).toHaveTextContent(/can’t take this form right now/);

  await solve();
  await userEvent.click(button());
  await waitFor(() => expect(message).toHaveTextContent(/Message sent We'll get back to you soon!/));
  await waitFor(() => expect(message).toHaveFocus());

  await userEvent.click(screen.getByRole('button', { name: 'Send another' }));
  await userEvent.type(field('Name'), 'Kumari');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(message).toBeEmptyDOMElement();
});

test('after a success, a panel with thanks, the next step and the reference takes the place of the form', async () => {
  openForm();
  intake.answerNext(HttpResponse.json({ message: 'Thank you', reference: 'K7Q2-M4XZ' }, { status: 201 }));
  await fillIn();
  await solve();
  await userEvent.click(button());
  const panel = within(screen.getByRole('status'));
  expect(await panel.findByRole('heading', { name: 'Thank you, Nimal Perera.' })).toBeVisible();
  expect(panel.getByText(/reply to nimal@example.com, usually within one working day/)).toBeVisible();
  expect(panel.getByText('K7Q2-M4XZ')).toBeVisible();
  expect(panel.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Send Message/ })).not.toBeInTheDocument();
});

test('a chosen plan is sent with the message and is then forgotten', async () => {
  keepText('contact', { values: { plan: 'Property Management – Scale; annual billing' } });
  openForm();
  expect(screen.getByRole('group', { name: 'Your choice' })).toHaveTextContent('Scale; annual billing');
  await fillIn();
  await solve();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Send another' }));
  expect(intake.received[0]?.body.plan).toBe('Property Management – Scale; annual billing');
  expect(screen.queryByRole('group', { name: 'Your choice' })).not.toBeInTheDocument();
});

test('a chosen plan stays after a failure and can be removed', async () => {
  keepText('contact', { values: { plan: 'Mobile Apps – Basic' } });
  openForm();
  intake.answerNext(failure());
  await fillIn();
  await solve();
  await userEvent.click(button());
  expect(await screen.findByText(/can’t take this form/)).toBeInTheDocument();
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Your choice' })).getByRole('button', { name: 'Remove' }),
  );
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.');
  await solve();
  await userEvent.click(button());
  await waitFor(() => expect(intake.received).toHaveLength(2));
  expect(intake.received.map(({ body }) => body.plan)).toEqual(['Mobile Apps – Basic', '']);
});

test('the panel has no reference if the API is of an older release', async () => {
  openForm();
  await fillIn();
  await solve();
  await userEvent.click(button());
  expect(await screen.findByRole('heading', { name: 'Thank you, Nimal Perera.' })).toBeVisible();
  expect(screen.queryByText('Your reference')).not.toBeInTheDocument();
});

test('focus on the result does not start the fill-in time of the next message', async () => {
  openForm();
  await fillIn();
  await solve();
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(contactDraft.elapsed()).toBeUndefined();
});

test('an expired captcha token disables the button', async () => {
  openForm();
  await solve();
  expect(button()).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Expire' }));
  expect(button()).toBeDisabled();
});

test('typed text is restored when the visitor returns to the page', async () => {
  const { unmount } = openForm();
  await fillIn();
  unmount();
  openForm();
  expect(field('Name')).toHaveValue('Nimal Perera');
  expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.');
});

test.each([
  [
    'success',
    HttpResponse.json({ message: 'Thank you', reference: 'K7Q2-M4XZ' }, { status: 201 }),
    'K7Q2-M4XZ',
  ],
  ['failure', failure(), /can’t take this form right now/],
])('a form that the visitor left while it was sent shows the %s on return', async (_case, answer, shown) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  intake.answerNext(promise);
  const { unmount } = openForm();
  await fillIn();
  await solve();
  await userEvent.click(button());
  unmount();
  openForm();
  await solve();
  expect(button()).toHaveTextContent('Sending...');
  expect(button()).toBeDisabled();
  resolve(answer);
  expect(await screen.findByText(shown)).toBeVisible();
  expect(intake.received).toHaveLength(1);
});

const refusal = (status: number, code: string, more: object = {}, headers: Record<string, string> = {}) =>
  HttpResponse.json({ code, message: 'No', ...more }, { status, headers });

test.each([
  ['429', refusal(429, 'too_many_requests', {}, { 'Retry-After': '540' }), /try again in 9 minutes/],
  [
    '429 of a gateway',
    refusal(429, 'too_many_requests', {}, { 'Retry-After': '5' }),
    /try again in a minute/,
  ],
  ['503', refusal(503, 'unavailable'), /can’t take this form right now/],
  ['500 without JSON', new HttpResponse('<h1>Oops</h1>', { status: 500 }), /can’t take this form right now/],
  ['403', refusal(403, 'forbidden'), /did not accept this form/],
  ['422', refusal(422, 'idempotency_key_reused'), /did not accept this form/],
  ['a refused captcha', refusal(400, 'captcha_refused'), /verification was not accepted/],
  ['a provider that is down', refusal(503, 'captcha_unavailable'), /verification could not be checked/],
  ['no answer', HttpResponse.error(), /could not be reached/],
])(
  'after %s, the form shows the next step with links for phone and e-mail',
  async (_case, answer, strings) => {
    const { notices } = openForm();
    intake.answerNext(answer);
    await fillIn();
    await solve();
    await userEvent.click(button());
    await waitFor(() => expect(notices).toEqual([failed]));
    const note = screen.getByText(strings);
    expect(note).toHaveTextContent(/What you typed is kept/);
    expect(note.parentElement).toHaveAttribute('role', 'status');
    expect(within(note).getByRole('link', { name: /^\+94/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(within(note).getByRole('link', { name: 'hello@example.com' })).toBeInTheDocument();
    expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.');

    await solve();
    await userEvent.click(button());
    await waitFor(() => expect(notices).toHaveLength(2));
    expect(screen.queryByText(strings)).not.toBeInTheDocument();
  },
);

test('a 403 at another address than PUBLIC_URL shows where forms are accepted', async () => {
  document.documentElement.dataset.publicUrl = 'https://www.example.com';
  openForm();
  intake.answerNext(refusal(403, 'forbidden'));
  await fillIn();
  await solve();
  await userEvent.click(button());
  expect(await screen.findByRole('link', { name: 'https://www.example.com' })).toBeVisible();
  delete document.documentElement.dataset.publicUrl;
});

test('a field that only the API rejects is marked and focused', async () => {
  openForm();
  intake.answerNext(refusal(400, 'invalid_input', { fields: { email: 'This domain takes no mail' } }));
  await fillIn();
  await solve();
  await userEvent.click(button());
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(field('Email')).toHaveAccessibleDescription('This domain takes no mail');
  expect(screen.getByText(/fields that are marked/)).toBeInTheDocument();
});

test('an idempotency key that the API rejects is not reused', async () => {
  const { notices } = openForm();
  intake.answerNext(refusal(422, 'idempotency_key_reused'));
  await fillIn();
  for (const times of [1, 2]) {
    await solve();
    await userEvent.click(button());
    await waitFor(() => expect(notices).toHaveLength(times));
  }
  const [first, second] = intake.received;
  expect(second?.key).not.toBe(first?.key);
});

const honeypot = () => document.querySelector<HTMLInputElement>(`input[name="${honeypotField}"]`);

test("the honeypot field can't be reached with the keyboard, and its value is sent", async () => {
  openForm();
  expect(honeypot()?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(honeypot()).toHaveAttribute('autocomplete', 'off');
  await userEvent.click(field('Email'));
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(honeypot()).not.toHaveFocus();
  await fillIn();
  if (honeypot()) (honeypot() as HTMLInputElement).value = 'https://spam.example.com';
  await solve();
  await userEvent.click(button());
  await waitFor(() => expect(intake.received).toHaveLength(1));
  expect(intake.received[0]?.body[honeypotField]).toBe('https://spam.example.com');
});

test("the visit's source is sent only with consent", async () => {
  writeTouches({ firstTouch: { utmSource: 'news' }, lastTouch: { referrerHost: 'search.example.com' } });
  for (const attribution of [false, true]) {
    const { unmount } = renderWithHost(<ContactForm Captcha={SolvedCaptcha} />, { attribution });
    await fillIn();
    await solve();
    await userEvent.click(button());
    await waitFor(() => expect(intake.received).toHaveLength(attribution ? 2 : 1));
    await waitFor(() => expect(field('Message')).toHaveValue(''));
    unmount();
  }
  const [without, withConsent] = intake.received.map(({ body }) => body);
  expect(without).not.toHaveProperty('firstTouch');
  expect(withConsent).toMatchObject({
    firstTouch: { utmSource: 'news' },
    lastTouch: { referrerHost: 'search.example.com' },
  });
  localStorage.clear();
});

test('typed text and the idempotency key survive the reload after a deploy', async () => {
  const { unmount } = openForm();
  intake.answerNext(failure());
  await fillIn();
  await solve();
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByText(/can’t take this form/)).toBeInTheDocument());
  expect(sessionStorage).toHaveLength(0);
  window.dispatchEvent(new Event(reloadEvent));
  expect(sessionStorage).toHaveLength(1);
  unmount();
  contactDraft.clear();

  openForm();
  await waitFor(() => expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.'));
  expect(sessionStorage).toHaveLength(0);
  await solve();
  await userEvent.click(button());
  await waitFor(() => expect(intake.received).toHaveLength(2));
  const [first, second] = intake.received;
  expect(second?.key).toBe(first?.key);
});

test('required fields are announced as required and marked', () => {
  openForm();
  for (const label of ['Name', 'Email', 'Message']) expect(field(label)).toBeRequired();
});

test('a mistyped e-mail domain is corrected with one press, and never blocks', async () => {
  openForm();
  await userEvent.type(field('Email'), 'nimal@gmail.co');
  expect(field('Email')).toHaveAccessibleDescription('We reply to this address.');
  await userEvent.clear(field('Email'));
  await userEvent.type(field('Email'), 'nimal@gmial.com');
  await userEvent.click(screen.getByRole('button', { name: 'Did you mean …@gmail.com?' }));
  expect(field('Email')).toHaveValue('nimal@gmail.com');
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(field('Email')).toHaveAccessibleDescription('We reply to this address.');

  await userEvent.clear(field('Email'));
  await userEvent.type(field('Email'), 'nimal@gmail.co');
  await userEvent.type(field('Name'), 'Nimal Perera');
  expect(screen.getByRole('button', { name: 'Did you mean …@gmail.com?' })).toBeVisible();
  await userEvent.type(field('Message'), 'We run two hotels.');
  await solve();
  await userEvent.click(button());
  await waitFor(() => expect(intake.received[0]?.body.email).toBe('nimal@gmail.co'));
});
