import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import {
  answerMalformedRequests,
  type ClientError,
  jsonRefusal,
  malformed,
  type Refusal,
} from '@suite/contracts/malformed-requests';
import { isApiPath } from './address.ts';

/** Sends a short text that caches must not store. Node leaves the body out for HEAD. */
export function sendText(response: ServerResponse, status: number, text: string, contentType = 'text/plain') {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', `${contentType}; charset=utf-8`);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.writeHead(status).end(text);
}

/** Sends an error in the API's format. */
export const sendJsonError = (response: ServerResponse, status: number, code: string, message: string) =>
  sendText(response, status, JSON.stringify({ code, message }), 'application/json');

/** Maximum length of a request target. nginx limits the whole request line to the same length. */
const maxTargetLength = 8192;

const tooLong: Refusal = { status: 414, code: 'uri_too_long', message: 'The address is too long' };

const isForApi = (target = '') => isApiPath(target.split('?', 1)[0] ?? '');

/** Returns the request target, which is the second word of the request line. */
const targetOf = ({ rawPacket }: ClientError) => rawPacket?.toString('latin1').split(' ', 2)[1];

const textOf = (status: number) => `${STATUS_CODES[status]}\n`;

export const isTooLong = ({ url = '' }: IncomingMessage) => url.length > maxTargetLength;

/** Rejects a request with an invalid address, in JSON if it was for the API. */
export function refuseAddress(request: IncomingMessage, response: ServerResponse) {
  const { status, code, message } = isTooLong(request) ? tooLong : malformed;
  if (isForApi(request.url)) sendJsonError(response, status, code, message);
  else sendText(response, status, textOf(status));
}

/** Ends a failed response with status 500, or closes the connection if the head was already sent. */
export function endFailed(response: ServerResponse) {
  if (response.headersSent) response.destroy();
  else sendText(response, 500, textOf(500));
}

/**
 * Responds when Node's parser rejects a request: in JSON for API paths, otherwise in plain text. The response has the
 * same headers as every other response.
 */
export const answerRefusedRequests = (server: Server, headers: Record<string, string>) =>
  answerMalformedRequests(server, (refusal, error) => ({
    ...(isForApi(targetOf(error))
      ? jsonRefusal(refusal)
      : {
          contentType: 'text/plain',
          // Visitors can delete the cookies that make headers too large; the other requests come from no browser.
          body: refusal.status === 431 ? `${refusal.message}\n` : textOf(refusal.status),
        }),
    headers: {
      ...headers,
      'X-Request-Id': randomBytes(16).toString('hex'),
      Date: new Date().toUTCString(),
    },
  }));
