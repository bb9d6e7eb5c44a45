import { type SearchTerm, splitSearch } from '@suite/contracts/search';
import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import { phoneSearch } from './phone-key.ts';
import { beginningsOf, digitSearch, type WordSearch, wordSearches } from './search-words.ts';

/** One part of a search, which a record must match in one of these ways. */
export interface Term {
  /** In each way, a record must have all of these words. */
  ways: WordSearch[][];
  /** The text that its e-mail address must contain as well. */
  inEmail?: string;
}

export interface Search {
  /** The beginning of an e-mail address, where the whole search is one. */
  email: string | undefined;
  /** The beginning of a phone key, where the whole search is a number. */
  phone: string | undefined;
  /** A record must match all of them; it is not searched by words if there is none. */
  terms: Term[];
}

/** What a row is found by. */
export interface SearchKeys {
  email_key: string;
  phone_key: string;
  search_words: string;
}

const isAscii = (text: string) => /^[\x21-\x7e]*$/.test(text);

const isAddress = (text: string) => text.includes('@') && isAscii(text);

function readTerm({ text, words, digits }: SearchTerm): Term {
  const ways = [...digits.map((run) => [digitSearch(run)]), wordSearches(words)];
  return { ways, ...(isAddress(text) && { inEmail: text.toLowerCase() }) };
}

const withWords = ({ ways, ...term }: Term): Term => ({
  ...term,
  ways: ways.filter((words) => words.length > 0),
});

export function readSearch(query: string): Search {
  const text = query.trim();
  return {
    email: isAddress(text) ? text.toLowerCase() : undefined,
    phone: phoneSearch(text),
    terms: splitSearch(query)
      .map(readTerm)
      .map(withWords)
      .filter(({ ways }) => ways.length > 0),
  };
}

/** Whether a search would find such a row. */
export function finds(query: string, { email_key, phone_key, search_words }: SearchKeys): boolean {
  const { email, phone, terms } = readSearch(query);
  const own = search_words.split(' ');
  const hasWord = (search: WordSearch) =>
    beginningsOf(search).some((beginning) => own.some((word) => word.startsWith(beginning)));
  const matches = ({ ways, inEmail }: Term) =>
    ways.some((words) => words.every(hasWord)) && (inEmail === undefined || email_key.includes(inEmail));
  return (
    (email !== undefined && email_key.startsWith(email)) ||
    (phone !== undefined && phone_key.startsWith(phone)) ||
    (terms.length > 0 && terms.every(matches))
  );
}

/** Above every character that an ASCII key can hold. */
const last = '\x7f';

/** Keys that begin so, by their index. */
export const beginsWith = (query: Knex.QueryBuilder, column: string, text: string) =>
  query.where(column, '>=', text).where(column, '<', text + last);

/** `+(w_nimal* s_nimal*)`: a word that is required in one of its forms. */
const forMySql = (terms: readonly Term[]) => {
  const word = (search: WordSearch) =>
    `(${beginningsOf(search)
      .map((one) => `${one}*`)
      .join(' ')})`;
  const all = (words: readonly WordSearch[]) => words.map((one) => `+${word(one)}`).join(' ');
  return terms
    .map(({ ways: [first = [], ...others] }) =>
      others.length === 0
        ? all(first)
        : `+(${[first, ...others].map((words) => `(${all(words)})`).join(' ')})`,
    )
    .join(' ');
};

const forSqlite = (terms: readonly Term[]) => {
  const word = (search: WordSearch) =>
    `(${beginningsOf(search)
      .map((one) => `"${one}" *`)
      .join(' OR ')})`;
  const all = (words: readonly WordSearch[]) => `(${words.map(word).join(' AND ')})`;
  return terms.map(({ ways }) => `(${ways.map(all).join(' OR ')})`).join(' AND ');
};

/** Whether the addresses contain what they must. */
function inEmails(query: Knex.QueryBuilder, terms: readonly Term[]) {
  for (const { inEmail } of terms)
    if (inEmail !== undefined) query.whereRaw('instr(email_key, ?) > 0', [inEmail]);
  return query;
}

/** Rows that match all terms, by the full-text index. */
export function hasWords(db: Knex, query: Knex.QueryBuilder, table: string, terms: readonly Term[]) {
  if (isMySql(db)) query.whereRaw('match (search_words) against (? in boolean mode)', [forMySql(terms)]);
  else
    query.whereIn(
      'id',
      db(`${table}_words`)
        .select('rowid')
        .whereRaw(`${table}_words match ?`, [forSqlite(terms)]),
    );
  return inEmails(query, terms);
}

/** The same by looking at each row, for few rows. */
export function looksLikeWords(db: Knex, query: Knex.QueryBuilder, terms: readonly Term[]) {
  const spaced = isMySql(db) ? "concat(' ', search_words)" : "' ' || search_words";
  const looksLike = (rows: Knex.QueryBuilder, { marks: [mark, other], text }: WordSearch) => {
    const escaped = text.replaceAll('_', '!_');
    // The first pattern rejects most rows in half the time. In the second one, any character before the underscore is
    // one of both marks.
    rows.whereRaw(`search_words like ? escape '!' and ${spaced} like ? escape '!'`, [
      `%${escaped}%`,
      `% ${other ? '_' : mark}!_${escaped}%`,
    ]);
  };
  for (const { ways } of terms)
    query.where((either) => {
      for (const words of ways)
        either.orWhere((all) => {
          for (const word of words) looksLike(all, word);
        });
    });
  return inEmails(query, terms);
}
