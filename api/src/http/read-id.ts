import type { Context } from 'koa';
import { invalidInput, notFound } from './errors.ts';

/** Returns the row id in the path. Throws 404 for `what` if it can't be the id of any row. */
export function readId(ctx: Context, what: string): number {
  const text: string = ctx.params.id;
  const id = Number(text);
  if (!/^[1-9]\d{0,9}$/.test(text) || id > 0xffffffff) throw notFound(what);
  return id;
}

/** Returns the Idempotency-Key; undefined if the request has none. Throws 400 if it is malformed. */
export function readIdempotencyKey(ctx: Context) {
  const given = ctx.get('Idempotency-Key');
  if (given === '') return undefined;
  if (!/^[\x21-\x7e]{1,128}$/.test(given))
    throw invalidInput('Idempotency-Key must be 1 to 128 visible ASCII characters');
  return given;
}
