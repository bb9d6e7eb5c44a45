import { Router } from '@koa/router';
import { forms } from '@suite/contracts/forms/forms';
import { datePresetNames } from '@suite/contracts/list-filters';
import { apiPaths } from '@suite/contracts/paths';
import { type ListView, recordLimits, recordSorts, type SavedView } from '@suite/contracts/records';
import { line } from '@suite/contracts/text';
import type { Context, Middleware } from 'koa';
import { mixed, object } from 'yup';
import { ApiError, invalidInput, notFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { readId } from '../../http/read-id.ts';
import { requireAccount, requireSession } from '../../http/session.ts';
import {
  filterNames,
  filterText,
  readDay,
  readFilter,
  readText,
  readWord,
  refuseUnknown,
} from '../../records/read-filter.ts';
import type { SavedViewRepository } from './saved-view-repository.ts';

type Given = Readonly<Record<string, unknown>>;

const name = () => line({ label: 'Name', min: 1, max: recordLimits.viewName, message: 'Name is required' });

/** The body that renames a view. */
const viewNameSchema = object({ name: name() });

const bodySchema = object({ kind: mixed().nullable(), name: name(), view: mixed().nullable() });

const kinds = forms.map(({ kind }) => kind);

const wrong = (field: string, message: string) => invalidInput(message, { [field]: message });

function readDays(given: Given): Pick<ListView, 'when' | 'from' | 'to'> {
  const when = readWord(given, 'when', datePresetNames);
  const [from, to] = [readDay(given, 'from'), readDay(given, 'to')];
  if (from !== undefined && to !== undefined && from > to) throw wrong('to', 'to must not be before from');
  return when ? { when } : { ...(from && { from }), ...(to && { to }) };
}

/** Parses a list view and leaves out default values. Throws 400 with the name of the invalid field. */
function readListView(given: Given, administratorId: number): ListView {
  refuseUnknown(given, [...filterNames, 'when', 'sort']);
  const { from: _from, to: _to, ...others } = given;
  const { folder, today: _today, ...filter } = filterText(readFilter(others, administratorId));
  const assignee = readText(given, 'assignee');
  const sort = readWord(given, 'sort', recordSorts);
  return {
    ...(folder !== 'inbox' && { folder }),
    ...filter,
    // 'me' stays the account that opens the view.
    ...(assignee !== undefined && { assignee }),
    ...readDays(given),
    ...(sort && sort !== '-createdAt' && { sort }),
  };
}

/** Reads the body that saves a view. Throws 400 with the name of the invalid field. */
async function readSavedView(ctx: Context): Promise<Omit<SavedView, 'id'>> {
  const body = await readBody(ctx, bodySchema);
  const kind = readWord(body, 'kind', kinds);
  if (kind === undefined) throw wrong('kind', `kind must be one of ${kinds.join(', ')}`);
  const { view } = body;
  if (typeof view !== 'object' || view === null || Array.isArray(view))
    throw wrong('view', 'view must be an object');
  return { kind, name: body.name, view: readListView(view as Given, requireAccount(ctx).administratorId) };
}

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
