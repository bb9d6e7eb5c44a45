import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * Prompts for a password on the terminal without echo; without a terminal, returns the first line of standard input.
 */
export async function readPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
  process.stdout.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asking = createInterface({ input: process.stdin, output: silence, terminal: true });
  asking.once('SIGINT', () => process.exit(130));
  try {
    return await asking.question('');
  } finally {
    asking.close();
    process.stdout.write('\n');
  }
}
