import { runBackup } from './run-backup.ts';

/** `backup.ts COMMAND …`: writes and restores backups (`run-backup.ts`). */
void runBackup(process.argv.slice(2));
