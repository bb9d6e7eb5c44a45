import { type ContactInput, contactInputSchema } from '@suite/contracts/forms/contact-schema';
import { formPaths } from '@suite/contracts/forms/form-paths';
import { site } from '@suite/site/site';
import { TextArea, TextField } from '@suite/ui/TextField';
import { Captcha } from '../../submission/Captcha.tsx';
import { createDraft } from '../../submission/draft.ts';
import { EmailField } from '../../submission/EmailField.tsx';
import { SubmissionForm } from '../../submission/SubmissionForm.tsx';
import { ChosenPlan } from './ChosenPlan.tsx';

/** What the visitor has typed; kept while the site is open. */
export const contactDraft = createDraft('contact', contactInputSchema);

const strings = {
  submit: 'Send Message',
  submitting: 'Sending...',
  locked: 'Complete the check above to send.',
  sent: {
    title: 'Message sent',
    description: "We'll get back to you soon!",
    choice: ({ plan }: ContactInput) => plan,
    next: ({ email }: ContactInput) => `Someone who knows the product will read it and reply to ${email}.`,
  },
  failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
};

/** Renders the message form of the Contact page. */
export function ContactForm() {
  return (
    <SubmissionForm
      path={formPaths.contact}
      schema={contactInputSchema}
      draft={contactDraft}
      strings={strings}
      captcha={{
        form: 'contact',
        Widget: Captcha,
        locksButton: true,
        // The API never sends mail to this address; it only logs an address that differs from its own setting.
        bodyOf: (token) => ({ captchaToken: token, toEmail: site.email ?? '' }),
      }}
    >
      <ChosenPlan />
      <TextField name="name" label="Name" autoComplete="name" />
      <EmailField name="email" label="Email" hint="We reply to this address." />
      <TextArea name="message" label="Message" />
    </SubmissionForm>
  );
}
