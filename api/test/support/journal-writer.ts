import { setTimeout as delay } from 'node:timers/promises';
import { openJournal } from '../../src/intake/journal.ts';
import { submissionOf } from './submission-of.ts';

/**
 * Writes submissions to a journal in pairs until it is killed, and prints the number of each pair. Marks the first of
 * each pair as copied.
 */
const journal = openJournal(process.argv[2] ?? '');
const changes = { hash: 'hash', columns: { name: 'x'.repeat(2000) } };
for (let number = 1; ; number += 1) {
  journal?.append([submissionOf(`copied-${number}`, changes), submissionOf(`kept-${number}`, changes)]);
  journal?.markCopied([number * 2 - 1]);
  process.stdout.write(`${number}\n`);
  if (number % 10 === 0) await delay(5);
}
