import { setTimeout as delay } from 'node:timers/promises';

/** Waits until the check returns true. Throws after a minute. */
export async function eventually(check: () => boolean | Promise<boolean>) {
  const ends = Date.now() + 60_000;
  while (!(await check())) {
    if (Date.now() > ends) throw new Error(`This never became true: ${check}`);
    await delay(20);
  }
}
