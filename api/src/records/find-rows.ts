import { matchesTerms, type SearchTerm } from '@suite/contracts/search';
import type { Knex } from 'knex';
import { columnNames, type FormColumns } from '../submissions/form-columns.ts';
import type { PhoneCountry } from '../submissions/phone.ts';
import { searchTerms, searchText } from '../submissions/search-text.ts';
import type { SubmissionTable } from '../submissions/submission.ts';
import { inOrder, positionOf } from './record-order.ts';
import { matchesSearch } from './record-search.ts';
import type { RowQuery } from './row-queries.ts';
import type { Part } from './scan-rows.ts';

interface FoundRow {
  id: number;
  created_at: number;
  submission_id: string;
  /** Whether an earlier release wrote the row and its search text is not derived yet, so that it is searched here. */
  is_old: number;
}

/** Rows of which some may be old ones that are read at once. */
const portion = 500;

/** Creates the functions that search the parts of one form's list. */
export function createRowSearch(db: Knex, table: SubmissionTable, homeCountry: PhoneCountry) {
  const searched = ['id', 'created_at', 'submission_id', ...columnNames(table)];

  const isMatch = (row: FoundRow, terms: readonly SearchTerm[]) =>
    !row.is_old ||
    matchesTerms(
      searchText({ table, id: row.submission_id, columns: row as object as FormColumns }, homeCountry),
      terms,
    );

  /** Yields the matching rows of a part in portions, of which the first has at most `limit` rows. */
  async function* matchesOf(
    part: Part,
    { sort, columns, limit }: Pick<RowQuery, 'sort' | 'columns' | 'limit'>,
    terms: readonly SearchTerm[],
  ): AsyncGenerator<FoundRow[]> {
    const selected = [...new Set([...columns, ...searched])];
    let { after } = part;
    for (let size = limit; ; size = portion) {
      const query = matchesSearch(part.select(selected, after), terms);
      const rows: FoundRow[] = await inOrder(
        query.select(db.raw('search_text is null as is_old')),
        sort,
      ).limit(size);
      yield rows.filter((row) => isMatch(row, terms));
      const last = rows[size - 1];
      if (!last) return;
      after = positionOf(last, sort);
    }
  }

  return {
    /** Returns the first matching rows of these parts, in order. */
    async find(parts: AsyncIterable<Part>, asked: RowQuery, text: string): Promise<FoundRow[]> {
      const terms = searchTerms(text);
      const found: FoundRow[] = [];
      if (terms.length === 0) return found;
      for await (const part of parts)
        for await (const rows of matchesOf(part, { ...asked, limit: asked.limit - found.length }, terms)) {
          found.push(...rows);
          if (found.length >= asked.limit) return found.slice(0, asked.limit);
        }
      return found;
    },
    /** Counts the matching rows of a part. */
    async count(part: Part, sort: RowQuery['sort'], text: string): Promise<number> {
      const terms = searchTerms(text);
      if (terms.length === 0) return 0;
      const [sums] = await matchesSearch(part.select([], part.after), terms).count({
        all: '*',
        derived: 'search_text',
      });
      if (sums.all === sums.derived) return Number(sums.all);
      let sum = 0;
      for await (const rows of matchesOf(part, { sort, columns: [], limit: portion }, terms))
        sum += rows.length;
      return sum;
    },
  };
}
