import { type InferType, object } from 'yup';
import { leadInputSchema } from './forms/lead-schema.ts';
import { recordLimits } from './records.ts';
import { multiline } from './text.ts';

const note = (min: 0 | 1) =>
  multiline({
    label: 'Note',
    min,
    max: recordLimits.note,
    message: 'A note must be text of at least 1 character',
  });

export const noteSchema = object({ text: note(1) });

/** A lead that an administrator adds by hand: the fields and rules of the lead dialog, and an optional note. */
export const addedLeadSchema = leadInputSchema.concat(object({ note: note(0) }));

export type AddedLead = InferType<typeof addedLeadSchema>;
