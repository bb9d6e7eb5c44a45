import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { unavailable } from '../http/errors.ts';

/** OWASP's first recommendation for Argon2id. */
const cost = { memory: 19456, passes: 2, parallelism: 1, tagLength: 32 };
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

const hashesAtOnce = 4;
const hashesWaiting = 64;

const derive = promisify(
  (parameters: Argon2Parameters, done: (error: Error | null, key: Buffer<ArrayBuffer>) => void) =>
    argon2('argon2id', parameters, done),
);

const queue = pLimit(hashesAtOnce);

/**
 * Derives a key and limits how many are derived at once: each takes 19 MiB and a thread of the pool, and a flood of
 * sign-ins must not starve the rest of the process. Throws 503 if too many are waiting.
 */
async function deriveInQueue(password: string, nonce: Buffer) {
  if (queue.activeCount + queue.pendingCount >= hashesAtOnce + hashesWaiting) throw unavailable();
  return queue(derive, { message: password.normalize('NFKC'), nonce, ...cost });
}

/** Returns the password's Argon2id hash in PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveInQueue(password, salt);
  return `${prefix}${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Hash to compare with if the name is unknown, so that the check takes as long as for a known name. */
const dummyHash = `${prefix}${randomBytes(16).toString('base64url')}$${randomBytes(cost.tagLength).toString('base64url')}`;

/** Returns whether the password matches the hash. An undefined hash takes the same time and never matches. */
export async function verifyPassword(password: string, hash: string = dummyHash): Promise<boolean> {
  if (!hash.startsWith(prefix)) throw new Error('The password hash is of an unknown kind');
  const [salt = '', expected = ''] = hash.slice(prefix.length).split('$');
  const key = await deriveInQueue(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(key, Buffer.from(expected, 'base64url'));
}
