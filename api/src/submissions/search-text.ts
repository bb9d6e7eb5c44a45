import { normalizeEmail } from '@suite/contracts/email';
import { fold, joinEastAsian, spellOut } from '@suite/contracts/fold';
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

/** Joins texts that a search looks in separately. */
const joined = (texts: readonly string[]) =>
  [...new Set([...texts, ...texts.flatMap(spelledOutWords)].filter(Boolean).map(fold))].join('\n');

const personTexts = ({ table, columns }: Sent, homeCountry: PhoneCountry) => [
  textOfRole(table, columns, 'name'),
  joinEastAsian(textOfRole(table, columns, 'name').normalize('NFKC')),
  // Al-Hassan is also written Alhassan.
  textOfRole(table, columns, 'name').replace(/(?<=\p{L}{2})\p{Pd}(?=\p{L}{2})/gu, ''),
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
