import {
  type FilterValues,
  type ListFilter,
  listFilterNames,
  listFilters,
} from '@suite/contracts/list-filters';
import { useLanguage, useStrings } from '../language/use-strings.ts';
import { useAssigneeName } from './AssigneeName.tsx';
import { recordStrings } from './record-strings.ts';

/** Returns the filters that are set, each with its text: 'Status: Won'. */
export function useFilterTexts(values: FilterValues) {
  const language = useLanguage();
  const strings = useStrings(recordStrings);
  const { assignee } = values;
  const accountName = useAssigneeName(Number(assignee) || null);
  const assigneeName = accountName || strings.assignees[assignee === 'me' ? 'me' : 'none'];

  return listFilterNames.flatMap((name) => {
    const filter: ListFilter = listFilters[name];
    const value = values[name];
    const label = filter.label[language];
    if (!value) return [];
    if (filter.type === 'flag') return [{ name, text: label }];
    if (filter.type !== 'choice')
      return [
        { name, text: strings.filter(label, filter.type === 'account' ? assigneeName : String(value)) },
      ];
    const choice = filter.choices[String(value)]?.[language] ?? String(value);
    return [{ name, text: filter.isNamedByChoice ? choice : strings.filter(label, choice) }];
  });
}
