import { setTimeout as delay } from 'node:timers/promises';
import { startWay } from '../../api/test/way.ts';
import { type Drill, play } from './scene.ts';

/**
 * Makes MySQL unavailable for a minute while leads arrive. `how`: whether its connections are refused or
 * accepted without a response.
 */
export const drillAway =
  (how: 'cut' | 'silence'): Drill =>
  (options) =>
    play(options, async (scene) => {
      const way = await startWay(new URL(scene.database.url));
      scene.finally(way.close);
      const api = await scene.startApi({ DATABASE_URL: way.url });
      const stop = scene.write([api.url]);
      await delay(1000);
      way[how]();
      await delay(60_000 * options.scale);
      const waiting = await api.waiting();
      await way.mend();
      const mended = Date.now();
      await delay(1000);
      await stop();
      await api.untilDrained();
      return {
        drainTime: Date.now() - mended,
        also: { waitedForMySql: waiting },
        problems: waiting === 0 ? ['Nothing waited: MySQL was not away'] : [],
      };
    });
