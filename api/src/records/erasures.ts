import { createHmac } from 'node:crypto';
import type { PersonKey } from '@suite/contracts/records';
import type { Knex } from 'knex';
import type { Submission } from '../intake/submission.ts';
import { fewestOfPerson, phoneKey } from './phone-key.ts';

type Sent = Pick<Submission, 'columns' | 'receivedAt'>;

/** All beginnings of a phone key that name a person: those are its spellings without a country's code. */
function phoneKeys(phone: string): string[] {
  const key = phoneKey(phone);
  return Array.from({ length: Math.max(0, key.length - fewestOfPerson + 1) }, (_, index) =>
    key.slice(0, fewestOfPerson + index),
  );
}

/** What is left of a row of an erased person, beside its keys and times. */
export const wiped = (columns: readonly string[]) => ({
  ...Object.fromEntries(columns.map((column) => [column, ''])),
  folder: 'erased',
  name_key: '',
  email_key: '',
  phone_key: '',
  search_words: '',
  first_touch: null,
  last_touch: null,
  flagged_for: null,
  trashed_from: null,
  trash_batch: null,
});

export type ErasedPeople = ReturnType<typeof createErasedPeople>;

/** Tells by hashes whether a submission is of somebody who was erased; the hashes say nothing without the secret. */
export function createErasedPeople(secret: string) {
  const hash = (kind: string, key: string) =>
    createHmac('sha256', secret).update(`erasure ${kind} ${key}`).digest('base64url');

  const ownHashes = ({ columns }: Sent) => {
    const { email = '', mobile_number, contact_number } = columns;
    const phone = mobile_number ?? contact_number ?? '';
    return [
      ...(email === '' ? [] : [hash('email', email.toLowerCase())]),
      ...phoneKeys(phone).map((key) => hash('part', key)),
      ...(phone === '' ? [] : [hash('phone', phoneKey(phone))]),
    ];
  };

  return {
    /** The longest spelling of a number is a hash of its own: it matches the beginnings of others, they match its own. */
    hashesOf: ({ email, phone }: PersonKey): string[] =>
      email === undefined
        ? [hash('part', phoneKey(phone ?? '')), ...phoneKeys(phone ?? '').map((key) => hash('phone', key))]
        : [hash('email', email.toLowerCase())],
    /**
     * Says of which of these submissions nothing may be kept but the key. Erasures wait for the caller's transaction,
     * so that none is missed.
     */
    among: async <Item extends Sent>(
      trx: Knex.Transaction | Knex,
      submissions: readonly Item[],
    ): Promise<Set<Item>> => {
      const oldest = Math.min(...submissions.map(({ receivedAt }) => receivedAt));
      const query = trx('erasures').select('at', 'hashes').where('at', '>=', oldest).orderBy('at');
      const erasures: { at: number; hashes: string }[] = await (trx.isTransaction ? query.forShare() : query);
      if (erasures.length === 0) return new Set();
      const known = erasures.map(({ at, hashes }) => ({ at, hashes: new Set<string>(JSON.parse(hashes)) }));
      return new Set(
        submissions.filter((submission) => {
          const own = ownHashes(submission);
          return known.some(
            ({ at, hashes }) => submission.receivedAt <= at && own.some((one) => hashes.has(one)),
          );
        }),
      );
    },
  };
}
