import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiErrorBody } from '@suite/contracts/error';

type Refusal = ApiErrorBody & { status: number };

const malformed: Refusal = {
  status: 400,
  code: 'bad_request',
  message: 'The request could not be understood',
};

/** Answers by the error code of Node's HTTP parser. */
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'timeout', message: 'The request took too long' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers_too_large',
    message: 'The request headers are too large',
  },
};

/**
 * Answers requests that Node's parser refuses, and the app never sees, with a JSON error; nginx passes that answer on
 * to the caller. A connection in the middle of an answer is closed instead.
 */
export function answerMalformedRequests(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => latest.set(socket, response));
  // Ignore expectations other than 100-continue, like nginx.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', ({ code: cause = '' }: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket);
    if (!socket.writable || (response?.headersSent && !response.writableFinished)) {
      socket.destroy();
      return;
    }
    const { status, code, message } = refusals[cause] ?? malformed;
    const body = JSON.stringify({ code, message } satisfies ApiErrorBody);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  });
}
