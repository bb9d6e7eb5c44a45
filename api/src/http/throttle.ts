import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from './errors.ts';

const tenMinutes = 600;

export interface Throttle {
  /** Takes one of the key's points; answers the seconds until there is one again where none is left, else 0. */
  take(key: string): Promise<number>;
  /** Like `take`, but throws 429 with Retry-After. */
  demand(key: string): Promise<void>;
  /** Gives a point back for an attempt that turned out welcome. */
  giveBack(key: string): Promise<void>;
}

/** Counts attempts per key in ten minutes. `what` names them in the refusal: 'sign-in attempts'. */
export function createThrottle(limit: number, what: string): Throttle {
  const limiter = new RateLimiterMemory({ points: limit, duration: tenMinutes });
  const take = (key: string) =>
    limiter.consume(key).then(
      () => 0,
      (refused: RateLimiterRes) => Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
    );
  return {
    take,
    demand: async (key) => {
      const seconds = await take(key);
      if (seconds > 0) throw tooMany(what, seconds);
    },
    giveBack: async (key) => {
      await limiter.reward(key);
    },
  };
}
