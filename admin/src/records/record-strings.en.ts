import type { TrailEntry } from '@suite/contracts/records';
import { retentionWords } from '@suite/site/retention';
import type { RecordStrings } from './record-strings.ts';

const number = (value: number) => value.toLocaleString('en');
const some = (count: number) => `${number(count)} ${count === 1 ? 'submission' : 'submissions'}`;

const historyStrings: Record<TrailEntry['kind'], string> = {
  status: 'Status changed',
  note: 'Note added',
  read: 'Marked as read',
  unread: 'Marked as unread',
  trash: 'Deleted',
  restore: 'Restored',
  unflag: 'Marked as not spam',
};

const suspicions: Record<string, string> = {
  honeypot: 'a field was filled in that people do not see',
  'hurry, links': 'sent within two seconds, with many links',
  'captcha used twice': 'its verification had been used before',
};

const statuses = { new: 'New', contacted: 'Contacted', won: 'Won', lost: 'Lost' };

export const englishRecordStrings: RecordStrings = {
  success: 'Success',
  error: 'Error',
  undo: 'Undo',
  close: 'Close',
  tryAgain: 'Try again',
  toolbar: {
    label: 'Search and filters',
    search: 'Search',
    folders: { inbox: 'Inbox', flagged: 'Flagged', trash: 'Trash' },
    folder: 'Folder',
    filters: 'Filters',
    columns: 'Columns',
    refresh: 'Refresh',
    exportCsv: 'Export CSV',
    selectedOnly: (count) => `${number(count)} selected`,
    trashNote: `The trash empties itself: nothing is kept longer than ${retentionWords} after it came in.`,
  },
  filters: {
    label: 'Filters',
    status: 'Status',
    anyStatus: 'Any',
    source: 'Source',
    from: 'From',
    to: 'To',
    unread: 'Unread only',
    clear: 'Clear filters',
  },
  columns: {
    createdAt: 'Created At',
    actions: 'Actions',
    status: 'Status',
    source: 'Source',
  },
  statuses,
  list: {
    loading: (title) => `Loading ${title}...`,
    noMatch: 'Nothing matches',
    noMatchHint: 'No submission here fits this search and these filters.',
    searchHint: (searched) =>
      `The search looks in ${searched}. It finds words by their beginning, and numbers and addresses by any three or more characters in a row. All terms and filters must match.`,
    nothingFlagged: 'Nothing is flagged as possible spam',
    trashEmpty: 'The trash is empty',
    failed: 'This list could not be loaded',
    unreadable: 'The answer could not be read.',
    noAnswer: 'The server did not answer. Your connection may be down.',
    refused: 'There is no list for this search, these filters or this page.',
    offline: 'You are offline. The list comes back with your connection.',
    offlineNote: 'You are offline: this is the list as it was last read.',
    answered: (message) => `The server answered ${message}.`,
    newOnes: (count) => `${number(count)} new ${count === 1 ? 'submission' : 'submissions'} - show`,
  },
  row: {
    open: (name) => `Open ${name}`,
    select: (name) => `Select ${name}`,
    selectPage: 'Select all on this page',
    delete: (name) => `Delete ${name}`,
    restore: (name) => `Restore ${name}`,
  },
  pager: {
    label: 'Pages',
    range: (from, to, total) => {
      const rows = `${number(from)}-${number(to)}`;
      return total === undefined ? rows : `${rows} of ${number(total)}`;
    },
    previous: 'Previous page',
    next: 'Next page',
  },
  selection: {
    label: 'Selection',
    chosen: (count) => `${number(count)} selected`,
    all: (count) => `All ${number(count)} matching selected`,
    selectAll: (count) =>
      count === undefined ? 'Select all matching' : `Select all ${number(count)} matching`,
    full: (count, canSelectAll) =>
      `No more than ${number(count)} can be selected one by one: nothing was added.${canSelectAll ? ' You can select all matching instead.' : ''}`,
    actions: {
      status: 'Set status',
      read: 'Mark as read',
      delete: 'Delete',
      restore: 'Restore',
      unflag: 'Not spam',
    },
    statusTo: (status) => `Set status: ${status}`,
    more: 'More actions',
    clear: 'Clear selection',
    confirmTitle: (count) => `Delete ${some(count)}?`,
    confirmHint: 'They go to the trash, from where you can restore them.',
    cancel: 'Cancel',
  },
  actions: {
    deleted: (count) => `${some(count)} deleted`,
    restored: (count) => `${some(count)} restored`,
    changed: (count) => `${some(count)} changed`,
    unflagged: (count) => `${some(count)} moved to the inbox`,
    failed: 'That failed. Please try again.',
    restoreFailed: 'Failed to restore',
    exportOffline: 'You are offline: nothing was exported.',
  },
  detail: {
    label: 'Submission',
    previous: 'Previous submission',
    next: 'Next submission',
    failed: 'This submission could not be loaded',
    gone: 'This submission is no longer here.',
    received: 'Received',
    status: 'Status',
    markUnread: 'Mark as unread',
    flagged: (reason) => `Possible spam: ${suspicions[reason] ?? reason}`,
    notSpam: 'Not spam',
    deletedAt: 'Deleted',
    copy: (title) => `Copy ${title}`,
    copied: (title) => `${title} copied`,
    writeTo: 'Write an email',
    call: 'Call',
    chat: 'Chat on WhatsApp',
    delete: 'Delete',
    restore: 'Restore',
    notes: 'Notes',
    note: 'Note',
    noteHint: 'What the next colleague should know',
    addNote: 'Add note',
    noteFailed: 'The note could not be kept. Please try again.',
    changeFailed: 'The change could not be kept. Please try again.',
    history: 'What happened',
    historyEntry: (kind, detail) =>
      kind === 'status'
        ? `Status: ${(statuses as Record<string, string>)[detail] ?? detail}`
        : historyStrings[kind],
    somebody: 'the system',
    deliveries: 'Notifications',
    delivery: { sent: 'sent', failed: 'failed', waiting: 'waiting' },
    origin: 'Where it came from',
    firstVisit: 'First visit',
    lastVisit: 'Latest visit',
    noOrigin: 'Not known: the visitor did not agree to be asked.',
    touch: { campaign: 'Campaign', site: 'Site', page: 'Page', language: 'Language', click: 'Advertisement' },
  },
  help: {
    title: 'Keyboard',
    keys: [
      [['/'], 'Search'],
      [['↑', '↓'], 'Previous, next row (also k, j)'],
      [['Enter'], 'Open the row'],
      [['x', 'Space'], 'Select the row'],
      [['a'], 'To what can be done with the selected rows'],
      [['Shift'], 'With a click: select a range'],
      [['Esc'], 'Close, or clear the selection'],
      [['?'], 'This help'],
    ],
  },
};
