import { leadInputSchema } from '@suite/contracts/lead';
import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { FocusFirstInvalid } from '@suite/ui/FocusFirstInvalid';
import { Stack } from '@suite/ui/Stack';
import { TextField } from '@suite/ui/TextField';
import { Form, Formik } from 'formik';
import { useRef, useState } from 'react';
import { createSubmissionKeys } from '../../submission/submission-key.ts';
import type { LeadDraft } from './lead-draft.ts';
import { leadProblems } from './lead-problems.ts';
import type { LeadWords } from './lead-words.ts';
import { useSubmitLeadMutation } from './leads-api.ts';

interface LeadFormProps {
  words: LeadWords;
  draft: LeadDraft;
  onDraftChange(draft: LeadDraft): void;
  onSent(): void;
}

/** The lead form of spec sections 4, 5 and 8: errors on submit, then on change; what was typed survives a failure. */
export function LeadForm({ words, draft, onDraftChange, onSent }: LeadFormProps) {
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
      host.toast({ description: message, ...words.sent });
      onSent();
    } catch {
      host.toast({ ...words.failed, variant: 'destructive' });
    } finally {
      isSending.current = false;
    }
  };

  const handleValidate = (values: LeadDraft) => {
    onDraftChange(values);
    return leadProblems(values, words.problems);
  };

  return (
    <Formik initialValues={draft} validate={handleValidate} validateOnBlur={false} onSubmit={handleSubmit}>
      {({ isSubmitting }) => (
        <Stack as={Form} $gap={5} noValidate>
          <FocusFirstInvalid />
          <TextField name="name" label={words.labels.name} autoComplete="name" />
          <TextField
            name="mobileNumber"
            label={words.labels.mobileNumber}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <TextField
            name="email"
            label={words.labels.email}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? words.submitting : words.submit}
          </Button>
        </Stack>
      )}
    </Formik>
  );
}
