import { createHmac } from 'node:crypto';
import type { Send } from './announcement.ts';

interface WebhookOptions {
  url: string;
  secret: string;
  /** Milliseconds that the receiver has for its answer. */
  limit: number;
}

/** Thrown if the receiver answers with an error status. */
class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly status: number;

  constructor(status: number) {
    super(`The webhook answered ${status}`);
    this.status = status;
  }
}

/**
 * Creates the sender that posts notifications as JSON. `X-Webhook-Signature` is `sha256=` and the hexadecimal
 * HMAC-SHA256 of `X-Webhook-Timestamp` (seconds), a dot and the body; `Idempotency-Key` is the same for every attempt.
 */
export function createWebhookSender({ url, secret, limit }: WebhookOptions): Send {
  return async ({ id, form, receivedAt, fields }) => {
    const body = JSON.stringify({ id, form, receivedAt, fields: Object.fromEntries(fields) });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        'X-Webhook-Timestamp': timestamp,
        'X-Webhook-Signature': `sha256=${signature}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(limit),
    });
    await response.body?.cancel();
    if (!response.ok) throw new WebhookError(response.status);
  };
}
