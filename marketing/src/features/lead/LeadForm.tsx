import { formPaths } from '@suite/contracts/forms/form-paths';
import { type LeadInput, leadInputSchema } from '@suite/contracts/forms/lead-schema';
import { TextField } from '@suite/ui/TextField';
import type { ComponentProps } from 'react';
import { createDraft } from '../../submission/draft.ts';
import type { Receipt } from '../../submission/SentPanel.tsx';
import { SubmissionForm } from '../../submission/SubmissionForm.tsx';
import { type LeadStrings, leadStrings } from './lead-strings.ts';

/** What the visitor has typed; kept when the dialog closes, and shared by both landing pages. */
export const leadDraft = createDraft('lead', leadInputSchema);

type Name = keyof LeadInput;

const names = Object.keys(leadInputSchema.fields) as Name[];

/** Attributes of the inputs; a field that is not listed is a plain text input. */
const inputs: Partial<Record<Name, Omit<ComponentProps<typeof TextField>, 'name' | 'label'>>> = {
  name: { autoComplete: 'name' },
  mobileNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
};

interface LeadFormProps {
  language: keyof typeof leadStrings;
  onSent(receipt: Receipt): void;
}

/** Renders the form of the lead dialog. */
export function LeadForm({ language, onSent }: LeadFormProps) {
  const strings: LeadStrings = leadStrings[language];
  return (
    <SubmissionForm
      path={formPaths.lead}
      schema={leadInputSchema}
      draft={leadDraft}
      strings={strings}
      language={language}
      isCompact
      onSent={onSent}
    >
      {names.map((name) => (
        <TextField key={name} name={name} label={strings.labels[name]} {...inputs[name]} />
      ))}
    </SubmissionForm>
  );
}
