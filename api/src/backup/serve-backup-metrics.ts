import { Gauge, Registry } from 'prom-client';
import { createDiskGauges, readDisk } from '../metrics/disk-gauges.ts';
import { serveMetrics } from '../metrics/metrics-server.ts';
import type { BackupFolder } from './backup-folder.ts';

/**
 * Serves the times of the last successful backup and trial of a restore, and the disks of the backup folder and of MySQL's data to Prometheus;
 * does nothing if `port` is 0. Rejects if the port is unavailable.
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
