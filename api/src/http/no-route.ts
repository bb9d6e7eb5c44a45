import type { Middleware } from 'koa';
import { methodNotAllowed, notFound } from './errors.ts';

/** Answers requests that no route handled: 405 if the path supports other methods, else 404. */
export const noRoute: Middleware = (ctx) => {
  const matched: { methods: string[] }[] = ctx.matched ?? [];
  const methods = new Set(matched.flatMap((layer) => layer.methods));
  throw methods.size > 0 ? methodNotAllowed([...methods].sort().join(', ')) : notFound('Address');
};
