import type { Context } from 'koa';
import { invalidInput } from './errors.ts';

/** Returns the row id in the path, or undefined if it can't be the id of any row. */
export function readId(ctx: Context): number | undefined {
  const text: string = ctx.params.id;
  const id = Number(text);
  return /^[1-9]\d{0,9}$/.test(text) && id <= 0xffffffff ? id : undefined;
}

/** Returns the Idempotency-Key; undefined if the request has none. Throws 400 if it is malformed. */
export function readIdempotencyKey(ctx: Context) {
  const given = ctx.get('Idempotency-Key');
  if (given === '') return undefined;
  if (!/^[\x21-\x7e]{1,128}$/.test(given))
    throw invalidInput('Idempotency-Key must be 1 to 128 visible ASCII characters');
  return given;
}
