import type { IntakeGauges } from '../intake/open-intake.ts';
import { readDisk } from './disk-gauges.ts';
import type { Metrics } from './metrics.ts';

/** State of one channel's outbox. */
export interface ChannelState {
  channel: string;
  waiting: number;
  oldestSeconds: number;
  deadLetters: number;
}

export interface StateSources {
  isDatabaseReady: () => Promise<boolean>;
  /** State of the intake journal; undefined if there is none. */
  gauges: (() => IntakeGauges) | undefined;
  /** State of each channel that has waiting or failed notifications. */
  outbox: () => Promise<ChannelState[]>;
  /** Channels that are also reported when their values are 0. */
  channels: readonly string[];
  dataFolder: string;
  isPurgeStopped: () => boolean;
}

const idle = { waiting: 0, oldestSeconds: 0 };

/**
 * Creates the function that updates the gauges before each scrape. It never rejects. If the database fails, the outbox
 * gauges are left out rather than reported with old values.
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

  function readPurge() {
    metrics.purgeStopped.set(sources.isPurgeStopped() ? 1 : 0);
  }

  return async () => {
    readPurge();
    await Promise.allSettled([
      (async () => readJournal())(),
      readDatabase(),
      readDisk(metrics, 'data', dataFolder),
    ]);
  };
}
