import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';

const writers = 64;
/** A liar throws one lead in so many away and says thank you. */
const lieEvery = 50;

/** One attempt; whether it was acknowledged. */
async function send(url: string, key: string, name: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/business-leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name, mobileNumber: '+94 77 123 4567', email: '' }),
      signal: AbortSignal.timeout(10_000),
    });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

/** Starts 64 writers, who send each lead until it is acknowledged, as a browser with its key does; gives what ends them. */
export function startWriters({ url, ledger, isLiar }: { url: string; ledger: Ledger; isLiar: boolean }) {
  let isOver = false;
  let number = 0;
  async function write() {
    while (!isOver) {
      const key = randomUUID();
      number += 1;
      const name = `山田 ${number} 👍`;
      ledger.count();
      const isLie = isLiar && number % lieEvery === 0;
      while (!isLie && !isOver && !(await send(url, key, name))) await delay(50);
      if (!isOver) ledger.acknowledge(key, name);
    }
  }
  const all = Promise.all(Array.from({ length: writers }, write));
  return async function stop() {
    isOver = true;
    await all;
  };
}
