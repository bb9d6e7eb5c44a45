import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Count, ExchangeCounts } from '../db/shared-counts.ts';
import { tooMany } from './errors.ts';

const tenMinutes = 600;

/** Maximum number of keys in one exchange; those with the most points go first. */
const largestExchange = 500;
/** Maximum number of keys that wait for an exchange. */
const mostWaiting = 10_000;

/** Milliseconds after a failed exchange during which `take` counts only in this process. */
const pauseAfterFailure = 5000;

export interface Throttle {
  /** Takes one of the key's points. Returns 0, or, if none is left, the seconds until the next one. */
  take(key: string): Promise<number>;
  /** Like `take`, but throws 429 with Retry-After. */
  demand(key: string): Promise<void>;
  /** Throws 429 with Retry-After if the key has no points left; takes none. */
  check(key: string): Promise<void>;
  /** Returns a point for an attempt that should not count, such as a successful sign-in. */
  refund(key: string): Promise<void>;
  /** Exchanges new counts with the other processes. Rejects if the database does not respond. */
  share(): Promise<void>;
}

interface ThrottleOptions {
  limit: number;
  /** Name of the attempts in the error message, such as 'sign-in attempts'. */
  what: string;
  /** Prefix that separates these keys from those of other throttles in the database. */
  name?: string;
  /** Exchange with the other processes; undefined if each process counts separately. */
  exchange?: ExchangeCounts | undefined;
  /** Whether `take` waits for an exchange; otherwise counts of other processes arrive with the next `share`. */
  isAtOnce?: boolean;
}

/**
 * Creates a limit on attempts per key in ten minutes. Counts the attempts in this process and, if shared, in the others
 * (docs/decisions/0122).
 */
export function createThrottle({
  limit,
  what,
  name = what,
  exchange,
  isAtOnce = false,
}: ThrottleOptions): Throttle {
  const limiter = new RateLimiterMemory({ points: limit, duration: tenMinutes });
  const unpublished = new Map<string, Count>();
  const otherCounts = new Map<string, Count>();
  let pausedUntil = 0;

  function remember(key: string, { consumedPoints, msBeforeNext }: RateLimiterRes): Count {
    const own = { key, points: Math.max(0, consumedPoints), expiresAt: Date.now() + msBeforeNext };
    if (exchange && (unpublished.size < mostWaiting || unpublished.has(key))) unpublished.set(key, own);
    return own;
  }

  async function publish(counts: readonly Count[]) {
    if (!exchange || counts.length === 0) return;
    try {
      const answers = await exchange(counts.map((count) => ({ ...count, key: `${name} ${count.key}` })));
      for (const { key } of counts) otherCounts.delete(key);
      for (const answer of answers) {
        const key = answer.key.slice(name.length + 1);
        otherCounts.set(key, { ...answer, key });
      }
    } catch (error) {
      pausedUntil = Date.now() + pauseAfterFailure;
      throw error;
    }
  }

  /** Returns the count of the other processes, unless it has expired. */
  function otherCountOf(key: string): Count | undefined {
    const count = otherCounts.get(key);
    return count && count.expiresAt > Date.now() ? count : undefined;
  }

  async function take(key: string) {
    const own = remember(key, await limiter.consume(key).catch((refused: RateLimiterRes) => refused));
    if (isAtOnce && Date.now() >= pausedUntil) await publish([own]).catch(() => undefined);
    const others = otherCountOf(key);
    if (own.points + (others?.points ?? 0) <= limit) return 0;
    // Refused attempts must not count: overlapping windows of several processes would extend each other forever.
    await refund(key);
    const until = Math.max(own.expiresAt, others?.expiresAt ?? 0);
    return Math.max(1, Math.ceil((until - Date.now()) / 1000));
  }

  async function check(key: string) {
    const [own, others] = [await limiter.get(key), otherCountOf(key)];
    if ((own?.consumedPoints ?? 0) + (others?.points ?? 0) < limit) return;
    const left = Math.max(own?.msBeforeNext ?? 0, (others?.expiresAt ?? 0) - Date.now());
    throw tooMany(what, Math.max(1, Math.ceil(left / 1000)));
  }

  async function refund(key: string) {
    remember(key, await limiter.reward(key));
  }

  return {
    take,
    demand: async (key) => {
      const seconds = await take(key);
      if (seconds > 0) throw tooMany(what, seconds);
    },
    check,
    refund,
    share: async () => {
      for (const key of otherCounts.keys()) if (!otherCountOf(key)) otherCounts.delete(key);
      for (const [key, { expiresAt }] of unpublished) if (expiresAt <= Date.now()) unpublished.delete(key);
      const published = [...unpublished.values()]
        .sort((a, b) => b.points - a.points)
        .slice(0, largestExchange);
      await publish(published);
      for (const count of published) if (unpublished.get(count.key) === count) unpublished.delete(count.key);
    },
  };
}
