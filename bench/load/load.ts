import { randomUUID } from 'node:crypto';
import { Agent, type RequestOptions, request } from 'node:http';
import type { Server } from './servers.ts';
import { cpuOf } from './usage.ts';

/** Requests per second, milliseconds to a response, processor milliseconds of the servers per request. */
export type Load = Record<'perSecond' | 'p50' | 'p99' | 'cpu', number>;

/** Sends a request on a connection of the agent. Returns the status. */
type Send = (agent: Agent) => Promise<number>;

function sendOn(url: string, options: RequestOptions, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.once('error', reject).end(body);
  });
}

/** Returns a function that sends a new lead. */
export function sendLead({ url }: Server): Send {
  const body = JSON.stringify({ name: 'Nimal Perera', mobileNumber: '+94 77 123 4567', email: '' });
  return (agent) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Idempotency-Key': randomUUID(),
    };
    return sendOn(`${url}/api/business-leads`, { method: 'POST', agent, headers }, body);
  };
}

/** Returns a function that requests a path with an administrator's session. */
export const readPath =
  ({ url, cookie = '' }: Server, path: string): Send =>
  (agent) =>
    sendOn(url + path, { agent, headers: { Cookie: cookie } });

/** Returns the median of a list, or another quantile. */
export const quantile = (values: readonly number[], part = 0.5) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

/**
 * Sends requests for the given milliseconds, one at a time on each connection. Throws if a status is not the expected
 * one.
 */
export async function loadFor(
  duration: number,
  { pids }: Server,
  send: Send,
  { connections, status }: { connections: number; status: number },
): Promise<Load & { responses: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const [cpuBefore, end] = [cpuOf(pids), Date.now() + duration];
  async function sendAll() {
    while (Date.now() < end) {
      const started = performance.now();
      const received = await send(agent);
      if (received !== status) throw new Error(`A server responded with status ${received}`);
      times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: connections }, sendAll));
  agent.destroy();
  return {
    responses: times.length,
    perSecond: (times.length * 1000) / duration,
    p50: quantile(times),
    p99: quantile(times, 0.99),
    cpu: (cpuOf(pids) - cpuBefore) / times.length,
  };
}
