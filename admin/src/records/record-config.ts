import type { ListedRecord, RecordKind } from '@suite/contracts/records';
import type { ReactNode } from 'react';

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
  /** The specified columns of its CSV file. */
  exported: readonly string[];
}
