import { type ContactInput, contactInputSchema } from '@suite/contracts/forms/contact-schema';
import { formPaths } from '@suite/contracts/forms/form-paths';
import { site } from '@suite/site/site';
import { Button } from '@suite/ui/Button';
import { TextArea, TextField } from '@suite/ui/TextField';
import { token } from '@suite/ui/theme';
import { useField } from 'formik';
import { type ComponentType, type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { requestFor } from '../../content/contact.ts';
import { Captcha as ConfiguredCaptcha } from '../../submission/Captcha.tsx';
import type { CaptchaProps } from '../../submission/captcha.ts';
import { showChosenPlan } from '../../submission/chosen-plan.ts';
import { createDraft } from '../../submission/draft.ts';
import { EmailField } from '../../submission/EmailField.tsx';
import { SubmissionForm } from '../../submission/SubmissionForm.tsx';

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
    next: ({ email }: ContactInput) =>
      `Someone who knows the product will read it and reply to ${email}, usually within one working day.`,
  },
  failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
};

/** Renders the message form of the Contact page. */
export function ContactForm({ Captcha = ConfiguredCaptcha }: { Captcha?: ComponentType<CaptchaProps> }) {
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

/** The sentence that was last written into the message; kept while the site is open, like the form's draft. */
let written = '';

/** Writes a sentence about the choice into a message that is empty or holds the sentence about an earlier choice. */
function useRequest(plan: string) {
  const [{ value: message }, , { setValue }] = useField<string>('message');
  useEffect(() => {
    if (message !== '' && message !== written) return;
    written = plan && requestFor(plan);
    if (message !== written) void setValue(written, false);
  }, [plan]);
}

/** Shows the plan that the visitor chose on a product page, which is sent with the message, and lets them remove it. */
function ChosenPlan() {
  const [{ value }, , { setValue }] = useField<string>('plan');
  const isRestored = useRef(false);
  useRequest(value);
  useEffect(() => {
    // On the first run, the form has not restored the kept choice yet.
    if (isRestored.current || value !== '') showChosenPlan(value);
    isRestored.current = true;
  }, [value]);
  if (value === '') return null;
  const handleRemove = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    flushSync(() => void setValue(''));
    form?.querySelector<HTMLElement>('input:not([tabindex="-1"])')?.focus();
  };
  return (
    <Choice role="group" aria-label="Your choice">
      <div>
        <p>Your choice, sent with the message</p>
        <strong>{value}</strong>
      </div>
      <Button $variant="ghost" $size="small" onClick={handleRemove}>
        Remove
      </Button>
    </Choice>
  );
}

const Choice = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 3)};
  padding: ${token('space', 3)} ${token('space', 4)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'sapphireSoft')};

  p {
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }

  & > button {
    flex: none;
  }

  strong {
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
    overflow-wrap: anywhere;
  }
`;
