import type { Router } from '@koa/router';
import { type Form, forms } from '@suite/contracts/forms/forms';
import { apiPaths } from '@suite/contracts/paths';
import {
  type RecordKind,
  recordLimits,
  type SamePersonAnswer,
  type SamePersonRecord,
} from '@suite/contracts/records';
import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import { notFound } from '../http/errors.ts';
import { readId } from '../http/read-id.ts';
import { requireSession } from '../http/session.ts';
import { columnNames, columnOfRole, phoneCountryOf, textOfRole } from '../submissions/form-columns.ts';
import { allPhoneKeys, type PhoneCountry, type PhoneKeys } from '../submissions/phone.ts';
import { findByPhone, type PhoneIndex } from './find-by-phone.ts';
import { type RecordRow, timeText } from './row-mapping.ts';

type Match = SamePersonRecord['matches'][number];

interface Keys {
  email_key: string | null;
  phoneKeys: string[];
}

type FoundRow = Pick<RecordRow, 'id' | 'created_at' | 'status' | 'folder'> & PhoneKeys & { name: string };

/** Rows read per form and index; more than are shown, because some may be other numbers with the same ending. */
const mostRead = 100;

/** Creates the function that finds a person's other records in all forms by the keys of e-mail address and phone. */
function createSamePerson(db: Knex, homeCountry: PhoneCountry) {
  /** Selects rows by an index; without the hint, MySQL may read the primary key backwards to avoid sorting. */
  const rowsBy = (table: Form['table'], index: 'email' | PhoneIndex) =>
    db(isMySql(db) ? db.raw('?? force index (??)', [table, `${table}_${index}`]) : table)
      .select('id', 'created_at', 'status', 'folder', 'phone_key', 'second_phone_key')
      .select({ name: columnOfRole(table, 'name') })
      .whereNot({ folder: 'erased' })
      .limit(mostRead);

  async function byEmail(table: Form['table'], { email_key }: Keys): Promise<FoundRow[]> {
    return email_key ? rowsBy(table, 'email').where({ email_key }).orderBy('id', 'desc') : [];
  }

  const byPhone = (table: Form['table'], { phoneKeys }: Keys) =>
    findByPhone<FoundRow>({
      table,
      keys: phoneKeys,
      homeCountry,
      rowsBy: (index) => rowsBy(table, index),
    });

  async function inForm({ kind, table }: Form, keys: Keys): Promise<SamePersonRecord[]> {
    const found = new Map<number, SamePersonRecord>();
    const add = (rows: readonly FoundRow[], match: Match) => {
      for (const row of rows) {
        const matches = [...(found.get(row.id)?.matches ?? []), match];
        found.set(row.id, toRecord(kind, row, matches));
      }
    };
    add(await byEmail(table, keys), 'email');
    add(await byPhone(table, keys), 'phone');
    return [...found.values()];
  }

  return async ({ kind, table }: Form, id: number): Promise<SamePersonAnswer | undefined> => {
    const row = await db(table)
      .where({ id })
      .whereNot({ folder: 'erased' })
      .first('email_key', ...columnNames(table));
    if (!row) return undefined;
    const phone = textOfRole(table, row, 'phone');
    const keys: Keys = {
      email_key: row.email_key,
      phoneKeys: allPhoneKeys(phone, phoneCountryOf(table, row, homeCountry)),
    };
    const found = (await Promise.all(forms.map((form) => inForm(form, keys))))
      .flat()
      .filter((record) => record.kind !== kind || record.id !== id)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
    return {
      records: found.slice(0, recordLimits.samePerson),
      hasMore: found.length > recordLimits.samePerson,
    };
  };
}

const toRecord = (kind: RecordKind, row: FoundRow, matches: Match[]): SamePersonRecord => ({
  kind,
  id: row.id,
  name: row.name,
  createdAt: timeText(row.created_at),
  folder: row.folder as SamePersonRecord['folder'],
  status: row.status,
  matches,
});

/** Adds the routes that return a person's other records. */
export function addSamePersonRoutes(router: Router, db: Knex, homeCountry: PhoneCountry) {
  const samePerson = createSamePerson(db, homeCountry);
  for (const form of forms)
    router.get(apiPaths.samePerson(form.kind, ':id'), requireSession, async (ctx) => {
      const found = await samePerson(form, readId(ctx, form.recordName));
      if (!found) throw notFound(form.recordName);
      ctx.body = found;
    });
}
