import {
  defaultColumns,
  fieldsOf,
  laterFields,
  type NamedField,
  shownValue,
} from '@suite/contracts/forms/form';
import type { Form } from '@suite/contracts/forms/forms';
import type { ListedRecord } from '@suite/contracts/records';
import type { Language } from '../language/language.ts';
import { sourceNames } from '../language/source-names.ts';
import { AssigneeName } from './AssigneeName.tsx';
import { FollowUpDate } from './FollowUpDate.tsx';
import { ReceivedTime } from './ReceivedTime.tsx';
import type { RecordColumn, RecordConfig } from './record-config.ts';
import type { RecordStrings } from './record-strings.ts';
import { StatusBadge } from './StatusBadge.tsx';
import type { SearchedAs } from './search/find-matches.ts';
import { Highlighted } from './search/Highlighted.tsx';

/** Names of the searched contents by field role, for 'The search looks in names and phone numbers'. */
const searchedRoles: Record<Language, Partial<Record<NamedField['role'], string>>> = {
  en: { name: 'names', phone: 'phone numbers', email: 'email addresses' },
  ja: { name: '氏名', phone: '電話番号', email: 'メールアドレス' },
};
const sentenceLocales: Record<Language, string> = { en: 'en-GB', ja: 'ja' };

function searchedAs({ role, searchedAs }: NamedField): SearchedAs | undefined {
  if (role === 'phone') return role;
  return role === 'name' || role === 'email' || searchedAs ? 'text' : undefined;
}

/** Returns the field below the name on a phone: the number to call, or else the message. */
const phoneLine = (fields: readonly NamedField[]) =>
  fields.find(({ role }) => role === 'phone') ?? fields.find(({ list }) => list.limit !== undefined);

function columnOf(field: NamedField, language: Language, onPhone: RecordColumn['onPhone']): RecordColumn {
  const { name, role, label, list } = field;
  const as = searchedAs(field);
  const render = (row: ListedRecord) => {
    const text = shownValue(field, row);
    return (
      <bdi data-empty={!text || undefined}>
        {text && as ? <Highlighted text={text} as={as} limit={list.limit} /> : text || '-'}
      </bdi>
    );
  };
  return {
    id: name,
    title: (list.title ?? label)[language],
    width: list.width,
    givesWay: role === 'email' || role === 'country',
    ...(list.isOptional ? { isOptional: true } : role !== 'name' && onPhone && { onPhone }),
    render,
  };
}

/** Returns the columns that all forms share; only the time is shown by default. */
const commonColumns = ({ columns }: RecordStrings, language: Language): RecordColumn[] => [
  {
    id: 'status',
    title: columns.status,
    width: 11,
    isOptional: true,
    onPhone: 'hidden',
    render: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'source',
    title: columns.source,
    width: 14,
    isOptional: true,
    render: ({ source }) => (
      <bdi data-empty={!source || undefined}>{sourceNames[language][source] ?? (source || '-')}</bdi>
    ),
  },
  {
    id: 'assignee',
    title: columns.assignee,
    width: 12,
    isOptional: true,
    onPhone: 'hidden',
    render: ({ assigneeId }) => <AssigneeName id={assigneeId} />,
  },
  {
    id: 'followUp',
    title: columns.followUp,
    width: 14,
    isOptional: true,
    onPhone: 'hidden',
    render: (row) => <FollowUpDate record={row} />,
  },
  {
    id: 'createdAt',
    title: columns.createdAt,
    width: 'var(--time-width)',
    onPhone: 'time',
    render: ({ createdAt }) => <ReceivedTime value={createdAt} />,
  },
];

/** Returns the configuration of a form's list. */
export function formConfig(form: Form, language: Language, strings: RecordStrings): RecordConfig {
  const fields = fieldsOf(form);
  const { title, none, deleted, deleteFailed } = form.texts[language];
  const contact = phoneLine(fields);
  const columns = fields.map((field) => columnOf(field, language, field === contact ? 'contact' : 'hidden'));
  const searched = fields.flatMap((field) => {
    const contents = field.searchedAs?.[language] ?? searchedRoles[language][field.role];
    return contents === undefined ? [] : [contents];
  });
  return {
    kind: form.kind,
    title,
    none,
    deleted,
    deleteFailed,
    columns: [
      ...columns.filter(({ isOptional }) => !isOptional),
      ...columns.filter(({ isOptional }) => isOptional),
      ...commonColumns(strings, language),
    ],
    searched: new Intl.ListFormat(sentenceLocales[language]).format(searched),
    // The name is the title of the panel.
    fields: fields
      .filter(({ role }) => role !== 'name')
      .map((field) => {
        const as = searchedAs(field);
        const { role, label, list } = field;
        return {
          title: label[language],
          ...((role === 'email' || role === 'phone') && { as: role }),
          ...(as && { searchedAs: as }),
          ...(list.limit !== undefined && { isMessage: true }),
          value: (row) => shownValue(field, row),
        };
      }),
    defaultColumns: defaultColumns(form),
    laterColumns: laterFields(form),
  };
}
