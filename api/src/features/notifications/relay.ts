import type { Logger } from 'pino';
import { type Channel, Undeliverable, type Way } from './announcement.ts';
import type { OutboxEntry, OutboxRepository } from './outbox-repository.ts';

/** How many each round sends by each channel. */
const batch = 10;

interface RelayParts {
  outbox: OutboxRepository;
  /** The channels that are configured; what waits for others is kept. */
  ways: Partial<Record<Channel, Way>>;
  logger: Logger;
}

/**
 * Gives what is called again and again to send what is due, each at least once (R60), until the signal. A failure waits for
 * longer each time, and harms neither the submission nor the other channels.
 */
export function createRelay({ outbox, ways, logger }: RelayParts): (signal: AbortSignal) => Promise<void> {
  /** Channels that nothing has gone through since their server was not to be reached, or since we began. */
  const untried = new Set(Object.keys(ways));

  async function markFailed(channel: Channel, entry: OutboxEntry, error: unknown) {
    const reason = reasonOf(error);
    const about = { channel, outboxId: entry.id, attempts: entry.attempts, reason };
    if (error instanceof Undeliverable) {
      logger.info(about, 'notification dropped');
      return outbox.drop(entry);
    }
    if (!hasAnswered(error)) untried.add(channel);
    if (await outbox.markFailed(entry, reason)) logger.warn(about, 'notification failed, trying again later');
    else logger.error(about, 'notification given up');
  }

  async function deliver(channel: Channel, { find, send }: Way, entry: OutboxEntry) {
    const announcement = await find(entry.table, entry.submissionId);
    if (!announcement) return outbox.drop(entry);
    try {
      await send(announcement);
    } catch (error) {
      return markFailed(channel, entry, error);
    }
    await outbox.markSent(entry);
    if (untried.delete(channel)) await outbox.hasten(channel);
  }

  /** One after another: what is taken must not wait for others until its lease is over. */
  const deliverDue = async ([channel, way]: [string, Way], signal: AbortSignal) => {
    for (let sent = 0; sent < batch && !signal.aborted; sent += 1) {
      const entry = await outbox.take(channel as Channel);
      if (!entry) return;
      await deliver(channel as Channel, way, entry);
    }
  };

  return async (signal) => {
    await Promise.all(Object.entries(ways).map((way) => deliverDue(way, signal)));
  };
}

interface SendError {
  code?: string;
  /** Of a mail server. */
  responseCode?: number;
  /** Of a webhook. */
  status?: number;
}

const hasAnswered = (error: unknown) => {
  const { responseCode, status } = error as SendError;
  return responseCode !== undefined || status !== undefined;
};

/** Codes only: a mail server's words repeat addresses (R63). */
function reasonOf(error: unknown): string {
  const { code, responseCode, status } = error as SendError;
  return [code, responseCode, status].filter((part) => part !== undefined).join(' ') || (error as Error).name;
}
