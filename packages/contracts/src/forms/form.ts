import { offeringTitle } from '../offerings.ts';

/** A text in each language of the administrator area. */
export type Label = Readonly<Record<'en' | 'ja', string>>;

/**
 * A field of a form. The API stores, lists, exports, mails and erases every field of a form, and the panel shows it,
 * without further code.
 */
export interface FormField {
  /** Column of the form's table. */
  column: string;
  /** Names, e-mail addresses and phone numbers are searched and identify a person; phone numbers belong to the country, if the form has one; an offering is stored by its id. */
  role: 'name' | 'email' | 'phone' | 'text' | 'country' | 'offering';
  label: Label;
  /** Label in notifications; the English one by default. */
  mailLabel?: string;
  /** Name of a text field's content in 'Search looks in names and messages'; a text field without it isn't searched. */
  searchedAs?: Label;
  list: {
    /** CSS length, or a number: its share of the remaining width. */
    width: string | number;
    /** Title of the column; the label by default. */
    title?: Label;
    /** Number of characters shown. */
    limit?: number;
    /** Whether the column is hidden by default, and comes after the others. */
    isOptional?: boolean;
  };
  /** Whether the field was added after the first release: lists without a limit leave it out, and exports by default. */
  isLater?: boolean;
  /** Whether the hash of a submission contains the field after the others, as in the first release. */
  isHashedLast?: boolean;
}

interface FormTexts {
  /** Title of the list: 'Business Leads'. */
  title: string;
  /** Name of one record, at the start of a sentence: 'Business lead'. */
  one: string;
  /** Text for an empty list. */
  none: string;
  deleted: string;
  deleteFailed: string;
}

/** Definition of a form whose submissions are records; `Input` is the type of its schema. */
export interface FormDefinition<Input extends Record<string, string> = Record<string, string>> {
  /** Name in notifications and captcha tokens. */
  id: string;
  /** Path segment of its records, and name of its CSV file. */
  kind: string;
  /** Property in responses that contain all kinds. */
  key: string;
  table: string;
  path: string;
  needsCaptcha: boolean;
  /** Whether `GET` at `path` also lists the records. */
  isListedAtPath: boolean;
  /** Message for the sender of an accepted submission. */
  thanks: string;
  /** Name of one record in the API's error messages: 'Lead'. */
  recordName: string;
  texts: Readonly<Record<'en' | 'ja', FormTexts>>;
  /** Fields in the order of the form, by their names in requests, responses and CSV files. */
  fields: Readonly<Record<keyof Input, FormField>>;
}

/** A field with its name. */
export interface NamedField extends FormField {
  name: string;
}

/** Returns the fields of a form in order. */
export const fieldsOf = ({ fields }: Pick<FormDefinition, 'fields'>): NamedField[] =>
  Object.entries(fields).map(([name, field]) => ({ name, ...field }));

/** Returns the fields of the first release. */
export const firstFields = (form: Pick<FormDefinition, 'fields'>): NamedField[] =>
  fieldsOf(form).filter(({ isLater }) => !isLater);

/** Returns the default columns of an export. */
export const defaultColumns = (form: Pick<FormDefinition, 'fields'>): string[] => [
  'id',
  ...firstFields(form).map(({ name }) => name),
  'createdAt',
];

/** Returns the names of the fields that were added after the first release. */
export const laterFields = (form: Pick<FormDefinition, 'fields'>): string[] =>
  fieldsOf(form).flatMap(({ name, isLater }) => (isLater ? [name] : []));

/** Returns a field's value as shown to people: the title of an offering, otherwise the submitted text. */
export function shownValue({ name, role }: NamedField, record: object): string {
  const value = String((record as Record<string, unknown>)[name] ?? '');
  return role === 'offering' ? offeringTitle(value) : value;
}

export const nameLabel: Label = { en: 'Name', ja: '氏名' };
export const emailLabel: Label = { en: 'Email', ja: 'メールアドレス' };
