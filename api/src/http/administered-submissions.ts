import type { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import { type Cell, csvLines, sendCsv } from './csv.ts';
import { notFound } from './errors.ts';
import { readId } from './read-id.ts';
import { refuseForeignNavigation } from './same-origin.ts';
import { requireAdministrator } from './session.ts';
import { jsonArray, startStream } from './stream.ts';

interface Administered<Column extends string> {
  session: Middleware;
  submissions: {
    /** All of them, newest first. */
    all(): AsyncGenerator<Record<Column, Cell>[]>;
    /** Answers whether there was such a one. */
    remove(id: number): Promise<boolean>;
  };
  /** What one is called in messages: 'Lead'. */
  what: string;
  paths: { list: readonly string[]; one: string; export: string };
  /** The export's name, before its date, and its columns in their order (R56). */
  fileName: string;
  columns: readonly Column[];
}

/** Adds what a signed-in administrator does with a form's submissions: list, delete, export (spec section 7). */
export function addAdministered<Column extends string>(
  router: Router,
  { session, submissions, what, paths, fileName, columns }: Administered<Column>,
): Router {
  const sendList = async (ctx: Context) => {
    const body = await startStream(jsonArray(submissions.all()));
    ctx.type = 'application/json';
    ctx.body = body;
  };
  for (const path of paths.list) router.get(path, session, requireAdministrator, sendList);
  return router
    .delete(paths.one, session, requireAdministrator, async (ctx) => {
      const id = readId(ctx);
      if (id === undefined || !(await submissions.remove(id))) throw notFound(what);
      ctx.status = 204;
    })
    .get(paths.export, refuseForeignNavigation, session, requireAdministrator, (ctx) =>
      sendCsv(ctx, fileName, csvLines(columns, submissions.all())),
    );
}
