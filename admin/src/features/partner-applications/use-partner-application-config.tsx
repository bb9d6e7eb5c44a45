import { offeringTitle } from '@suite/contracts/offerings';
import type { ListedRecord } from '@suite/contracts/records';
import { useWords } from '../../language/use-words.ts';
import { commonColumns, searched, sent } from '../../records/common-columns.tsx';
import type { RecordConfig } from '../../records/record-config.ts';
import { useRecordWords } from '../../records/use-record-words.ts';
import { partnerApplicationWords } from './partner-application-words.ts';

/** Returns the configuration of the list 'Partner Applications'. */
export function usePartnerApplicationConfig(): RecordConfig<ListedRecord<'partner-applications'>> {
  const words = useWords(partnerApplicationWords);
  const recordWords = useRecordWords();
  const { name, createdAt, status, source } = commonColumns(recordWords);
  const { email } = recordWords.columns;
  return {
    kind: 'partner-applications',
    title: words.title,
    none: words.none,
    deleted: words.deleted,
    deleteFailed: words.deleteFailed,
    columns: [
      name,
      { id: 'organization', title: words.organization, width: 18, render: (row) => sent(row.organization) },
      { id: 'country', title: words.country, width: 12, render: (row) => sent(row.country) },
      {
        id: 'contactNumber',
        title: words.contactNumber,
        width: 16,
        render: (row) => searched(row.contactNumber, 'phone'),
      },
      { id: 'email', title: email, width: 20, render: (row) => searched(row.email, 'email') },
      { id: 'product', title: words.product, width: 18, render: (row) => sent(offeringTitle(row.product)) },
      {
        id: 'designation',
        title: words.designation,
        width: 14,
        isOptional: true,
        render: (row) => sent(row.designation),
      },
      {
        id: 'notes',
        title: words.notes,
        width: 20,
        isOptional: true,
        render: (row) => searched(row.notes, 'words', 200),
      },
      status,
      source,
      createdAt,
    ],
    searched: words.searched,
    fields: [
      { title: name.title, searchedAs: 'words', value: (row) => row.name },
      { title: words.organization, value: (row) => row.organization },
      { title: words.designation, value: (row) => row.designation },
      { title: words.country, value: (row) => row.country },
      { title: words.contactNumber, as: 'phone', searchedAs: 'phone', value: (row) => row.contactNumber },
      { title: email, as: 'email', searchedAs: 'email', value: (row) => row.email },
      { title: words.product, value: (row) => offeringTitle(row.product) },
      { title: words.notes, searchedAs: 'words', value: (row) => row.notes },
    ],
    exported: [
      'id',
      'name',
      'organization',
      'designation',
      'country',
      'contactNumber',
      'email',
      'product',
      'notes',
      'createdAt',
    ],
  };
}
