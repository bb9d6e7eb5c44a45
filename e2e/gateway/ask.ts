import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const { TEST_GATEWAY_URL = '' } = process.env;

/** Asks the gateway under test for exactly this target: fetch would tidy the path and the headers first. */
export function ask(
  target: string,
  { method = 'GET', headers = {}, body = '' }: Question = {},
): Promise<Answer> {
  const { hostname, port } = new URL(TEST_GATEWAY_URL);
  const isChunked = 'transfer-encoding' in headers;
  const length = body && !isChunked ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  const sent = { 'accept-encoding': 'identity', ...length, ...headers };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path: target, method, headers: sent, agent: false },
      async (response) => {
        const bytes = Buffer.concat(await response.toArray());
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: bytes,
          text: bytes.toString(),
        });
      },
    );
    outgoing.on('error', reject).end(body);
  });
}

/** The addresses of assets that a page names. */
export const assetsOf = (html: string) => [...new Set(html.match(/\/assets\/[a-z]+\/[\w.-]+\.(js|css)/g))];
