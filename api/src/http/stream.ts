import { Readable } from 'node:stream';

/** A stream of text that has read its first piece, so that a database that is down still becomes a 503. */
export async function startStream(pieces: AsyncGenerator<string>): Promise<Readable> {
  const first = await pieces.next();
  return Readable.from(continued(first, pieces), { objectMode: false });
}

async function* continued(first: IteratorResult<string>, rest: AsyncGenerator<string>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
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
