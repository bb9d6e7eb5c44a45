import { leadInputSchema } from '@suite/contracts/lead';
import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { FocusFirstInvalid } from '@suite/ui/FocusFirstInvalid';
import { TextField } from '@suite/ui/TextField';
import { Form, Formik } from 'formik';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useSubmitLeadMutation } from './leads-api.ts';
import { createSubmissionKeys } from './submission-key.ts';

export interface LeadDraft {
  name: string;
  mobileNumber: string;
  email: string;
}

export const emptyLead: LeadDraft = { name: '', mobileNumber: '', email: '' };

interface LeadFormProps {
  draft: LeadDraft;
  onDraftChange(draft: LeadDraft): void;
  onSent(): void;
}

/** The lead form of spec sections 4, 5 and 8: errors on submit, then on change; what was typed survives a failure. */
export function LeadForm({ draft, onDraftChange, onSent }: LeadFormProps) {
  const host = useHost();
  const [submitLead] = useSubmitLeadMutation();
  const [keys] = useState(createSubmissionKeys);
  // Set synchronously: a second click can come before the button is drawn disabled.
  const isSending = useRef(false);

  const handleSubmit = async (values: LeadDraft) => {
    if (isSending.current) return;
    isSending.current = true;
    const lead = leadInputSchema.cast(values);
    try {
      const { message } = await submitLead({ lead, submissionKey: keys.keyFor(lead) }).unwrap();
      keys.forget();
      host.toast({ title: 'Success!', description: message });
      onSent();
    } catch {
      host.toast({
        title: 'Error',
        description: 'Failed to submit. Please try again later.',
        variant: 'destructive',
      });
    } finally {
      isSending.current = false;
    }
  };

  return (
    <Formik
      initialValues={draft}
      validationSchema={leadInputSchema}
      validate={onDraftChange}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting }) => (
        <Fields noValidate>
          <FocusFirstInvalid />
          <TextField name="name" label="Name*" autoComplete="name" />
          <TextField
            name="mobileNumber"
            label="Mobile Number*"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <TextField
            name="email"
            label="Email (Optional)"
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Submitting...' : 'Submit'}
          </Button>
        </Fields>
      )}
    </Formik>
  );
}

const Fields = styled(Form)`
  display: grid;
  gap: 20px;
`;
