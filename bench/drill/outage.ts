import { setTimeout as delay } from 'node:timers/promises';
import { startFaultProxy } from '../../api/test/support/fault-proxy.ts';
import { type Drill, runDrill } from './scene.ts';

/**
 * Makes MySQL unavailable for a minute while leads arrive. `cut` refuses connections to it; `silence` keeps them
 * open without passing any data.
 */
export const drillOutage =
  (mode: 'cut' | 'silence'): Drill =>
  (options) =>
    runDrill(options, async (scene) => {
      const proxy = await startFaultProxy(new URL(scene.database.url));
      scene.finally(proxy.close);
      const api = await scene.startApi({ DATABASE_URL: proxy.url });
      const stop = scene.write([api.url]);
      await delay(1000);
      proxy[mode]();
      await delay(60_000 * options.scale);
      const waiting = await api.waiting();
      await proxy.restore();
      const recoveredAt = Date.now();
      await delay(1000);
      await stop();
      await api.untilDrained();
      return {
        drainTime: Date.now() - recoveredAt,
        details: { waitedForMySql: waiting },
        problems: waiting === 0 ? ['No lead was waiting, so MySQL was not unavailable'] : [],
      };
    });
