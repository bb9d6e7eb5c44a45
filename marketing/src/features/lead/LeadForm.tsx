import { formPaths } from '@suite/contracts/forms/form-paths';
import { leadInputSchema } from '@suite/contracts/forms/lead-schema';
import { TextField } from '@suite/ui/TextField';
import { createDraft } from '../../submission/draft.ts';
import { SubmissionForm } from '../../submission/SubmissionForm.tsx';
import { leadFailureWords } from './lead-failure-words.ts';
import type { LeadWords } from './lead-words.ts';

/** What the visitor has typed; survives an accidental close and is shared by both landing pages. */
export const leadDraft = createDraft('lead', leadInputSchema);

interface LeadFormProps {
  words: LeadWords;
  onSent(): void;
}

/** Renders the form of the lead dialog. */
export function LeadForm({ words, onSent }: LeadFormProps) {
  const { labels, lang } = words;
  return (
    <SubmissionForm
      path={formPaths.lead}
      schema={leadInputSchema}
      draft={leadDraft}
      words={words}
      failureWords={leadFailureWords[lang]}
      isCompact
      onSent={onSent}
    >
      <TextField name="name" label={labels.name} autoComplete="name" />
      <TextField
        name="mobileNumber"
        label={labels.mobileNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="email" />
    </SubmissionForm>
  );
}
