import { datePresets } from '@suite/contracts/list-filters';
import { Button } from '@suite/ui/Button';
import { media, token } from '@suite/ui/theme';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { formatDate } from '../../language/format-time.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { listStrings } from '../../list/list-strings.ts';
import { recordStrings } from '../record-strings.ts';
import { filterValuesOf, noFilters, type RecordView, withoutFilter } from '../record-view.ts';
import { useFilterTexts } from '../use-filter-texts.ts';
import { toolbarStrings } from './toolbar-strings.ts';

interface ActiveFiltersProps {
  view: RecordView;
  onQueryChange(changes: Partial<RecordView>): void;
}

/** Moves the focus from a button that is about to disappear to its neighbour, else to the search field. */
function leave({ currentTarget: button }: MouseEvent<HTMLElement>, isLast: boolean) {
  const neighbour = isLast ? null : (button.nextElementSibling ?? button.previousElementSibling);
  const target = neighbour ?? button.closest('[role="search"]')?.querySelector('input');
  if (target instanceof HTMLElement) target.focus();
}

/** Returns the days of a view in words, with the change that removes them. */
function useDayFilters({ when, from, to }: RecordView) {
  const strings = useStrings(toolbarStrings);
  const { filter } = useStrings(recordStrings);
  const language = useLanguage();
  return [
    ...(when ? [{ text: datePresets[when][language], removal: { when: '' } as const }] : []),
    ...(from ? [{ text: filter(strings.from, formatDate(from, language)), removal: { from: '' } }] : []),
    ...(to ? [{ text: filter(strings.to, formatDate(to, language)), removal: { to: '' } }] : []),
  ];
}

/** Renders the active filters, each with a button that removes it. */
export function ActiveFilters({ view, onQueryChange }: ActiveFiltersProps) {
  const strings = useStrings(toolbarStrings);
  const { clearFilters } = useStrings(listStrings);
  const named = useFilterTexts(filterValuesOf(view));
  const filters: { text: string; removal: Partial<RecordView> }[] = [
    ...useDayFilters(view),
    ...named.map(({ name, text }) => ({ text, removal: withoutFilter(name) })),
  ];
  if (filters.length === 0) return null;
  return (
    <Row role="group" aria-label={strings.active}>
      {filters.map(({ text, removal }) => (
        <Chip
          key={text}
          type="button"
          aria-label={strings.remove(text)}
          onClick={(event) => {
            leave(event, filters.length === 1);
            onQueryChange(removal);
          }}
        >
          {text}
          <X aria-hidden size={14} strokeWidth={2} />
        </Chip>
      ))}
      <Plain
        $variant="ghost"
        $size="small"
        onClick={(event) => {
          leave(event, true);
          onQueryChange(noFilters);
        }}
      >
        {clearFilters}
      </Plain>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 2)};
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 1)};
  max-width: 100%;
  min-height: 1.75rem;
  padding: 0 ${token('space', 2)} 0 ${token('space', 3)};
  border: 1px solid transparent;
  border-radius: ${token('radius', 'round')};
  background: ${token('color', 'sapphireSoft')};
  color: ${token('color', 'sapphireText')};
  font-size: 0.8125rem;
  font-weight: ${token('weight', 'semibold')};
  overflow-wrap: anywhere;
  cursor: pointer;

  svg {
    flex: none;
  }

  &:hover {
    border-color: currentColor;
  }

  ${media.touch} {
    min-height: ${token('size', 'target')};
  }
`;

const Plain = styled(Button)`
  && {
    min-height: 1.75rem;
    padding-block: 0;
    font-size: 0.8125rem;
  }

  ${media.touch} {
    && {
      min-height: ${token('size', 'target')};
    }
  }
`;
