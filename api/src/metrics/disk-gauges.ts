import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

type DiskGauges = ReturnType<typeof createDiskGauges>;

/** Creates the gauges of the disks of volumes. */
export const createDiskGauges = (registers: Registry[]) => ({
  diskFree: new Gauge({
    registers,
    name: 'suite_data_disk_free_bytes',
    help: 'What is free for this process on the disk of a volume',
    labelNames: ['volume'],
  }),
  diskSize: new Gauge({
    registers,
    name: 'suite_data_disk_size_bytes',
    help: 'The size of the disk of a volume',
    labelNames: ['volume'],
  }),
});

/** Reads the disk that contains a folder. Rejects if the folder is missing. */
export async function readDisk(
  { diskFree, diskSize }: Pick<DiskGauges, 'diskFree' | 'diskSize'>,
  volume: string,
  folder: string,
): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  diskFree.set({ volume }, bavail * bsize);
  diskSize.set({ volume }, blocks * bsize);
}
