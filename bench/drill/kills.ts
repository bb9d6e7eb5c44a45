import { setTimeout as delay } from 'node:timers/promises';
import { createApiProcess } from './api-process.ts';
import { createDrillDatabase } from './database.ts';
import { createLedger, type Verdict } from './ledger.ts';
import { startWriters } from './writers.ts';

/** Kills the API twenty times while leads come in. */
export async function drillKills({ scale, isLiar }: { scale: number; isLiar: boolean }): Promise<Verdict> {
  const database = await createDrillDatabase();
  const api = await createApiProcess({ DATABASE_URL: database.url, DATA_DIR: database.folder });
  try {
    api.start();
    await api.untilDrained();
    const ledger = createLedger();
    const stop = startWriters({ url: api.url, ledger, isLiar });
    for (let kills = Math.max(1, Math.round(20 * scale)); kills > 0; kills -= 1) {
      const before = ledger.acknowledged();
      while (ledger.acknowledged() < before + 100) await delay(20);
      await api.kill();
      api.start();
    }
    const mended = Date.now();
    await stop();
    await api.untilDrained();
    const drainTime = Date.now() - mended;
    return await database.on((db) => ledger.compare(db, drainTime));
  } finally {
    await api.kill();
    await database.drop();
  }
}
