import { leadInputSchema } from '@suite/contracts/lead';
import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { FocusFirstInvalid } from '@suite/ui/FocusFirstInvalid';
import { Stack } from '@suite/ui/Stack';
import { TextField } from '@suite/ui/TextField';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { Honeypot } from '../../submission/Honeypot.tsx';
import { KeepTyped } from '../../submission/KeepTyped.tsx';
import { loadPart } from '../../submission/load-part.ts';
import { marksOf } from '../../submission/marks.ts';
import { SubmissionNote } from '../../submission/SubmissionNote.tsx';
import { fieldProblems, type Trouble, troubleOf } from '../../submission/trouble.ts';
import { type LeadDraft, leadDraft } from './lead-draft.ts';
import { leadProblems } from './lead-problems.ts';
import { leadTroubles } from './lead-troubles.ts';
import type { LeadWords } from './lead-words.ts';

interface LeadFormProps {
  words: LeadWords;
  onSent(): void;
}

const loadSend = () =>
  import(/* webpackChunkName: "lead-api" */ './lead-api.ts').then((module) => module.sendLead);

/** Renders the lead form. Errors appear on submit, then on every change. Typed text survives a failure. */
export function LeadForm({ words, onSent }: LeadFormProps) {
  const host = useHost();
  const [trouble, setTrouble] = useState<Trouble>();
  const honeypot = useRef<HTMLInputElement>(null);
  // Set synchronously, because a second click can arrive before the button is rendered as disabled.
  const isSending = useRef(false);
  const hasBegun = useRef(false);

  /** Loads the code that sends, and the store it needs. */
  const loadSender = () => Promise.all([loadSend(), host.loadStore()]).then(([send]) => send);

  const handleSubmit = async (values: LeadDraft, { setErrors }: FormikHelpers<LeadDraft>) => {
    if (isSending.current) return;
    isSending.current = true;
    setTrouble(undefined);
    const input = leadInputSchema.cast(values);
    const marks = marksOf({ consent: host.consent, draft: leadDraft, honeypot: honeypot.current });
    try {
      const send = await loadPart('lead-api', loadSender);
      const { message } = await send(host, { input, marks, submissionKey: leadDraft.keyFor(input) });
      leadDraft.clear();
      host.toast({ description: message, ...words.sent });
      onSent();
    } catch (error) {
      const found = troubleOf(error);
      if (found.kind === 'refused') leadDraft.forgetKey();
      setErrors(fieldProblems(error) ?? {});
      setTrouble(found);
      host.toast({ ...words.failed, variant: 'destructive' });
    } finally {
      isSending.current = false;
    }
  };

  // Start loading on the first input, not on focus: the dialog focuses the first field by itself. A connection lost
  // later then can't prevent sending.
  const handleInput = () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    loadSender().catch(() => undefined);
  };

  return (
    <Formik
      initialValues={leadDraft.read()}
      validate={(values) => leadProblems(values, words.problems)}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting }) => (
        <Stack as={Form} $gap={5} noValidate onFocus={() => leadDraft.begin()} onInput={handleInput}>
          <FocusFirstInvalid />
          <KeepTyped draft={leadDraft} />
          <Honeypot ref={honeypot} />
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
          <SubmissionNote trouble={trouble} words={leadTroubles[words.lang]} />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? words.submitting : words.submit}
          </Button>
        </Stack>
      )}
    </Formik>
  );
}
