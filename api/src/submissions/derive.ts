import { fold } from '@suite/contracts/fold';
import type { Touch } from '@suite/contracts/submission-metadata';
import { emailKey } from './email.ts';
import { columnOfRole, type FormColumns, phoneCountryOf, textOfRole } from './form-columns.ts';
import { type PhoneCountry, type PhoneKeys, phoneKeys } from './phone.ts';
import { searchText } from './search-text.ts';
import type { Submission } from './submission.ts';

/** Increase it when `deriveKeys` returns something else: a background task then derives the keys of all rows again. */
export const derivation = 15;

/** Columns by which rows are searched, sorted and found again. */
interface DerivedKeys extends PhoneKeys {
  name_key: string;
  email_key: string;
  search_text: string;
  derivation: number;
}

/** Columns that lists, searches and counters need in addition to the fields. */
interface DerivedColumns extends DerivedKeys {
  folder: 'inbox' | 'flagged';
  source: string;
  offering: string;
}

type Derivable = Pick<Submission, 'id' | 'table' | 'columns' | 'metadata'>;

const touchOf = (text: string | null): Touch | undefined => (text === null ? undefined : JSON.parse(text));

const asSource = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, 40);

function sourceOf({ metadata }: Derivable): string {
  if (metadata.source) return metadata.source;
  const touch = touchOf(metadata.lastTouch);
  if (!touch) return 'unknown';
  return asSource(touch.utmSource ?? '') || asSource(touch.referrerHost ?? '') || 'direct';
}

/**
 * Returns the offering that was chosen in the form or, if the form has no such field, the one on whose page the last
 * visit started. The column holds at most 40 characters.
 */
function offeringOf({ table, columns, metadata }: Derivable): string {
  const column = columnOfRole(table, 'offering');
  if (column !== undefined) return (columns[column] ?? '').slice(0, 40);
  return /^\/products\/([a-z]{1,40})$/.exec(touchOf(metadata.lastTouch)?.landingPath ?? '')?.[1] ?? '';
}

interface Named extends Pick<Submission, 'table' | 'id'> {
  columns: FormColumns;
}

const longestNameKey = 100;

/** Returns the text by which lists sort a name: from its first letter, without an emoji or a quotation mark in front. */
const nameKey = (name: string) =>
  fold(name)
    .replace(/^[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/u, '')
    // Vowels of Thai and Lao that stand before the consonant behind which they are sorted.
    .replace(/([\u0e40-\u0e44\u0ec0-\u0ec4])([\u0e01-\u0e2e\u0e81-\u0eae])/g, '$2$1');

/** Returns the keys of a submission. */
export const deriveKeys = ({ table, id, columns }: Named, homeCountry: PhoneCountry): DerivedKeys => ({
  name_key: [...nameKey(textOfRole(table, columns, 'name'))].slice(0, longestNameKey).join(''),
  email_key: emailKey(textOfRole(table, columns, 'email')),
  ...phoneKeys(textOfRole(table, columns, 'phone'), phoneCountryOf(table, columns, homeCountry)),
  search_text: searchText({ table, id, columns }, homeCountry),
  derivation,
});

/** Returns the derived columns of a submission. */
export const derive = (submission: Derivable, homeCountry: PhoneCountry): DerivedColumns => ({
  ...deriveKeys(submission, homeCountry),
  folder: submission.metadata.flaggedFor === null ? 'inbox' : 'flagged',
  source: sourceOf(submission),
  offering: offeringOf(submission),
});
