import { forms } from '@suite/contracts/forms/forms';
import { datePresetNames } from '@suite/contracts/list-filters';
import { type ListView, recordLimits, recordSorts, type SavedView } from '@suite/contracts/records';
import { line } from '@suite/contracts/text';
import type { Context } from 'koa';
import { mixed, object } from 'yup';
import { invalidInput } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { requireAccount } from '../../http/session.ts';
import {
  filterNames,
  filterText,
  readDay,
  readFilter,
  readText,
  readWord,
  refuseUnknown,
} from '../../records/read-filter.ts';

type Given = Readonly<Record<string, unknown>>;

const name = () => line({ label: 'Name', min: 1, max: recordLimits.viewName, message: 'Name is required' });

/** The body that renames a view. */
export const viewNameSchema = object({ name: name() });

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
export async function readSavedView(ctx: Context): Promise<Omit<SavedView, 'id'>> {
  const body = await readBody(ctx, bodySchema);
  const kind = readWord(body, 'kind', kinds);
  if (kind === undefined) throw wrong('kind', `kind must be one of ${kinds.join(', ')}`);
  const { view } = body;
  if (typeof view !== 'object' || view === null || Array.isArray(view))
    throw wrong('view', 'view must be an object');
  return { kind, name: body.name, view: readListView(view as Given, requireAccount(ctx).administratorId) };
}
