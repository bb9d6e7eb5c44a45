import { createHmac } from 'node:crypto';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Send } from './announcement.ts';

type Head = Pick<IncomingMessage, 'statusCode' | 'headers'>;

/** Thrown if the receiver answers with an error status or a redirect. */
class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly status: number;
  /** Milliseconds that the receiver asks to wait. */
  readonly retryAfter: number | undefined;

  constructor({ statusCode = 0, headers }: Head) {
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

/** Returns the head of a response that Node can't parse beyond its status line, otherwise undefined. */
function headOf(packet: Buffer | undefined): Head | undefined {
  const status = /^HTTP\/1\.\d (\d{3})/.exec(packet?.toString('latin1', 0, 12) ?? '')?.[1];
  return status ? { statusCode: Number(status), headers: {} } : undefined;
}

/** Bytes that are read of the body of a response. */
const mostBody = 1024 * 1024;

/**
 * Posts a body and returns the head of the response once its body has ended: many receivers stop their work when the
 * connection closes. Once there is a head, a failure of the rest doesn't count. Not with `fetch`, which refuses URLs with user
 * and password and about 80 ports.
 */
function post(url: string, headers: Record<string, string>, body: string, signal: AbortSignal) {
  const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<Head>((resolve, reject) => {
    let head: Head | undefined;
    const end = (error: unknown) => (head ? resolve(head) : reject(error));
    // Old receivers send what Node's strict parser refuses.
    const lenient = { insecureHTTPParser: true, maxHeaderSize: 256 * 1024 };
    request(url, { method: 'POST', headers, signal, agent: false, ...lenient }, (response) => {
      head = response;
      let size = 0;
      response.on('error', end).on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostBody) response.destroy();
      });
    })
      .on('error', (error: Error & { rawPacket?: Buffer }) => {
        head ??= headOf(error.rawPacket);
        end(signal.aborted ? signal.reason : error);
      })
      // An answer with 101 ends the connection without an error.
      .on('close', () => end(Object.assign(new Error('No answer'), { code: 'ECONNRESET' })))
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
