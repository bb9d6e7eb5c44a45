import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a free port below those that a system gives to connections (32,768 and up), so that no connection of another
 * test takes it before it is used.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(23_000, 32_000);
  const probe = createServer().listen(port);
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}
