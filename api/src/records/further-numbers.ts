import type { Knex } from 'knex';
import { columnOfRole, type FormColumns, phoneCountryOf, textOfRole } from '../submissions/form-columns.ts';
import { allPhoneKeys, isSamePhoneKey, type PhoneCountry, sharedEnding } from '../submissions/phone.ts';
import type { SubmissionTable } from '../submissions/submission.ts';

/**
 * Adds to a query of a form's rows the condition that a number in the text has this key, and runs it. Only the first two
 * numbers of a text have columns; a text with more of them has a second key, so that the query reads few rows.
 */
export async function findByFurtherNumber<Row extends object>(
  query: Knex.QueryBuilder,
  table: SubmissionTable,
  key: string,
  homeCountry: PhoneCountry,
): Promise<Row[]> {
  const ending = sharedEnding(key);
  const phone = columnOfRole(table, 'phone');
  if (ending === undefined || phone === undefined) return [];
  const country = columnOfRole(table, 'country');
  const found: (Row & FormColumns)[] = await query
    .select(phone, ...(country === undefined ? [] : [country]))
    .where('second_phone_key', '>', '')
    .where('search_text', 'like', `%${ending}%`);
  return found.filter((row) =>
    allPhoneKeys(textOfRole(table, row, 'phone'), phoneCountryOf(table, row, homeCountry)).some((other) =>
      isSamePhoneKey(other, key),
    ),
  );
}
