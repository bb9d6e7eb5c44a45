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

const hashWith = (secret: string) => (kind: string, key: string) =>
  createHmac('sha256', secret).update(`erasure ${kind} ${key}`).digest('base64url');

/** Names a secret without telling anything of it. */
const keyOf = (secret: string) => hashWith(secret)('key', '').slice(0, 12);

/**
 * Tells by hashes whether a submission is of somebody who was erased; the hashes say nothing without the secret. Those
 * that were made with the former secret are understood too.
 */
export function createErasedPeople(secret: string, former?: string) {
  const secrets = [secret, ...(former === undefined ? [] : [former])];
  const hash = hashWith(secret);

  const ownHashes = ({ columns }: Sent) => {
    const { email = '', mobile_number, contact_number } = columns;
    const phone = mobile_number ?? contact_number ?? '';
    return secrets
      .map(hashWith)
      .flatMap((hashOf) => [
        ...(email === '' ? [] : [hashOf('email', email.toLowerCase())]),
        ...phoneKeys(phone).map((key) => hashOf('part', key)),
        ...(phone === '' ? [] : [hashOf('phone', phoneKey(phone))]),
      ]);
  };

  return {
    /** Names the secret that `hashesOf` uses. */
    key: keyOf(secret),
    /** Whether hashes that were made with the secret of this name are understood. */
    knows: (key: string): boolean => secrets.some((known) => keyOf(known) === key),
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
      // In the order of time: each hash is left with its latest erasure.
      const erasedAt = new Map<string, number>(
        erasures.flatMap(({ at, hashes }) => JSON.parse(hashes).map((hash: string) => [hash, at])),
      );
      return new Set(
        submissions.filter((submission) =>
          ownHashes(submission).some((one) => submission.receivedAt <= (erasedAt.get(one) ?? -1)),
        ),
      );
    },
  };
}
