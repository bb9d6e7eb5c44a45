import { leadInputSchema } from '@suite/contracts/lead';
import { type FormikErrors, validateYupSchema, yupToFormErrors } from 'formik';
import type { LeadDraft } from './lead-draft.ts';

/** Validates a draft. Returns an error message per invalid field: the given one, or the contract's. */
export async function leadProblems(
  draft: LeadDraft,
  words: Record<keyof LeadDraft, string> | undefined,
): Promise<FormikErrors<LeadDraft>> {
  try {
    await validateYupSchema(draft, leadInputSchema);
    return {};
  } catch (error) {
    const problems: FormikErrors<LeadDraft> = yupToFormErrors(error);
    if (!words) return problems;
    const fields = Object.keys(problems) as (keyof LeadDraft)[];
    return Object.fromEntries(fields.map((field) => [field, words[field]]));
  }
}
