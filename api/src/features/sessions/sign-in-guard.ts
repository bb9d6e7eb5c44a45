import { usernameKey } from '@suite/contracts/credentials';
import { addressKey } from '../../http/address-of.ts';
import { tooMany } from '../../http/errors.ts';
import type { Throttle } from '../../http/throttle.ts';

/** Name of the attempts in error messages. */
export const signInAttempts = 'sign-in attempts';

/** Maximum number of attempts on one account that wait for their turn. */
const waitingRoom = 10;

interface SignInGuardOptions {
  addresses: Throttle;
  accounts: Throttle;
  /** Milliseconds between two checks of a password for an account above its limit. */
  spacing: number;
}

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/**
 * Creates the throttle for sign-ins, which never locks an account (docs/decisions/0050). An address above its limit is
 * refused without a password check. Attempts on an account above its limit are slowed down: guessing from many
 * addresses becomes useless, but the right password still works. Successful sign-ins do not count, and neither do those
 * that could not be checked.
 */
export function createSignInGuard({ addresses, accounts, spacing }: SignInGuardOptions) {
  const waitForTurn = createTurns(spacing);

  return async function guarded<T>(
    { ip, username }: { ip: string; username: string },
    verify: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const [address, account] = [addressKey(ip), usernameKey(username)];
    await addresses.demand(address);
    const secondsLeft = await accounts.take(account);
    if (secondsLeft > 0) await waitForTurn(account);
    const refund = async () => {
      await addresses.refund(address);
      if (secondsLeft === 0) await accounts.refund(account);
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

/** Creates a queue whose turns of an account are `spacing` milliseconds apart. Throws 429 if too many attempts wait. */
function createTurns(spacing: number) {
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
