import type { ListedRecord, RecordStatus } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import type { ComponentProps } from 'react';
import type { RecordColumn } from './record-config.ts';
import type { RecordWords } from './record-words.ts';
import type { SearchedAs } from './search/find-matches.ts';
import { Marked } from './search/Marked.tsx';
import { Timestamp } from './Timestamp.tsx';

const tones: Record<RecordStatus, NonNullable<ComponentProps<typeof Badge>['$tone']>> = {
  new: 'info',
  contacted: 'warning',
  won: 'success',
  lost: 'neutral',
};

/** A cell of text that a visitor sent, whatever the direction of its script; '-' where there is none. */
export const sent = (text: string) => <bdi>{text || '-'}</bdi>;

/** The same of a field that the search looks in, with its matches highlighted; at most `limit` characters of it. */
export const searched = (text: string, as?: SearchedAs, limit?: number) => (
  <bdi>{text ? <Marked text={text} as={as} limit={limit} /> : '-'}</bdi>
);

/** The columns that every kind has; status and source are off until somebody chooses them. */
export const commonColumns = ({ columns, statuses }: RecordWords) =>
  ({
    name: {
      id: 'name',
      title: columns.name,
      width: 20,
      sort: 'name',
      render: ({ name }) => searched(name),
    },
    createdAt: {
      id: 'createdAt',
      title: columns.createdAt,
      width: 'var(--time-width)',
      sort: 'createdAt',
      render: ({ createdAt }) => <Timestamp value={createdAt} />,
    },
    status: {
      id: 'status',
      title: columns.status,
      width: 11,
      isOptional: true,
      render: ({ status }) => <Badge $tone={tones[status]}>{statuses[status]}</Badge>,
    },
    source: {
      id: 'source',
      title: columns.source,
      width: 14,
      isOptional: true,
      render: ({ source }) => sent(source),
    },
  }) satisfies Record<string, RecordColumn<ListedRecord>>;
