import { type SearchTerm, splitSearch } from '@suite/contracts/search';
import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import { phoneSearch } from '../submissions/phone-key.ts';
import { digitSearch, type WordSearch, wordSearches } from '../submissions/search-words.ts';

/** One term of a search. A record must match at least one of its alternatives. */
export interface Term {
  /** The alternatives. A record matches an alternative if it has all of its words. */
  ways: WordSearch[][];
  /** Text that the record's e-mail address must also contain. */
  inEmail?: string;
}

export interface Search {
  /** Start of an e-mail address to search for, if the search text looks like an address. */
  email: string | undefined;
  /** Start of a phone key to search for, if the search text is a phone number. */
  phone: string | undefined;
  /** A record must match all terms; without terms there is no word search. */
  terms: Term[];
}

/** The columns by which a row is found. */
export interface SearchKeys {
  email_key: string;
  phone_key: string;
  search_words: string;
}

/** The search keys of a record, with the words of its person's name, e-mail address and phone number. */
export interface PersonKeys extends SearchKeys {
  person_words: string;
}

const isAscii = (text: string) => /^[\x21-\x7e]*$/.test(text);

const isAddress = (text: string) => text.includes('@') && isAscii(text);

function readTerm({ text, words, digits }: SearchTerm): Term {
  const runs = digits.filter((run) => words.spaced.length !== 1 || words.spaced[0] !== run);
  const ways = [...runs.map((run) => [digitSearch(run)]), wordSearches(words)];
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

/** Returns whether a search would find a row with these keys. */
export function finds(query: string, { email_key, phone_key, search_words }: SearchKeys): boolean {
  const { email, phone, terms } = readSearch(query);
  const hasWord = ({ texts }: WordSearch) => texts.some((text) => ` ${search_words}`.includes(` ${text}`));
  const matches = ({ ways, inEmail = '' }: Term) =>
    ways.some((words) => words.every(hasWord)) && email_key.includes(inEmail);
  return (
    (email !== undefined && email_key.startsWith(email)) ||
    (phone !== undefined && phone_key.startsWith(phone)) ||
    (terms.length > 0 && terms.every(matches))
  );
}

/** Returns whether a search finds a record, and contains a word of its person's name, e-mail address or phone number. */
export const namesPerson = (query: string, { person_words, ...keys }: PersonKeys): boolean =>
  finds(query, keys) &&
  [query, ...splitSearch(query).map(({ text }) => text)].some((text) =>
    finds(text, { ...keys, search_words: person_words }),
  );

/** Character that sorts after every character of an ASCII key. */
const last = '\x7f';

/** Selects rows whose column starts with the text; uses the column's index. */
export const beginsWith = (query: Knex.QueryBuilder, column: string, text: string) =>
  query.where(column, '>=', text).where(column, '<', text + last);

/** Selects rows whose e-mail address contains the `inEmail` text of each term that has one. */
function inEmails(query: Knex.QueryBuilder, terms: readonly Term[]) {
  for (const { inEmail } of terms)
    if (inEmail !== undefined) query.whereRaw('instr(email_key, ?) > 0', [inEmail]);
  return query;
}

/** Selects rows that match all terms, by checking each row. */
export function containsTerms(db: Knex, query: Knex.QueryBuilder, terms: readonly Term[]) {
  const spaced = isMySql(db) ? "concat(' ', search_words)" : "' ' || search_words";
  const containsWord = (rows: Knex.QueryBuilder, { shared, texts }: WordSearch) => {
    const oneOf = texts.map(() => `instr(${spaced}, ?) > 0`).join(' or ');
    // The `like` pattern rejects most rows in a fraction of the time. Its underscores match any character, so `instr`
    // checks the rest.
    rows.whereRaw(`search_words like ? and (${oneOf})`, [`%${shared}%`, ...texts.map((text) => ` ${text}`)]);
  };
  for (const { ways } of terms)
    query.where((either) => {
      for (const words of ways)
        either.orWhere((all) => {
          for (const word of words) containsWord(all, word);
        });
    });
  return inEmails(query, terms);
}
