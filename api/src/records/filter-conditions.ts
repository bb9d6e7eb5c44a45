import { type FilterName, type FilterValues, listFilterNames } from '@suite/contracts/list-filters';
import { openStatuses } from '@suite/contracts/records';
import type { Knex } from 'knex';

/** Parsed values of the filters. */
export interface FilterRowValues extends Omit<FilterValues, 'assignee'> {
  /** Id of an account, or null for records without an assignee. */
  assignee?: number | null;
  /** The date with which `followUp` compares; set with it. */
  today?: string;
}

interface FilterCondition<Value> {
  /** The index of folder and the filter's column, by the end of its name. */
  index: string;
  /** Narrows a query to the rows with a value of the filter. */
  narrow(query: Knex.QueryBuilder, value: Value, values: FilterRowValues): void;
}

/** Columns of keys hold ASCII only, and MySQL fails to compare them with other text. */
const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

const conditions: {
  [Name in FilterName]: FilterCondition<Exclude<FilterRowValues[Name], undefined>>;
} = {
  status: { index: 'status', narrow: (query, status) => query.where('status', status) },
  source: {
    index: 'source',
    narrow: (query, source) => (isAscii(source) ? query.where('source', source) : query.whereRaw('1 = 0')),
  },
  unread: { index: 'read', narrow: (query) => query.whereNull('read_at') },
  assignee: {
    index: 'assignee',
    narrow: (query, id) => (id === null ? query.whereNull('assignee_id') : query.where('assignee_id', id)),
  },
  followUp: {
    index: 'due',
    narrow: (query, due, { today = '' }) =>
      due === 'overdue'
        ? query.where('follow_up', '<', today).whereIn('status', openStatuses)
        : query.where('follow_up', today),
  },
};

/** Returns the names of the filters that are set. */
export const activeFilters = (values: FilterRowValues): FilterName[] =>
  listFilterNames.filter((name) => values[name] !== undefined);

/** Narrows a query to the rows that match all filters that are set. */
export function narrowByFilters(query: Knex.QueryBuilder, values: FilterRowValues) {
  for (const name of activeFilters(values)) {
    const { narrow } = conditions[name] as FilterCondition<unknown>;
    narrow(query, values[name], values);
  }
}

/** Returns the end of the name of a filter's index. */
export const indexOfFilter = (name: FilterName): string => conditions[name].index;
