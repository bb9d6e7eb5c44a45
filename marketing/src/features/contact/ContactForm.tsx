import { type ContactInput, contactInputSchema } from '@suite/contracts/contact';
import { TextArea } from '@suite/ui/TextArea';
import { TextField } from '@suite/ui/TextField';
import type { ComponentType } from 'react';
import type { CaptchaProps } from '../../submission/captcha.ts';
import { createDraft } from '../../submission/draft.ts';
import { SubmissionForm } from '../../submission/SubmissionForm.tsx';

/** What the visitor has typed; kept while the site is open. */
export const contactDraft = createDraft<ContactInput>('contact', { name: '', email: '', message: '' });

const words = {
  submit: 'Send Message',
  submitting: 'Sending...',
  sent: { title: 'Message sent', description: "We'll get back to you soon!" },
  failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
};

const loadSend = () =>
  import(/* webpackChunkName: "contact-api" */ './contact-api.ts').then((module) => module.sendContact);

/** Renders the message form of the Contact page. */
export function ContactForm({ Captcha }: { Captcha?: ComponentType<CaptchaProps> }) {
  return (
    <SubmissionForm
      form="contact"
      schema={contactInputSchema}
      draft={contactDraft}
      words={words}
      lockedWithoutToken
      Captcha={Captcha}
      loadSend={loadSend}
    >
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
      <TextArea name="message" label="Message" />
    </SubmissionForm>
  );
}
