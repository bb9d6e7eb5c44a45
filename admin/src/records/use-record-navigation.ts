import { useRef, useState } from 'react';
import { phone, useMedia } from '../screen/use-media.ts';
import type { Selection } from './selection/use-selection.ts';
import { useListShortcuts } from './table/use-list-shortcuts.ts';
import type { useRecordView } from './use-record-view.ts';

/** Returns refs to the screen's elements, and functions to open and close records and the help and to scroll. */
export function useRecordNavigation(
  { view, change }: Pick<ReturnType<typeof useRecordView>, 'view' | 'change'>,
  selection: Selection,
  onAssignToMe: ((id: number) => void) | undefined,
) {
  const firstCheckbox = useMedia(phone) ? 'tbody input' : 'thead input';
  const [isHelpOpen, setHelpOpen] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const selectionBar = useRef<HTMLDivElement>(null);

  const clearSelection = () => {
    // The selection bar disappears: if it had the focus, move the focus to the list.
    const { activeElement } = document;
    if (selectionBar.current?.contains(activeElement) || activeElement?.matches('body, [role^="menu"]'))
      table.current?.querySelector<HTMLElement>(firstCheckbox)?.focus({ preventScroll: true });
    selection.clear();
  };
  const openRecord = (record: number) => change({ record }, true);
  const closeRecord = () => {
    change({ record: 0 });
    focusRow(view.record);
  };
  /** Scrolls to the first row of a new page, because the pager and the bulk actions are below the last row. */
  const scrollToTop = () => {
    const top = table.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) table.current?.scrollIntoView({ behavior: 'instant' });
  };
  const { focusRow } = useListShortcuts({
    list: table,
    toolbar,
    selectionBar,
    openRecord: view.record,
    onStep: openRecord,
    onClose: closeRecord,
    onClearSelection: clearSelection,
    onHelp: () => setHelpOpen(true),
    onAssignToMe,
  });

  return {
    toolbar,
    table,
    selectionBar,
    isHelpOpen,
    setHelpOpen,
    clearSelection,
    openRecord,
    closeRecord,
    scrollToTop,
  };
}
