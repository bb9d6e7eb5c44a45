import { setTimeout as delay } from 'node:timers/promises';
import { openJournal } from '../../src/intake/journal.ts';

/**
 * Writes submissions to a journal in pairs until it is killed, and prints the number of each pair. Marks the first of
 * each pair as copied.
 */
const journal = openJournal(process.argv[2] ?? '');
const columns = { name: 'x'.repeat(2000) };
const metadata = { flaggedFor: null, firstTouch: null, lastTouch: null };
for (let number = 1; ; number += 1) {
  const common = { hash: 'hash', table: 'business_leads', columns, metadata, nonce: undefined } as const;
  const now = { ...common, receivedAt: Date.now() };
  journal?.append([
    { ...now, id: `copied-${number}` },
    { ...now, id: `kept-${number}` },
  ]);
  journal?.markCopied([number * 2 - 1]);
  process.stdout.write(`${number}\n`);
  if (number % 10 === 0) await delay(5);
}
