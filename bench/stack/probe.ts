import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** A request of a probe: its start, its end and the status; 0 means no response. */
interface Reply {
  asked: number;
  answered: number;
  status: number;
}

export interface Spell {
  /** Milliseconds from the first failed request to the first good response after the last failure. */
  length: number;
  /** End of this period. */
  until: number;
  statuses: number[];
}

const pause = 100;

/** Starts a probe that repeats a request, at most ten times per second. */
export function startProbe(ask: () => Promise<Response>, good: number) {
  const replies: Reply[] = [];
  let isOver = false;
  async function run() {
    while (!isOver) {
      const asked = Date.now();
      const status = await ask()
        .then(async (response) => {
          await response.arrayBuffer();
          return response.status;
        })
        .catch(() => 0);
      replies.push({ asked, answered: Date.now(), status });
      await delay(pause);
    }
  }
  const ended = run();
  return {
    /** Returns the period since then in which requests failed. */
    spellSince: (since: number): Spell | undefined => {
      const later = replies.filter(({ answered }) => answered >= since);
      const failed = later.filter(({ status }) => status !== good);
      const [first, last] = [failed[0], failed.at(-1)];
      if (!first || !last) return undefined;
      const until = later.find(({ asked }) => asked > last.asked)?.answered ?? Date.now();
      return {
        length: until - first.asked,
        until,
        statuses: [...new Set(failed.map(({ status }) => status))],
      };
    },
    /** Returns the slowest response since then, in milliseconds. */
    slowestSince: (since: number) =>
      Math.max(
        0,
        ...replies.filter(({ answered }) => answered >= since).map(({ asked, answered }) => answered - asked),
      ),
    /** Returns the start of the current series of good responses. */
    goodSince: () => replies.slice(replies.findLastIndex(({ status }) => status !== good) + 1)[0]?.asked,
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
  if (!response.ok) throw new Error(`Signing in answered ${response.status}: set ADMIN_PASSWORD`);
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
