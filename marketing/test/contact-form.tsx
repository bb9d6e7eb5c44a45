import './solved-captcha.tsx';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { ContactForm, contactDraft } from '../src/features/contact/ContactForm.tsx';
import { enter, field } from './enter.ts';
import { renderWithHost } from './render-with-host.tsx';

beforeEach(() => contactDraft.clear());

/** Mounts the contact form, with which its tests and those of all forms' parts work. */
export const openForm = (consent = {}) => renderWithHost(<ContactForm />, consent);

export const sendButton = () => screen.getByRole('button', { name: /^Send/ });

/** Solves the captcha and presses the button. */
export async function solveAndSend() {
  await userEvent.click(screen.getByRole('button', { name: 'Solve' }));
  await userEvent.click(sendButton());
}

export async function fillIn() {
  await enter('Name', 'Nimal Perera');
  await enter('Email', 'nimal@example.com');
  // A sentence about a choice may be there.
  await userEvent.clear(field('Message'));
  await enter('Message', 'We run two hotels.\nPlease call.');
}

/** Returns a refusal of the API. */
export const refusal = (status: number, code: string, more = {}, headers: Record<string, string> = {}) =>
  HttpResponse.json({ code, message: 'No', ...more }, { status, headers });

export const failed = {
  title: 'Error',
  description: 'Failed to send message. Please try again.',
  variant: 'destructive',
};
