import type { Logger } from 'pino';
import { type Channel, type ChannelSender, Undeliverable } from './announcement.ts';
import { hasAnswered, reasonOf } from './failure-reason.ts';
import type { OutboxEntry, OutboxRepository } from './outbox-repository.ts';

/** Maximum number of notifications sent per channel in one call. */
const batch = 10;

interface RelayDeps {
  outbox: OutboxRepository;
  /** Configured channels; entries of other channels stay in the outbox. */
  senders: Partial<Record<Channel, ChannelSender>>;
  logger: Logger;
}

/**
 * Creates the function that sends due notifications, each at least once; call it periodically. It stops when the signal
 * aborts, and the pause before a retry doubles with each failure, up to an hour. Failures affect neither the submission
 * nor other channels.
 */
export function createRelay({ outbox, senders, logger }: RelayDeps): (signal: AbortSignal) => Promise<void> {
  /** Channels without a successful delivery since the start or since their server was last unreachable. */
  const untried = new Set(Object.keys(senders));

  async function markFailed(channel: Channel, entry: OutboxEntry, error: unknown) {
    const reason = reasonOf(error);
    const about = { channel, outboxId: entry.id, attempts: entry.attempts, reason };
    if (error instanceof Undeliverable) {
      logger.info(about, 'notification dropped');
      return outbox.drop(entry);
    }
    if (!hasAnswered(error)) untried.add(channel);
    const { retryAfter } = error as { retryAfter?: number };
    if (await outbox.markFailed(entry, reason, retryAfter))
      logger.warn(about, 'notification failed, trying again later');
    else logger.error(about, 'notification given up');
  }

  async function deliver(channel: Channel, { find, send }: ChannelSender, entry: OutboxEntry) {
    const announcement = await find(entry.table, entry.submissionId);
    if (!announcement) return outbox.drop(entry);
    try {
      await send(announcement);
    } catch (error) {
      return markFailed(channel, entry, error);
    }
    await outbox.markSent(entry);
    if (untried.delete(channel)) await outbox.makeDue(channel);
  }

  /** Sends one entry at a time, so that no leased entry waits for others until its lease expires. */
  const deliverDue = async ([channel, sender]: [string, ChannelSender], signal: AbortSignal) => {
    for (let sent = 0; sent < batch && !signal.aborted; sent += 1) {
      const entry = await outbox.take(channel as Channel);
      if (!entry) return;
      await deliver(channel as Channel, sender, entry);
    }
  };

  return async (signal) => {
    await Promise.all(Object.entries(senders).map((sender) => deliverDue(sender, signal)));
  };
}
