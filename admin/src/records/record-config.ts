import type { ListedRecord, RecordKind } from '@suite/contracts/records';
import type { ReactNode } from 'react';
import type { SearchedAs } from './search/find-matches.ts';

export interface RecordColumn<Row> {
  id: string;
  title: string;
  /** A length, or its share of what the lengths leave. */
  width: string | number;
  /** What the list can be sorted by there. */
  sort?: 'name' | 'createdAt';
  /** Off until somebody chooses it. */
  isOptional?: boolean;
  render(row: Row): ReactNode;
}

/** One thing that was sent, as the side panel shows it. */
export interface RecordField<Row> {
  title: string;
  /** What can be done with it: write to it, call it. */
  as?: 'email' | 'phone' | 'text';
  /** How the search looks for it; undefined if it does not. */
  searchedAs?: SearchedAs;
  value(row: Row): string;
}

/** What the lists of the three kinds differ in; in the language of the screen. */
export interface RecordConfig<Row = ListedRecord> {
  kind: RecordKind;
  /** Names the tab and its table. */
  title: string;
  /** Stands in place of an empty list. */
  none: string;
  deleted: string;
  deleteFailed: string;
  columns: readonly RecordColumn<Row>[];
  fields: readonly RecordField<Row>[];
  /** What the search looks in, for a sentence: 'names and messages'. */
  searched: string;
  /** The specified columns of its CSV file. */
  exported: readonly string[];
}
