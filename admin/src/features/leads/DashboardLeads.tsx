import { fieldsOf, shownValue } from '@suite/contracts/forms/form';
import { leadForm } from '@suite/contracts/forms/lead';
import type { ListedRecord } from '@suite/contracts/records';
import { useHost } from '@suite/host/HostContext';
import { telephoneUrl } from '@suite/site/telephone-url';
import { EmptyState } from '@suite/ui/EmptyState';
import { TextLink } from '@suite/ui/TextLink';
import { token } from '@suite/ui/theme';
import { format } from 'date-fns';
import { Inbox } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { isSessionEnd } from '../../language/failure-strings.ts';
import { formatTime } from '../../language/format-time.ts';
import type { Language } from '../../language/language.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { ColumnTitles } from '../../list/ColumnTitles.tsx';
import { ListFailure } from '../../list/ListFailure.tsx';
import { ListFrame } from '../../list/ListFrame.tsx';
import { ListSkeleton } from '../../list/ListSkeleton.tsx';
import { MoreButton } from '../../list/MoreButton.tsx';
import { Timestamp } from '../../list/Timestamp.tsx';
import { mailUrl } from '../../records/contact-links.ts';
import { formConfig } from '../../records/form-config.tsx';
import { recordStrings } from '../../records/record-strings.ts';
import { Hint } from '../../screen/Hint.tsx';
import { dashboardStrings } from './dashboard-strings.ts';
import { useListDashboardLeadsInfiniteQuery } from './leads-api.ts';

const formatLeadTime = (date: Date, language: Language) =>
  language === 'en' ? format(date, 'MMM d, yyyy HH:mm') : formatTime(date, language);

const fields = fieldsOf(leadForm);

type Field = (typeof fields)[number];
type Lead = ListedRecord<typeof leadForm.kind>;

interface LeadTableProps {
  title: string;
  columns: Record<string, string>;
  leads: readonly Lead[];
}

function LeadTable({ title, columns, leads }: LeadTableProps) {
  return (
    <Table>
      <ListFrame label={title} isWrapped>
        <ColumnTitles titles={columns} />
        <tbody>
          {leads.map((lead) => (
            <tr key={lead.id}>
              {fields.map((field) => (
                <td key={field.name} data-cell={field.role === 'name' ? 'name' : undefined}>
                  <LeadValue field={field} lead={lead} />
                </td>
              ))}
              <td>
                <Timestamp value={lead.createdAt} format={formatLeadTime} />
              </td>
            </tr>
          ))}
        </tbody>
      </ListFrame>
    </Table>
  );
}

/** Returns the address that calls a lead or writes to it; undefined for other fields. */
function contactUrl({ role }: Field, { phoneNumber, email }: Lead): string | undefined {
  if (role === 'phone' && phoneNumber) return telephoneUrl(phoneNumber);
  return role === 'email' && email ? mailUrl(email) : undefined;
}

function LeadValue({ field, lead }: { field: Field; lead: Lead }) {
  const url = contactUrl(field, lead);
  const value = <Value>{shownValue(field, lead) || 'N/A'}</Value>;
  return url ? <ContactLink href={url}>{value}</ContactLink> : value;
}

/* On a phone, a lead has two lines: its name and time, and the ways to reach it. */
const Table = styled.div`
  th:nth-child(3) {
    width: 32%;
  }

  @media (width < 40rem) {
    && tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      column-gap: ${token('space', 3)};
    }

    td:last-child {
      order: -1;
    }

    td[data-cell='name'] {
      flex: 1 1 50%;
      order: -2;
    }
  }
`;

const Value = styled.bdi`
  [data-cell='name'] > & {
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
  }
`;

/* A target of 24 px, on the line of the other cells. */
const ContactLink = styled(TextLink)`
  font-weight: ${token('weight', 'medium')};

  @media (width >= 40rem) {
    padding-block: 4px;
  }
`;

const Count = styled(Hint)`
  margin-bottom: ${token('space', 3)};
  font-variant-numeric: tabular-nums;
`;

/** Renders the dashboard's list of leads. */
export function DashboardLeads() {
  const host = useHost();
  const strings = useStrings(dashboardStrings);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useListDashboardLeadsInfiniteQuery();
  const leads = data?.pages.flatMap((page) => page.leads);
  const total = data?.pages[0]?.total;
  const { createdAt, failure, failed, more } = strings;
  const language = useLanguage();
  const { title, none } = formConfig(leadForm, language, useStrings(recordStrings));
  const columns = {
    ...Object.fromEntries(fields.map(({ name, label }) => [name, label[language]])),
    createdAt,
  };

  useEffect(() => {
    // An ended session opens the login instead.
    if (!error || isSessionEnd(error)) return;
    host.toast({ title: failure, description: failed, variant: 'destructive' });
  }, [error, host, failure, failed]);

  if (!leads) {
    if (error) return <ListFailure error={error} onRetry={refetch} />;
    return (
      <ListSkeleton label={title} columns={Object.values(columns).map((column) => ({ title: column }))} />
    );
  }
  if (leads.length === 0) return <EmptyState icon={Inbox} title={none} />;
  return (
    <>
      {total !== undefined && <Count>{strings.count(total)}</Count>}
      <LeadTable title={title} columns={columns} leads={leads} />
      {hasNextPage && (
        <MoreButton isLoading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {more}
        </MoreButton>
      )}
    </>
  );
}
