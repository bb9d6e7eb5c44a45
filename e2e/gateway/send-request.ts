import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { request as secureRequest } from 'node:https';

export interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Base URL of another gateway than the one under test. */
  baseUrl?: string;
  /** Agent that keeps connections open; without it every request uses its own connection. */
  agent?: Agent;
}

const { TEST_GATEWAY_URL = '' } = process.env;

/** Sends a request with exactly this target to the gateway under test; `fetch` would normalize path and headers. */
export function sendRequest(
  target: string,
  { method = 'GET', headers = {}, body = '', baseUrl = TEST_GATEWAY_URL, agent }: RequestOptions = {},
): Promise<ReceivedResponse> {
  const { protocol, hostname, port } = new URL(baseUrl);
  const isChunked = 'transfer-encoding' in headers;
  const length = body && !isChunked ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  const sent = { 'accept-encoding': 'identity', ...length, ...headers };
  return new Promise((resolve, reject) => {
    const ownConnection = { agent: agent ?? false, rejectUnauthorized: false };
    const outgoing = (protocol === 'https:' ? secureRequest : request)(
      { hostname, port, path: target, method, headers: sent, ...ownConnection },
      async (response) => {
        const bytes = Buffer.concat((await response.toArray().catch(reject)) ?? []);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: bytes,
          text: bytes.toString(),
        });
      },
    );
    outgoing
      .on('error', (error: NodeJS.ErrnoException) => {
        // The server closed the idle connection in the meantime. Repeat GET requests, as browsers do.
        const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET' && method === 'GET';
        if (isStale)
          resolve(sendRequest(target, { method, headers, body, baseUrl, ...(agent && { agent }) }));
        else reject(error);
      })
      .end(body);
  });
}

/** Returns the addresses of the scripts and style sheets that a page references. */
export const assetsOf = (html: string) => [...new Set(html.match(/\/assets\/[a-z]+\/[\w.-]+\.(js|css)/g))];
