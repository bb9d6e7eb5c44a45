import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { isApiPath } from './address.ts';
import { sendJsonError, sendText } from './send-text.ts';

interface Refusal {
  status: number;
  code: string;
  message: string;
}

/** Maximum length of a request line, the same as nginx's. */
const longestTarget = 8192;

const malformed: Refusal = {
  status: 400,
  code: 'bad_request',
  message: 'The request could not be understood',
};

const tooLong: Refusal = { status: 414, code: 'uri_too_long', message: 'The address is too long' };

/** Responses by error code of Node's parser. */
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
    message: 'The request headers are too large',
  },
};

/** Node's error; the packet contains the request line if the request came in one packet. */
type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

const asksApi = (target = '') => isApiPath(target.split('?', 1)[0] ?? '');

/** Returns the second word of the request line. */
const targetOf = ({ rawPacket }: ClientError) => rawPacket?.toString('latin1').split(' ', 2)[1];

const textOf = (status: number) => `${STATUS_CODES[status]}\n`;

export const isTooLong = ({ url = '' }: IncomingMessage) => url.length > longestTarget;

/** Rejects a request with an invalid address, in JSON if it was for the API. */
export function refuseAddress(request: IncomingMessage, response: ServerResponse) {
  const { status, code, message } = isTooLong(request) ? tooLong : malformed;
  if (asksApi(request.url)) sendJsonError(response, status, code, message);
  else sendText(response, status, textOf(status));
}

/** Ends a failed response: with a 500, or by closing the connection if its head was already sent. */
export function endFailed(response: ServerResponse) {
  if (response.headersSent) response.destroy();
  else sendText(response, 500, textOf(500));
}

function write(socket: Duplex, { status, code, message }: Refusal, isForApi: boolean, headers: object) {
  const body = isForApi ? JSON.stringify({ code, message }) : textOf(status);
  const lines = Object.entries({
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': `${isForApi ? 'application/json' : 'text/plain'}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': randomBytes(16).toString('hex'),
    Date: new Date().toUTCString(),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  socket.end(head + body, () => socket.destroy());
}

/**
 * Responds to requests that Node's parser rejects before a handler runs: with the headers of every other
 * response, in JSON for the API. A connection in the middle of a response is closed instead.
 */
export function answerRefusedRequests(server: Server, headers: Record<string, string>) {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => latest.set(socket, response));
  // Like nginx, ignores expectations other than 100-continue; Node's own response would lack the headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error: ClientError, socket) => {
    const response = latest.get(socket);
    if (!socket.writable || (response?.headersSent && !response.writableFinished)) {
      socket.destroy();
      return;
    }
    write(socket, refusals[error.code ?? ''] ?? malformed, asksApi(targetOf(error)), headers);
  });
}
