import { statfs } from 'node:fs/promises';
import type { IntakeGauges } from '../intake/open-intake.ts';
import type { Metrics } from './metrics.ts';

/** What waits in the outbox for one channel. */
export interface ChannelState {
  channel: string;
  waiting: number;
  oldestSeconds: number;
  deadLetters: number;
}

export interface StateSources {
  isDatabaseReady: () => Promise<boolean>;
  /** Where there is an intake journal. */
  gauges: (() => IntakeGauges) | undefined;
  /** Each channel of which there is anything to tell. */
  outbox: () => Promise<ChannelState[]>;
  /** Channels that are told of at 0 too. */
  channels: readonly string[];
  dataFolder: string;
}

const idle = { waiting: 0, oldestSeconds: 0 };

/**
 * Gives what reads the gauges anew, to be called for each scrape. What can't be read just now is left out rather than told
 * as it was before; it never rejects.
 */
export function createReadState(metrics: Metrics, sources: StateSources): () => Promise<void> {
  const { isDatabaseReady, gauges, outbox, channels, dataFolder } = sources;
  const { outboxWaiting, outboxOldest, outboxGivenUp } = metrics;

  function readJournal() {
    const state = gauges?.() ?? { ...idle, quarantined: 0, damaged: 0 };
    const { waiting, oldestSeconds, quarantined, damaged } = state;
    metrics.journalWaiting.set(waiting);
    metrics.journalOldest.set(oldestSeconds);
    metrics.quarantined.set(quarantined);
    metrics.damagedJournals.set(damaged);
  }

  async function readOutbox() {
    const states = await outbox();
    const silent = channels.filter((channel) => !states.some((state) => state.channel === channel));
    for (const state of [...states, ...silent.map((channel) => ({ channel, ...idle, deadLetters: 0 }))]) {
      const { channel } = state;
      outboxWaiting.set({ channel }, state.waiting);
      outboxOldest.set({ channel }, state.oldestSeconds);
      outboxGivenUp.set({ channel }, state.deadLetters);
    }
  }

  async function readDatabase() {
    for (const gauge of [outboxWaiting, outboxOldest, outboxGivenUp]) gauge.reset();
    const isReady = await isDatabaseReady();
    metrics.databaseUp.set(isReady ? 1 : 0);
    if (isReady) await readOutbox();
  }

  async function readDisk() {
    const { bavail, blocks, bsize } = await statfs(dataFolder);
    metrics.diskFree.set(bavail * bsize);
    metrics.diskSize.set(blocks * bsize);
  }

  return async () => {
    await Promise.allSettled([(async () => readJournal())(), readDatabase(), readDisk()]);
  };
}
