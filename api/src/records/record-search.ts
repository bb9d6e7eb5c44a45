import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import { phoneSearch } from './phone-key.ts';
import { searchTerms } from './search-words.ts';

/** What a search text asks for; a record is found by any one of them. */
export interface Search {
  /** The beginning of an e-mail address. */
  email: string | undefined;
  /** The beginning of a phone key. */
  phone: string | undefined;
  /** Beginnings of words, all of which it must have; none asks for nothing. */
  words: string[];
}

/** What a row is found by. */
export interface SearchKeys {
  email_key: string;
  phone_key: string;
  search_words: string;
}

/** Whether a search would find such a row. */
export function finds(query: string, { email_key, phone_key, search_words }: SearchKeys): boolean {
  const { email, phone, words } = readSearch(query);
  const own = search_words.split(' ');
  return (
    (email !== undefined && email_key.startsWith(email)) ||
    (phone !== undefined && phone_key.startsWith(phone)) ||
    (words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word))))
  );
}

const isAscii = (text: string) => /^[\x21-\x7e]*$/.test(text);

export function readSearch(query: string): Search {
  const text = query.trim();
  const email = text.toLowerCase();
  if (text.includes('@') && isAscii(text)) return { email, phone: undefined, words: [] };
  return { email: undefined, phone: phoneSearch(text), words: searchTerms(text) };
}

/** Above every character that an ASCII key can hold. */
const last = '\x7f';

/** Keys that begin so, by their index. */
export const beginsWith = (query: Knex.QueryBuilder, column: string, text: string) =>
  query.where(column, '>=', text).where(column, '<', text + last);

/** Rows that have all the words, by the full-text index. */
export const hasWords = (db: Knex, query: Knex.QueryBuilder, table: string, words: readonly string[]) =>
  isMySql(db)
    ? query.whereRaw('match (search_words) against (? in boolean mode)', [
        words.map((word) => `+${word}*`).join(' '),
      ])
    : query.whereIn(
        'id',
        db(`${table}_words`)
          .select('rowid')
          .whereRaw(`${table}_words match ?`, [words.map((word) => `"${word}" *`).join(' AND ')]),
      );

/** The same by looking at each row, for few rows. */
export function looksLikeWords(query: Knex.QueryBuilder, words: readonly string[]) {
  for (const word of words)
    query.where((one) =>
      one
        .whereRaw("search_words like ? escape '!'", [`${escaped(word)}%`])
        .orWhereRaw("search_words like ? escape '!'", [`% ${escaped(word)}%`]),
    );
  return query;
}

const escaped = (word: string) => word.replaceAll('_', '!_');
