import { closeSync, existsSync, openSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { codeOf } from '../db/error-codes.ts';
import { makeFolder } from '../db/make-folder.ts';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** Locks of this process; a garbage-collected connection would give its lock up. */
const held: Database.Database[] = [];

interface Holder {
  pid: number;
  port: number;
}

const isBusy = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY');

/** Opens the file whose lock the product holds. It has the process that holds it, for the message. */
function openLock(file: string) {
  makeFolder(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  return new Database(file, { timeout: 0 });
}

/** Takes the lock, which the operating system releases when the process ends. Throws SQLITE_BUSY if another has it. */
function takeLock(lock: Database.Database, port: number) {
  lock.exec('begin immediate');
  lock.exec('create table if not exists holder (pid integer, port integer); delete from holder');
  lock.prepare('insert into holder values (?, ?)').run(process.pid, port);
  // Others can read what is committed while this transaction has the lock.
  lock.exec('commit; begin immediate');
}

/**
 * Keeps a second product from using the same SQLite file: limits, notifications and event streams belong to one process.
 * Administrators' commands and backups don't ask for this lock. Throws StartError if another product has it.
 */
export function holdDatabase({ database, port }: Pick<Config, 'database' | 'port'>) {
  if (database.kind !== 'sqlite') return;
  let lock: Database.Database | undefined;
  try {
    const file = existsSync(database.file) ? realpathSync(database.file) : database.file;
    lock = openLock(`${file}-lock`);
    takeLock(lock, port);
    held.push(lock);
  } catch (error) {
    // A folder that can't be written is reported when the database is opened.
    if (lock === undefined || !isBusy(error)) return;
    const holder = lock.prepare<[], Holder>('select pid, port from holder').get();
    lock.close();
    const who = holder ? ` (process ${holder.pid}, port ${holder.port})` : '';
    throw new StartError(
      `Another product${who} uses the database ${database.file}: stop it, or set DATA_DIR to another folder.`,
    );
  }
}
