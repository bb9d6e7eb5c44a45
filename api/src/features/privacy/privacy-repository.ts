import { setImmediate } from 'node:timers/promises';
import { byKind } from '@suite/contracts/forms/forms';
import {
  type ErasureReceipt,
  erasedSearch,
  type ListView,
  type PersonAnswer,
  type PersonKey,
  type RecordFilter,
} from '@suite/contracts/records';
import { matchesTerms } from '@suite/contracts/search';
import type { Knex } from 'knex';
import { inBatches } from '../../db/in-batches.ts';
import { wipeRemains } from '../../db/wipe-remains.ts';
import type { IdPage } from '../../http/id-page.ts';
import type { RecordRepository } from '../../records/record-repository.ts';
import { containsKey, namesPerson, type SearchedTexts } from '../../records/record-search.ts';
import { deriveOld } from '../../submissions/derive-old.ts';
import type { ErasureEntry } from '../../submissions/erasure-file.ts';
import type { ErasedPeople } from '../../submissions/erasures.ts';
import { columnNames } from '../../submissions/form-columns.ts';
import type { PhoneCountry } from '../../submissions/phone.ts';
import { searchTerms } from '../../submissions/search-text.ts';

interface PrivacyDeps {
  db: Knex;
  kinds: readonly RecordRepository[];
  homeCountry: PhoneCountry;
  erasedPeople: ErasedPeople;
  /** Stores an erasure outside the database, so that it can be repeated after a backup is restored. */
  enterErasure: (entry: ErasureEntry) => void;
  /** Wipes quarantined journal entries of erased people; returns the number of entries wiped. */
  eraseJournals: () => Promise<number>;
}

/** Id, time and submitted columns of a record. */
type SentRow = { id: number; created_at: number } & Record<string, string>;

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

/** Masks searches in the export ledger that find any of these records or contain the key of its person. */
async function forgetSearches(db: Knex, records: readonly SearchedTexts[], homeCountry: PhoneCountry) {
  const entries: { id: number; filter: string }[] = await db('exports')
    .select('id', 'filter')
    .where('filter', 'like', '%"q":%');
  for (const { id, filter } of entries) {
    const { q, ...others }: RecordFilter = JSON.parse(filter);
    if (q === undefined) continue;
    const terms = searchTerms(q);
    const hasKey = containsKey(q, homeCountry);
    if (!records.some((record) => matchesTerms(record.search_text, terms) || hasKey(record))) continue;
    await db('exports')
      .where({ id })
      .update({ filter: JSON.stringify({ ...others, q: erasedSearch }) });
  }
}

/**
 * Deletes saved views whose search names one of these people. Without its search, a view would list other records under
 * the same name.
 */
async function deleteViews(db: Knex, records: readonly SearchedTexts[], homeCountry: PhoneCountry) {
  const views: { id: number; view: string }[] = await db('saved_views')
    .select('id', 'view')
    .where('view', 'like', '%"q":%');
  const found = views.filter(({ view }) => {
    const { q }: ListView = JSON.parse(view);
    if (q === undefined) return false;
    const hasKey = containsKey(q, homeCountry);
    return records.some((record) => namesPerson(q, record) || hasKey(record));
  });
  await db('saved_views')
    .whereIn(
      'id',
      found.map(({ id }) => id),
    )
    .delete();
}

export type PrivacyRepository = ReturnType<typeof createPrivacyRepository>;

/** Creates the functions that find and erase everything stored about a person. */
export function createPrivacyRepository({
  db,
  kinds,
  homeCountry,
  erasedPeople,
  enterErasure,
  eraseJournals,
}: PrivacyDeps) {
  /** Derives the keys of rows written by an older release, so that a search for a person finds them. */
  const prepare = () =>
    deriveOld(
      db,
      kinds.map(({ form }) => form.table),
      homeCountry,
    );

  /** Erases records. Returns the number of notifications deleted with them. */
  async function eraseIds(records: RecordRepository, ids: readonly number[]): Promise<number> {
    let mails = 0;
    for (let start = 0; start < ids.length; start += portion) {
      const erased = await records.searchedTextsOf(ids.slice(start, start + portion));
      await forgetSearches(db, erased, homeCountry);
      await deleteViews(db, erased, homeCountry);
      mails += await records.actions.erase(ids.slice(start, start + portion));
      await setImmediate();
    }
    return mails;
  }

  async function eraseRecords(key: PersonKey): Promise<Omit<Erased, 'journal'>> {
    const erased = { ...byKind(() => 0), outbox: 0 };
    for (const records of kinds) {
      const ids = await records.idsOfPerson(key);
      erased[records.form.key] = ids.length;
      erased.outbox += await eraseIds(records, ids);
    }
    return erased;
  }

  const rowsOf = ({ form }: RecordRepository) =>
    inBatches<SentRow>(
      (last, size) =>
        db(form.table)
          .select('id', 'created_at', ...columnNames(form.table))
          .where('id', '>', last?.id ?? 0)
          .whereNot({ folder: 'erased' })
          .orderBy('id')
          .limit(size),
      1000,
    );

  return {
    find: async (key: PersonKey): Promise<PersonAnswer> => {
      await prepare();
      const found = byKind<unknown[]>(() => []);
      for (const records of kinds)
        found[records.form.key] = await records.details(await records.idsOfPerson(key));
      return found as unknown as PersonAnswer;
    },
    /**
     * Erases everything stored about a person. The erasure is recorded first, so that submissions still in the journal
     * are erased as well.
     */
    erase: async (
      key: PersonKey,
      by: { administratorId: number; username: string },
    ): Promise<ErasureReceipt> => {
      await prepare();
      const at = Date.now();
      const hashes = erasedPeople.hashesOf(key);
      const entry = { at, administratorId: by.administratorId, hashes, key: erasedPeople.key };
      enterErasure(entry);
      const [id] = await db('erasures').insert({
        at,
        administrator_id: by.administratorId,
        hashes: JSON.stringify(hashes),
        erased: '{}',
      });
      const erased: Erased = { ...(await eraseRecords(key)), journal: await eraseJournals() };
      await db('erasures')
        .where({ id })
        .update({ erased: JSON.stringify(erased) });
      enterErasure({ ...entry, erased });
      await wipeRemains(db);
      return { id: id as number, at: new Date(at).toISOString(), by: by.username, erased };
    },
    /** Repeats recorded erasures after a backup was restored. Returns the number of erased records. */
    replay: async (): Promise<number> => {
      await prepare();
      let sum = 0;
      for (const records of kinds)
        for await (const rows of rowsOf(records)) {
          const sent = rows.map((columns) => ({
            table: records.form.table,
            columns,
            receivedAt: columns.created_at,
          }));
          const erased = await erasedPeople.among(db, sent);
          await eraseIds(
            records,
            [...erased].map(({ columns }) => columns.id),
          );
          sum += erased.size;
        }
      return sum;
    },
    /** Returns up to `limit` receipts, newest first; if `before` is set, only those with lower ids. */
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
