import type { BulkAction, RecordFolder, RecordStatus, TrailEntry } from '@suite/contracts/records';

/** Texts that the lists of all kinds share; the texts of one kind are in its `RecordConfig`. */
export interface RecordStrings {
  success: string;
  error: string;
  undo: string;
  close: string;
  tryAgain: string;
  toolbar: {
    label: string;
    search: string;
    folders: Record<RecordFolder, string>;
    folder: string;
    filters: string;
    columns: string;
    refresh: string;
    exportCsv: string;
    selectedOnly(count: number): string;
    trashNote: string;
  };
  filters: {
    label: string;
    status: string;
    anyStatus: string;
    source: string;
    from: string;
    to: string;
    unread: string;
    clear: string;
  };
  columns: {
    createdAt: string;
    actions: string;
    status: string;
    source: string;
  };
  statuses: Record<RecordStatus, string>;
  list: {
    loading(title: string): string;
    noMatch: string;
    noMatchHint: string;
    /** Shown if a search finds nothing; takes the searched fields. */
    searchHint(searched: string): string;
    nothingFlagged: string;
    trashEmpty: string;
    failed: string;
    unreadable: string;
    noAnswer: string;
    refused: string;
    offline: string;
    offlineNote: string;
    answered(message: string): string;
    newOnes(count: number): string;
  };
  row: {
    open(name: string): string;
    select(name: string): string;
    selectPage: string;
    delete(name: string): string;
    restore(name: string): string;
  };
  pager: {
    label: string;
    range(from: number, to: number, total: number | undefined): string;
    previous: string;
    next: string;
  };
  selection: {
    label: string;
    chosen(count: number): string;
    all(count: number): string;
    selectAll(count: number | undefined): string;
    /**
     * Shown at the selection limit `count`; `canSelectAll` tells whether all matching records can be selected instead.
     */
    full(count: number, canSelectAll: boolean): string;
    actions: Record<BulkAction, string>;
    statusTo(status: string): string;
    /** Label of the menu with further actions. */
    more: string;
    clear: string;
    confirmTitle(count: number): string;
    confirmHint: string;
    cancel: string;
  };
  actions: {
    deleted(count: number): string;
    restored(count: number): string;
    changed(count: number): string;
    unflagged(count: number): string;
    failed: string;
    restoreFailed: string;
    exportOffline: string;
  };
  detail: {
    label: string;
    previous: string;
    next: string;
    failed: string;
    gone: string;
    received: string;
    status: string;
    markUnread: string;
    /** Takes the reason in the API's words. */
    flagged(reason: string): string;
    notSpam: string;
    deletedAt: string;
    copy(title: string): string;
    copied(title: string): string;
    writeTo: string;
    call: string;
    chat: string;
    delete: string;
    restore: string;
    notes: string;
    note: string;
    noteHint: string;
    addNote: string;
    noteFailed: string;
    changeFailed: string;
    history: string;
    historyEntry(kind: TrailEntry['kind'], detail: string): string;
    somebody: string;
    deliveries: string;
    delivery: { sent: string; failed: string; waiting: string };
    origin: string;
    firstVisit: string;
    lastVisit: string;
    noOrigin: string;
    touch: Record<'campaign' | 'site' | 'page' | 'language' | 'click', string>;
  };
  help: { title: string; keys: readonly (readonly [keys: readonly string[], meaning: string])[] };
}
