import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';

/** The negative control records one lead in this many as acknowledged without sending it. */
const lostEvery = 5;

export interface WriterOptions {
  /** Addresses of the APIs; a failed lead is retried at the next one. */
  urls: readonly string[];
  ledger: Ledger;
  isControl: boolean;
  writers: number;
  /** Pause of each writer after a lead, in milliseconds. */
  pause: number;
}

/** Sends a lead once. Returns the status, or 0 if there was no response. */
async function send(url: string, key: string, name: string): Promise<number> {
  try {
    const response = await fetch(`${url}/api/business-leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name, mobileNumber: '+94 77 123 4567', email: '' }),
      signal: AbortSignal.timeout(10_000),
    });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

/**
 * Starts writers that send each lead with one key until it is acknowledged, like a browser. Returns the
 * function that stops them.
 */
export function startWriters({
  urls,
  ledger,
  isControl,
  writers = 64,
  pause = 0,
}: Pick<WriterOptions, 'urls' | 'ledger' | 'isControl'> & Partial<WriterOptions>) {
  let isOver = false;
  let number = 0;

  /** Returns whether the lead was acknowledged before the writers stopped. */
  async function deliver(key: string, name: string, first: number) {
    for (let attempt = first; !isOver; attempt += 1) {
      const status = await send(urls[attempt % urls.length] ?? '', key, name);
      if (status === 201) return true;
      ledger.refuse(status);
      await delay(50);
    }
    return false;
  }

  async function write() {
    while (!isOver) {
      const key = randomUUID();
      number += 1;
      const name = `Lead ${number} 山田 👍`;
      ledger.count();
      const isLost = isControl && number % lostEvery === 0;
      if (isLost || (await deliver(key, name, number))) ledger.acknowledge(key, name);
      if (pause > 0) await delay(pause);
    }
  }

  const all = Promise.all(Array.from({ length: writers }, write));
  return async function stop() {
    isOver = true;
    await all;
  };
}
