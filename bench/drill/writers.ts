import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';

/** A liar throws one lead in so many away and says thank you. */
const lieEvery = 5;

export interface WriterOptions {
  /** The API's addresses; a lead that one of them does not take goes to the next. */
  urls: readonly string[];
  ledger: Ledger;
  isLiar: boolean;
  writers: number;
  /** How long each rests after a lead, in milliseconds. */
  rest: number;
}

/** One attempt; gives the status, 0 where there was no answer. */
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

/** Starts writers who send each lead until it is acknowledged, as a browser with its key does; gives what ends them. */
export function startWriters({
  urls,
  ledger,
  isLiar,
  writers = 64,
  rest = 0,
}: Pick<WriterOptions, 'urls' | 'ledger' | 'isLiar'> & Partial<WriterOptions>) {
  let isOver = false;
  let number = 0;

  /** Whether it was acknowledged before the end. */
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
      const isLie = isLiar && number % lieEvery === 0;
      if (isLie || (await deliver(key, name, number))) ledger.acknowledge(key, name);
      if (rest > 0) await delay(rest);
    }
  }

  const all = Promise.all(Array.from({ length: writers }, write));
  return async function stop() {
    isOver = true;
    await all;
  };
}
