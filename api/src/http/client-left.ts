import type { Context } from 'koa';
import { ApiError } from './errors.ts';

/** Status that nginx logs for a client that left; nobody receives it. */
const clientLeft = 499;

/** Returns a signal that aborts when the client closes the connection, so that work for it can end. */
export function untilClientLeaves({ res }: Pick<Context, 'res'>): AbortSignal {
  const leaving = new AbortController();
  res.once('close', () =>
    leaving.abort(new ApiError(clientLeft, 'client_left', 'The client closed the connection')),
  );
  return leaving.signal;
}
