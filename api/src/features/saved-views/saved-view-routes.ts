import { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import { recordLimits, type SavedView } from '@suite/contracts/records';
import type { Middleware } from 'koa';
import { ApiError, notFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { readId } from '../../http/read-id.ts';
import { requireAccount, requireSession } from '../../http/session.ts';
import { readSavedView, viewNameSchema } from './read-saved-view.ts';
import type { SavedViewRepository } from './saved-view-repository.ts';

interface SavedViewDeps {
  session: Middleware;
  savedViews: SavedViewRepository;
}

function nameTaken() {
  const message = 'You already have a view with this name for this list';
  return new ApiError(409, 'view_name_taken', message, { fields: { name: message } });
}

const tooManyViews = () =>
  new ApiError(
    409,
    'too_many_views',
    `You have ${recordLimits.views} saved views of this list. Delete one, then save this one.`,
  );

/** Creates the routes by which users list, save, rename and delete the list views of their account. */
export const savedViewRoutes = ({ session, savedViews }: SavedViewDeps) =>
  new Router({ sensitive: true, strict: true })
    .get(apiPaths.savedViews, session, requireSession, async (ctx) => {
      ctx.body = await savedViews.list(requireAccount(ctx).administratorId);
    })
    .post(apiPaths.savedViews, session, requireSession, async (ctx) => {
      const input = await readSavedView(ctx);
      const id = await savedViews.add(requireAccount(ctx).administratorId, input);
      if (id === 'taken') throw nameTaken();
      if (id === 'full') throw tooManyViews();
      ctx.status = 201;
      ctx.body = { id, ...input } satisfies SavedView;
    })
    .patch(apiPaths.savedView(':id'), session, requireSession, async (ctx) => {
      const { name } = await readBody(ctx, viewNameSchema);
      const id = readId(ctx) ?? 0;
      const renamed = await savedViews.rename(requireAccount(ctx).administratorId, id, name);
      if (renamed === 'taken') throw nameTaken();
      if (!renamed) throw notFound('Saved view');
      ctx.status = 204;
    })
    .delete(apiPaths.savedView(':id'), session, requireSession, async (ctx) => {
      const isRemoved = await savedViews.remove(requireAccount(ctx).administratorId, readId(ctx) ?? 0);
      if (!isRemoved) throw notFound('Saved view');
      ctx.status = 204;
    });
