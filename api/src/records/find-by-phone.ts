import type { Knex } from 'knex';
import { columnOfRole, type FormColumns, phoneCountryOf, textOfRole } from '../submissions/form-columns.ts';
import {
  allPhoneKeys,
  isSamePhoneKey,
  type PhoneCountry,
  type PhoneKeys,
  sharedEnding,
  sharedPrefix,
} from '../submissions/phone.ts';
import type { SubmissionTable } from '../submissions/submission.ts';
import { beginsWith } from './record-search.ts';

/** The indexes of the columns with keys of numbers, by the ends of their names. */
export type PhoneIndex = 'phone' | 'second_phone';

interface PhoneSearch {
  table: SubmissionTable;
  /** Keys of the numbers to find. */
  keys: readonly string[];
  homeCountry: PhoneCountry;
  /** Selects the rows to search, with `id` and both columns of keys, by the given index. */
  rowsBy: (index: PhoneIndex) => Knex.QueryBuilder;
}

/** Finds the rows one of whose numbers, in the column of an index, has a key. */
async function findByKey<Row extends PhoneKeys>(
  rowsBy: PhoneSearch['rowsBy'],
  index: PhoneIndex,
  key: string,
): Promise<Row[]> {
  const prefix = sharedPrefix(key);
  if (prefix === undefined) return [];
  const column = `${index}_key` as const;
  // In the order of the index, so that a number that many records share needs no sorting.
  const found: Row[] = await beginsWith(rowsBy(index), column, prefix)
    .orderBy(column, 'desc')
    .orderBy('id', 'desc');
  return found.filter((row) => isSamePhoneKey(row[column], key));
}

/**
 * Finds the rows in whose text any number has a key. Only the first two numbers of a text have columns; a text with more
 * of them has a second key, so that the query reads few rows.
 */
async function findByFurtherNumber<Row extends object>(
  { table, homeCountry, rowsBy }: PhoneSearch,
  key: string,
): Promise<Row[]> {
  const ending = sharedEnding(key);
  const phone = columnOfRole(table, 'phone');
  if (ending === undefined || phone === undefined) return [];
  const country = columnOfRole(table, 'country');
  const found: (Row & FormColumns)[] = await rowsBy('second_phone')
    .select(phone, ...(country === undefined ? [] : [country]))
    .where('second_phone_key', '>', '')
    .where('search_text', 'like', `%${ending}%`);
  return found.filter((row) =>
    allPhoneKeys(textOfRole(table, row, 'phone'), phoneCountryOf(table, row, homeCountry)).some((other) =>
      isSamePhoneKey(other, key),
    ),
  );
}

/** Finds the rows of a form that contain one of the numbers, each once. */
export async function findByPhone<Row extends PhoneKeys & { id: number }>(
  search: PhoneSearch,
): Promise<Row[]> {
  const { keys, rowsBy } = search;
  const found = await Promise.all(
    keys.flatMap((key) => [
      findByKey<Row>(rowsBy, 'phone', key),
      findByKey<Row>(rowsBy, 'second_phone', key),
      findByFurtherNumber<Row>(search, key),
    ]),
  );
  return [...new Map(found.flat().map((row) => [row.id, row])).values()];
}
