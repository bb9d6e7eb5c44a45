import { recordLimits, type SavedView } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { isDuplicate } from '../../db/error-codes.ts';
import { inTransaction } from '../../db/in-transaction.ts';

async function unlessTaken<Result>(write: Promise<Result>): Promise<Result | 'taken'> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicate(error)) return 'taken';
    throw error;
  }
}

/** Creates the store of the list views that accounts have saved. */
export function createSavedViewRepository(db: Knex) {
  const own = (administratorId: number, id: number) =>
    db('saved_views').where({ id, administrator_id: administratorId });

  return {
    list: async (administratorId: number): Promise<SavedView[]> =>
      (await db('saved_views').where({ administrator_id: administratorId }).orderBy(['kind', 'name'])).map(
        ({ id, kind, name, view }) => ({ id, kind, name, view: JSON.parse(view) }),
      ),
    /** Saves a view. Returns its id, 'taken' for a name that the list has, or 'full' if the list has too many views. */
    add: (administratorId: number, { kind, name, view }: Omit<SavedView, 'id'>) =>
      unlessTaken(
        inTransaction<number | 'full'>(db, async (trx) => {
          // Locks the account, so that simultaneous calls can't exceed the limit.
          await trx('administrators').where({ id: administratorId }).forUpdate().first('id');
          const list = { administrator_id: administratorId, kind };
          const [row] = await trx('saved_views').where(list).count({ count: '*' });
          if (Number(row?.count) >= recordLimits.views) return 'full';
          const [id] = await trx('saved_views').insert({ ...list, name, view: JSON.stringify(view) });
          return id as number;
        }),
      ),
    /** Renames an account's own view. Returns whether it exists, or 'taken'. */
    rename: (administratorId: number, id: number, name: string) =>
      unlessTaken(
        own(administratorId, id)
          .update({ name })
          .then((count) => count > 0),
      ),
    /** Deletes an account's own view. Returns whether it existed. */
    remove: async (administratorId: number, id: number): Promise<boolean> =>
      (await own(administratorId, id).delete()) > 0,
  };
}
