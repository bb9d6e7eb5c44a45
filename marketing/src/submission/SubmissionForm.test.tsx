import { formPaths } from '@suite/contracts/forms/form-paths';
import { honeypotField } from '@suite/contracts/submission-metadata';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { failed, fillIn, openForm, refusal, sendButton, solveAndSend } from '../../test/contact-form.tsx';
import { field } from '../../test/enter.ts';
import { useFakeIntake } from '../../test/fake-intake.ts';
import { writeTouches } from '../attribution/stored-touches.ts';
import { contactDraft } from '../features/contact/ContactForm.tsx';

const intake = useFakeIntake(formPaths.contact);

test('a retry after a failure sends the same text and idempotency key with a new captcha token', async () => {
  const { notices } = openForm();
  intake.answerNext(refusal(500, 'internal'));
  await fillIn();
  await solveAndSend();
  await waitFor(() => expect(notices).toEqual([failed]));
  expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.');
  await waitFor(() => expect(sendButton()).toHaveTextContent('Send Message'));
  expect(sendButton()).toBeDisabled();

  await solveAndSend();
  await waitFor(() => expect(notices).toHaveLength(2));
  const [first, second] = intake.received;
  expect(second?.key).toBe(first?.key);
  expect(second?.body.captchaToken).not.toBe(first?.body.captchaToken);
});

test('a form whose fields and button an add-on has changed is sent', async () => {
  openForm();
  for (const label of ['Name', 'Email', 'Message']) field(label).removeAttribute('name');
  sendButton().setAttribute('type', 'button');
  await fillIn();
  await solveAndSend();
  await waitFor(() => expect(intake.received).toHaveLength(1));
  expect(intake.received[0]?.body.message).toBe('We run two hotels.\nPlease call.');
});

test('text that an add-on wrote into fields without an event is sent', async () => {
  openForm();
  await fillIn();
  // Not through React's own setter, which would notice the change.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field('Name'), 'Ama de Silva');
  await solveAndSend();
  await waitFor(() => expect(intake.received).toHaveLength(1));
  expect(intake.received[0]?.body.name).toBe('Ama de Silva');
});

test('an idempotency key that the API rejects is not reused', async () => {
  const { notices } = openForm();
  intake.answerNext(refusal(422, 'idempotency_key_reused'));
  await fillIn();
  for (const times of [1, 2]) {
    await solveAndSend();
    await waitFor(() => expect(notices).toHaveLength(times));
  }
  const [first, second] = intake.received;
  expect(second?.key).not.toBe(first?.key);
});

test.each([
  ['an object without a message', () => HttpResponse.json({})],
  ['a text', () => HttpResponse.json('ok')],
  ['nothing', () => new HttpResponse(null, { status: 204 })],
  ['a page', () => HttpResponse.html('<p>Please sign in to this network.</p>')],
])('a form is kept when something else than the API answers with %s', async (_what, answer) => {
  const { notices } = openForm();
  intake.answerNext(answer());
  await fillIn();
  await solveAndSend();
  await waitFor(() => expect(notices).toEqual([failed]));
  expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.');
});

test('an expired captcha token disables the button', async () => {
  openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Solve' }));
  expect(sendButton()).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Expire' }));
  expect(sendButton()).toBeDisabled();
});

test('typed text is restored when the visitor returns to the page', async () => {
  const { unmount } = openForm();
  await fillIn();
  unmount();
  openForm();
  expect(field('Name')).toHaveValue('Nimal Perera');
  expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.');
});

test('typed text and the idempotency key survive the reload after a deploy', async () => {
  const { unmount } = openForm();
  intake.answerNext(refusal(500, 'internal'));
  await fillIn();
  await solveAndSend();
  await waitFor(() => expect(screen.getByText(/can’t take this form/)).toBeInTheDocument());
  expect(sessionStorage).toHaveLength(0);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(1);
  unmount();
  contactDraft.clear();

  openForm();
  await waitFor(() => expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.'));
  expect(sessionStorage).toHaveLength(0);
  await solveAndSend();
  await waitFor(() => expect(intake.received).toHaveLength(2));
  const [first, second] = intake.received;
  expect(second?.key).toBe(first?.key);
});

test.each([
  [
    'success',
    HttpResponse.json({ message: 'Thank you', reference: 'K7Q2-M4XZ' }, { status: 201 }),
    'K7Q2-M4XZ',
  ],
  ['failure', refusal(500, 'internal'), /can’t take this form right now/],
])('a form that the visitor left while it was sent shows the %s on return', async (_case, answer, shown) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  intake.answerNext(promise);
  const { unmount } = openForm();
  await fillIn();
  await solveAndSend();
  unmount();
  openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Solve' }));
  expect(sendButton()).toHaveTextContent('Sending...');
  expect(sendButton()).toBeDisabled();
  resolve(answer);
  expect(await screen.findByText(shown)).toBeVisible();
  expect(intake.received).toHaveLength(1);
});

const honeypot = () => document.querySelector<HTMLInputElement>(`input[name="${honeypotField}"]`);

test("the honeypot field can't be reached with the keyboard, and its value is sent", async () => {
  openForm();
  expect(honeypot()?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(honeypot()).toHaveAttribute('autocomplete', 'off');
  expect(honeypot()?.closest('[inert]')).not.toBeNull();
  expect(honeypot()?.name).not.toMatch(/name|mail|phone|tel|address|city|company|page|site|url|user|pass/i);
  await userEvent.click(field('Email'));
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(honeypot()).not.toHaveFocus();
  await fillIn();
  if (honeypot()) (honeypot() as HTMLInputElement).value = 'https://spam.example.com';
  await solveAndSend();
  await waitFor(() => expect(intake.received).toHaveLength(1));
  expect(intake.received[0]?.body[honeypotField]).toBe('https://spam.example.com');
});

test("the visit's source is sent only with consent", async () => {
  writeTouches({ firstTouch: { utmSource: 'news' }, lastTouch: { referrerHost: 'search.example.com' } });
  for (const attribution of [false, true]) {
    const { unmount } = openForm({ attribution });
    await fillIn();
    await solveAndSend();
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
