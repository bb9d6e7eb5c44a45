import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../../api/src/db/error-codes.ts';
import { type Drill, runDrill } from './scene.ts';

/** Large enough for the intake's files, small enough to fill at once. */
const megabytes = 16;

interface SmallDisk {
  /** Fills the disk completely. Must be repeated, because the API's writes can free space again. */
  fill(): void;
  free(): void;
  end(): void;
}

/** Mounts a small tmpfs at the folder. Throws if mounting is not permitted. */
function mountSmallDisk(folder: string): SmallDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'drill', folder], {
    stdio: 'pipe',
  });
  const ballast = join(folder, 'ballast');
  return {
    fill: () => fillWith(ballast),
    free: () => rmSync(ballast),
    end: () => execFileSync('umount', ['--lazy', folder]),
  };
}

function fillWith(file: string) {
  for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if (codeOf(error) !== 'ENOSPC') throw error;
    }
  }
}

/**
 * Fills the intake's disk for half a minute. The API must reject leads with 503 during that time, and recover without a
 * restart.
 */
export const drillDiskFull: Drill = (options) =>
  runDrill(options, async (scene) => {
    const disk = mountSmallDisk(scene.database.folder);
    scene.finally(disk.end);
    const api = await scene.startApi();
    const stop = scene.write([api.url]);
    await delay(500);
    const endTime = Date.now() + Math.max(3000, 30_000 * options.scale);
    while (Date.now() < endTime) {
      disk.fill();
      await delay(100);
    }
    const [before, refused] = [scene.ledger.acknowledged(), scene.ledger.refused(503)];
    disk.free();
    const recoveredAt = Date.now();
    while (scene.ledger.acknowledged() <= before && Date.now() < recoveredAt + 30_000) await delay(10);
    const resumedAfter = Date.now() - recoveredAt;
    await delay(500);
    await stop();
    await api.untilDrained();
    const unexpected = scene.ledger.unexpectedStatuses();
    return {
      drainTime: Date.now() - recoveredAt,
      details: { refused, resumedAfter },
      problems: [
        ...(refused === 0 ? ['No lead was rejected, so the disk was not full'] : []),
        ...(unexpected.length > 0 ? [`Responded with ${unexpected.join(', ')} instead of 503`] : []),
        ...(api.hasExited() ? ['The API process has exited'] : []),
      ],
    };
  });
