import { setTimeout as delay } from 'node:timers/promises';
import { startWay } from '../../api/test/way.ts';
import { createApiProcess } from './api-process.ts';
import { createDrillDatabase } from './database.ts';
import { createLedger, type Verdict } from './ledger.ts';
import { startWriters } from './writers.ts';

interface AwayOptions {
  scale: number;
  isLiar: boolean;
  /** Whether MySQL refuses, or takes connections and never answers. */
  how: 'cut' | 'silence';
}

/** Takes MySQL away for a minute while leads come in, and brings it back. */
export async function drillAway({ scale, isLiar, how }: AwayOptions): Promise<Verdict> {
  const database = await createDrillDatabase();
  const way = await startWay(new URL(database.url));
  const api = await createApiProcess({ DATABASE_URL: way.url, DATA_DIR: database.folder });
  try {
    api.start();
    await api.untilDrained();
    const ledger = createLedger();
    const stop = startWriters({ url: api.url, ledger, isLiar });
    await delay(1000);
    await way[how]();
    await delay(60_000 * scale);
    await way.mend();
    const mended = Date.now();
    await delay(1000);
    await stop();
    await api.untilDrained();
    const drainTime = Date.now() - mended;
    return await database.on((db) => ledger.compare(db, drainTime));
  } finally {
    await api.kill();
    way.close();
    await database.drop();
  }
}
