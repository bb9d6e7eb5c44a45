import { createHmac } from 'node:crypto';
import { fewestOfPerson } from '@suite/contracts/phone';
import type { PersonKey } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { emailKey } from './email.ts';
import { phoneCountryOf, textOfRole } from './form-columns.ts';
import { erasureKeys, type PhoneCountry } from './phone.ts';
import type { Submission } from './submission.ts';

type Sent = Pick<Submission, 'table' | 'columns' | 'receivedAt'>;

/**
 * Returns all prefixes of a phone key that are long enough to identify a person. Keys are reversed digits, so a prefix
 * is an ending of the number, such as the number without its country code.
 */
const prefixesOf = (key: string): string[] =>
  Array.from({ length: Math.max(0, key.length - fewestOfPerson + 1) }, (_, index) =>
    key.slice(0, fewestOfPerson + index),
  );

/** Returns the values that overwrite a row of an erased person; the row's keys and times stay. */
export const wiped = (columns: readonly string[]) => ({
  ...Object.fromEntries(columns.map((column) => [column, ''])),
  folder: 'erased',
  name_key: '',
  email_key: '',
  phone_key: '',
  second_phone_key: '',
  search_text: null,
  // Earlier releases search in it.
  search_words: null,
  first_touch: null,
  last_touch: null,
  flagged_for: null,
  trashed_from: null,
  trash_batch: null,
  assignee_id: null,
  follow_up: null,
});

export type ErasedPeople = ReturnType<typeof createErasedPeople>;

const hashWith = (secret: string) => (kind: string, key: string) =>
  createHmac('sha256', secret).update(`erasure ${kind} ${key}`).digest('base64url');

/** Returns an id of the secret that reveals nothing about it. */
const keyOf = (secret: string) => hashWith(secret)('key', '').slice(0, 12);

interface ErasureOptions {
  /** Secrets whose hashes are still recognised. */
  formerSessionSecrets?: readonly string[];
  homeCountry?: PhoneCountry;
}

/**
 * Creates the functions that recognise submissions of erased people by keyed hashes, which reveal nothing without the
 * secret. They also accept hashes made with former secrets.
 */
export function createErasedPeople(
  secret: string,
  { formerSessionSecrets = [], homeCountry }: ErasureOptions = {},
) {
  const secrets = [secret, ...formerSessionSecrets];
  const hash = hashWith(secret);

  const ownHashes = ({ table, columns }: Sent) => {
    const email = textOfRole(table, columns, 'email');
    const phones = erasureKeys(
      textOfRole(table, columns, 'phone'),
      phoneCountryOf(table, columns, homeCountry),
    );
    return secrets
      .map(hashWith)
      .flatMap((hashOf) => [
        ...(email === '' ? [] : [hashOf('email', emailKey(email))]),
        ...phones.flatMap(prefixesOf).map((key) => hashOf('part', key)),
        ...phones.map((key) => hashOf('phone', key)),
      ]);
  };

  return {
    /** Id of the secret that `hashesOf` uses. */
    key: keyOf(secret),
    /** Returns whether hashes made with the secret of this id are recognised. */
    knows: (key: string): boolean => secrets.some((known) => keyOf(known) === key),
    /**
     * Returns the hashes to store for an erased person. A phone number matches a submission if one of the two numbers
     * ends with the other.
     */
    hashesOf: ({ email, phone = '' }: PersonKey): string[] => {
      if (email !== undefined) return [hash('email', emailKey(email))];
      const keys = erasureKeys(phone, homeCountry);
      return [
        ...keys.map((key) => hash('part', key)),
        ...new Set(keys.flatMap(prefixesOf).map((key) => hash('phone', key))),
      ];
    },
    /**
     * Returns the submissions of people who were erased after submitting; only the keys of these submissions may be
     * stored. In a transaction, it locks the rows it reads, so that no concurrent erasure is missed.
     */
    among: async <Item extends Sent>(
      trx: Knex.Transaction | Knex,
      submissions: readonly Item[],
    ): Promise<Set<Item>> => {
      const oldest = Math.min(...submissions.map(({ receivedAt }) => receivedAt));
      const query = trx('erasures').select('at', 'hashes').where('at', '>=', oldest).orderBy('at');
      const erasures: { at: number; hashes: string }[] = await (trx.isTransaction ? query.forShare() : query);
      if (erasures.length === 0) return new Set();
      // The rows are ordered by time, so the map keeps the latest erasure of each hash.
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
