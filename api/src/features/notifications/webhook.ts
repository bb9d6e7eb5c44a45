import { createHmac } from 'node:crypto';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Send } from './announcement.ts';

/** Thrown if the receiver answers with an error status or a redirect. */
class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly status: number;
  /** Milliseconds that the receiver asks to wait. */
  readonly retryAfter: number | undefined;

  constructor({ statusCode = 0, headers }: IncomingMessage) {
    super(`The webhook answered ${statusCode}`);
    this.status = statusCode;
    this.retryAfter = millisecondsOf(headers['retry-after']);
  }
}

/** Reads Retry-After: seconds, or a date. Returns undefined for anything else. */
function millisecondsOf(retryAfter = '') {
  const milliseconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}

/**
 * Posts a body and returns the head of the response. Not with `fetch`, which refuses URLs with user and password and
 * about 80 ports.
 */
function post(url: string, headers: Record<string, string>, body: string, signal: AbortSignal) {
  const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method: 'POST', headers, signal, agent: false }, (response) => {
      resolve(response);
      response.destroy();
    })
      .on('error', (error) => reject(signal.aborted ? signal.reason : error))
      // An answer with 101 ends the connection without an error.
      .on('close', () => reject(Object.assign(new Error('No answer'), { code: 'ECONNRESET' })))
      .end(body);
  });
}

interface WebhookOptions {
  url: string;
  secret: string;
  /** Milliseconds that the receiver has for its answer. */
  limit: number;
  /** Signal that aborts a call in progress. */
  signal: AbortSignal;
}

/**
 * Creates the sender that posts notifications as JSON. `X-Webhook-Signature` is `sha256=` and the hexadecimal
 * HMAC-SHA256 of `X-Webhook-Timestamp` (seconds), a dot and the body; `Idempotency-Key` is the same for every attempt.
 * A user and password in the URL are sent as `Authorization: Basic`.
 */
export function createWebhookSender({ url, secret, limit, signal }: WebhookOptions): Send {
  return async ({ id, form, receivedAt, fields }) => {
    const body = JSON.stringify({ id, form, receivedAt, fields: Object.fromEntries(fields) });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const headers = {
      'Content-Type': 'application/json',
      // Some firewalls refuse calls without it.
      'User-Agent': 'suite-webhook/1.0',
      'Idempotency-Key': id,
      'X-Webhook-Timestamp': timestamp,
      'X-Webhook-Signature': `sha256=${signature}`,
    };
    const response = await post(url, headers, body, AbortSignal.any([signal, AbortSignal.timeout(limit)]));
    const { statusCode = 0 } = response;
    if (statusCode < 200 || statusCode > 299) throw new WebhookError(response);
  };
}
