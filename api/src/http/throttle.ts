import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Count, ExchangeCounts } from '../db/shared-counts.ts';
import { tooMany } from './errors.ts';

const tenMinutes = 600;

/** How many keys are exchanged at a time, those with the most points first, and how many may wait for it. */
const largestExchange = 500;
const mostWaiting = 10_000;

/** After a failed exchange nobody waits for another one for so long: counts go on in the process. */
const pauseAfterFailure = 5000;

export interface Throttle {
  /** Takes one of the key's points; answers the seconds until there is one again where none is left, else 0. */
  take(key: string): Promise<number>;
  /** Like `take`, but throws 429 with Retry-After. */
  demand(key: string): Promise<void>;
  /** Throws 429 with Retry-After where the key has no points left; takes none. */
  check(key: string): Promise<void>;
  /** Gives a point back for an attempt that turned out welcome. */
  giveBack(key: string): Promise<void>;
  /** Exchanges with the other processes what was counted since; rejects where the database does not answer. */
  share(): Promise<void>;
}

interface ThrottleOptions {
  limit: number;
  /** Names the attempts in the refusal: 'sign-in attempts'. */
  what: string;
  /** Where counts are exchanged: tells these keys from those of other throttles. */
  name?: string;
  /** Undefined where each process counts for itself. */
  exchange?: ExchangeCounts | undefined;
  /** Whether `take` waits for an exchange; else others are heard of at the next `share`. */
  isAtOnce?: boolean;
}

/** Counts attempts per key in ten minutes, in this process and by what the others have told of theirs. */
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

  /** What the others have counted, as far as it has not expired. */
  function heardOf(key: string): Count | undefined {
    const heard = ofOthers.get(key);
    return heard && heard.expiresAt > Date.now() ? heard : undefined;
  }

  async function take(key: string) {
    const own = note(key, await limiter.consume(key).catch((refused: RateLimiterRes) => refused));
    if (isAtOnce && Date.now() >= silentUntil) await tell([own]).catch(() => undefined);
    const others = heardOf(key);
    if (own.points + (others?.points ?? 0) <= limit) return 0;
    // What was refused does not count: windows of several processes overlap, and would keep each other shut for ever.
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
