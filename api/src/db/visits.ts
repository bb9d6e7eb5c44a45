import type { Knex } from 'knex';

/** Milliseconds without a request after which a visit has ended. */
const pause = 30 * 60 * 1000;
/** Milliseconds that count as new during an account's first visit. */
const beforeFirst = 24 * 60 * 60 * 1000;

/** Records that an account is active; after a pause of 30 minutes this starts a new visit. */
export async function recordVisit(db: Knex, administratorId: number): Promise<void> {
  const at = Date.now();
  await db('visits')
    .insert({ administrator_id: administratorId, seen_at: at })
    .onConflict('administrator_id')
    .merge({
      // MySQL assigns in this order, so `seen_at` still has the old value here.
      previous_end: db.raw('case when visits.seen_at < ? then visits.seen_at else visits.previous_end end', [
        at - pause,
      ]),
      seen_at: at,
    });
}

/** Returns the end of the account's previous visit in UTC milliseconds. */
export async function lastVisitEnd(db: Knex, administratorId: number): Promise<number> {
  const row = await db('visits').where({ administrator_id: administratorId }).first('previous_end');
  return row?.previous_end ?? Date.now() - beforeFirst;
}
