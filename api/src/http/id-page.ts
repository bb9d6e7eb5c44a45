import type { Context } from 'koa';
import { ApiError, invalidInput } from './errors.ts';

/** A page of an append-only list: the entries with ids below `before`, newest first. */
export interface IdPage {
  limit: number;
  before: number | undefined;
}

/** Reads the query parameters `limit` (1 to 200, default 50) and `cursor`. Throws 400. */
export function readIdPage({ query: { limit = '50', cursor } }: Context): IdPage {
  if (typeof limit !== 'string' || !/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 200)
    throw invalidInput('limit must be a whole number from 1 to 200');
  if (cursor !== undefined && (typeof cursor !== 'string' || !/^[1-9]\d{0,9}$/.test(cursor)))
    throw new ApiError(400, 'invalid_cursor', 'The cursor is not one of this list');
  return { limit: Number(limit), before: cursor === undefined ? undefined : Number(cursor) };
}

/**
 * Sends a page. `found` holds up to `limit` + 1 entries; the extra one makes the answer link to the next page, with the
 * filter of this one.
 */
export function sendIdPage(ctx: Context, limit: number, found: readonly { id: number }[]) {
  const page = found.slice(0, limit);
  if (found.length > limit) {
    const { limit: _limit, cursor: _cursor, ...filter } = ctx.query as Record<string, string>;
    const query = new URLSearchParams({ limit: String(limit), cursor: String(page.at(-1)?.id), ...filter });
    ctx.set('Link', `<${ctx.path}?${query}>; rel="next"`);
  }
  ctx.body = page;
}
