import type { Router } from '@koa/router';
import { forms } from '@suite/contracts/forms/forms';
import { datePresetNames } from '@suite/contracts/list-filters';
import { apiPaths } from '@suite/contracts/paths';
import { type ListView, recordLimits, recordSorts, type SavedView } from '@suite/contracts/records';
import { cleanLine, line } from '@suite/contracts/text';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { mixed, object } from 'yup';
import { ApiError, invalidField, notFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { readId } from '../../http/read-id.ts';
import { type Given, readDay, readText, readWord, refuseUnknown } from '../../http/read-query.ts';
import { requireAccount, requireSession } from '../../http/session.ts';
import { filterNames, filterText, readFilter } from '../../records/read-filter.ts';
import { createSavedViewRepository } from './saved-view-repository.ts';

/** A name that is written with combining accents looks the same, so it is the same. */
const name = () =>
  line({ label: 'Name', min: 1, max: recordLimits.viewName, message: 'Name is required' }, (text) =>
    cleanLine(text.normalize('NFC')),
  );

/** The body that renames a view. */
const viewNameSchema = object({ name: name() });

const bodySchema = object({ kind: mixed().nullable(), name: name(), view: mixed().nullable() });

const kinds = forms.map(({ kind }) => kind);

function readDays(given: Given): Pick<ListView, 'when' | 'from' | 'to'> {
  const when = readWord(given, 'when', datePresetNames);
  const [from, to] = [readDay(given, 'from'), readDay(given, 'to')];
  if (from !== undefined && to !== undefined && from > to)
    throw invalidField('to', 'to must not be before from');
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
  if (kind === undefined) throw invalidField('kind', `kind must be one of ${kinds.join(', ')}`);
  const { view } = body;
  if (typeof view !== 'object' || view === null || Array.isArray(view))
    throw invalidField('view', 'view must be an object');
  return { kind, name: body.name, view: readListView(view as Given, requireAccount(ctx).administratorId) };
}

/** What the API calls a saved view in error messages. */
const recordName = 'Saved view';

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

/** Adds the routes by which users list, save, rename and delete the list views of their account. */
export function addSavedViewRoutes(router: Router, db: Knex) {
  const savedViews = createSavedViewRepository(db);
  router
    .get(apiPaths.savedViews, requireSession, async (ctx) => {
      ctx.body = await savedViews.list(requireAccount(ctx).administratorId);
    })
    .post(apiPaths.savedViews, requireSession, async (ctx) => {
      const input = await readSavedView(ctx);
      const id = await savedViews.add(requireAccount(ctx).administratorId, input);
      if (id === 'taken') throw nameTaken();
      if (id === 'full') throw tooManyViews();
      ctx.status = 201;
      ctx.body = { id, ...input } satisfies SavedView;
    })
    .patch(apiPaths.savedView(':id'), requireSession, async (ctx) => {
      const { name } = await readBody(ctx, viewNameSchema);
      const id = readId(ctx, recordName);
      const renamed = await savedViews.rename(requireAccount(ctx).administratorId, id, name);
      if (renamed === 'taken') throw nameTaken();
      if (!renamed) throw notFound(recordName);
      ctx.status = 204;
    })
    .delete(apiPaths.savedView(':id'), requireSession, async (ctx) => {
      const id = readId(ctx, recordName);
      const isRemoved = await savedViews.remove(requireAccount(ctx).administratorId, id);
      if (!isRemoved) throw notFound(recordName);
      ctx.status = 204;
    });
}
