import { Readable } from 'node:stream';

/** A stream that has read its first piece, so that a database that is down still becomes a 503. */
export async function startStream(pieces: AsyncGenerator<string | Buffer>): Promise<Readable> {
  const first = await pieces.next();
  const stream = Readable.from(continued(first, pieces), { objectMode: false });
  // A stream that is closed before it was read never enters its generator, whose `finally` then ends nothing.
  return stream.once('close', () => void pieces.return(undefined).catch(() => undefined));
}

async function* continued<Piece>(first: IteratorResult<Piece>, rest: AsyncGenerator<Piece>) {
  try {
    if (first.done) return;
    yield first.value;
    yield* rest;
  } finally {
    // A reader who leaves before the second piece ends them too.
    await rest.return(undefined);
  }
}

/** The rows as one JSON array. */
export async function* jsonArray(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of batches) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
