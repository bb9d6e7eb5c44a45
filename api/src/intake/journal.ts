import { closeSync, openSync, readSync } from 'node:fs';
import { retentionDays } from '@suite/site/retention';
import Database from 'better-sqlite3';
import { codeOf } from '../db/error-codes.ts';
import type { KeyState, StoreResult, Submission, SubmissionTable } from '../submissions/submission.ts';

/** First bytes of every SQLite database. */
const magic = 'SQLite format 3\0';

const retention = retentionDays * 24 * 60 * 60 * 1000;

/** Milliseconds for which the journal keeps the key of a copied entry; the main database keeps it longer. */
const keyRetention = 24 * 60 * 60 * 1000;

export interface JournalEntry {
  seq: number;
  submission: Submission;
}

/**
 * Number of entries waiting to be copied, receipt time of the oldest (UTC milliseconds), and number of quarantined
 * entries.
 */
export interface JournalState {
  waiting: number;
  oldest: number | undefined;
  quarantined: number;
}

/** A file of submissions that are acknowledged but not yet in the main database. All calls are synchronous. */
export interface Journal {
  checkKey(submission: Pick<Submission, 'id' | 'hash' | 'table'>): KeyState;
  /** Commits all submissions in one transaction. Throws if the disk can't be written. */
  append(submissions: readonly Submission[]): StoreResult[];
  /** Returns up to `most` waiting entries after `seq`, oldest first. */
  waiting(seq: number, most: number): JournalEntry[];
  /** Wipes the content of entries that are in the main database; their keys stay for a day. */
  markCopied(seqs: readonly number[]): void;
  /** Quarantines an entry that the main database permanently rejects; its content is kept. */
  quarantine(seq: number, reason: string): void;
  /** Returns the quarantined entries that still have their content. */
  quarantined(): JournalEntry[];
  /** Wipes the content of entries and keeps their keys. */
  wipe(seqs: readonly number[]): void;
  state(): JournalState;
  /**
   * Deletes the keys of copied entries after a day, captchas a day after they expire, and quarantined entries at the
   * end of the retention period, unless the clock is ahead. Then empties the write-ahead log, where the content of wiped
   * entries stays readable until it is overwritten.
   */
  deleteExpired(isClockAhead?: boolean): void;
  /** Writes to the disk; throws if that fails. */
  probe(): void;
  close(): void;
}

const schema = `
  create table if not exists entries (
    seq integer primary key autoincrement,
    form text not null,
    submission_id text not null,
    hash text not null,
    body text,
    received_at integer not null,
    copied_at integer,
    quarantined_at integer,
    reason text,
    unique (form, submission_id)
  ) strict;
  create index if not exists entries_waiting on entries (seq) where copied_at is null and quarantined_at is null;
  create index if not exists entries_copied on entries (copied_at) where copied_at is not null;
  create table if not exists nonces (
    nonce text primary key,
    submission_id text not null,
    expires_at integer not null
  ) strict, without rowid;
  create table if not exists probes (id integer primary key, at integer not null) strict;
`;

/**
 * Returns whether opening a journal failed because of the file's content: not a database, corrupt, or with other
 * tables.
 */
export const isDamage = (error: unknown): boolean =>
  /^SQLITE_(?:NOTADB|CORRUPT\w*|ERROR)$/.test(codeOf(error));

const damaged = (message: string, code: string) => Object.assign(new Error(message), { code });

/**
 * Rejects a file without SQLite's header: SQLite would delete its write-ahead log, which may hold the only copy of the
 * data.
 */
function checkHeader(file: string) {
  const header = Buffer.alloc(magic.length);
  const opened = openSync(file, 'a+', 0o600);
  const length = readSync(opened, header, 0, header.length, 0);
  closeSync(opened);
  if (length > 0 && header.toString('latin1') !== magic)
    throw damaged('The intake journal is not a database', 'SQLITE_NOTADB');
}

function checkIntegrity(db: Database.Database) {
  if (db.pragma('quick_check(1)', { simple: true }) === 'ok') return;
  throw damaged('The intake journal is corrupt', 'SQLITE_CORRUPT');
}

/**
 * Opens the file under a lock that the kernel frees when this process dies. Returns undefined if another process holds
 * the lock. Throws if the file is damaged (`isDamage`) or can't be read or written.
 */
export function openJournal(file: string): Journal | undefined {
  checkHeader(file);
  const db = new Database(file, { timeout: 0 });
  try {
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('secure_delete = ON');
    db.exec(schema);
    checkIntegrity(db);
    return journalOn(db);
  } catch (error) {
    db.close();
    if (codeOf(error).startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
}

interface EntryRow {
  seq: number;
  form: SubmissionTable;
  submission_id: string;
  hash: string;
  body: string;
  received_at: number;
}

/** Formats the content of an entry. `marks` is the metadata: the name is part of the file format. */
const bodyOf = ({ columns, metadata, nonce }: Submission) =>
  JSON.stringify({ columns, marks: metadata, nonce });

/** Parses the content of an entry. Throws if it can't be read. */
function parseBody(body: string): Pick<Submission, 'columns' | 'metadata' | 'nonce'> {
  const { columns, marks: metadata, nonce } = JSON.parse(body);
  return { columns, metadata, nonce };
}

/** Parses a row; returns undefined if its content can't be read. */
function entryOf({ seq, form, submission_id, hash, body, received_at }: EntryRow): JournalEntry | undefined {
  try {
    const sent = { ...parseBody(body), receivedAt: received_at };
    return { seq, submission: { id: submission_id, hash, table: form, ...sent } };
  } catch {
    return undefined;
  }
}

const isWaiting = 'copied_at is null and quarantined_at is null';

function journalOn(db: Database.Database): Journal {
  const insertNonce = db.prepare('insert into nonces values (?, ?, ?) on conflict do nothing');
  const ownerOf = db.prepare<[string], string>('select submission_id from nonces where nonce = ?').pluck();
  const insert = db.prepare(
    'insert into entries (form, submission_id, hash, body, received_at) values (?, ?, ?, ?, ?) on conflict do nothing',
  );
  const hashOf = db
    .prepare<[string, string], string>('select hash from entries where form = ? and submission_id = ?')
    .pluck();
  const select = db.prepare<[number, number], EntryRow>(
    `select * from entries where ${isWaiting} and seq > ? order by seq limit ?`,
  );
  const copied = db.prepare('update entries set body = null, copied_at = ? where seq = ?');
  const quarantineEntry = db.prepare('update entries set quarantined_at = ?, reason = ? where seq = ?');
  const selectQuarantined = db.prepare<[], EntryRow>(
    'select * from entries where quarantined_at is not null and body is not null order by seq',
  );
  const wipeEntry = db.prepare('update entries set body = null where seq = ?');
  const countWaiting = db.prepare<[], { waiting: number; oldest: number | null }>(
    `select count(*) as waiting, min(received_at) as oldest from entries where ${isWaiting}`,
  );
  const countQuarantined = db
    .prepare<[], number>('select count(*) from entries where quarantined_at is not null')
    .pluck();
  const deleteCopied = db.prepare('delete from entries where copied_at < ?');
  const deleteQuarantined = db.prepare(
    'delete from entries where quarantined_at is not null and received_at < ?',
  );
  const deleteNonces = db.prepare('delete from nonces where expires_at < ?');
  /** Parses rows into entries. Quarantines unreadable ones, so that they don't block the others. */
  const quarantineUnreadable = (rows: EntryRow[]) =>
    rows.flatMap((row) => {
      const entry = entryOf(row);
      if (!entry) quarantineEntry.run(Date.now(), 'unreadable', row.seq);
      return entry ?? [];
    });
  const probe = db.prepare('insert or replace into probes values (1, ?)');

  const markAll = db.transaction((seqs: readonly number[]) => {
    for (const seq of seqs) copied.run(Date.now(), seq);
  });

  const deleteAll = db.transaction((isClockAhead: boolean) => {
    deleteCopied.run(Date.now() - keyRetention);
    if (!isClockAhead) deleteQuarantined.run(Date.now() - retention);
    deleteNonces.run(Date.now() - keyRetention);
  });

  function appendOne(submission: Submission): StoreResult {
    const { id, hash, table, nonce, receivedAt } = submission;
    if (nonce) {
      insertNonce.run(nonce.value, id, nonce.expiresAt);
      if (ownerOf.get(nonce.value) !== id) return 'spent';
    }
    insert.run(table, id, hash, bodyOf(submission), receivedAt);
    return hashOf.get(table, id) === hash ? 'stored' : 'different';
  }

  return {
    checkKey: ({ id, hash, table }) => {
      const kept = hashOf.get(table, id);
      if (kept === undefined) return 'unknown';
      return kept === hash ? 'same' : 'different';
    },
    append: db.transaction((submissions: readonly Submission[]) => submissions.map(appendOne)),
    waiting: (seq, most) => quarantineUnreadable(select.all(seq, most)),
    markCopied: (seqs) => {
      // The next submission's sync to disk also covers this write. If the write is lost, the entries are copied again,
      // which changes nothing.
      db.pragma('synchronous = NORMAL');
      try {
        markAll(seqs);
      } finally {
        db.pragma('synchronous = FULL');
      }
    },
    quarantine: (seq, reason) => {
      quarantineEntry.run(Date.now(), reason, seq);
    },
    quarantined: () => selectQuarantined.all().flatMap((row) => entryOf(row) ?? []),
    wipe: db.transaction((seqs: readonly number[]) => {
      for (const seq of seqs) wipeEntry.run(seq);
    }),
    state: () => {
      const { waiting, oldest } = countWaiting.get() ?? { waiting: 0, oldest: null };
      return { waiting, oldest: oldest ?? undefined, quarantined: countQuarantined.get() ?? 0 };
    },
    deleteExpired: (isClockAhead = false) => {
      deleteAll(isClockAhead);
      db.pragma('wal_checkpoint(TRUNCATE)');
    },
    probe: () => {
      probe.run(Date.now());
    },
    close: () => {
      db.close();
    },
  };
}
