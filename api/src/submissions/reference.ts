import { createHash } from 'node:crypto';
import type { Submission } from './submission.ts';

/** Digits and capital letters that are easy to read out; without vowels, so that no word appears. */
const characters = '23456789BCDFGHJKMNPQRSTVWXZ';
const half = 4;

/**
 * Returns the reference that a sender can quote and staff can search for: 'K7Q2-M4XZ'. It is derived from the
 * submission's key, so it is known before the submission reaches the main database, and a repeated request gets the
 * same one (docs/decisions/0152).
 */
export function referenceOf({ table, id }: Pick<Submission, 'table' | 'id'>): string {
  const digest = createHash('sha256').update(`reference ${table} ${id}`).digest();
  const text = Array.from(digest.subarray(0, 2 * half), (byte) => characters[byte % characters.length]).join(
    '',
  );
  return `${text.slice(0, half)}-${text.slice(half)}`;
}
