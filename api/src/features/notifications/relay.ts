import type { Logger } from 'pino';
import type { Channel, FindAnnouncement, Send } from './announcement.ts';
import type { OutboxEntry, OutboxRepository } from './outbox-repository.ts';

const batch = 10;

interface RelayParts {
  outbox: OutboxRepository;
  find: FindAnnouncement;
  /** The channels that are configured; what waits for others is kept. */
  senders: Partial<Record<Channel, Send>>;
  logger: Logger;
}

/**
 * Gives what is called again and again to send what is due, each at least once (R60). A failure waits for longer each
 * time, and harms neither the submission nor the other channel.
 */
export function createRelay({ outbox, find, senders, logger }: RelayParts): () => Promise<void> {
  async function deliver(channel: Channel, send: Send, entry: OutboxEntry) {
    const announcement = await find(entry.table, entry.submissionId);
    if (!announcement) return outbox.drop(entry);
    try {
      await send(announcement);
    } catch (error) {
      const reason = reasonOf(error);
      const isPlanned = await outbox.markFailed(entry, reason);
      const about = { channel, outboxId: entry.id, attempts: entry.attempts, reason };
      if (isPlanned) logger.warn(about, 'notification failed, trying again later');
      else logger.error(about, 'notification given up');
      return;
    }
    await outbox.markSent(entry);
  }

  const deliverAll = async ([channel, send]: [string, Send]) => {
    const entries = await outbox.take(channel as Channel, batch);
    for (const entry of entries) await deliver(channel as Channel, send, entry);
  };

  return async () => {
    await Promise.all(Object.entries(senders).map(deliverAll));
  };
}

/** Codes only: a mail server's words repeat addresses (R63). */
function reasonOf(error: unknown): string {
  const { code, responseCode, status } = error as { code?: string; responseCode?: number; status?: number };
  return [code, responseCode, status].filter((part) => part !== undefined).join(' ') || (error as Error).name;
}
