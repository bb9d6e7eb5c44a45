import type { Router } from '@koa/router';
import type { AuditDetail, AuditKind } from '@suite/contracts/audit';
import { noteSchema } from '@suite/contracts/note-schema';
import { apiPaths } from '@suite/contracts/paths';
import { type BulkAction, type CountAnswer, recordLimits } from '@suite/contracts/records';
import type { Context } from 'koa';
import type { Audit } from '../http/audit.ts';
import { ApiError, forbidden, notFound } from '../http/errors.ts';
import { readBody } from '../http/read-body.ts';
import { readId } from '../http/read-id.ts';
import { readNumber, refuseUnknown } from '../http/read-query.ts';
import { requireAccount, requireAdministrator, requireSession } from '../http/session.ts';
import { jsonArray, startStream, untilClientLeaves } from '../http/stream.ts';
import { applyBulk, type Bulk, readBulk } from './bulk.ts';
import { writeCursor } from './cursor.ts';
import { readChange } from './read-change.ts';
import { filterNames, isWholeFolder, readFilter, readPageQuery } from './read-filter.ts';
import { flag, moveToTrash, type RecordAction, restore, unflag } from './record-actions.ts';
import type { ListPosition } from './record-order.ts';
import type { RecordRepository } from './record-repository.ts';

/** Adds the routes of a form's records. SECURITY.md lists what each role may do with them. */
export function addRecordRoutes(router: Router, records: RecordRepository, audit: Audit) {
  const { kind, table, path: formPath, recordName, isListedAtPath } = records.form;
  const { actions } = records;

  const idOf = (ctx: Context) => readId(ctx, recordName);

  async function sendAll(ctx: Context) {
    if (requireAccount(ctx).role !== 'administrator')
      throw forbidden(
        'Reading the whole list at once needs the administrator role: ask page by page (?limit=50)',
      );
    await audit.record(ctx, 'list-read', { kind });
    const body = await startStream(jsonArray(records.all()));
    ctx.type = 'application/json';
    ctx.body = body;
  }

  async function sendPage(ctx: Context) {
    const { filter, sort, cursor, limit } = readPageQuery(ctx, table);
    const [{ records: page, next, previous }, all] = await Promise.all([
      records.page(filter, sort, cursor, limit, untilClientLeaves(ctx)),
      isWholeFolder(filter) ? records.total(filter.folder) : undefined,
    ]);
    if (all) ctx.set('X-Total-Count', String(all.total));
    const link = (position: ListPosition, isBackward: boolean) => {
      const query = new URLSearchParams(ctx.query as Record<string, string>);
      query.set('cursor', writeCursor(table, sort, filter, { position, isBackward }));
      return `<${ctx.path}?${query}>; rel="${isBackward ? 'prev' : 'next'}"`;
    };
    const links = [...(next ? [link(next, false)] : []), ...(previous ? [link(previous, true)] : [])];
    if (links.length > 0) ctx.set('Link', links.join(', '));
    ctx.body = page;
  }

  /**
   * Applies actions to the record in the path. Throws 404 if it doesn't exist, or if `isNecessary` is set and nothing
   * changed. Returns whether anything changed.
   */
  async function changeOne(ctx: Context, given: readonly RecordAction[], isNecessary: boolean) {
    const { found, changed } = await actions.onIds(
      [idOf(ctx)],
      requireAccount(ctx).administratorId,
      ...given,
    );
    if (found.length === 0 || (isNecessary && changed === 0)) throw notFound(recordName);
    ctx.status = 204;
    return changed > 0;
  }

  /** Applies a `PATCH`. Assigning records and setting follow-ups needs the administrator role. */
  async function change(ctx: Context) {
    const changes = await readChange(ctx, records);
    const entries = changes.flatMap(({ entry }) => entry ?? []);
    if (entries.length > 0 && requireAccount(ctx).role !== 'administrator')
      throw forbidden('Your account may not do this');
    const actions = changes.map(({ action }) => action);
    if (!(await changeOne(ctx, actions, false))) return;
    for (const { kind: entryKind, detail } of entries)
      await audit.record(ctx, entryKind, { kind, id: idOf(ctx), ...detail });
  }

  /** Moves the record in the path to another folder. */
  async function move(ctx: Context, entry: AuditKind, action: RecordAction) {
    await changeOne(ctx, [action], true);
    await audit.record(ctx, entry, { kind, id: idOf(ctx) });
  }

  for (const path of [apiPaths.records(kind), ...(isListedAtPath ? [formPath] : [])])
    router.get(path, requireSession, (ctx) =>
      // A list that ignored a filter without a limit would send other records than those asked for.
      Object.keys(ctx.query).length === 0 ? sendAll(ctx) : sendPage(ctx),
    );

  router
    .get(apiPaths.countRecords(kind), requireSession, async (ctx) => {
      const { atMost, ...given } = ctx.query;
      refuseUnknown(given, filterNames);
      const filter = readFilter(given, requireAccount(ctx).administratorId);
      const most = readNumber({ atMost }, 'atMost', 1, recordLimits.count);
      const at = new Date().toISOString();
      const answer: CountAnswer = await records.count(filter, most, untilClientLeaves(ctx));
      ctx.body = most === undefined ? { ...answer, at } : answer;
    })
    .post(apiPaths.bulkRecords(kind), requireSession, async (ctx) => {
      const bulk = await readBulk(ctx, records);
      const { administratorId, role } = requireAccount(ctx);
      if (role !== 'administrator') refuseViewer(bulk);
      const answer = await applyBulk(records, bulk, administratorId);
      await audit.record(ctx, bulkAuditKinds[bulk.action], {
        kind,
        ...describeBulk(bulk),
        count: answer.count,
      });
      ctx.body = answer;
    })
    .get(apiPaths.record(kind, ':id'), requireSession, async (ctx) => {
      const detail = await records.detail(idOf(ctx));
      if (!detail) throw notFound(recordName);
      ctx.body = detail;
    })
    .patch(apiPaths.record(kind, ':id'), requireSession, change)
    .post(apiPaths.recordNotes(kind, ':id'), requireSession, async (ctx) => {
      const { text } = await readBody(ctx, noteSchema);
      const outcome = await actions.addNote(idOf(ctx), requireAccount(ctx).administratorId, text);
      if (outcome === 'unknown') throw notFound(recordName);
      if (outcome === 'full') throw tooManyNotes();
      ctx.status = 204;
    })
    .delete(apiPaths.record(kind, ':id'), requireAdministrator, (ctx) => move(ctx, 'deleted', moveToTrash()))
    .post(apiPaths.restoreRecord(kind, ':id'), requireAdministrator, (ctx) => move(ctx, 'restored', restore))
    .post(apiPaths.unflagRecord(kind, ':id'), requireAdministrator, (ctx) => move(ctx, 'unflagged', unflag))
    .post(apiPaths.flagRecord(kind, ':id'), requireAdministrator, (ctx) => move(ctx, 'flagged', flag));
}

const tooManyNotes = () =>
  new ApiError(
    409,
    'too_many_notes',
    `This record has ${recordLimits.notes} notes, which is the most it can have.`,
  );

const openToViewers: ReadonlySet<string> = new Set(['status', 'read']);

/** Throws 403 for a bulk change that needs the administrator role. */
function refuseViewer({ action, selection }: Bulk) {
  if (!openToViewers.has(action)) throw forbidden('Your account may not do this');
  if (!('ids' in selection))
    throw forbidden(
      'Changing all records that match a filter needs the administrator role: choose the records one by one',
    );
}

const bulkAuditKinds = {
  status: 'status-set',
  assign: 'assigned',
  followUp: 'follow-up-set',
  read: 'marked-read',
  delete: 'deleted',
  restore: 'restored',
  unflag: 'unflagged',
  flag: 'flagged',
} as const satisfies Record<BulkAction, AuditKind>;

/** Returns the audit log's details of a bulk change. A search may name a person, so its text is not logged. */
function describeBulk({ status, action, assignees, followUp, selection }: Bulk): AuditDetail {
  const filter = 'filter' in selection ? selection.filter : undefined;
  return {
    ...(action === 'status' && { status }),
    ...(action === 'assign' && { assignee: assignees.map(({ username }) => username).join(', ') }),
    ...(action === 'followUp' && { followUp: followUp ?? '' }),
    selection: Object.keys(selection)[0],
    ...(filter && { folder: filter.folder }),
    ...(filter?.q !== undefined && { isSearch: true }),
  };
}
