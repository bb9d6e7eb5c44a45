import type { ListedRecord } from '@suite/contracts/records';
import { useStrings } from '../../language/use-strings.ts';
import { commonColumns, searched } from '../../records/common-columns.tsx';
import type { RecordConfig } from '../../records/record-config.ts';
import { useRecordStrings } from '../../records/use-record-strings.ts';
import { contactStrings } from './contact-strings.ts';

/** Number of characters of a message in the list; the side panel shows the full text. */
const shown = 120;

/** Returns the configuration of the list 'Contact Messages'. */
export function useContactConfig(): RecordConfig<ListedRecord<'contacts'>> {
  const strings = useStrings(contactStrings);
  const recordStrings = useRecordStrings();
  const { name, createdAt, status, source } = commonColumns(recordStrings);
  const { email } = recordStrings.columns;
  return {
    kind: 'contacts',
    title: strings.title,
    none: strings.none,
    deleted: strings.deleted,
    deleteFailed: strings.deleteFailed,
    columns: [
      name,
      { id: 'email', title: email, width: 20, render: (contact) => searched(contact.email, 'email') },
      {
        id: 'message',
        title: strings.message,
        width: 34,
        render: (contact) => searched(contact.message, 'words', shown),
      },
      status,
      source,
      createdAt,
    ],
    searched: strings.searched,
    fields: [
      { title: name.title, searchedAs: 'words', value: (contact) => contact.name },
      { title: email, as: 'email', searchedAs: 'email', value: (contact) => contact.email },
      { title: strings.message, searchedAs: 'words', value: (contact) => contact.message },
    ],
    exported: ['id', 'name', 'email', 'message', 'createdAt'],
  };
}
