import { Gauge, Registry } from 'prom-client';
import { serveMetrics } from '../metrics/metrics-server.ts';
import type { BackupFolder } from './backup-folder.ts';

/**
 * Serves the time of the last successful backup to Prometheus; does nothing if `port` is 0. Rejects if the port is
 * unavailable.
 */
export async function serveBackupMetrics(port: number, { lastSuccess }: Pick<BackupFolder, 'lastSuccess'>) {
  if (port === 0) return;
  const registry = new Registry();
  const gauge = new Gauge({
    registers: [registry],
    name: 'suite_backup_last_success_timestamp_seconds',
    help: 'When the last backup that is whole was written, in Unix time; 0: never',
  });
  await serveMetrics(port, { registry }, async () => gauge.set((lastSuccess() ?? 0) / 1000));
}
