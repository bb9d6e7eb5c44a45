import { formPaths } from '@suite/contracts/forms/form-paths';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { failed, fillIn, openForm, refusal, solveAndSend } from '../../test/contact-form.tsx';
import { field } from '../../test/enter.ts';
import { useFakeIntake } from '../../test/fake-intake.ts';

const intake = useFakeIntake(formPaths.contact);

test('after each refusal, the form shows the next step with links for phone and e-mail', async () => {
  const { notices } = openForm();
  await fillIn();
  const refusals: [Response, RegExp][] = [
    [refusal(429, 'too_many_requests', {}, { 'Retry-After': '540' }), /try again in 9 minutes/],
    // Of a gateway.
    [refusal(429, 'too_many_requests', {}, { 'Retry-After': '5' }), /try again in a minute/],
    [refusal(503, 'unavailable'), /can’t take this form right now/],
    [refusal(403, 'forbidden'), /did not accept this form/],
    [new HttpResponse('<h1>Oops</h1>', { status: 500 }), /can’t take this form right now/],
    [refusal(422, 'idempotency_key_reused'), /did not accept this form/],
    [refusal(400, 'captcha_refused'), /verification was not accepted/],
    [refusal(503, 'captcha_unavailable'), /verification could not be checked/],
    [HttpResponse.error(), /could not be reached/],
  ];
  for (const [index, [answer, text]] of refusals.entries()) {
    intake.answerNext(answer);
    await solveAndSend();
    await waitFor(() => expect(notices).toHaveLength(index + 1));
    const note = await screen.findByText(text);
    expect(note).toHaveTextContent(/What you typed is kept/);
    expect(note.parentElement).toHaveAttribute('role', 'status');
    expect(within(note).getByRole('link', { name: /^\+94/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(within(note).getByRole('link', { name: 'hello@example.com' })).toBeInTheDocument();
    expect(field('Message')).toHaveValue('We run two hotels.\nPlease call.');
  }
  expect(notices).toEqual(refusals.map(() => failed));
  await solveAndSend();
  expect(await screen.findByText(/Message sent/)).toBeVisible();
  expect(screen.queryByText(/could not be reached/)).not.toBeInTheDocument();
});

test('a 403 at another address than PUBLIC_URL shows where forms are accepted', async () => {
  document.documentElement.dataset.publicUrl = 'https://www.example.com';
  openForm();
  intake.answerNext(refusal(403, 'forbidden'));
  await fillIn();
  await solveAndSend();
  expect(await screen.findByRole('link', { name: 'https://www.example.com' })).toBeVisible();
  delete document.documentElement.dataset.publicUrl;
});

test('a field that only the API rejects is marked and focused', async () => {
  openForm();
  intake.answerNext(refusal(400, 'invalid_input', { fields: { email: 'This domain takes no mail' } }));
  await fillIn();
  await solveAndSend();
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(field('Email')).toHaveAccessibleDescription('This domain takes no mail');
  expect(screen.getByText(/fields that are marked/)).toBeInTheDocument();
});
