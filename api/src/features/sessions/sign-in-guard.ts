import { addressKey } from '../../http/address-key.ts';
import { tooMany } from '../../http/errors.ts';
import { createThrottle } from '../../http/throttle.ts';

const what = 'sign-in attempts';

/** Attempts on an account above its limit are checked one by one, this far apart, and this many may wait. */
const spacing = 1000;
const waitingRoom = 10;

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/**
 * Throttles sign-ins without locking anybody out (R24). Failures above `limit` per address in ten minutes are refused
 * unseen; above it per account they are slowed down, so that guessing from many addresses gets nowhere while the right
 * password still opens the door. A success does not count.
 */
export function createSignInGuard(limit: number) {
  const addresses = createThrottle(limit, what);
  const accounts = createThrottle(limit, what);
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
    if (verified !== undefined) await Promise.all([addresses.giveBack(address), accounts.giveBack(username)]);
    else if (secondsLeft > 0) throw tooMany(what, secondsLeft);
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
    if (turn > now + waitingRoom * spacing) throw tooMany(what, waitingRoom);
    nextTurns.set(username, turn + spacing);
    await new Promise((resolve) => setTimeout(resolve, turn - now));
  };
}
