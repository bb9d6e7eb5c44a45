import { offeringTitle } from '@suite/contracts/offerings';
import type { ListedRecord } from '@suite/contracts/records';
import { useStrings } from '../../language/use-strings.ts';
import { commonColumns, searched, sent } from '../../records/common-columns.tsx';
import type { RecordConfig } from '../../records/record-config.ts';
import { useRecordStrings } from '../../records/use-record-strings.ts';
import { partnerApplicationStrings } from './partner-application-strings.ts';

/** Returns the configuration of the list 'Partner Applications'. */
export function usePartnerApplicationConfig(): RecordConfig<ListedRecord<'partner-applications'>> {
  const strings = useStrings(partnerApplicationStrings);
  const recordStrings = useRecordStrings();
  const { name, createdAt, status, source } = commonColumns(recordStrings);
  const { email } = recordStrings.columns;
  return {
    kind: 'partner-applications',
    title: strings.title,
    none: strings.none,
    deleted: strings.deleted,
    deleteFailed: strings.deleteFailed,
    columns: [
      name,
      { id: 'organization', title: strings.organization, width: 18, render: (row) => sent(row.organization) },
      { id: 'country', title: strings.country, width: 12, render: (row) => sent(row.country) },
      {
        id: 'contactNumber',
        title: strings.contactNumber,
        width: 16,
        render: (row) => searched(row.contactNumber, 'phone'),
      },
      { id: 'email', title: email, width: 20, render: (row) => searched(row.email, 'email') },
      { id: 'product', title: strings.product, width: 18, render: (row) => sent(offeringTitle(row.product)) },
      {
        id: 'designation',
        title: strings.designation,
        width: 14,
        isOptional: true,
        render: (row) => sent(row.designation),
      },
      {
        id: 'notes',
        title: strings.notes,
        width: 20,
        isOptional: true,
        render: (row) => searched(row.notes, 'words', 200),
      },
      status,
      source,
      createdAt,
    ],
    searched: strings.searched,
    fields: [
      { title: name.title, searchedAs: 'words', value: (row) => row.name },
      { title: strings.organization, value: (row) => row.organization },
      { title: strings.designation, value: (row) => row.designation },
      { title: strings.country, value: (row) => row.country },
      { title: strings.contactNumber, as: 'phone', searchedAs: 'phone', value: (row) => row.contactNumber },
      { title: email, as: 'email', searchedAs: 'email', value: (row) => row.email },
      { title: strings.product, value: (row) => offeringTitle(row.product) },
      { title: strings.notes, searchedAs: 'words', value: (row) => row.notes },
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
