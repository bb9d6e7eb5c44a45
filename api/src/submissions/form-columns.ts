import { findCountry } from '@suite/contracts/countries';
import { fieldsOf, type NamedField } from '@suite/contracts/forms/form';
import { type Form, type FormTable, forms } from '@suite/contracts/forms/forms';
import type { PhoneCountry } from './phone.ts';

/** Submitted text by column; submissions of an earlier release lack the columns of newer fields. */
export type FormColumns = Readonly<Record<string, string | undefined>>;

const fieldsByTable = new Map<FormTable, NamedField[]>(forms.map((form) => [form.table, fieldsOf(form)]));
const fieldsIn = (table: FormTable) => fieldsByTable.get(table) ?? [];

/** Returns the names of a form's own columns. */
export const columnNames = (table: FormTable): string[] => fieldsIn(table).map(({ column }) => column);

/** Returns the columns of a validated submission, as the intake stores them. */
export const toColumns = ({ table }: Form, input: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(fieldsIn(table).map(({ name, column }) => [column, input[name] ?? '']));

/** Returns the column of a form's field with this role; undefined if the form has none. */
export const columnOfRole = (table: FormTable, role: NamedField['role']): string | undefined =>
  fieldsIn(table).find((field) => field.role === role)?.column;

/** Returns the text of the field with this role; '' if the form has none. */
export const textOfRole = (table: FormTable, columns: FormColumns, role: NamedField['role']): string =>
  columns[columnOfRole(table, role) ?? ''] ?? '';

/** Returns the ISO code of the country chosen in the form, else of the company's. */
export function phoneCountryOf(
  table: FormTable,
  columns: FormColumns,
  homeCountry: PhoneCountry,
): PhoneCountry {
  return findCountry(textOfRole(table, columns, 'country'))?.code ?? homeCountry;
}

/** Returns the searched texts besides name, e-mail address and phone number, one per line. */
export const searchedTexts = (table: FormTable, columns: FormColumns): string =>
  fieldsIn(table)
    .filter(({ searchedAs }) => searchedAs)
    .map(({ column }) => columns[column] ?? '')
    .join('\n');
