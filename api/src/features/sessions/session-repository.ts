import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { type SessionStore, type SignedIn, sessionLifetime } from '../../http/session.ts';

/** A session that nobody used for this long has ended (R19). */
const idleLimit = 30 * 60 * 1000;

/** How stale `seen_at` may grow before a request writes it again. */
const seenPrecision = 60 * 1000;

/** Ids are kept as hashes, so a copy of the table opens no session (R16). */
const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

export interface SessionRepository extends SessionStore {
  /** Signs an administrator out everywhere. */
  revokeAll(administratorId: number): Promise<void>;
}

export function createSessionRepository(db: Knex, now: () => number = Date.now): SessionRepository {
  const table = () => db('sessions');
  return {
    get: async (id) => {
      const row = await table()
        .join('administrators', 'administrators.id', 'sessions.administrator_id')
        .where({ id_hash: hashOf(id), disabled_at: null })
        .where('sessions.created_at', '>', now() - sessionLifetime)
        .where('seen_at', '>', now() - idleLimit)
        .first('administrator_id', 'username', 'seen_at');
      if (!row) return undefined;
      if (row.seen_at < now() - seenPrecision)
        await table()
          .where({ id_hash: hashOf(id) })
          .update({ seen_at: now() });
      return { administratorId: row.administrator_id, username: row.username } satisfies SignedIn;
    },
    set: async (id, { administratorId }) => {
      await table()
        .where('seen_at', '<', now() - idleLimit)
        .orWhere('created_at', '<', now() - sessionLifetime)
        .delete();
      await table()
        .insert({
          id_hash: hashOf(id),
          administrator_id: administratorId,
          created_at: now(),
          seen_at: now(),
        })
        .onConflict('id_hash')
        .merge(['seen_at']);
    },
    destroy: async (id) => {
      await table()
        .where({ id_hash: hashOf(id) })
        .delete();
    },
    revokeAll: async (administratorId) => {
      await table().where({ administrator_id: administratorId }).delete();
    },
  };
}
