import { normalizeEmail } from '@suite/contracts/email';
import { fold, joinName, spellOut } from '@suite/contracts/fold';
import { type SearchTerm, termsOf } from '@suite/contracts/search';
import { simplifyHan } from '@suite/contracts/simplify-han';
import { shownEmail } from './email.ts';
import { type FormColumns, phoneCountryOf, searchedTexts, textOfRole } from './form-columns.ts';
import { type PhoneCountry, phoneSpellings } from './phone.ts';
import { referenceOf } from './reference.ts';
import type { SubmissionTable } from './submission.ts';

interface Sent {
  table: SubmissionTable;
  columns: FormColumns;
}

const addressSpellings = (email: string) => [normalizeEmail(email), shownEmail(email)];

const referenceSpellings = (reference: string) => [reference, reference.replace('-', '')];

/** Returns the words of a text that are also spelled out: Mueller for Müller. */
const spelledOutWords = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => [word, spellOut(word)] as const)
    .flatMap(([word, other]) => (other === word.normalize('NFC') ? [] : [other]));

const foldForSearch = (text: string) => simplifyHan(fold(text));

/** Joins texts that a search looks in separately. */
const joined = (texts: readonly string[]) =>
  [...new Set([...texts, ...texts.flatMap(spelledOutWords)].filter(Boolean).map(foldForSearch))].join('\n');

/** Returns a name, and its spellings without what is between its parts. */
const nameSpellings = (name: string) => [name, joinName(fold(name)), joinName(fold(spellOut(name)))];

const personTexts = ({ table, columns }: Sent, homeCountry: PhoneCountry) => [
  ...nameSpellings(textOfRole(table, columns, 'name')),
  ...addressSpellings(textOfRole(table, columns, 'email')),
  ...phoneSpellings(textOfRole(table, columns, 'phone'), phoneCountryOf(table, columns, homeCountry)),
];

/** Returns what a search for a submission's sender looks in: name, e-mail address and phone number. */
export const personText = (sent: Sent, homeCountry: PhoneCountry): string =>
  joined(personTexts(sent, homeCountry));

/** Returns the text of a phone number that contains words, such as 1-800-FLOWERS. */
const numberInWords = ({ table, columns }: Sent) => {
  const typed = textOfRole(table, columns, 'phone');
  return /\p{L}/u.test(typed) ? typed : '';
};

/**
 * Returns the text that searches look in: name, e-mail address, phone number, other searched texts and the reference, in
 * all their spellings, folded.
 */
export const searchText = ({ id, ...sent }: Sent & { id: string }, homeCountry: PhoneCountry): string =>
  joined([
    ...personTexts(sent, homeCountry),
    numberInWords(sent),
    ...referenceSpellings(referenceOf({ table: sent.table, id })),
    searchedTexts(sent.table, sent.columns),
  ]);

/** Returns the terms of a search, in the form in which the texts to search are stored. */
export const searchTerms = (query: string): SearchTerm[] =>
  termsOf(query).map((ways) => ways.map((words) => words.map(simplifyHan)));
