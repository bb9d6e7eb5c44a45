import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Count, ExchangeCounts } from '../db/shared-counts.ts';
import { tooMany } from './errors.ts';

const tenMinutes = 600;

/** Keys sent per exchange, those with the most points first, and keys that may wait for one. */
const largestExchange = 500;
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
  giveBack(key: string): Promise<void>;
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
 * Creates a limit on attempts per key in ten minutes. Counts this process and, if shared, the others
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
  const untold = new Map<string, Count>();
  const ofOthers = new Map<string, Count>();
  let silentUntil = 0;

  function note(key: string, { consumedPoints, msBeforeNext }: RateLimiterRes): Count {
    const own = { key, points: Math.max(0, consumedPoints), expiresAt: Date.now() + msBeforeNext };
    if (exchange && (untold.size < mostWaiting || untold.has(key))) untold.set(key, own);
    return own;
  }

  async function tell(counts: readonly Count[]) {
    if (!exchange || counts.length === 0) return;
    try {
      const answers = await exchange(counts.map((count) => ({ ...count, key: `${name} ${count.key}` })));
      for (const { key } of counts) ofOthers.delete(key);
      for (const answer of answers) {
        const key = answer.key.slice(name.length + 1);
        ofOthers.set(key, { ...answer, key });
      }
    } catch (error) {
      silentUntil = Date.now() + pauseAfterFailure;
      throw error;
    }
  }

  /** Returns the count of the other processes, unless it has expired. */
  function heardOf(key: string): Count | undefined {
    const heard = ofOthers.get(key);
    return heard && heard.expiresAt > Date.now() ? heard : undefined;
  }

  async function take(key: string) {
    const own = note(key, await limiter.consume(key).catch((refused: RateLimiterRes) => refused));
    if (isAtOnce && Date.now() >= silentUntil) await tell([own]).catch(() => undefined);
    const others = heardOf(key);
    if (own.points + (others?.points ?? 0) <= limit) return 0;
    // Refused attempts must not count: overlapping windows of several processes would extend each other forever.
    await giveBack(key);
    const until = Math.max(own.expiresAt, others?.expiresAt ?? 0);
    return Math.max(1, Math.ceil((until - Date.now()) / 1000));
  }

  async function check(key: string) {
    const [own, others] = [await limiter.get(key), heardOf(key)];
    if ((own?.consumedPoints ?? 0) + (others?.points ?? 0) < limit) return;
    const left = Math.max(own?.msBeforeNext ?? 0, (others?.expiresAt ?? 0) - Date.now());
    throw tooMany(what, Math.max(1, Math.ceil(left / 1000)));
  }

  async function giveBack(key: string) {
    note(key, await limiter.reward(key));
  }

  return {
    take,
    demand: async (key) => {
      const seconds = await take(key);
      if (seconds > 0) throw tooMany(what, seconds);
    },
    check,
    giveBack,
    share: async () => {
      for (const key of ofOthers.keys()) if (!heardOf(key)) ofOthers.delete(key);
      for (const [key, { expiresAt }] of untold) if (expiresAt <= Date.now()) untold.delete(key);
      const told = [...untold.values()].sort((a, b) => b.points - a.points).slice(0, largestExchange);
      await tell(told);
      for (const count of told) if (untold.get(count.key) === count) untold.delete(count.key);
    },
  };
}
