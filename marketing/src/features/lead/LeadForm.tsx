import { formPaths } from '@suite/contracts/forms/form-paths';
import { type LeadInput, leadInputSchema } from '@suite/contracts/forms/lead-schema';
import { TextField } from '@suite/ui/TextField';
import type { ComponentProps } from 'react';
import { createDraft } from '../../submission/draft.ts';
import { SubmissionForm } from '../../submission/SubmissionForm.tsx';
import { leadFailureWords } from './lead-failure-words.ts';
import type { LeadWords } from './lead-words.ts';

/** What the visitor has typed; survives an accidental close and is shared by both landing pages. */
export const leadDraft = createDraft('lead', leadInputSchema);

type Name = keyof LeadInput;

const names = Object.keys(leadInputSchema.fields) as Name[];

/** Attributes of the inputs; a field without any is a plain text input. */
const inputs: Partial<Record<Name, Omit<ComponentProps<typeof TextField>, 'name' | 'label'>>> = {
  name: { autoComplete: 'name' },
  mobileNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
};

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
      {names.map((name) => (
        <TextField key={name} name={name} label={labels[name]} {...inputs[name]} />
      ))}
    </SubmissionForm>
  );
}
