import { createHash } from 'node:crypto';
import { ApiError } from '../http/errors.ts';
import { isPositionOf, type ListPosition, type RowOrder } from './record-order.ts';
import type { RowFilter } from './row-queries.ts';

const invalidCursor = () =>
  new ApiError(400, 'invalid_cursor', 'The cursor is not one of this list; begin at its first page');

/** Marks a cursor for paging backwards: its page ends before the position. */
const before = 'before';

const digestOf = (table: string, sort: RowOrder, filter: RowFilter) =>
  createHash('sha256')
    .update(JSON.stringify([table, sort, filter]))
    .digest('base64url')
    .slice(0, 8);

/** Position and reading direction of a page in its list. */
export interface Cursor {
  /** The page starts after this row, or ends before it if `isBackward` is set. */
  position: ListPosition;
  isBackward: boolean;
}

/** Encodes a cursor, bound to its list, sort order and filter. */
export const writeCursor = (
  table: string,
  sort: RowOrder,
  filter: RowFilter,
  { position: { group, key, id }, isBackward }: Cursor,
) =>
  Buffer.from(
    JSON.stringify([
      digestOf(table, sort, filter),
      group === undefined ? key : [group, key],
      id,
      ...(isBackward ? [before] : []),
    ]),
  ).toString('base64url');

/** Decodes a cursor. Throws 400 `invalid_cursor` for a cursor that `writeCursor` did not create for this list. */
export function readCursor(table: string, sort: RowOrder, filter: RowFilter, cursor: string): Cursor {
  const [digest, place, id, direction] = parse(cursor);
  const [group, key] = Array.isArray(place) ? place : [undefined, place];
  const isBackward = direction === before;
  if (direction !== undefined && !isBackward) throw invalidCursor();
  if (digest !== digestOf(table, sort, filter) || !isPositionOf(sort, key, group) || !isId(id))
    throw invalidCursor();
  return { position: { ...(group !== undefined && { group }), key, id }, isBackward };
}

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) >= 0;

function parse(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
