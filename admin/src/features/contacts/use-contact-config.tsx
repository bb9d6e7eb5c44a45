import type { ListedRecord } from '@suite/contracts/records';
import { useWords } from '../../language/use-words.ts';
import { commonColumns, searched } from '../../records/common-columns.tsx';
import type { RecordConfig } from '../../records/record-config.ts';
import { useRecordWords } from '../../records/use-record-words.ts';
import { contactWords } from './contact-words.ts';

/** Number of characters of a message in the list; the side panel shows the full text. */
const shown = 120;

/** Returns the configuration of the list 'Contact Messages'. */
export function useContactConfig(): RecordConfig<ListedRecord<'contacts'>> {
  const words = useWords(contactWords);
  const recordWords = useRecordWords();
  const { name, createdAt, status, source } = commonColumns(recordWords);
  const { email } = recordWords.columns;
  return {
    kind: 'contacts',
    title: words.title,
    none: words.none,
    deleted: words.deleted,
    deleteFailed: words.deleteFailed,
    columns: [
      name,
      { id: 'email', title: email, width: 20, render: (contact) => searched(contact.email, 'email') },
      {
        id: 'message',
        title: words.message,
        width: 34,
        render: (contact) => searched(contact.message, 'words', shown),
      },
      status,
      source,
      createdAt,
    ],
    searched: words.searched,
    fields: [
      { title: name.title, searchedAs: 'words', value: (contact) => contact.name },
      { title: email, as: 'email', searchedAs: 'email', value: (contact) => contact.email },
      { title: words.message, searchedAs: 'words', value: (contact) => contact.message },
    ],
    exported: ['id', 'name', 'email', 'message', 'createdAt'],
  };
}
