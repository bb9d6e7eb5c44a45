import { copyFileSync, createReadStream, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseAddress } from '../db/database-url.ts';
import { isDamage } from '../intake/journal.ts';
import { addErasures, erasureFileIn, readErasures } from '../records/erasure-file.ts';
import type { BackupConfig } from './backup-config.ts';
import { BackupError } from './backup-error.ts';
import { type BackupFolder, checksumsIn } from './backup-folder.ts';
import { copyJournal, keepUncopied } from './copy-journal.ts';
import { countingRows, type RowCounts } from './count-rows.ts';
import { dump, type MySqlAddress } from './mysql-tools.ts';
import { demandOpenssl, pack, unpack } from './pack.ts';
import { copySqlite, countSqlite } from './sqlite-copy.ts';

/** Under these names the database lies in a backup. */
export const packedName = { mysql: 'database.sql', sqlite: 'database.sqlite' };

/** The one table that is always there. */
const mark = 'business_leads';

interface BackupParts {
  config: Readonly<BackupConfig>;
  folder: BackupFolder;
  database: DatabaseAddress;
  dataFolder: string;
  /** Where the intake journals lie. */
  journals: string;
}

/** What was written; the name is that of its folder. */
export interface WrittenBackup {
  name: string;
  rows: number;
  waiting: number;
  /** Names of intake journals that are damaged and not in the backup. */
  damaged: string[];
  milliseconds: number;
}

/** Has the list of erasures in the folder of backups complete. */
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

/** Copies what waits in the journals; answers how much that is in each that holds anything. */
async function packJournals(
  journals: string,
  draft: string,
  certificate: string | undefined,
): Promise<{ counts: Record<string, number>; damaged: string[] }> {
  const counts: Record<string, number> = {};
  const damaged: string[] = [];
  const aside = mkdtempSync(join(tmpdir(), 'journals-'));
  try {
    const files = existsSync(journals) ? readdirSync(journals) : [];
    for (const file of files.filter((name) => name.endsWith('.sqlite'))) {
      const copy = join(aside, file);
      copyJournal(join(journals, file), copy);
      const waiting = uncopiedUnlessDamaged(copy);
      if (waiting === undefined) damaged.push(file);
      if (!waiting) continue;
      await pack(createReadStream(copy), draft, file, certificate);
      counts[file] = waiting;
    }
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return { counts, damaged };
}

/** Leaves in the copy what was not copied, and returns how much; undefined where the journal is damaged. */
function uncopiedUnlessDamaged(copy: string): number | undefined {
  try {
    return keepUncopied(copy);
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
}

/** Reads what was written from the disk again: it unpacks to its end, and a dump has the rows that went in. */
async function verify(draft: string, { mysql, sqlite }: Partial<Record<'mysql' | 'sqlite', RowCounts>>) {
  const counter = countingRows();
  const source = unpack(draft, mysql ? packedName.mysql : packedName.sqlite);
  await pipeline(source, counter, async (pieces: AsyncIterable<Buffer>) => {
    for await (const _ of pieces);
  });
  if (!sqlite && JSON.stringify(counter.counts) !== JSON.stringify(mysql))
    throw new BackupError('What was written is not what was dumped: check the disk.');
}

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/**
 * Writes a backup aside, reads it again, and gives it its name. Journals come first: what is acknowledged before stands
 * in them or in the dump that begins later. Throws BackupError.
 */
export async function writeBackup({
  config,
  folder,
  database,
  dataFolder,
  journals,
}: BackupParts): Promise<WrittenBackup> {
  if (config.certificate !== undefined) demandOpenssl();
  // Named by its second, of which another one may have been begun or written.
  while (folder.has(Date.now())) await delay(100);
  const startedAt = Date.now();
  const { certificate } = config;
  const draft = folder.begin(startedAt);
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
      throw new BackupError('The database has no tables yet: the product makes them when it first starts.');
    if (certificate === undefined) await verify(draft, { [database.kind]: tables });
    // What was erased while this was written is in it, and has to be erased again.
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
