import type { Middleware } from 'koa';
import { methodNotAllowed, notFound } from './errors.ts';

/** Reached where no route answered: 405 where the path is known by another method, else 404. */
export const noRoute: Middleware = (ctx) => {
  const matched: { methods: string[] }[] = ctx.matched ?? [];
  const methods = new Set(matched.flatMap((layer) => layer.methods));
  throw methods.size > 0 ? methodNotAllowed([...methods].sort().join(', ')) : notFound('Address');
};
