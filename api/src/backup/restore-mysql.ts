import type { Readable } from 'node:stream';
import { forms } from '@suite/contracts/forms/forms';
import { OperatorError } from '@suite/contracts/operator-error';
import type { Knex } from 'knex';
import { withMigrationLock } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { load, type MySqlAddress, type RowCounts } from './mysql-tools.ts';

export interface RestoreMySqlOptions<Prepared> {
  address: MySqlAddress;
  source: () => Readable;
  /** Expected number of rows per table. */
  tables: RowCounts;
  isForced: boolean;
  /** Whether to drop the restored database instead of putting it in the place of the present one. */
  isTrial: boolean;
  /** Prepares the restored database before the API can read it. */
  prepare: (address: MySqlAddress) => Promise<Prepared>;
}

const besides = ({ database }: MySqlAddress) => ({
  restored: `${database}_restored`,
  replaced: `${database}_replaced`,
});

async function tablesOf(db: Knex, database: string): Promise<string[]> {
  const rows = await db('information_schema.tables')
    .where({ table_schema: database, table_type: 'BASE TABLE' })
    .select({ name: 'table_name' });
  return rows.map(({ name }) => name);
}

/** Moves all tables from one database to another in one atomic statement. */
async function move(db: Knex, from: string, to: string): Promise<void> {
  const tables = await tablesOf(db, from);
  if (tables.length === 0) return;
  const renames = tables.map(() => '?? to ??').join(', ');
  await db.raw(
    `rename table ${renames}`,
    tables.flatMap((table) => [`${from}.${table}`, `${to}.${table}`]),
  );
}

/** Throws OperatorError if the row counts differ from those of the dump. */
async function compare(db: Knex, database: string, expected: RowCounts) {
  const odd: string[] = [];
  for (const table of new Set([...Object.keys(expected), ...(await tablesOf(db, database))])) {
    const [row] = await db(`${database}.${table}`)
      .count({ count: '*' })
      .catch(() => []);
    if (Number(row?.count) !== expected[table])
      odd.push(`${table} has ${row?.count ?? 'no'} rows instead of ${expected[table] ?? 'none'}`);
  }
  if (odd.length > 0) throw new OperatorError(`The backup is not whole: ${odd.join('; ')}.`);
}

async function hasRecords(db: Knex, database: string): Promise<boolean> {
  const tables = await tablesOf(db, database);
  for (const { table } of forms)
    if (tables.includes(table) && (await db(`${database}.${table}`).first('id'))) return true;
  return false;
}

/** Loads a dump into a database beside the present one, compares its rows and prepares it. */
async function loadBeside<Prepared>(
  db: Knex,
  { address, source, tables, prepare }: RestoreMySqlOptions<Prepared>,
): Promise<Prepared> {
  const { restored } = besides(address);
  await db.raw('drop database if exists ??', [restored]);
  await db.raw('create database ?? character set utf8mb4', [restored]);
  await load(source(), address, restored);
  await compare(db, restored, tables);
  return prepare({ ...address, database: restored });
}

async function replace<Prepared>(db: Knex, options: RestoreMySqlOptions<Prepared>): Promise<Prepared> {
  const { database } = options.address;
  const { restored, replaced } = besides(options.address);
  await db.raw('create database if not exists ??', [replaced]);
  await move(db, database, replaced);
  try {
    const prepared = await loadBeside(db, options);
    await move(db, restored, database);
    return prepared;
  } catch (error) {
    await move(db, replaced, database);
    throw error;
  }
}

/**
 * Replaces the database with a dump. First moves all its tables to another database: from then on the API writes
 * submissions to its journals, as if MySQL were down, so none are lost. Then loads and prepares the dump in a separate
 * database and moves the restored tables in. After any failure the previous tables are moved back. A trial only loads and
 * prepares the dump in the separate database, which it then drops. Throws OperatorError.
 */
export async function restoreMySql<Prepared>(options: RestoreMySqlOptions<Prepared>): Promise<Prepared> {
  const { address, isForced, isTrial } = options;
  const { database } = address;
  const { restored, replaced } = besides(address);
  const db = openDatabase(address, { withoutTimeout: true });
  try {
    if ((await tablesOf(db, replaced)).length > 0)
      throw new OperatorError(
        `A restore was cut off before; what it was to replace lies in the database ${replaced}. Put it back with --undo, or drop ${replaced}, then restore again.`,
      );
    if (!isForced && !isTrial && (await hasRecords(db, database)))
      throw new OperatorError(`The database ${database} is not empty. To replace all it holds, add --force.`);
    return await withMigrationLock(db, async () => {
      try {
        return await (isTrial ? loadBeside : replace)(db, options);
      } finally {
        await db.raw('drop database if exists ??', [restored]);
      }
    }).finally(async () => {
      // After a failure, the database of the replaced tables is empty. After a success, its tables are no longer
      // needed, because the row counts matched.
      const isBack = (await tablesOf(db, database)).length > 0;
      if (isBack || (await tablesOf(db, replaced)).length === 0)
        await db.raw('drop database if exists ??', [replaced]);
    });
  } finally {
    await db.destroy();
  }
}

/**
 * Moves back the tables that an interrupted restore moved away. Throws OperatorError if no restore was interrupted, or if
 * submissions would be lost.
 */
export async function undoMySql(address: MySqlAddress, isForced: boolean): Promise<void> {
  const { restored, replaced } = besides(address);
  const db = openDatabase(address, { withoutTimeout: true });
  try {
    if ((await tablesOf(db, replaced)).length === 0)
      throw new OperatorError('No restore was cut off: there is nothing to put back.');
    if (!isForced && (await hasRecords(db, address.database)))
      throw new OperatorError(
        `The database ${address.database} has taken submissions since: back it up first, then add --force.`,
      );
    await withMigrationLock(db, async () => {
      await db.raw('drop database if exists ??', [restored]);
      await db.raw('create database ??', [restored]);
      await move(db, address.database, restored);
      await move(db, replaced, address.database);
      for (const database of [restored, replaced]) await db.raw('drop database ??', [database]);
    });
  } finally {
    await db.destroy();
  }
}
