import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** A request of a probe: its start, its end and the status; 0 means no response. */
interface Reply {
  sentAt: number;
  receivedAt: number;
  status: number;
}

export interface Outage {
  /** Milliseconds from the first failed request to the first good response after the last failure. */
  length: number;
  /** Time of that good response. */
  until: number;
  statuses: number[];
}

const pause = 100;

/** Starts a probe that repeats a request, at most ten times per second. */
export function startProbe(send: () => Promise<Response>, expectedStatus: number) {
  const replies: Reply[] = [];
  let isOver = false;
  async function run() {
    while (!isOver) {
      const sentAt = Date.now();
      const status = await send()
        .then(async (response) => {
          await response.arrayBuffer();
          return response.status;
        })
        .catch(() => 0);
      replies.push({ sentAt, receivedAt: Date.now(), status });
      await delay(pause);
    }
  }
  const ended = run();
  return {
    /** Returns the period since the given time in which requests failed, or undefined if none failed. */
    outageSince: (since: number): Outage | undefined => {
      const later = replies.filter(({ receivedAt }) => receivedAt >= since);
      const failed = later.filter(({ status }) => status !== expectedStatus);
      const [first, last] = [failed[0], failed.at(-1)];
      if (!first || !last) return undefined;
      const until = later.find(({ sentAt }) => sentAt > last.sentAt)?.receivedAt ?? Date.now();
      return {
        length: until - first.sentAt,
        until,
        statuses: [...new Set(failed.map(({ status }) => status))],
      };
    },
    /** Returns how long the slowest response since the given time took, in milliseconds. */
    slowestSince: (since: number) =>
      Math.max(
        0,
        ...replies
          .filter(({ receivedAt }) => receivedAt >= since)
          .map(({ sentAt, receivedAt }) => receivedAt - sentAt),
      ),
    /** Returns the start of the current series of good responses. */
    healthySince: () =>
      replies.slice(replies.findLastIndex(({ status }) => status !== expectedStatus) + 1)[0]?.sentAt,
    stop: async () => {
      isOver = true;
      await ended;
    },
  };
}

export type Probe = ReturnType<typeof startProbe>;

/** Longer than any response may take, so that the table shows how long a hung container holds a request. */
const signal = () => AbortSignal.timeout(12_000);

/**
 * Signs in and starts probes that send the requests of visitors and an administrator. Throws if the sign-in
 * fails.
 */
export async function startProbes(url: string, asset: string) {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      username: process.env.ADMIN_USERNAME || 'admin',
      password: process.env.ADMIN_PASSWORD ?? '',
    }),
  });
  if (!response.ok) throw new Error(`Signing in failed with status ${response.status}: set ADMIN_PASSWORD`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const sendLead = () =>
    fetch(`${url}/api/business-leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ name: 'Probe', mobileNumber: '+94 77 123 4567', email: '' }),
      signal: signal(),
    });
  return {
    'public pages': startProbe(() => fetch(`${url}/business`, { signal: signal() }), 200),
    assets: startProbe(() => fetch(url + asset, { signal: signal() }), 200),
    intake: startProbe(sendLead, 201),
    'administrator list': startProbe(
      () => fetch(`${url}/api/admin/business-leads`, { headers: { cookie }, signal: signal() }),
      200,
    ),
  };
}
