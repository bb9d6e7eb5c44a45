import { contactInputSchema } from './contact-schema.ts';
import type { Form } from './forms.ts';
import { leadInputSchema } from './lead-schema.ts';
import { partnerInputSchema } from './partner-schema.ts';

/** Schemas of the forms, separate from the definitions, because the panel's scripts need no schema. */
export const formSchemas = {
  lead: leadInputSchema,
  contact: contactInputSchema,
  partner: partnerInputSchema,
} satisfies Record<Form['id'], unknown>;
