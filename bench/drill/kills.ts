import { setTimeout as delay } from 'node:timers/promises';
import { type Drill, runDrill } from './scene.ts';

/** Kills the API twenty times while leads arrive. */
export const drillKills: Drill = (options) =>
  runDrill(options, async ({ startApi, ledger, write }) => {
    const api = await startApi();
    const stop = write([api.url]);
    const kills = Math.max(1, Math.round(20 * options.scale));
    for (let kill = 1; kill <= kills; kill += 1) {
      const before = ledger.acknowledged();
      while (ledger.acknowledged() < before + 100) await delay(5);
      await api.kill();
      api.start();
    }
    const stoppedAt = Date.now();
    await stop();
    await api.untilDrained();
    return { drainTime: Date.now() - stoppedAt, details: { kills } };
  });
