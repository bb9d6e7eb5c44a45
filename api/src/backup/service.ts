import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '@suite/contracts/operator-error';
import type { Logger } from 'pino';
import { Gauge, Registry } from 'prom-client';
import { createDiskGauges, readDisk } from '../metrics/disk-gauges.ts';
import { serveMetrics } from '../metrics/metrics-server.ts';
import type { BackupConfig } from './backup-config.ts';
import type { BackupFolder } from './backup-folder.ts';
import type { WrittenBackup } from './write-backup.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const shortestPause = 2000;
const longestPause = 10 * minute;

/** Returns the last time a backup was due (UTC milliseconds). */
function lastDue(atMinute: number, now: number): number {
  const today = Math.floor(now / day) * day + atMinute * minute;
  return today <= now ? today : today - day;
}

interface ServiceOptions {
  config: Readonly<BackupConfig>;
  folder: BackupFolder;
  write: () => Promise<WrittenBackup>;
  /** Deletes old backups and returns their names. */
  prune: () => string[];
  keepErasures: () => void;
  logger: Logger;
}

/**
 * Writes a backup each day at the configured time, or immediately if the last due one is missing; retries failures with
 * increasing pauses. Each minute it also updates the list of erasures and deletes old backups. Never returns.
 */
export async function serveBackups({ config, folder, write, prune, keepErasures, logger }: ServiceOptions) {
  let pause = 0;
  let announced = 0;
  const isDue = () => {
    const now = Date.now();
    const last = folder.lastSuccess() ?? 0;
    // A later time is from before the clock was set back.
    return last < lastDue(config.minute, now) || last > now;
  };

  const logFailure = (error: unknown) =>
    logger.error({ reason: error instanceof OperatorError ? error.message : String(error) }, 'backup failed');

  async function round() {
    // Delete old backups first, so that a failure of the next steps does not prevent it.
    for (const name of prune()) logger.info({ name }, 'backup deleted');
    keepErasures();
    if (isDue()) logger.info(await write(), 'backup written');
    const next = lastDue(config.minute, Date.now()) + day;
    if (next !== announced) logger.info({ at: new Date(next).toISOString() }, 'next backup');
    announced = next;
  }

  for (;;) {
    try {
      await round();
      pause = 0;
    } catch (error) {
      logFailure(error);
      pause = Math.min(Math.max(pause * 2, shortestPause), longestPause);
    }
    await delay(pause || minute);
  }
}

/**
 * Serves the times of the last successful backup and trial of a restore to Prometheus, and the disks of the backup folder
 * and of MySQL's data. Does nothing if `port` is 0. Rejects if the port is unavailable.
 */
export async function serveBackupMetrics(
  port: number,
  { folder, lastSuccess, lastTrial }: Pick<BackupFolder, 'folder' | 'lastSuccess' | 'lastTrial'>,
  mysqlFolder: string | undefined,
) {
  if (port === 0) return;
  const registry = new Registry();
  const gauge = new Gauge({
    registers: [registry],
    name: 'suite_backup_last_success_timestamp_seconds',
    help: 'When the last backup that is whole was written, in Unix time; 0: never',
  });
  const trial = new Gauge({
    registers: [registry],
    name: 'suite_backup_last_trial_timestamp_seconds',
    help: 'When a restore was last tried with success, in Unix time; 0: never',
  });
  const disks = createDiskGauges([registry]);
  await serveMetrics(port, { registry }, async () => {
    gauge.set((lastSuccess() ?? 0) / 1000);
    trial.set((lastTrial() ?? 0) / 1000);
    // The backup folder is missing before the first backup.
    await Promise.allSettled([
      readDisk(disks, 'backups', folder),
      ...(mysqlFolder ? [readDisk(disks, 'mysql', mysqlFolder)] : []),
    ]);
  });
}
