import { copyFileSync, createReadStream, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '@suite/contracts/operator-error';
import type { DatabaseAddress } from '../db/database-url.ts';
import { isDamage } from '../intake/journal.ts';
import { addErasures, erasureFileIn, readErasures } from '../submissions/erasure-file.ts';
import type { BackupConfig } from './backup-config.ts';
import { type BackupFolder, checksumsIn } from './backup-folder.ts';
import { copyJournal, keepUncopied } from './copy-journal.ts';
import { countingRows, dump, type MySqlAddress, type RowCounts } from './mysql-tools.ts';
import { checkOpenssl, pack, unpack } from './pack.ts';
import { copySqlite, countSqlite } from './sqlite-files.ts';

/** Names of the database file within a backup. */
export const packedName = { mysql: 'database.sql', sqlite: 'database.sqlite' };

/** A table that every migrated database has. */
const mark = 'business_leads';

interface BackupOptions {
  config: Readonly<BackupConfig>;
  folder: BackupFolder;
  database: DatabaseAddress;
  dataFolder: string;
  /** Folder of the intake journals. */
  journals: string;
}

/** The result of a backup; `name` is the name of its folder. */
export interface WrittenBackup {
  name: string;
  rows: number;
  waiting: number;
  /** Names of damaged intake journals, which the backup does not contain. */
  damaged: string[];
  milliseconds: number;
}

/** Copies missing entries of the erasure list into the backup folder. */
export const keepErasures = (dataFolder: string, backups: string): void =>
  addErasures(erasureFileIn(backups), readErasures(erasureFileIn(dataFolder)));

async function packDump(
  address: MySqlAddress,
  draft: string,
  certificate: string | undefined,
): Promise<RowCounts> {
  const { output, ended } = dump(address);
  const counter = countingRows();
  output.on('error', (error) => counter.destroy(error));
  await Promise.all([pack(output.pipe(counter), draft, packedName.mysql, certificate), ended]);
  return counter.counts;
}

async function packSqlite(file: string, draft: string, certificate: string | undefined): Promise<RowCounts> {
  const copy = `${file}.backup`;
  try {
    copySqlite(file, copy);
    await pack(createReadStream(copy), draft, packedName.sqlite, certificate);
    return countSqlite(copy);
  } finally {
    rmSync(copy, { force: true });
  }
}

/** Packs the waiting entries of all journals; returns their number per journal, and the damaged journals. */
async function packJournals(
  journals: string,
  draft: string,
  certificate: string | undefined,
): Promise<{ counts: Record<string, number>; damaged: string[] }> {
  const counts: Record<string, number> = {};
  const damaged: string[] = [];
  const journalCopies = mkdtempSync(join(tmpdir(), 'journals-'));
  try {
    const files = existsSync(journals) ? readdirSync(journals) : [];
    for (const file of files.filter((name) => name.endsWith('.sqlite'))) {
      const copy = join(journalCopies, file);
      copyJournal(join(journals, file), copy);
      const waiting = uncopiedUnlessDamaged(copy);
      if (waiting === undefined) damaged.push(file);
      if (!waiting) continue;
      await pack(createReadStream(copy), draft, file, certificate);
      counts[file] = waiting;
    }
  } finally {
    rmSync(journalCopies, { recursive: true, force: true });
  }
  return { counts, damaged };
}

/**
 * Deletes entries that are already in the main database from the copy of a journal. Returns how many remain, or
 * undefined if the journal is damaged.
 */
function uncopiedUnlessDamaged(copy: string): number | undefined {
  try {
    return keepUncopied(copy);
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
}

/** Reads the written backup again. Throws if it can't be unpacked, or OperatorError if a dump's row counts differ. */
async function verify(draft: string, { mysql, sqlite }: Partial<Record<'mysql' | 'sqlite', RowCounts>>) {
  const counter = countingRows();
  const source = unpack(draft, mysql ? packedName.mysql : packedName.sqlite);
  await pipeline(source, counter, async (pieces: AsyncIterable<Buffer>) => {
    for await (const _ of pieces);
  });
  if (!sqlite && JSON.stringify(counter.counts) !== JSON.stringify(mysql))
    throw new OperatorError('What was written is not what was dumped: check the disk.');
}

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/**
 * Writes a backup as a draft, verifies it unless it is encrypted, and renames it. Copies journals before the dump, so
 * that each submission acknowledged before the start is in a journal or in the dump. Throws OperatorError.
 */
export async function writeBackup({
  config,
  folder,
  database,
  dataFolder,
  journals,
}: BackupOptions): Promise<WrittenBackup> {
  if (config.certificate !== undefined) checkOpenssl();
  // A backup is named after the second in which it starts, so wait for an unused one.
  while (folder.has(Date.now())) await delay(100);
  const startedAt = Date.now();
  const { certificate } = config;
  const draft = folder.startDraft(startedAt);
  try {
    keepErasures(dataFolder, folder.folder);
    const { counts: waiting, damaged } =
      database.kind === 'mysql'
        ? await packJournals(journals, draft, certificate)
        : { counts: {}, damaged: [] };
    const tables =
      database.kind === 'mysql'
        ? await packDump(database, draft, certificate)
        : await packSqlite(database.file, draft, certificate);
    if (!(mark in tables))
      throw new OperatorError('The database has no tables yet: the product makes them when it first starts.');
    if (certificate === undefined) await verify(draft, { [database.kind]: tables });
    // The backup may contain people who were erased while it was written: they must be erased again after a restore.
    keepErasures(dataFolder, folder.folder);
    if (existsSync(erasureFileIn(folder.folder)))
      copyFileSync(erasureFileIn(folder.folder), erasureFileIn(draft));
    const name = folder.finish(draft, {
      version: 1,
      database: database.kind,
      startedAt,
      tables,
      journals: waiting,
      files: await checksumsIn(draft),
    });
    const milliseconds = Date.now() - startedAt;
    return { name, rows: sum(tables), waiting: sum(waiting), damaged, milliseconds };
  } catch (error) {
    folder.drop(draft);
    throw error;
  }
}
