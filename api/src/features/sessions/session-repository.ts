import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { type SessionStore, type SignedIn, sessionLifetime } from '../../http/session.ts';

/** A session that nobody used for this long has ended (R19). */
const idleLimit = 30 * 60 * 1000;

/** How stale `seen_at` may grow before a request writes it again. */
const seenPrecision = 60 * 1000;

/** Ids are kept as hashes, so a copy of the table opens no session (R16). */
const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

export function createSessionRepository(db: Knex): SessionStore {
  const table = () => db('sessions');
  return {
    get: async (id) => {
      const row = await table()
        .join('administrators', 'administrators.id', 'sessions.administrator_id')
        .where({ id_hash: hashOf(id), disabled_at: null })
        .where('sessions.created_at', '>', Date.now() - sessionLifetime)
        .where('seen_at', '>', Date.now() - idleLimit)
        .first('administrator_id', 'username', 'seen_at');
      if (!row) return undefined;
      if (row.seen_at < Date.now() - seenPrecision)
        await table()
          .where({ id_hash: hashOf(id) })
          .update({ seen_at: Date.now() });
      return { administratorId: row.administrator_id, username: row.username } satisfies SignedIn;
    },
    set: async (id, { administratorId }) => {
      await table()
        .where('seen_at', '<', Date.now() - idleLimit)
        .orWhere('created_at', '<', Date.now() - sessionLifetime)
        .delete();
      await table()
        .insert({
          id_hash: hashOf(id),
          administrator_id: administratorId,
          created_at: Date.now(),
          seen_at: Date.now(),
        })
        .onConflict('id_hash')
        .merge(['seen_at']);
    },
    destroy: async (id) => {
      await table()
        .where({ id_hash: hashOf(id) })
        .delete();
    },
  };
}
