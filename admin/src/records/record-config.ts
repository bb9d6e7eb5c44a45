import type { ListedRecord, RecordKind } from '@suite/contracts/records';
import type { ReactNode } from 'react';
import type { SearchedAs } from './search/find-matches.ts';

export interface RecordColumn {
  id: string;
  title: string;
  /** CSS length, or a number for a share of the remaining width. */
  width: string | number;
  /** Whether the column gives way to an open record where there is little room. */
  givesWay?: boolean;
  /** Whether the column is hidden by default. */
  isOptional?: boolean;
  /** Its place in the two lines of a row on a phone; an extra line if it has none. */
  onPhone?: 'contact' | 'time' | 'hidden';
  render(row: ListedRecord): ReactNode;
}

/** A submitted value in the side panel. */
export interface RecordField {
  title: string;
  /** Contact links to offer: e-mail or phone. */
  as?: 'email' | 'phone';
  /** How the search matches it; undefined if it is not searched. */
  searchedAs?: SearchedAs;
  /** Whether it is what the sender wrote, which the panel shows above the notes. */
  isMessage?: boolean;
  value(row: ListedRecord): string;
}

/** Configuration of the list of one kind of records, in the interface language. */
export interface RecordConfig {
  kind: RecordKind;
  /** Title of the tab and its table. */
  title: string;
  /** Text for an empty list. */
  none: string;
  deleted: string;
  deleteFailed: string;
  columns: readonly RecordColumn[];
  fields: readonly RecordField[];
  /** The searched contents as part of a sentence: 'names and messages'. */
  searched: string;
  /** Columns of a CSV file without choice. */
  defaultColumns: readonly string[];
  /** Columns that every CSV file of the panel also contains. */
  laterColumns: readonly string[];
}
