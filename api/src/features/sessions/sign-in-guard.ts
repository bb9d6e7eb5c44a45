import { addressKey } from '../../http/address-key.ts';
import { tooMany } from '../../http/errors.ts';
import type { Throttle } from '../../http/throttle.ts';

/** What is counted here, in the words of a refusal. */
export const signInAttempts = 'sign-in attempts';

/** Attempts on an account above its limit are checked one by one, this far apart, and this many may wait. */
const spacing = 1000;
const waitingRoom = 10;

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/**
 * Throttles sign-ins without locking anybody out (R24). Failures above the limit of `addresses` are refused unseen; above
 * that of `accounts` they are slowed down, so that guessing from many addresses gets nowhere while the right password
 * still opens the door. A success does not count.
 */
export function createSignInGuard({ addresses, accounts }: Record<'addresses' | 'accounts', Throttle>) {
  const waitForTurn = createTurns();

  return async function guarded<T>(
    { ip, username }: { ip: string; username: string },
    verify: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const address = addressKey(ip);
    await addresses.demand(address);
    const secondsLeft = await accounts.take(username);
    if (secondsLeft > 0) await waitForTurn(username);
    const verified = await verify();
    if (verified === undefined) {
      if (secondsLeft > 0) throw tooMany(signInAttempts, secondsLeft);
      return undefined;
    }
    await addresses.giveBack(address);
    if (secondsLeft === 0) await accounts.giveBack(username);
    return verified;
  };
}

/** One turn per account and second; throws 429 where too many wait already. */
function createTurns() {
  const nextTurns = new Map<string, number>();
  return async (username: string) => {
    const now = Date.now();
    for (const [name, turn] of nextTurns) if (turn <= now) nextTurns.delete(name);
    const turn = nextTurns.get(username) ?? now + spacing;
    if (turn > now + waitingRoom * spacing) throw tooMany(signInAttempts, waitingRoom);
    nextTurns.set(username, turn + spacing);
    await new Promise((resolve) => setTimeout(resolve, turn - now));
  };
}
