import { formPaths } from '@suite/contracts/forms/form-paths';
import { leadInputSchema } from '@suite/contracts/forms/lead-schema';
import { browserLocales } from '@suite/host/browser-locales';
import { TextField } from '@suite/ui/TextField';
import { createDraft } from '../../submission/draft.ts';
import { EmailField } from '../../submission/EmailField.tsx';
import { PhoneField } from '../../submission/PhoneField.tsx';
import type { Receipt } from '../../submission/SentPanel.tsx';
import { SubmissionForm } from '../../submission/SubmissionForm.tsx';
import { type LeadStrings, leadStrings } from './lead-strings.ts';

/** What the visitor has typed; kept when the dialog closes, and shared by both landing pages. */
export const leadDraft = createDraft('lead', leadInputSchema);

/** Returns the ISO code of the region in the browser's language, if it has one. */
const browserRegion = () => browserLocales()[0]?.region;

interface LeadFormProps {
  language: keyof typeof leadStrings;
  onSent(receipt: Receipt): void;
}

/** Renders the form of the lead dialog. */
export function LeadForm({ language, onSent }: LeadFormProps) {
  const strings: LeadStrings = leadStrings[language];
  const { labels } = strings;
  return (
    <SubmissionForm
      path={formPaths.lead}
      schema={leadInputSchema}
      draft={leadDraft}
      strings={strings}
      language={language}
      isCompact
      marksRequired={false}
      onSent={onSent}
    >
      <TextField name="name" label={labels.name} autoComplete="name" />
      <PhoneField
        name="mobileNumber"
        label={labels.mobileNumber}
        country={language === 'ja' ? 'JP' : browserRegion()}
        language={language}
      />
      <EmailField name="email" label={labels.email} hint={strings.emailHint} language={language} />
    </SubmissionForm>
  );
}
