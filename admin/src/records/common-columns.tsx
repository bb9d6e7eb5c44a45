import type { ListedRecord, RecordStatus } from '@suite/contracts/records';
import { Badge } from '@suite/ui/Badge';
import type { ComponentProps } from 'react';
import { Timestamp } from '../list/Timestamp.tsx';
import type { RecordColumn } from './record-config.ts';
import type { RecordStrings } from './record-strings.ts';
import type { SearchedAs } from './search/find-matches.ts';
import { Highlighted } from './search/Highlighted.tsx';

const tones: Record<RecordStatus, NonNullable<ComponentProps<typeof Badge>['$tone']>> = {
  new: 'info',
  contacted: 'warning',
  won: 'success',
  lost: 'neutral',
};

/** Renders submitted text, isolated from the surrounding text direction; '-' if it is empty. */
export const sent = (text: string) => <bdi>{text || '-'}</bdi>;

/** Renders submitted text with the matches of the search highlighted; shows at most `limit` characters. */
export const searched = (text: string, as?: SearchedAs, limit?: number) => (
  <bdi>{text ? <Highlighted text={text} as={as} limit={limit} /> : '-'}</bdi>
);

/** Returns the columns that all kinds share; status and source are hidden by default. */
export const commonColumns = ({ columns, statuses }: RecordStrings) =>
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
