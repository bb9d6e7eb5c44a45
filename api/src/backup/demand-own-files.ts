import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';

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
 * Throws BackupError if another user may have written the backup in this folder, because a restore executes its dump.
 * Does nothing on Windows, which has no such owners and modes.
 */
export function demandOwnFiles(folder: string): void {
  const user = process.getuid?.();
  if (user === undefined) return;
  const paths = [folder, ...readdirSync(folder).map((name) => join(folder, name))];
  for (const path of paths) {
    const reason = reasonToDoubt(path, user);
    if (reason !== undefined)
      throw new BackupError(
        `Another user may have changed this backup: ${path} ${reason}. If you trust it, add --trust-files.`,
      );
  }
}
