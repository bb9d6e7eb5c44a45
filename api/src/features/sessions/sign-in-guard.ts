import { addressKey } from '../../http/address-key.ts';
import { tooMany } from '../../http/errors.ts';
import type { Throttle } from '../../http/throttle.ts';

/** Name of the attempts in error messages. */
export const signInAttempts = 'sign-in attempts';

/** Attempts on an account above its limit are checked `spacing` milliseconds apart; at most `waitingRoom` may wait. */
const spacing = 1000;
const waitingRoom = 10;

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/**
 * Creates the throttle for sign-ins, which never locks an account (docs/decisions/0050). An address above its limit is
 * refused without a password check. Attempts on an account above its limit are slowed down: guessing from many
 * addresses becomes useless, but the right password still works. Successful sign-ins do not count, and neither do those
 * that could not be checked.
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
    const refund = async () => {
      await addresses.refund(address);
      if (secondsLeft === 0) await accounts.refund(username);
    };
    const verified = await verify().catch(async (error) => {
      await refund();
      throw error;
    });
    if (verified !== undefined) await refund();
    else if (secondsLeft > 0) throw tooMany(signInAttempts, secondsLeft);
    return verified;
  };
}

/** Creates a queue with one turn per account and second. Throws 429 if too many attempts wait. */
function createTurns() {
  const nextTurns = new Map<string, number>();
  return async (username: string) => {
    const now = performance.now();
    for (const [name, turn] of nextTurns) if (turn <= now) nextTurns.delete(name);
    const turn = nextTurns.get(username) ?? now + spacing;
    if (turn > now + waitingRoom * spacing) throw tooMany(signInAttempts, waitingRoom);
    nextTurns.set(username, turn + spacing);
    await new Promise((resolve) => setTimeout(resolve, turn - now));
  };
}
