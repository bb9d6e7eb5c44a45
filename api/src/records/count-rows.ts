import type { CountAnswer } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import { beginsWith, containsTerms, readSearch } from './record-search.ts';
import { createRowQueries, type RowFilter } from './row-queries.ts';
import { matchesExpression, planSearch } from './search-index.ts';
import type { TakeWordSample } from './word-sample.ts';

/** Maximum number of rows that a count examines. */
const mostExamined = 10_000;

/** Rows that one index finds, and the conditions that they must also meet. */
interface Candidates {
  /** Selects only the id. */
  rows: Knex.QueryBuilder;
  check(rows: Knex.QueryBuilder): Knex.QueryBuilder;
}

/** Filters that have an index, by the end of its name; those that exclude the most rows come first. */
const indexed = [
  ['follow_up', 'followUp'],
  ['assignee', 'assignee'],
  ['source', 'source'],
  ['status', 'status'],
  ['read', 'unread'],
] as const;

/** Creates the function that counts matching rows of one form's table, and examines a limited number for that. */
export function createRowCounter(db: Knex, table: string, takeSample: TakeWordSample) {
  const { selectUnindexed, selectFrom } = createRowQueries(db, table);

  /** Selects the rows that the most selective index of the filter finds. */
  function byOneIndex(filter: RowFilter): Knex.QueryBuilder {
    const { folder, from, to } = filter;
    const [suffix, name] = indexed.find(([, known]) => filter[known] !== undefined) ?? ['folder' as const];
    const part = name === undefined ? {} : { [name]: filter[name] };
    // The index of follow-up dates doesn't contain the time of submission.
    const times =
      name === 'followUp' ? {} : { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    const source = isMySql(db) ? db(db.raw('?? force index (??)', [table, `${table}_${suffix}`])) : db(table);
    return selectFrom(source, { folder, ...times, ...part }, ['id']);
  }

  /** Selects the rows of a search in as many lists as it can be found by. */
  async function bySearch(filter: RowFilter, text: string): Promise<Candidates[]> {
    const { email, phone, terms } = readSearch(text);
    const withKey = (column: string, key: string): Candidates => ({
      rows: beginsWith(db(table).select('id'), column, key),
      check: (rows) => rows,
    });
    const lists = [
      ...(email === undefined ? [] : [withKey('email_key', email)]),
      ...(phone === undefined ? [] : [withKey('phone_key', phone)]),
    ];
    if (terms.length === 0) return lists;
    const { expression } = planSearch(db, terms, await takeSample());
    const rows = expression
      ? matchesExpression(db, db(table).select('id'), table, expression)
      : byOneIndex(filter).orderBy('created_at', 'desc');
    return [...lists, { rows, check: (matching) => containsTerms(db, matching, terms) }];
  }

  /** Returns the ids of at most `limit` matching candidates, and whether further rows may match. */
  async function idsOf({ rows, check }: Candidates, filter: RowFilter, limit: number) {
    const candidates = rows.limit(mostExamined).as('candidates');
    const matching = selectUnindexed(filter, [`${table}.id`]).join(
      candidates,
      'candidates.id',
      `${table}.id`,
    );
    const ids: number[] = await check(matching).limit(limit).pluck(`${table}.id`);
    if (ids.length === limit) return { ids, isCut: true };
    const [row]: { examined?: number | string }[] = await db.count({ examined: '*' }).from(candidates);
    return { ids, isCut: Number(row?.examined) === mostExamined };
  }

  /**
   * Counts up to `most` matching rows. `isMinimum` is set if there are or may be more: more than `most` match, or more
   * rows would have to be examined.
   */
  return async (filter: RowFilter, most: number): Promise<CountAnswer> => {
    const candidates =
      filter.q === undefined
        ? [{ rows: byOneIndex(filter), check: (rows: Knex.QueryBuilder) => rows }]
        : await bySearch(filter, filter.q);
    const lists = await Promise.all(candidates.map((one) => idsOf(one, filter, most + 1)));
    const { size } = new Set(lists.flatMap(({ ids }) => ids));
    return { count: Math.min(size, most), ...(lists.some(({ isCut }) => isCut) && { isMinimum: true }) };
  };
}
