import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import type { Term } from './record-search.ts';
import type { WordSample } from './word-sample.ts';

/** The index is not asked for a condition that is met more than this many times as often as the rarest one. */
const muchMore = 8;
/** Terms that are each in more than this part of the sampled rows are found faster by the list than by the index. */
const common = 0.1;

/** An expression of the full-text index, and the sampled rows that meet it. */
interface Condition {
  expression: string;
  rows: Set<number>;
}

/** Returns how to write conditions for a database's full-text index. */
const syntaxOf = (db: Knex) =>
  isMySql(db)
    ? {
        token: (text: string) => text,
        all: (conditions: readonly string[]) => conditions.map((one) => `+${one}`).join(' '),
        any: (conditions: readonly string[]) => conditions.join(' '),
      }
    : {
        token: (text: string) => text.replace(/^\w+/, '"$&"'),
        all: (conditions: readonly string[]) => conditions.join(' AND '),
        any: (conditions: readonly string[]) => conditions.join(' OR '),
      };

/**
 * Returns the one or two conditions that exclude most rows. To check further ones, or a much more common one, on the
 * rows that these find takes less time than to read all of their entries in the index.
 */
function rarest(conditions: readonly Condition[]): Condition[] {
  const sorted = conditions.toSorted((one, other) => one.rows.size - other.rows.size);
  const most = muchMore * Math.max(1, sorted[0]?.rows.size ?? 0);
  return sorted.slice(0, 2).filter(({ rows }) => rows.size <= most);
}

export interface SearchPlan {
  /** Part of the sampled rows that the search finds. */
  share: number;
  /** An expression that every row with the terms matches, and some others; undefined if the terms are too common. */
  expression: string | undefined;
}

/** Returns how to search for terms, by how common their tokens are. */
export function planSearch(db: Knex, terms: readonly Term[], sample: WordSample): SearchPlan {
  const syntax = syntaxOf(db);
  const token = (text: string): Condition => ({
    expression: syntax.token(text),
    rows: sample.rowsWith(text.replace('*', '')),
  });
  const only = (conditions: readonly Condition[]) => (conditions.length === 1 ? conditions[0] : undefined);
  const all = (conditions: readonly Condition[]): Condition =>
    only(conditions) ?? {
      expression: `(${syntax.all(rarest(conditions).map(({ expression }) => expression))})`,
      rows: new Set(
        [...(conditions[0]?.rows ?? [])].filter((row) => conditions.every(({ rows }) => rows.has(row))),
      ),
    };
  const any = (conditions: readonly Condition[]): Condition =>
    only(conditions) ?? {
      expression: `(${syntax.any(conditions.map(({ expression }) => expression))})`,
      rows: new Set(conditions.flatMap(({ rows }) => [...rows])),
    };
  const conditions = terms.map(({ ways }) =>
    any(ways.map((words) => all(words.map(({ forms }) => any(forms.map((one) => all(one.map(token)))))))),
  );
  const { expression, rows } = all(conditions);
  const areCommon = conditions.every((one) => one.rows.size > common * sample.size);
  return { share: rows.size / sample.size, expression: areCommon ? undefined : expression };
}

/** Selects rows that meet an expression, by the full-text index. */
export const matchesExpression = (db: Knex, query: Knex.QueryBuilder, table: string, expression: string) =>
  isMySql(db)
    ? query.whereRaw('match (search_words) against (? in boolean mode)', [expression])
    : query.whereIn(
        'id',
        db(`${table}_words`).select('rowid').whereRaw(`${table}_words match ?`, [expression]),
      );
