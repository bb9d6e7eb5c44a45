import { parseArgs } from 'node:util';
import { explained, OperatorError } from '@suite/contracts/operator-error';
import { pino } from 'pino';
import { readBackupConfig } from '../backup/backup-config.ts';
import { demandOwnFiles, type Manifest, openBackupFolder } from '../backup/backup-folder.ts';
import { adoptJournals } from '../backup/copy-journal.ts';
import { checkKey, isEncrypted, unpack } from '../backup/pack.ts';
import { restoreMySql, undoMySql } from '../backup/restore-mysql.ts';
import { serveBackupMetrics, serveBackups } from '../backup/service.ts';
import { restoreSqlite } from '../backup/sqlite-files.ts';
import { keepErasures, packedName, writeBackup } from '../backup/write-backup.ts';
import type { DatabaseAddress } from '../db/database-url.ts';
import { createAuditRepository } from '../features/audit/audit-repository.ts';
import { createPrivacyRepository } from '../features/privacy/privacy-repository.ts';
import { createRetention } from '../features/retention/retention.ts';
import { unknownAccount } from '../http/audit.ts';
import { journalFolder } from '../intake/open-intake.ts';
import { readConfig } from '../server/config.ts';
import { openRecords } from '../server/context.ts';
import { migrated } from '../server/prepare-database.ts';
import { readOrCreateSecret } from '../server/session-secret.ts';
import { asDatabaseError } from '../server/start-error.ts';
import {
  addErasures,
  type ErasureEntry,
  enterErasures,
  erasureFileIn,
  readErasures,
} from '../submissions/erasure-file.ts';
import { createErasedPeople, type ErasedPeople } from '../submissions/erasures.ts';
import type { PhoneCountry } from '../submissions/phone.ts';

const usage = `Usage: npm run backup, npm run restore -- NAME; in the container: backup COMMAND
  now                      write a backup
  service                  write one each night at BACKUP_AT
    --also-prune FOLDER      delete old backups there too
    --mysql-folder FOLDER    report the disk of this folder to Prometheus too
  list                     show the backups in BACKUP_FOLDER
  restore NAME             put a backup in the place of an empty database
    --force                  of one that is not empty
    --try                    put it beside the present database, compare the rows and delete it again
    --key FILE               the private key of an encrypted backup
    --trust-files            though another user may have written it, and it is not encrypted
    --despite-unknown-erasures   though people were erased whom only a lost SESSION_SECRET could tell
  restore --undo           put back what a restore that was cut off has moved aside (MySQL)`;

/**
 * Milliseconds. Erasures this long before a backup may be missing from it: the clock may have changed, or they were
 * still running.
 */
const margin = 24 * 60 * 60 * 1000;

function openBackups() {
  const { database, dataFolder } = readConfig();
  const backups = readBackupConfig();
  const folder = openBackupFolder(backups.folder);
  const write = () =>
    writeBackup({
      config: backups,
      folder,
      database,
      dataFolder,
      journals: journalFolder(dataFolder),
    });
  return { database, dataFolder, backups, folder, write };
}

const print = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function now() {
  const { folder, backups, write } = openBackups();
  folder.prune(backups.keepDays);
  const { name, rows, waiting, damaged, milliseconds } = await write();
  print(
    `Wrote ${folder.folder}/${name}: ${rows} rows, ${waiting} submissions from journals, ${(milliseconds / 1000).toFixed(1)} s.`,
  );
  if (damaged.length > 0)
    print(
      `Not in it, as they are damaged: the intake journals ${damaged.join(', ')}. Recover them as docs/operations/outages.md describes.`,
    );
}

async function service(otherFolder: string | undefined, mysqlFolder: string | undefined) {
  const { folder, backups, write, dataFolder } = openBackups();
  // A backup in progress remains as a draft, which is deleted after a day.
  for (const event of ['SIGTERM', 'SIGINT']) process.once(event, () => process.exit(0));
  await serveBackupMetrics(readConfig().metricsPort, folder, mysqlFolder);
  await serveBackups({
    config: backups,
    folder,
    write,
    prune: () => [
      ...folder.prune(backups.keepDays),
      ...(otherFolder ? openBackupFolder(otherFolder).prune(backups.keepDays, backups.keepDays) : []),
    ],
    keepErasures: () => keepErasures(dataFolder, folder.folder),
    logger: pino({
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    }),
  });
}

function list() {
  const { folder } = openBackups();
  print(folder.names().join('\n') || `There is no backup in ${folder.folder} yet.`);
}

/**
 * Creates the function that migrates a restored database, repeats the known erasures, deletes expired records, ends all
 * sessions and records the restore in the audit log.
 */
function prepareWith(
  name: string,
  entries: readonly ErasureEntry[],
  erasedPeople: ErasedPeople,
  homeCountry: PhoneCountry,
) {
  return (database: DatabaseAddress) =>
    migrated({ database }, async (db) => {
      await enterErasures(db, entries);
      const privacy = createPrivacyRepository({
        db,
        kinds: openRecords(db, [], homeCountry),
        homeCountry,
        erasedPeople,
        enterErasure: () => undefined,
        eraseJournals: async () => 0,
      });
      const erased = await privacy.replay();
      const counts = await createRetention(db).purge();
      const purged = Object.values(counts).reduce((sum, count) => sum + count, 0);
      for (const table of ['sessions', 'pending_sign_ins']) await db(table).delete();
      await createAuditRepository(db).add({
        ...unknownAccount,
        kind: 'backup-restored',
        address: '',
        detail: { backup: name, erasedAgain: erased, purged },
      });
      return { erased, purged };
    });
}

interface RestoreOptions {
  isForced: boolean;
  isTrial: boolean;
  ignoresUnknownErasures: boolean;
  /** Whether to restore an unencrypted backup that another user may have written. */
  isTrusted: boolean;
  key: string | undefined;
}

function checkErasuresKnown(
  { startedAt }: Manifest,
  entries: readonly ErasureEntry[],
  isKnownKey: (key: string) => boolean,
) {
  const unknown = entries.filter(({ at, key }) => at >= startedAt - margin && !isKnownKey(key));
  if (unknown.length === 0) return;
  throw new OperatorError(
    `${unknown.length} people were erased after this backup, under another SESSION_SECRET: add the one that was in force to FORMER_SESSION_SECRET, as a line of its own (docs/operations/backup.md, "Backup and restore"). Where it is lost, add --despite-unknown-erasures and erase them again by hand.`,
  );
}

async function restore(name: string, options: RestoreOptions) {
  const { isForced, isTrial, ignoresUnknownErasures, isTrusted, key } = options;
  const started = Date.now();
  const config = readConfig();
  const { database, dataFolder, folder } = openBackups();
  const { manifest, path } = await folder.check(name);
  if (manifest.database !== database.kind)
    throw new OperatorError(`The backup is of ${manifest.database}, DATABASE_URL names ${database.kind}.`);
  if (isEncrypted(path) && key === undefined)
    throw new OperatorError('This backup is encrypted: give the file of its private key with --key FILE.');
  if (isEncrypted(path) && key !== undefined) checkKey(key);
  if (!isEncrypted(path) && !isTrusted) demandOwnFiles(path);
  const erasedPeople = createErasedPeople(config.sessionSecret ?? readOrCreateSecret(dataFolder), config);
  const entries = readErasures(...[dataFolder, folder.folder, path].map(erasureFileIn));
  if (!ignoresUnknownErasures) checkErasuresKnown(manifest, entries, erasedPeople.knows);

  const into = database.kind === 'mysql' ? `${database.database} at ${database.host}` : database.file;
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const what = isTrial ? `Trying ${name} (${rows} rows) beside` : `Restoring ${name} (${rows} rows) into`;
  print(`${what} ${into}; ${entries.length} erasures are known.`);
  const prepare = prepareWith(name, entries, erasedPeople, config.homeCountry);
  const source = () => unpack(path, packedName[manifest.database], key);
  const common = { source, tables: manifest.tables, isForced, isTrial, prepare };
  const { erased, purged } =
    database.kind === 'mysql'
      ? await restoreMySql({ ...common, address: database })
      : await restoreSqlite({ ...common, file: database.file });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (isTrial) {
    folder.noteTrial();
    return print(`${name} can be restored, which took ${seconds} s. The present database is unchanged.`);
  }
  await adoptJournals(path, Object.keys(manifest.journals), journalFolder(dataFolder), key);
  addErasures(erasureFileIn(dataFolder), entries);
  const waiting = Object.values(manifest.journals).reduce((sum, count) => sum + count, 0);
  print(
    `Restored in ${seconds} s: ${erased} records of erased people wiped again, ${purged} deleted as too old, ${waiting} submissions from journals left to the API. All sessions have ended.`,
  );
}

async function undo(isForced: boolean) {
  const { database } = openBackups();
  if (database.kind !== 'mysql') throw new OperatorError('There is nothing to put back on SQLite.');
  await undoMySql(database, isForced);
  print('What the restore had moved aside is back.');
}

const optionsOf: Record<string, string[]> = {
  service: ['also-prune', 'mysql-folder'],
  restore: ['force', 'try', 'undo', 'despite-unknown-erasures', 'trust-files', 'key'],
};

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        force: { type: 'boolean' },
        try: { type: 'boolean' },
        undo: { type: 'boolean' },
        'despite-unknown-erasures': { type: 'boolean' },
        'trust-files': { type: 'boolean' },
        key: { type: 'string' },
        'also-prune': { type: 'string' },
        'mysql-folder': { type: 'string' },
      },
    });
  } catch {
    throw new OperatorError(usage);
  }
}

async function run(args: string[]) {
  const { values, positionals } = readArguments(args);
  const [command = '', name, ...others] = positionals;
  const isKnown = (option: string) => optionsOf[command]?.includes(option) ?? false;
  if (others.length > 0 || (name !== undefined && (command !== 'restore' || values.undo)))
    throw new OperatorError(usage);
  if (!Object.keys(values).every(isKnown)) throw new OperatorError(usage);
  const isForced = values.force ?? false;
  if (command === 'restore' && values.undo) return undo(isForced);
  if (command === 'restore' && name !== undefined)
    return restore(name, {
      isForced,
      isTrial: values.try ?? false,
      ignoresUnknownErasures: values['despite-unknown-erasures'] ?? false,
      isTrusted: values['trust-files'] ?? false,
      key: values.key,
    });
  if (command === 'now') return now();
  if (command === 'service') return service(values['also-prune'], values['mysql-folder']);
  if (command === 'list') return list();
  throw new OperatorError(usage);
}

/** Runs a command, which prints its result, prints its error and sets the exit code. */
export async function runBackup(args: string[]) {
  try {
    await run(args);
  } catch (error) {
    const { database } = safely(readConfig) ?? {};
    process.stderr.write(`${explained(database ? asDatabaseError(error, database) : error)}\n`);
    process.exitCode = 1;
  }
}

function safely<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
