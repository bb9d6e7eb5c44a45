import {
  type DatePreset,
  datePresetNames,
  datePresets,
  followUpChoices,
  listFilters,
} from '@suite/contracts/list-filters';
import { type RecordKind, recordFolders } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatSince } from '../../language/format-time.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { ChoiceGroup } from '../../list/ChoiceGroup.tsx';
import { recordStrings } from '../record-strings.ts';
import { noFilters, type RecordView, toFilter, type ViewTimes } from '../record-view.ts';
import { ViewCount } from '../ViewCount.tsx';
import { toolbarStrings } from './toolbar-strings.ts';

interface ListChoicesProps {
  kind: RecordKind;
  view: RecordView;
  times: ViewTimes;
  onQueryChange(changes: Partial<RecordView>): void;
}

/**
 * Renders what one press shows: a folder, records that are due, or those of some days, with counts of what waits. Scrolls
 * where there is little room.
 */
export function ListChoices({ kind, view, times, onQueryChange }: ListChoicesProps) {
  const strings = useStrings(toolbarStrings);
  const { folders } = useStrings(recordStrings);
  const language = useLanguage();
  const { followUp } = listFilters;
  const { lastVisitEnd } = times;
  const titleOf = (preset: DatePreset) =>
    preset === 'visit' && lastVisitEnd
      ? strings.newSince(formatSince(new Date(lastVisitEnd), language, times.today))
      : datePresets[preset][language];
  // Without the search: counting what it finds costs as much as the search.
  const countOf = (changes: Partial<RecordView>) => (
    <ViewCount kind={kind} filter={toFilter({ ...view, q: '', ...changes }, times)} />
  );
  return (
    <Row>
      <ChoiceGroup
        label={strings.folder}
        choices={recordFolders.map((value) => ({
          value,
          title: folders[value],
          count: value === 'flagged' && countOf({ ...noFilters, folder: value }),
        }))}
        current={view.folder}
        onChoose={(folder) => onQueryChange({ ...noFilters, folder })}
      />
      <ChoiceGroup
        isOptional
        label={strings.mine}
        choices={[{ value: 'me', title: strings.mine, count: countOf({ assignee: 'me' }) }]}
        current={view.assignee === 'me' ? 'me' : ''}
        onChoose={(me) => onQueryChange({ assignee: view.assignee === me ? '' : me })}
      />
      <ChoiceGroup
        isOptional
        label={followUp.label[language]}
        choices={followUpChoices.map((value) => ({
          value,
          title: followUp.choices[value][language],
          count: countOf({ followUp: value }),
        }))}
        current={view.followUp}
        onChoose={(due) => onQueryChange({ followUp: due === view.followUp ? '' : due })}
      />
      <ChoiceGroup
        isOptional
        label={strings.received}
        choices={datePresetNames.map((value) => ({
          value,
          title: titleOf(value),
          count: value === 'visit' && countOf({ when: value, from: '', to: '' }),
        }))}
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
  @container (width < 96rem) {
    flex-basis: 100%;
    order: 1;
    padding-right: ${token('space', 5)};
    mask-image: linear-gradient(to left, transparent, #000 ${token('space', 5)});
  }

  /* Beside an open record, the last presets give way, so that none is cut; the filters contain their days. */
  @container (40rem <= width < 64rem) {
    button {
      padding-inline: ${token('space', 2)};
    }

    > :last-child > :last-child:not([aria-pressed='true']) {
      display: none;
    }
  }

  @container (40rem <= width < 56rem) {
    > :last-child > :is(:nth-last-child(2), :nth-last-child(3)):not([aria-pressed='true']) {
      display: none;
    }
  }
`;
