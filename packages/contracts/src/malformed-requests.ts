import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiErrorBody } from './error.ts';

export type Refusal = ApiErrorBody & { status: number };

/** Response to a request that can't be parsed. */
export const malformed: Refusal = {
  status: 400,
  code: 'bad_request',
  message: 'The request could not be understood',
};

/** Responses by error code of Node's HTTP parser; all others get `malformed`. */
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'timeout', message: 'The request took too long' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'too_large',
    message: 'The chunk extensions are too large',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers_too_large',
    // Usually cookies that other applications on the same host have set.
    message:
      'Your browser sent more cookies than this site accepts. Delete the cookies of this site, then load the page again.',
  },
};

/** Error of Node's `clientError` event. `rawPacket` has the request line only if the request came in one packet. */
export type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

interface MalformedResponse {
  contentType: string;
  body: string;
  /** Additional headers. */
  headers?: Record<string, string>;
}

/** Returns a refusal as the body of a JSON response. */
export const jsonRefusal = ({ code, message }: Refusal): MalformedResponse => ({
  contentType: 'application/json',
  body: JSON.stringify({ code, message } satisfies ApiErrorBody),
});

/**
 * Responds to requests that Node's parser rejects before a handler runs, with JSON unless `respond` returns something
 * else. If another response is being sent on the connection, closes the connection instead.
 */
export function answerMalformedRequests(
  server: Server,
  respond: (refusal: Refusal, error: ClientError) => MalformedResponse = jsonRefusal,
): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => latest.set(socket, response));
  // Like nginx, ignores expectations other than 100-continue; Node's own response would lack the usual headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error: ClientError, socket) => {
    const response = latest.get(socket);
    if (!socket.writable || (response?.headersSent && !response.writableFinished)) {
      socket.destroy();
      return;
    }
    const refusal = refusals[error.code ?? ''] ?? malformed;
    socket.end(messageOf(refusal.status, respond(refusal, error)), () => socket.destroy());
  });
}

/** Returns the text of an HTTP response that closes the connection. */
function messageOf(status: number, { contentType, body, headers }: MalformedResponse) {
  const lines = Object.entries({
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': `${contentType}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
