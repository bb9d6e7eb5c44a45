import { createHash } from 'node:crypto';

interface Ended {
  rows: number;
  /** Checksum of all bytes in hexadecimal; '' for an incomplete export. */
  sha256: string;
  state: 'complete' | 'aborted';
}

type Count = <Row>(batches: AsyncIterable<readonly Row[]>) => AsyncGenerator<readonly Row[]>;

/**
 * Yields lines as bytes and calls `end` with the result: complete with row count and checksum, or aborted if the client
 * disconnected or reading failed. `write` creates the lines from batches that it passes through `count`.
 */
export async function* inLedger(
  write: (count: Count) => AsyncIterable<string>,
  end: (ended: Ended) => Promise<void>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let rows = 0;
  let isComplete = false;
  const count: Count = async function* (batches) {
    for await (const batch of batches) {
      rows += batch.length;
      yield batch;
    }
  };
  try {
    for await (const lines of write(count)) {
      const bytes = Buffer.from(lines);
      hash.update(bytes);
      yield bytes;
    }
    isComplete = true;
    await end({ rows, sha256: hash.digest('hex'), state: 'complete' });
  } finally {
    if (!isComplete) await end({ rows, sha256: '', state: 'aborted' });
  }
}
