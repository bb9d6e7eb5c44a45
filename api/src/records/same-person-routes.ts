import { Router } from '@koa/router';
import type { Form } from '@suite/contracts/forms/forms';
import { apiPaths } from '@suite/contracts/paths';
import type { Middleware } from 'koa';
import { notFound } from '../http/errors.ts';
import { readId } from '../http/read-id.ts';
import { requireSession } from '../http/session.ts';
import type { SamePerson } from './same-person.ts';

interface SamePersonDeps {
  session: Middleware;
  forms: readonly Form[];
  samePerson: SamePerson;
}

/** Creates the routes that return a person's other records. */
export function samePersonRoutes({ session, forms, samePerson }: SamePersonDeps) {
  const router = new Router({ sensitive: true, strict: true });
  for (const form of forms)
    router.get(apiPaths.samePerson(form.kind, ':id'), session, requireSession, async (ctx) => {
      const id = readId(ctx);
      const found = id === undefined ? undefined : await samePerson(form, id);
      if (!found) throw notFound(form.recordName);
      ctx.body = found;
    });
  return router;
}
