import type { Context } from 'koa';
import { ApiError, invalidInput } from './errors.ts';
import { refuseUnknown } from './read-query.ts';

/** A page of an append-only list: the entries with ids below `before`, newest first. */
export interface IdPage {
  limit: number;
  before: number | undefined;
}

/** Reads the query parameters `limit` (1 to 200, default 50) and `cursor`. Throws 400. */
function readIdPage({ query: { limit = '50', cursor } }: Context): IdPage {
  if (typeof limit !== 'string' || !/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 200)
    throw invalidInput('limit must be a whole number from 1 to 200');
  if (cursor !== undefined && (typeof cursor !== 'string' || !/^[1-9]\d{0,9}$/.test(cursor)))
    throw new ApiError(400, 'invalid_cursor', 'The cursor is not one of this list');
  return { limit: Number(limit), before: cursor === undefined ? undefined : Number(cursor) };
}

/**
 * Sends the page that the query asks for, which links to the next one with the same filter. `read` is asked for one entry
 * more than a page has; `filterNames` are the parameters of the list's filter. Throws 400.
 */
export async function sendIdPage(
  ctx: Context,
  read: (page: IdPage) => Promise<readonly { id: number }[]>,
  filterNames: readonly string[] = [],
) {
  refuseUnknown(ctx.query, [...filterNames, 'limit', 'cursor']);
  const { limit, before } = readIdPage(ctx);
  const found = await read({ limit: limit + 1, before });
  const page = found.slice(0, limit);
  if (found.length > limit) {
    const { limit: _limit, cursor: _cursor, ...filter } = ctx.query as Record<string, string>;
    const query = new URLSearchParams({ limit: String(limit), cursor: String(page.at(-1)?.id), ...filter });
    ctx.set('Link', `<${ctx.path}?${query}>; rel="next"`);
  }
  ctx.body = page;
}
