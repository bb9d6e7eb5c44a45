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

/**
 * Runs two replicas on one journal volume, and kills and restarts one while MySQL is unavailable. The restarted
 * replica must take over the journal of the killed one and copy it to MySQL once MySQL recovers.
 */
export const drillReplicas: Drill = (options) =>
  runDrill(options, async (scene) => {
    const proxy = await startFaultProxy(new URL(scene.database.url));
    scene.finally(proxy.close);
    const survivor = await scene.startApi({ DATABASE_URL: proxy.url });
    const victim = await scene.startApi({ DATABASE_URL: proxy.url });
    const stop = scene.write([survivor.url, victim.url]);
    await delay(1000);
    proxy.cut();
    await delay(20_000 * options.scale);
    await victim.kill();
    await delay(10_000 * options.scale);
    victim.start();
    const adopted = await victim.waiting();
    await delay(30_000 * options.scale);
    await proxy.restore();
    const recoveredAt = Date.now();
    await delay(1000);
    await stop();
    await Promise.all([survivor.untilDrained(), victim.untilDrained()]);
    return {
      drainTime: Date.now() - recoveredAt,
      details: { adopted },
      problems: adopted === 0 ? ['The new replica found no leads in the journal of the killed one'] : [],
    };
  });
