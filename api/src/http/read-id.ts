import type { Context } from 'koa';

/** The row id in the path; undefined where it can't be one, which no row has either. */
export function readId(ctx: Context): number | undefined {
  const text: string = ctx.params.id;
  const id = Number(text);
  return /^[1-9]\d{0,9}$/.test(text) && id <= 0xffffffff ? id : undefined;
}
