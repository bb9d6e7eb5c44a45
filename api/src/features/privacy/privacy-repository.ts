import { setImmediate } from 'node:timers/promises';
import {
  type ByKind,
  type ErasureReceipt,
  erasedSearch,
  kindNames,
  type PersonAnswer,
  type PersonKey,
  type RecordFilter,
} from '@suite/contracts/records';
import type { Knex } from 'knex';
import type { IdPage } from '../../http/id-page.ts';
import { deriveOld } from '../../records/derive-old.ts';
import type { ErasedPeople } from '../../records/erasures.ts';
import type { RecordRepository } from '../../records/record-repository.ts';
import { finds, type SearchKeys } from '../../records/record-search.ts';

interface PrivacyParts {
  db: Knex;
  kinds: readonly RecordRepository[];
  erasedPeople: ErasedPeople;
  /** Wipes what journals keep aside of this person; answers how much that was. */
  eraseJournals: () => Promise<number>;
}

type Erased = ErasureReceipt['erased'];

const portion = 200;

const receiptOf = (row: {
  id: number;
  at: number;
  username: string | null;
  erased: string;
}): ErasureReceipt => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  by: row.username ?? '',
  erased: JSON.parse(row.erased),
});

/** The export ledger keeps what was searched for, which may have been this very person. */
async function forgetSearches(db: Knex, keys: readonly SearchKeys[]) {
  const entries: { id: number; filter: string }[] = await db('exports')
    .select('id', 'filter')
    .where('filter', 'like', '%"q":%');
  for (const { id, filter } of entries) {
    const { q, ...others }: RecordFilter = JSON.parse(filter);
    if (q === undefined || !keys.some((key) => finds(q, key))) continue;
    await db('exports')
      .where({ id })
      .update({ filter: JSON.stringify({ ...others, q: erasedSearch }) });
  }
}

export type PrivacyRepository = ReturnType<typeof createPrivacyRepository>;

/** Finds and erases all that is kept of one person (requirements.md section 4, step 7). */
export function createPrivacyRepository({ db, kinds, erasedPeople, eraseJournals }: PrivacyParts) {
  /** Rows of an older release are not found by their keys before they have some. */
  const prepare = () =>
    deriveOld(
      db,
      kinds.map(({ described }) => described.table),
    );

  async function eraseRecords(key: PersonKey): Promise<Omit<Erased, 'journal'>> {
    const erased = { businessLeads: 0, contacts: 0, partnerApplications: 0, outbox: 0 };
    for (const records of kinds) {
      const ids = await records.idsOfPerson(key);
      erased[kindNames[records.described.kind]] = ids.length;
      for (let start = 0; start < ids.length; start += portion) {
        await forgetSearches(db, await records.searchKeysOf(ids.slice(start, start + portion)));
        erased.outbox += await records.acts.erase(ids.slice(start, start + portion));
        await setImmediate();
      }
    }
    return erased;
  }

  return {
    find: async (key: PersonKey): Promise<PersonAnswer> => {
      await prepare();
      const found: ByKind<unknown[]> = { businessLeads: [], contacts: [], partnerApplications: [] };
      for (const records of kinds)
        found[kindNames[records.described.kind]] = await records.details(await records.idsOfPerson(key));
      return found as unknown as PersonAnswer;
    },
    /** What is on its way meanwhile is caught by the entry made first. */
    erase: async (
      key: PersonKey,
      by: { administratorId: number; username: string },
    ): Promise<ErasureReceipt> => {
      await prepare();
      const at = Date.now();
      const [id] = await db('erasures').insert({
        at,
        administrator_id: by.administratorId,
        hashes: JSON.stringify(erasedPeople.hashesOf(key)),
        erased: '{}',
      });
      const erased: Erased = { ...(await eraseRecords(key)), journal: await eraseJournals() };
      await db('erasures')
        .where({ id })
        .update({ erased: JSON.stringify(erased) });
      return { id: id as number, at: new Date(at).toISOString(), by: by.username, erased };
    },
    /** Newest first. */
    receipts: async ({ limit, before }: IdPage): Promise<ErasureReceipt[]> => {
      const query = db('erasures')
        .leftJoin('administrators', 'administrators.id', 'erasures.administrator_id')
        .orderBy('erasures.id', 'desc')
        .limit(limit)
        .select('erasures.id', 'at', 'username', 'erased');
      if (before !== undefined) query.where('erasures.id', '<', before);
      return (await query).map(receiptOf);
    },
  };
}
