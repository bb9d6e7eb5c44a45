import type { ListedRecord } from '@suite/contracts/records';
import { useWords } from '../../language/use-words.ts';
import { commonColumns, searched } from '../../records/common-columns.tsx';
import type { RecordConfig } from '../../records/record-config.ts';
import { useRecordWords } from '../../records/use-record-words.ts';
import { leadWords } from './lead-words.ts';

/** Returns the configuration of the list 'Business Leads'. */
export function useLeadConfig(): RecordConfig<ListedRecord<'business-leads'>> {
  const words = useWords(leadWords);
  const recordWords = useRecordWords();
  const { name, createdAt, status, source } = commonColumns(recordWords);
  const { email } = recordWords.columns;
  return {
    kind: 'business-leads',
    title: words.title,
    none: words.none,
    deleted: words.deleted,
    deleteFailed: words.deleteFailed,
    columns: [
      name,
      {
        id: 'mobileNumber',
        title: words.mobile,
        width: '9.5rem',
        render: (lead) => searched(lead.mobileNumber, 'phone'),
      },
      { id: 'email', title: email, width: 22, render: (lead) => searched(lead.email, 'email') },
      status,
      source,
      createdAt,
    ],
    searched: words.searched,
    fields: [
      { title: name.title, searchedAs: 'words', value: (lead) => lead.name },
      { title: words.mobileNumber, as: 'phone', searchedAs: 'phone', value: (lead) => lead.mobileNumber },
      { title: email, as: 'email', searchedAs: 'email', value: (lead) => lead.email },
    ],
    exported: ['id', 'name', 'mobileNumber', 'email', 'createdAt'],
  };
}
