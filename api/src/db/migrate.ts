import type { Knex } from 'knex';
import { codeOf } from './error-codes.ts';
import { businessLeads } from './migrations/0001-business-leads.ts';
import { administrators } from './migrations/0002-administrators.ts';
import { sessions } from './migrations/0003-sessions.ts';
import { marksOfBusinessLeads } from './migrations/0004-marks-of-business-leads.ts';
import { contactMessages } from './migrations/0005-contact-messages.ts';
import { partnerApplications } from './migrations/0006-partner-applications.ts';
import { captchaNonces } from './migrations/0007-captcha-nonces.ts';
import { outbox } from './migrations/0008-outbox.ts';
import { roles } from './migrations/0020-roles.ts';
import { auditLog } from './migrations/0021-audit-log.ts';
import { originsOfSessions } from './migrations/0022-origins-of-sessions.ts';
import { pendingSignIns } from './migrations/0023-pending-sign-ins.ts';
import { secondFactors } from './migrations/0024-second-factors.ts';
import { recoveryCodes } from './migrations/0025-recovery-codes.ts';
import { recordColumns } from './migrations/0030-record-columns.ts';
import { submissionCounts } from './migrations/0031-submission-counts.ts';
import { submissionEvents } from './migrations/0032-submission-events.ts';
import { exportLedger } from './migrations/0033-exports.ts';
import { erasures } from './migrations/0034-erasures.ts';
import { sharedCounts } from './migrations/0040-shared-counts.ts';
import { failedCodes } from './migrations/0045-failed-codes.ts';
import { passwordChanges } from './migrations/0046-password-changes.ts';
import { searchProgress } from './migrations/0050-search-progress.ts';
import { assignments } from './migrations/0060-assignments.ts';
import { visits } from './migrations/0061-visits.ts';
import { auditIndexes } from './migrations/0062-audit-indexes.ts';
import { chosenPlans } from './migrations/0070-chosen-plans.ts';
import { savedViews } from './migrations/0080-saved-views.ts';
import { searchText } from './migrations/0090-search-text.ts';
import { phoneKeys } from './migrations/0091-phone-keys.ts';
import { isMySql } from './open-database.ts';

const migrations: Record<string, Knex.Migration> = {
  '0001-business-leads': businessLeads,
  '0002-administrators': administrators,
  '0003-sessions': sessions,
  '0004-marks-of-business-leads': marksOfBusinessLeads,
  '0005-contact-messages': contactMessages,
  '0006-partner-applications': partnerApplications,
  '0007-captcha-nonces': captchaNonces,
  '0008-outbox': outbox,
  '0020-roles': roles,
  '0021-audit-log': auditLog,
  '0022-origins-of-sessions': originsOfSessions,
  '0023-pending-sign-ins': pendingSignIns,
  '0024-second-factors': secondFactors,
  '0025-recovery-codes': recoveryCodes,
  '0030-record-columns': recordColumns,
  '0031-submission-counts': submissionCounts,
  '0032-submission-events': submissionEvents,
  '0033-exports': exportLedger,
  '0034-erasures': erasures,
  '0040-shared-counts': sharedCounts,
  '0045-failed-codes': failedCodes,
  '0046-password-changes': passwordChanges,
  '0050-search-progress': searchProgress,
  '0060-assignments': assignments,
  '0061-visits': visits,
  '0062-audit-indexes': auditIndexes,
  '0070-chosen-plans': chosenPlans,
  '0080-saved-views': savedViews,
  '0090-search-text': searchText,
  '0091-phone-keys': phoneKeys,
};

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name];
    if (!migration) throw new Error(`There is no migration ${name}`);
    return migration;
  },
};

/** Migrations of this release that the database lacks, and migrations of a later release that it has. */
interface SchemaState {
  missing: string[];
  unknown: string[];
}

/** Compares the applied migrations with those of this release; needs only the right to read `knex_migrations`. */
export async function schemaState(db: Knex): Promise<SchemaState> {
  const applied: string[] = await db('knex_migrations')
    .pluck('name')
    .catch((error) => {
      // Without any right on a table, MySQL reports "access denied" whether or not the table exists.
      if (/^ER_(?:NO_SUCH_TABLE|TABLEACCESS_DENIED_ERROR)$/.test(codeOf(error))) return [];
      throw error;
    });
  return {
    missing: Object.keys(migrations).filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !Object.hasOwn(migrations, name)),
  };
}

/**
 * Returns whether this account may change the schema. Tries to drop a table that doesn't exist, which also detects
 * rights that come from roles.
 */
export const canMigrate = (db: Knex): Promise<boolean> =>
  db.schema.dropTableIfExists('rights_unfinished').then(
    () => true,
    (error) => {
      if (codeOf(error) === 'ER_TABLEACCESS_DENIED_ERROR') return false;
      throw error;
    },
  );

/**
 * Accepts unknown migrations, because the schema of a later release contains everything that ours needs
 * (docs/decisions/0121).
 */
const latest = { migrationSource, disableMigrationsListValidation: true };

/**
 * Migrates the schema and then runs `afterwards`, in one process at a time. Needs a pool of at least two connections on
 * MySQL.
 */
export function migrate<T>(db: Knex, afterwards: (db: Knex) => Promise<T>): Promise<T> {
  return isMySql(db) ? migrateMySql(db, afterwards) : migrateSqlite(db, afterwards);
}

/** Migrates in one transaction whose first statement takes the write lock of the file. */
async function migrateSqlite<T>(db: Knex, afterwards: (db: Knex) => Promise<T>): Promise<T> {
  const [{ user_version: version }] = await db.raw('pragma user_version');
  return db.transaction(async (trx) => {
    // A transaction that starts with a read fails if another process writes before it does.
    await trx.raw(`pragma user_version = ${Number(version)}`);
    await trx.migrate.latest(latest);
    return afterwards(trx);
  });
}

/** Lock names are shared by the whole server and have at most 64 characters. */
const lockName = "concat('migrate-', left(sha2(database(), 256), 40))";

/**
 * Runs `work` while no other process migrates this MySQL database. Takes a named lock, which the server releases when
 * its holder dies; knex's own lock row would stay locked forever.
 */
export const withMigrationLock = <T>(db: Knex, work: () => Promise<T>): Promise<T> =>
  db.transaction(async (holder) => {
    const [[{ locked }]] = await holder.raw(`select get_lock(${lockName}, 300) as locked`);
    if (locked !== 1) throw new Error('Another process has been migrating the database for five minutes');
    try {
      return await work();
    } finally {
      await holder.raw(`do release_lock(${lockName})`);
    }
  });

const migrateMySql = <T>(db: Knex, afterwards: (db: Knex) => Promise<T>): Promise<T> =>
  withMigrationLock(db, async () => {
    if ((await schemaState(db)).missing.length > 0) {
      await db.migrate.forceFreeMigrationsLock(latest);
      await db.migrate.latest(latest);
    }
    return await afterwards(db);
  });
