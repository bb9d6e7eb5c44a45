import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { ApiError } from './errors.ts';

/** Returns a stream after reading its first piece, so that a database failure can still be answered with 503. */
export async function startStream(pieces: AsyncGenerator<string | Buffer>): Promise<Readable> {
  const first = await pieces.next();
  const stream = Readable.from(continued(first, pieces), { objectMode: false });
  // If the stream is closed before it is read, `continued` never starts and its `finally` does not run.
  return stream.once('close', () => void pieces.return(undefined).catch(() => undefined));
}

async function* continued<Piece>(first: IteratorResult<Piece>, rest: AsyncGenerator<Piece>) {
  try {
    if (first.done) return;
    yield first.value;
    yield* rest;
  } finally {
    // Also ends the source if the reader leaves after the first piece.
    await rest.return(undefined);
  }
}

/** Yields the rows as the text of one JSON array. */
export async function* jsonArray(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of batches) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** Status that nginx logs for a client that left. It is never sent. */
const clientLeft = 499;

/** Returns a signal that aborts when the client closes the connection, so that work for it can end. */
export function untilClientLeaves({ res }: Pick<Context, 'res'>): AbortSignal {
  const leaving = new AbortController();
  res.once('close', () =>
    leaving.abort(new ApiError(clientLeft, 'client_left', 'The client closed the connection')),
  );
  return leaving.signal;
}
