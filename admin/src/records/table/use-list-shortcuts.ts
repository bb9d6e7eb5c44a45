import { isComposing } from '@suite/ui/is-composing';
import { type RefObject, useEffect, useEffectEvent } from 'react';

interface ListShortcuts {
  /** Container of the rows. */
  list: RefObject<HTMLElement | null>;
  /** Container of the search field. */
  toolbar: RefObject<HTMLElement | null>;
  /** Bar of bulk actions, present while rows are selected. */
  selectionBar: RefObject<HTMLElement | null>;
  /** Id of the open record, or 0. */
  openRecord: number;
  /** Shows another record in the open panel. */
  onStep(id: number): void;
  onClose(): void;
  onClearSelection(): void;
  onHelp(): void;
  /** Assigns a record to the user; undefined for users who may not. */
  onAssignToMe: ((id: number) => void) | undefined;
}

const rowsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('tr[data-record]') ?? []),
];
const linkOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('[data-cell="name"] a');
const boxOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLInputElement>('input[type="checkbox"]');

/** Returns what has the focus, also inside an add-on's element. Only the name of a closed one shows what it is. */
const focusOf = (event: KeyboardEvent) => event.composedPath()[0];
const isTyping = (target: Element) =>
  target.matches('textarea, select, input:not([type="checkbox"])') ||
  target.closest('[contenteditable]:not([contenteditable="false"])') !== null ||
  target.localName.includes('-');
const isElsewhere = (target: Element) =>
  target.closest('[role="menu"], [role="menuitem"], [role="listbox"]') !== null ||
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

const isForPage = (event: KeyboardEvent) => {
  const { ctrlKey, metaKey, altKey } = event;
  const target = focusOf(event);
  const isPlain = !event.defaultPrevented && !ctrlKey && !metaKey && !altKey && !isComposing(event);
  return isPlain && target instanceof Element && !isElsewhere(target);
};

/** Returns whether a key may act on the page: no dialog, menu or field takes it. */
export const isShortcut = (event: KeyboardEvent) => isForPage(event) && !isTyping(focusOf(event) as Element);

/** Returns the key, or for a keyboard of another script the Latin letter at its place. */
function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (!letter || /^[ -~]/.test(key)) return key;
  return shiftKey ? letter : letter.toLowerCase();
}

/** Keys of the actions of a row, named by its `data-action`. */
const rowActions: Record<string, string> = {
  c: 'call',
  w: 'chat',
  m: 'mail',
  s: 'status',
  I: 'assign',
  '!': 'spam',
};

/** Presses an action of a row; a menu opens on Enter. Returns whether the row has it. */
function pressAction(row: HTMLElement | undefined, name: string): boolean {
  const action = row?.querySelector<HTMLElement>(`[data-action="${name}"]`);
  if (action?.ariaHasPopup)
    action.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  else action?.click();
  return Boolean(action);
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Handles a list's keyboard shortcuts anywhere on the page, and opens a record on a click anywhere in its row. */
export function useListShortcuts({ list, toolbar, selectionBar, openRecord, ...on }: ListShortcuts) {
  const rowAt = (id: number) => rowsOf(list.current).find(({ dataset }) => Number(dataset.record) === id);
  const searchField = () => toolbar.current?.querySelector<HTMLElement>('input[type="search"]');
  const focusedRow = () => document.activeElement?.closest<HTMLElement>('tr[data-record]') ?? undefined;

  const step = (by: number): boolean => {
    const rows = rowsOf(list.current);
    const current = openRecord ? rowAt(openRecord) : focusedRow();
    const next = current ? rows[rows.indexOf(current) + by] : rows[by > 0 ? 0 : rows.length - 1];
    if (!next) return rows.length > 0;
    if (openRecord) {
      next.scrollIntoView({ block: 'nearest' });
      on.onStep(Number(next.dataset.record));
    } else linkOf(next)?.focus();
    return true;
  };

  /**
   * Handles a key in a form field; returns whether it was handled. Escape leaves the field and keeps its text, which
   * some browsers would clear.
   */
  const handleInputKey = (key: string, target: Element): boolean => {
    if (key === 'ArrowDown' && target === searchField()) return step(1);
    if (key !== 'Escape' || !(target instanceof HTMLElement)) return false;
    target.blur();
    return true;
  };

  /** Handles a shortcut key; returns whether it was handled. */
  const handleShortcut = (key: string, target: Element): boolean => {
    const by = steps[key];
    if (by) return step(by);
    const isOnRow = target === document.body || target === linkOf(focusedRow());
    if (key === 'x' || (key === ' ' && isOnRow)) {
      const box = boxOf(openRecord ? rowAt(openRecord) : focusedRow());
      box?.click();
      return box !== undefined;
    }
    if (key === 'i' && on.onAssignToMe) {
      const id = openRecord || Number(focusedRow()?.dataset.record ?? 0);
      if (id) on.onAssignToMe(id);
      return id > 0;
    }
    const action = rowActions[key];
    // The side panel of an open record has its own choice of the status.
    if (action) return pressAction(openRecord && key !== 's' ? rowAt(openRecord) : focusedRow(), action);
    if (key === 'a') {
      const first = selectionBar.current?.querySelector('button');
      first?.focus();
      return Boolean(first);
    }
    if (key === '/') searchField()?.focus();
    else if (key === '?') on.onHelp();
    else if (key === 'Escape' && openRecord) on.onClose();
    else if (key === 'Escape') on.onClearSelection();
    else return false;
    return true;
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    const key = latinKey(event);
    const target = focusOf(event) as Element;
    if (isShortcut(event) ? handleShortcut(key, target) : handleInputKey(key, target)) event.preventDefault();
  });

  const handleClick = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button, label, input')) return;
    if (window.getSelection()?.isCollapsed === false) return;
    linkOf(target.closest<HTMLElement>('tr[data-record]') ?? undefined)?.click();
  });

  useEffect(() => {
    const handleListClick = (event: MouseEvent) => {
      if (event.target instanceof Node && list.current?.contains(event.target)) handleClick(event);
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('click', handleListClick);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('click', handleListClick);
    };
  }, [list]);

  /** Focuses the row of a closed record. */
  const focusRow = (id: number) => linkOf(rowAt(id))?.focus();
  return { focusRow };
}
