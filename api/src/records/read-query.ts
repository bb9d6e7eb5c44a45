import { type RecordQuery, recordLimits, recordSorts } from '@suite/contracts/records';
import type { Context } from 'koa';
import { requireAccount } from '../http/session.ts';
import { type Cursor, readCursor } from './cursor.ts';
import { filterNames, readFilter, readNumber, readText, readWord, refuseUnknown } from './read-filter.ts';
import type { RowOrder } from './record-order.ts';
import { orderOf, type RowFilter } from './row-queries.ts';

const queryNames = [...filterNames, 'limit', 'cursor', 'sort'] satisfies (keyof RecordQuery)[];

export interface PageQuery {
  filter: RowFilter;
  sort: RowOrder;
  cursor: Cursor | undefined;
  limit: number;
}

/** Parses the query of a list page. Throws 400 with the name of the invalid parameter, or `invalid_cursor`. */
export function readPageQuery(ctx: Context, table: string): PageQuery {
  const { query } = ctx;
  refuseUnknown(query, queryNames);
  // readNumber returns undefined for a missing value. A page needs a limit, so 'none' makes it throw.
  const limit = readNumber({ limit: query.limit || 'none' }, 'limit', 1, recordLimits.page) as number;
  const filter = readFilter(query, requireAccount(ctx).administratorId);
  const sort = orderOf(filter, readWord(query, 'sort', recordSorts) ?? '-createdAt');
  const text = readText(query, 'cursor');
  const cursor = text === undefined ? undefined : readCursor(table, sort, filter, text);
  return { filter, sort, cursor, limit };
}
