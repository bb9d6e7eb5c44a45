import { datePresetNames, datePresets, listFilters } from '@suite/contracts/list-filters';
import { recordFolders } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { ChoiceGroup } from '../../list/ChoiceGroup.tsx';
import { recordStrings } from '../record-strings.ts';
import { noFilters, type RecordView } from '../record-view.ts';
import { toolbarStrings } from './toolbar-strings.ts';

interface ListChoicesProps {
  view: RecordView;
  onQueryChange(changes: Partial<RecordView>): void;
}

/**
 * Renders what one press shows: a folder, overdue records, or the records of some days. Scrolls where there is little
 * room.
 */
export function ListChoices({ view, onQueryChange }: ListChoicesProps) {
  const strings = useStrings(toolbarStrings);
  const { folders } = useStrings(recordStrings);
  const language = useLanguage();
  const { label, choices } = listFilters.followUp;
  return (
    <Row>
      <ChoiceGroup
        label={strings.folder}
        choices={recordFolders.map((value) => ({ value, title: folders[value] }))}
        current={view.folder}
        onChoose={(folder) => onQueryChange({ ...noFilters, q: view.q, folder })}
      />
      <ChoiceGroup
        label={label[language]}
        choices={[{ value: 'overdue', title: choices.overdue[language] }]}
        current={view.followUp}
        onChoose={(followUp) => onQueryChange({ followUp: view.followUp ? '' : followUp })}
      />
      <ChoiceGroup
        label={strings.received}
        choices={datePresetNames.map((value) => ({ value, title: datePresets[value][language] }))}
        current={view.when}
        onChoose={(when) => onQueryChange({ when: when === view.when ? '' : when, from: '', to: '' })}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${token('space', 2)};
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;

  /* Where not everything fits into one line, the other controls take the first. */
  @container (width < 80rem) {
    flex-basis: 100%;
    order: 1;
    padding-right: ${token('space', 5)};
    mask-image: linear-gradient(to left, transparent, #000 ${token('space', 5)});
  }
`;
