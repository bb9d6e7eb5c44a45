import { createHmac, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

/** Points counted under a key, valid until `expiresAt` (UTC milliseconds). */
export interface Count {
  key: string;
  points: number;
  expiresAt: number;
}

/** Publishes this process's counts and returns, for the same keys, the sums of all other processes' counts. */
export type ExchangeCounts = (counts: readonly Count[]) => Promise<readonly Count[]>;

interface SumRow {
  key_hash: string;
  points: number | string;
  expires_at: number | string;
}

/** Longest plausible time in milliseconds until a count expires. */
const longestLife = 60 * 60 * 1000;

export type SharedCounts = ReturnType<typeof createSharedCounts>;

/**
 * Shares rate-limit counts between the API processes that use one database. Each process writes only its own rows, and
 * writes before it reads: if two processes count at the same moment, at least one sees both counts. Keys contain IP
 * addresses and account names, so only keyed hashes are stored.
 */
export function createSharedCounts(db: Knex, secret: string) {
  const table = () => db('shared_counts');
  const holder = randomBytes(12).toString('base64url');
  const hashOf = (key: string) => createHmac('sha256', secret).update(`count ${key}`).digest('base64url');

  const exchange: ExchangeCounts = async (counts) => {
    const keys = new Map(counts.map(({ key }) => [hashOf(key), key]));
    await table()
      .insert(
        counts.map(({ key, points, expiresAt }) => ({
          holder,
          key_hash: hashOf(key),
          points,
          expires_at: expiresAt,
        })),
      )
      .onConflict(['holder', 'key_hash'])
      .merge(['points', 'expires_at']);
    const rows: SumRow[] = await table()
      .whereIn('key_hash', [...keys.keys()])
      .whereNot({ holder })
      .where('expires_at', '>', Date.now())
      .groupBy('key_hash')
      .select('key_hash')
      .sum({ points: 'points' })
      .max({ expires_at: 'expires_at' });
    return rows.map(({ key_hash, points, expires_at }) => ({
      key: keys.get(key_hash) as string,
      points: Number(points),
      expiresAt: Number(expires_at),
    }));
  };

  return {
    exchange,
    /** Deletes expired counts, also those of processes that have ended and those from before the clock was set back. */
    forget: async (): Promise<void> => {
      await table()
        .whereNotBetween('expires_at', [Date.now(), Date.now() + longestLife])
        .delete();
    },
  };
}
