import { readFileSync } from 'node:fs';
import { OperatorError } from '@suite/contracts/operator-error';
import { object, string } from 'yup';
import { codeOf } from '../db/error-codes.ts';
import { folderPath } from '../settings/folder-path.ts';
import { wholeNumber } from '../settings/whole-number.ts';

/** Maximum number of days that backups may be kept. */
export const mostDays = 30;

const schema = object({
  BACKUP_FOLDER: folderPath().default('backups'),
  BACKUP_AT: string()
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'BACKUP_AT must be a time of the day in UTC: 02:30')
    .default('02:30'),
  BACKUP_KEEP_DAYS: wholeNumber(1, mostDays, 14, ': what was erased must not live on in backups'),
  BACKUP_CERTIFICATE_FILE: string(),
});

/** Names of all variables that `readBackupConfig` reads. */
export const backupVariables = Object.keys(schema.fields);

export interface BackupConfig {
  /** Folder of all backups; each backup is a subfolder. */
  folder: string;
  /** Minutes after midnight, UTC. */
  minute: number;
  keepDays: number;
  /** Certificate file that backups are encrypted for; undefined if they are not encrypted. */
  certificate: string | undefined;
}

/** Reads the backup settings from the environment; an empty variable counts as unset. Throws OperatorError. */
export function readBackupConfig(env: NodeJS.ProcessEnv = process.env): Readonly<BackupConfig> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  try {
    const values = schema.validateSync(given, { stripUnknown: true });
    const [hours = 0, minutes = 0] = values.BACKUP_AT.split(':').map(Number);
    return Object.freeze({
      folder: values.BACKUP_FOLDER,
      minute: hours * 60 + minutes,
      keepDays: values.BACKUP_KEEP_DAYS,
      certificate: readCertificate(values.BACKUP_CERTIFICATE_FILE),
    });
  } catch (error) {
    throw error instanceof OperatorError ? error : new OperatorError((error as Error).message);
  }
}

/** Returns the file name, or undefined for an empty file, which Compose mounts by default. */
function readCertificate(file: string | undefined) {
  if (file === undefined) return undefined;
  try {
    const text = readFileSync(file, 'utf8');
    if (text.trim() === '') return undefined;
    if (text.includes('BEGIN CERTIFICATE')) return file;
  } catch (error) {
    throw new OperatorError(`BACKUP_CERTIFICATE_FILE: ${file} can't be read (${codeOf(error)}).`);
  }
  throw new OperatorError(
    `BACKUP_CERTIFICATE_FILE: ${file} holds no certificate; make one as docs/operations/backup.md says.`,
  );
}
