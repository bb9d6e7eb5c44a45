import type { Lead } from '@suite/contracts/lead';
import { useHost } from '@suite/host/HostContext';
import { EmptyState } from '@suite/ui/EmptyState';
import { isApiFailure } from '@suite/web-api';
import { format } from 'date-fns';
import { Inbox } from 'lucide-react';
import { useEffect } from 'react';
import { formatTime } from '../../language/format-time.ts';
import type { Language } from '../../language/language.ts';
import { useWords } from '../../language/use-words.ts';
import { ListFailure } from '../../records/ListFailure.tsx';
import { MoreButton } from '../../records/MoreButton.tsx';
import { RecordFrame } from '../../records/RecordFrame.tsx';
import { RecordSkeleton } from '../../records/RecordSkeleton.tsx';
import { Timestamp } from '../../records/Timestamp.tsx';
import { leadWords } from './lead-words.ts';
import { useListDashboardLeadsInfiniteQuery } from './leads-api.ts';

const formatLeadTime = (date: Date, language: Language) =>
  language === 'en' ? format(date, 'MMM d, yyyy HH:mm') : formatTime(date, language);

interface LeadTableProps {
  title: string;
  columns: readonly string[];
  leads: readonly Lead[];
}

function LeadTable({ title, columns, leads }: LeadTableProps) {
  return (
    <RecordFrame label={title} isWrapped>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leads.map(({ id, name, mobileNumber, email, createdAt }) => (
          <tr key={id}>
            <td data-cell="name">
              <bdi>{name}</bdi>
            </td>
            <td>
              <bdi>{mobileNumber}</bdi>
            </td>
            <td>
              <bdi>{email || 'N/A'}</bdi>
            </td>
            <td>
              <Timestamp value={createdAt} format={formatLeadTime} />
            </td>
          </tr>
        ))}
      </tbody>
    </RecordFrame>
  );
}

/** Renders the dashboard's list of leads. */
export function DashboardLeads() {
  const host = useHost();
  const words = useWords(leadWords);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useListDashboardLeadsInfiniteQuery();
  const leads = data?.pages.flatMap((page) => page.leads);
  const { title, columns, failure, failed, none, more, loadingMore } = words.dashboard;

  useEffect(() => {
    // An ended session opens the login instead.
    if (!error || (isApiFailure(error) && error.status === 401)) return;
    host.toast({ title: failure, description: failed, variant: 'destructive' });
  }, [error, host, failure, failed]);

  if (!leads) {
    if (error) return <ListFailure error={error} onRetry={refetch} />;
    return <RecordSkeleton label={title} titles={columns} />;
  }
  if (leads.length === 0) return <EmptyState icon={Inbox} title={none} />;
  return (
    <>
      <LeadTable title={title} columns={columns} leads={leads} />
      {hasNextPage && (
        <MoreButton isLoading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? loadingMore : more}
        </MoreButton>
      )}
    </>
  );
}
