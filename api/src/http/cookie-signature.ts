import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type Koa from 'koa';

/**
 * Creates the signature of cookies. It equals that of Koa's own (Keygrip), which also imports the secret and compares by
 * two more HMACs for each request: a tenth of the time of a list.
 */
export function cookieSignature(secret: string): Exclude<Koa['keys'], string[]> {
  const key = createSecretKey(secret, 'utf8');
  const sign = (data: string) => createHmac('sha1', key).update(data).digest('base64url');
  const verify = (data: string, signature: string) =>
    isEqual(Buffer.from(sign(data)), Buffer.from(signature));
  return { sign, verify, index: (data, signature) => (verify(data, signature) ? 0 : -1) };
}

const isEqual = (expected: Buffer, given: Buffer) =>
  expected.length === given.length && timingSafeEqual(expected, given);
