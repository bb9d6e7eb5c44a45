import type { Context } from 'koa';

/** Returns the row id in the path, or undefined if it can't be the id of any row. */
export function readId(ctx: Context): number | undefined {
  const text: string = ctx.params.id;
  const id = Number(text);
  return /^[1-9]\d{0,9}$/.test(text) && id <= 0xffffffff ? id : undefined;
}
