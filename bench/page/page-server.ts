import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { createGateway } from '@suite/gateway/gateway';
import { builtFolder } from '../../scripts/build-stale.ts';

const compress = promisify(brotliCompress);

/** What a person would write by hand: a heading, a sentence, a button and a link. */
const trivialPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Trivial</title>
<style>body { margin: 2rem; font-family: sans-serif }</style></head><body><h1>A hand-written page</h1>
<p>It has a heading, a sentence, a button and a link.</p><button>Press</button> <a href="/">Home</a></body></html>`;

/** Removes scripts and preloads, which leaves the page as one file: its styles are in the document. */
const asOneFile = (html: string) =>
  html.replace(/<script defer[^>]*><\/script>/g, '').replace(/<link rel="preload"[^>]*>/g, '');

/** Documents to compare: the page as served, the same as one file, and a trivial page. */
export const variants = {
  trivial: () => trivialPage,
  'one file': asOneFile,
  ours: (html: string) => html,
};
export type Variant = keyof typeof variants;

/** Starts the embedded gateway, which serves every page as the variant last given to `serve`. */
export async function startPageServer() {
  const gateway = createGateway({
    distFolders: {
      shell: builtFolder('shell', 'production'),
      marketing: builtFolder('marketing', 'production'),
      admin: builtFolder('admin', 'production'),
    },
    api: (_request, response) => response.writeHead(503).end(),
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const source = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;

  let variant: Variant = 'ours';
  const server = createServer(async (request: IncomingMessage, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document') {
      gateway.emit('request', request, response);
      return;
    }
    const served = await fetch(source + request.url, { headers: { 'Accept-Encoding': 'identity' } });
    const policy = served.headers.get('content-security-policy');
    // The trivial page's style is not in the policy.
    if (policy && variant !== 'trivial') response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Encoding', 'br');
    response.end(await compress(variants[variant](await served.text())));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve: (name: Variant) => {
      variant = name;
    },
    close: () => {
      server.close();
      gateway.close();
    },
  };
}
