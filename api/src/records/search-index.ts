import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import type { Term } from './record-search.ts';
import type { WordSample } from './word-sample.ts';

/** The index query omits conditions that match more than this many times the rows of the rarest one. */
const muchMore = 8;
/**
 * If every term is in more than this share of the sampled rows, the search reads rows in list order, which is then faster
 * than the full-text index.
 */
const common = 0.1;

/** An expression for the full-text index, and the sampled rows that match it. */
interface Condition {
  expression: string;
  rows: Set<number>;
}

/** Returns functions that write conditions in the syntax of the database's full-text index. */
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
 * Returns the one or two conditions that exclude the most rows. It is faster to check other conditions on the rows
 * found than to read all their entries in the index.
 */
function rarest(conditions: readonly Condition[]): Condition[] {
  const sorted = conditions.toSorted((one, other) => one.rows.size - other.rows.size);
  const most = muchMore * Math.max(1, sorted[0]?.rows.size ?? 0);
  return sorted.slice(0, 2).filter(({ rows }) => rows.size <= most);
}

export interface SearchPlan {
  /** Share of the sampled rows that match the search, from 0 to 1. */
  share: number;
  /** An expression that matches every row with the terms, and some others; undefined if the terms are too common. */
  expression: string | undefined;
}

/** Plans the search for terms, based on how common their tokens are in the sample. */
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

/** Selects rows that match an expression, using the full-text index. */
export const matchesExpression = (db: Knex, query: Knex.QueryBuilder, table: string, expression: string) =>
  isMySql(db)
    ? query.whereRaw('match (search_words) against (? in boolean mode)', [expression])
    : query.whereIn(
        'id',
        db(`${table}_words`).select('rowid').whereRaw(`${table}_words match ?`, [expression]),
      );
