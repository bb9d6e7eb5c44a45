import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type RequestValue, renderPage } from './compose-page.ts';
import type { Document } from './load-pages.ts';
import { acceptedEncoding, type Encoding } from './static-files.ts';

interface Rendered {
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function render(document: Document, values: Record<RequestValue, string>): Promise<Rendered> {
  const identity = Buffer.from(renderPage(document.pieces, values));
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bodies: { identity, br: await brotli(identity, brotliOptions), gzip: await gz(identity) } };
}

// Limits memory: without PUBLIC_URL, requests may name any number of hosts, each with a separate rendering.
const maxRenderings = 16;
const renderings = new WeakMap<Document, Map<string, Promise<Rendered>>>();

function renderOnce(document: Document, values: Record<RequestValue, string>) {
  const known = renderings.get(document) ?? new Map<string, Promise<Rendered>>();
  renderings.set(document, known);
  const key = `${values.year} ${values.public_url}`;
  if (!known.has(key) && known.size >= maxRenderings) known.clear();
  const result = known.get(key) ?? render(document, values);
  known.set(key, result);
  return result;
}

/** Sends a composed document, compressed and with an ETag. Node leaves the body out for HEAD. */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: Document,
  {
    status = 200,
    cacheControl,
    values,
  }: { status?: number; cacheControl: string; values: Record<RequestValue, string> },
) {
  const { etag, bodies } = await renderOnce(document, values);
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) {
    response.setHeader('ETag', etag);
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', document.contentType);
  response.setHeader('Content-Length', bodies[encoding].length);
  response.writeHead(status).end(bodies[encoding]);
}
