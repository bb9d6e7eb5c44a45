import type { ListedRecord } from '@suite/contracts/records';
import { useStrings } from '../../language/use-strings.ts';
import { commonColumns, searched } from '../../records/common-columns.tsx';
import type { RecordConfig } from '../../records/record-config.ts';
import { useRecordStrings } from '../../records/use-record-strings.ts';
import { leadStrings } from './lead-strings.ts';

/** Returns the configuration of the list 'Business Leads'. */
export function useLeadConfig(): RecordConfig<ListedRecord<'business-leads'>> {
  const strings = useStrings(leadStrings);
  const recordStrings = useRecordStrings();
  const { name, createdAt, status, source } = commonColumns(recordStrings);
  const { email } = recordStrings.columns;
  return {
    kind: 'business-leads',
    title: strings.title,
    none: strings.none,
    deleted: strings.deleted,
    deleteFailed: strings.deleteFailed,
    columns: [
      name,
      {
        id: 'mobileNumber',
        title: strings.mobile,
        width: '9.5rem',
        render: (lead) => searched(lead.mobileNumber, 'phone'),
      },
      { id: 'email', title: email, width: 22, render: (lead) => searched(lead.email, 'email') },
      status,
      source,
      createdAt,
    ],
    searched: strings.searched,
    fields: [
      { title: name.title, searchedAs: 'words', value: (lead) => lead.name },
      { title: strings.mobileNumber, as: 'phone', searchedAs: 'phone', value: (lead) => lead.mobileNumber },
      { title: email, as: 'email', searchedAs: 'email', value: (lead) => lead.email },
    ],
    exported: ['id', 'name', 'mobileNumber', 'email', 'createdAt'],
  };
}
