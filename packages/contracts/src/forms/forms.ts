import { contactForm } from './contact.ts';
import { leadForm } from './lead.ts';
import { partnerForm } from './partner.ts';

/** All forms, in the order of the panel's tabs. Adding a form starts here. */
export const forms = [leadForm, contactForm, partnerForm] as const;

export type Form = (typeof forms)[number];
export type FormTable = Form['table'];

/** A record with the submitted fields of a form; `createdAt` is ISO 8601 in UTC. */
export type FormRecord<Of extends Form = Form> = Of extends Form
  ? Record<keyof Of['fields'], string> & { id: number; createdAt: string }
  : never;

/** A value for each form, by its key. */
export type ByKind<Value = number> = Record<Form['key'], Value>;

/** Returns an object with a value for each form, in the order of the forms. */
export const byKind = <Value>(getValue: (form: Form) => Value): ByKind<Value> =>
  Object.fromEntries(forms.map((form) => [form.key, getValue(form)])) as ByKind<Value>;
