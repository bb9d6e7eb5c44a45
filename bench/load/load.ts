import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Server } from './servers.ts';
import { cpuOf } from './usage.ts';

/** npm installs it for the benches only; it is not a dependency. */
const autocannon = 'autocannon@9.0.0';

/** Requests per second, milliseconds to a response, processor milliseconds of the servers per request. */
export type Load = Record<'perSecond' | 'p50' | 'p99' | 'cpu', number>;

interface Report {
  '2xx': number;
  non2xx: number;
  errors: number;
  duration: number;
  latency: { p50: number; p99: number };
}

/** Returns the median of a list. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Repeats a request, one at a time on each connection, with an administrator's session if the server has one. Throws if
 * a response is not successful.
 */
export async function loadFor(
  seconds: number,
  { url, pids, cookie = '' }: Server,
  path: string,
  { connections, body }: { connections: number; body?: object },
): Promise<Load & { responses: number }> {
  const post = body
    ? ['--method', 'POST', '--headers', 'Content-Type: application/json', '--body', JSON.stringify(body)]
    : [];
  const amount = ['--connections', String(connections), '--duration', String(seconds)];
  const options = [...amount, ...post, '--headers', `Cookie: ${cookie}`];
  const cpuBefore = cpuOf(pids);
  const { stdout } = await promisify(execFile)('npm', [
    ...['exec', '--yes', '--', autocannon, '--json', '--no-progress', ...options, url + path],
  ]);
  const { '2xx': responses, non2xx, errors, duration, latency } = JSON.parse(stdout) as Report;
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${url}${path} failed`);
  const cpu = (cpuOf(pids) - cpuBefore) / responses;
  return { responses, perSecond: responses / duration, p50: latency.p50, p99: latency.p99, cpu };
}

/** Signs in with a password. Returns the value of the `Cookie` header for the session; throws if the sign-in fails. */
export async function signIn(url: string, username: string, password: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`The sign-in failed with status ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
