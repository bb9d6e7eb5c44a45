import type { Lead } from '@suite/contracts/lead';
import { useHost } from '@suite/host/HostContext';
import { isApiFailure } from '@suite/web-api';
import { format } from 'date-fns';
import { useEffect } from 'react';
import { RecordList } from '../../records/RecordList.tsx';
import type { Column } from '../../records/RecordTable.tsx';
import { Timestamp } from '../../records/Timestamp.tsx';
import { useListDashboardLeadsQuery } from './leads-api.ts';

const columns: Column<Lead>[] = [
  { title: 'Name', render: ({ name }) => <bdi>{name}</bdi> },
  { title: 'Mobile Number', render: ({ mobileNumber }) => <bdi>{mobileNumber}</bdi> },
  { title: 'Email', render: ({ email }) => <bdi>{email || 'N/A'}</bdi> },
  {
    title: 'Created At',
    render: ({ createdAt }) => (
      <Timestamp value={createdAt} format={(date) => format(date, 'MMM d, yyyy HH:mm')} />
    ),
  },
];

/** The dashboard's list of leads (spec section 2). */
export function DashboardLeads() {
  const host = useHost();
  const leads = useListDashboardLeadsQuery();
  const { error } = leads;
  useEffect(() => {
    // A session that has ended opens the login instead.
    if (!error || (isApiFailure(error) && error.status === 401)) return;
    host.toast({ title: 'Error', description: 'Failed to fetch leads', variant: 'destructive' });
  }, [error, host]);
  return <RecordList label="Business Leads" columns={columns} noneWords="No leads found" list={leads} />;
}
