import type { Context } from 'koa';
import { ApiError, invalidInput } from './errors.ts';

/** A page of a list that only grows: the entries before that id, newest first. */
export interface IdPage {
  limit: number;
  before: number | undefined;
}

/** Reads `limit` (1 to 200, else 50) and `cursor` of such a list. Throws 400. */
export function readIdPage({ query: { limit = '50', cursor } }: Context): IdPage {
  if (typeof limit !== 'string' || !/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 200)
    throw invalidInput('limit must be a whole number from 1 to 200');
  if (cursor !== undefined && (typeof cursor !== 'string' || !/^[1-9]\d{0,9}$/.test(cursor)))
    throw new ApiError(400, 'invalid_cursor', 'The cursor is not one of this list');
  return { limit: Number(limit), before: cursor === undefined ? undefined : Number(cursor) };
}

/** Answers a page of what was found, of which one more than `limit` was asked for, and says where the next one is. */
export function sendIdPage(ctx: Context, limit: number, found: readonly { id: number }[]) {
  const page = found.slice(0, limit);
  if (found.length > limit)
    ctx.set('Link', `<${ctx.path}?limit=${limit}&cursor=${page.at(-1)?.id}>; rel="next"`);
  ctx.body = page;
}
