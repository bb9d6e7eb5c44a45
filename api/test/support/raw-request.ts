import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { afterwards } from './afterwards.ts';

export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** One character per byte. */
  bytes: string;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const agent = new Agent({ keepAlive: true });
afterwards(() => agent.destroy());

/** Sends a request unchanged; `fetch` would replace its Host and path. Does not wait for the end of an event stream. */
export const sendRaw = (url: string, { method, path, headers, bytes }: RawRequest) =>
  new Promise<RawAnswer>((resolve, reject) => {
    const body = Buffer.from(bytes, 'latin1');
    const length = method === 'GET' || method === 'HEAD' ? {} : { 'Content-Length': body.length };
    request(url, { agent, method, path, headers: { ...headers, ...length } }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const finish = (text: string) => resolve({ status, headers: received, text });
      if (received['content-type']?.startsWith('text/event-stream')) {
        finish('');
        response.destroy();
        return;
      }
      const pieces: Buffer[] = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('end', () => finish(Buffer.concat(pieces).toString()));
      response.on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });

/** Sends a value as JSON, or nothing by GET, with any headers. */
export const sendJson = (url: string, path: string, headers: Record<string, string>, value?: unknown) =>
  sendRaw(url, {
    method: value === undefined ? 'GET' : 'POST',
    path,
    headers: { 'Content-Type': 'application/json', ...headers },
    bytes: value === undefined ? '' : Buffer.from(JSON.stringify(value)).toString('latin1'),
  });
