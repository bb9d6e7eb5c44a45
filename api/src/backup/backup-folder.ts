import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '@suite/contracts/operator-error';
import { codeOf } from '../db/error-codes.ts';
import { makeFolder } from '../db/make-folder.ts';
import { mostDays } from './backup-config.ts';
import type { RowCounts } from './mysql-tools.ts';

const day = 24 * 60 * 60 * 1000;
const draftPrefix = '.draft-';
const manifestName = 'manifest.json';
const successFile = 'last-success';
const trialFile = 'last-trial';

/** Description of a backup, stored next to its files. */
export interface Manifest {
  version: 1;
  database: 'mysql' | 'sqlite';
  /** UTC milliseconds; the backup contains everything that was acknowledged before. */
  startedAt: number;
  tables: RowCounts;
  /** Number of submissions in each copied journal. */
  journals: Record<string, number>;
  /** SHA-256 of each file. */
  files: Record<string, string>;
}

/** Returns a name such as 2026-11-21T02-30-00Z, which sorts by time and is valid on every file system. */
const nameAt = (at: number) => `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
const isName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name);
const timeOf = (name: string) => Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'));

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Returns the checksums of all files of a folder, by name. */
export async function checksumsIn(folder: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const name of readdirSync(folder).sort())
    if (name !== manifestName) sums[name] = await checksumOf(join(folder, name));
  return sums;
}

function asFolderError(error: unknown, folder: string): unknown {
  if (!/^E(?:ACCES|PERM|ROFS|NOTDIR|NOENT)$/.test(codeOf(error))) return error;
  return new OperatorError(
    `The folder of backups ${folder} can't be written (${codeOf(error)}): make it writable for this user, or name another in BACKUP_FOLDER.`,
  );
}

export type BackupFolder = ReturnType<typeof openBackupFolder>;

/** Opens the folder that contains the backups. `startDraft` throws OperatorError if the folder isn't writable. */
export function openBackupFolder(folder: string) {
  const inFolder = (name: string) => join(folder, name);
  const names = () => (existsSync(folder) ? readdirSync(folder).filter(isName).sort() : []);
  const writeTime = (file: string) => {
    const written = `${inFolder(file)}.new`;
    writeFileSync(written, `${Math.floor(Date.now() / 1000)}\n`, { flush: true });
    renameSync(written, inFolder(file));
  };
  const readTime = (file: string) =>
    (existsSync(inFolder(file)) && Number(readFileSync(inFolder(file), 'utf8')) * 1000) || undefined;

  return {
    folder,
    /** Returns the names of the backups, oldest first. */
    names,
    /** Returns whether a backup, complete or not, started in the second of `at`. */
    has: (at: number): boolean =>
      [nameAt(at), `${draftPrefix}${nameAt(at)}`].some((name) => existsSync(inFolder(name))),
    /** Creates the draft folder of a backup and returns its path. Only one backup can start per second. */
    startDraft: (at: number): string => {
      try {
        makeFolder(folder);
        const draft = inFolder(`${draftPrefix}${nameAt(at)}`);
        mkdirSync(draft, { mode: 0o700 });
        return draft;
      } catch (error) {
        if (codeOf(error) === 'EEXIST')
          throw new OperatorError('A backup has begun this very second already.');
        throw asFolderError(error, folder);
      }
    },
    /**
     * Adds the manifest to a draft, renames the draft to its final name and stores the current time as the last
     * success. Returns the name.
     */
    finish: (draft: string, manifest: Manifest): string => {
      writeFileSync(join(draft, manifestName), JSON.stringify(manifest, null, 2), {
        mode: 0o600,
        flush: true,
      });
      const name = nameAt(manifest.startedAt);
      renameSync(draft, inFolder(name));
      writeTime(successFile);
      return name;
    },
    drop: (draft: string) => rmSync(draft, { recursive: true, force: true }),
    /** Returns when the last successful backup finished, in UTC milliseconds. */
    lastSuccess: () => readTime(successFile),
    /** Stores the current time as that of the last successful trial of a restore. */
    noteTrial: () => writeTime(trialFile),
    /** Returns when a restore was last tried successfully, in UTC milliseconds. */
    lastTrial: () => readTime(trialFile),
    /**
     * Deletes backups older than `keepDays` and returns their names; keeps the newest one for up to `newestDays`. Also
     * deletes drafts that were abandoned more than a day ago.
     */
    prune: (keepDays: number, newestDays = mostDays): string[] => {
      if (!existsSync(folder)) return [];
      const all = names();
      const old = all.filter((name, index) => {
        const days = index === all.length - 1 ? newestDays : keepDays;
        return timeOf(name) < Date.now() - days * day;
      });
      const cutOff = readdirSync(folder).filter(
        (name) => name.startsWith(draftPrefix) && timeOf(name.slice(draftPrefix.length)) < Date.now() - day,
      );
      for (const name of [...old, ...cutOff]) rmSync(inFolder(name), { recursive: true, force: true });
      return old;
    },
    /**
     * Verifies the checksums of a backup and returns its manifest and path. Throws OperatorError if it is missing or
     * damaged.
     */
    check: async (name: string): Promise<{ manifest: Manifest; path: string }> => {
      const path = inFolder(name);
      if (!isName(name) || !existsSync(join(path, manifestName)))
        throw new OperatorError(
          `There is no backup '${name}' in ${folder}; there ${names().length > 0 ? `are ${names().join(', ')}` : 'is none at all'}.`,
        );
      const manifest = readManifest(join(path, manifestName));
      const sums = await checksumsIn(path);
      const damaged = Object.keys({ ...manifest.files, ...sums }).filter(
        (file) => sums[file] !== manifest.files[file],
      );
      if (damaged.length > 0)
        throw new OperatorError(
          `The backup ${name} is not as it was written: ${damaged.join(', ')}. Take another one.`,
        );
      return { manifest, path };
    },
  };
}

function parseManifest(file: string): Partial<Manifest> | null | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Reads the description of a backup. Throws OperatorError. */
function readManifest(file: string): Manifest {
  const manifest = parseManifest(file);
  if (!manifest?.files || !manifest.tables || !manifest.journals)
    throw new OperatorError(`${file} is damaged. Take another backup.`);
  if (manifest.version !== 1)
    throw new OperatorError(`${file} is from a later release: restore it with that release.`);
  return manifest as Manifest;
}

const root = 0;
const writableByOthers = 0o022;

/** Returns why a user other than `user` and root may have written a file, or undefined if no other user can have. */
function reasonToDoubt(path: string, user: number): string | undefined {
  const { uid, mode } = statSync(path);
  if (uid !== user && uid !== root) return `belongs to user ${uid}`;
  if ((mode & writableByOthers) !== 0)
    return `is writable for other users (mode ${(mode & 0o777).toString(8)})`;
  return undefined;
}

/**
 * Throws OperatorError if another user may have written the backup in this folder, because a restore executes its dump.
 * Does nothing on Windows, which has no such owners and modes.
 */
export function demandOwnFiles(folder: string): void {
  const user = process.getuid?.();
  if (user === undefined) return;
  const paths = [folder, ...readdirSync(folder).map((name) => join(folder, name))];
  for (const path of paths) {
    const reason = reasonToDoubt(path, user);
    if (reason !== undefined)
      throw new OperatorError(
        `Another user may have changed this backup: ${path} ${reason}. If you trust it, add --trust-files.`,
      );
  }
}
