import type { Lead } from '@suite/contracts/lead';
import { apiPaths } from '@suite/contracts/paths';
import { ExportButton } from '../../records/ExportButton.tsx';
import { ListToolbar } from '../../records/ListToolbar.tsx';
import { RecordList } from '../../records/RecordList.tsx';
import type { Column } from '../../records/RecordTable.tsx';
import { Timestamp } from '../../records/Timestamp.tsx';
import { DeleteLeadButton } from './DeleteLeadButton.tsx';
import { useListLeadsQuery } from './leads-api.ts';

const columns: Column<Lead>[] = [
  { title: 'Name', render: ({ name }) => <bdi>{name}</bdi> },
  { title: 'Mobile', render: ({ mobileNumber }) => <bdi>{mobileNumber}</bdi> },
  { title: 'Email', render: ({ email }) => <bdi>{email || '-'}</bdi> },
  {
    title: 'Created At',
    render: ({ createdAt }) => <Timestamp value={createdAt} format={(date) => date.toLocaleString()} />,
  },
  { title: 'Actions', isActions: true, render: (lead) => <DeleteLeadButton lead={lead} /> },
];

/** The panel's tab 'Business Leads' (spec section 2). */
export function LeadPanel() {
  const leads = useListLeadsQuery();
  return (
    <>
      <ListToolbar
        count={leads.data?.length}
        noun={['lead', 'leads']}
        actions={<ExportButton path={apiPaths.exportBusinessLeads} />}
      />
      <RecordList label="Business Leads" columns={columns} noneWords="No leads found" list={leads} />
    </>
  );
}
