import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseAdminHosts } from '@suite/contracts/admin-hosts';
import { createGateway, type GatewayOptions } from './gateway.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'gateway-'));
const distFolders = {
  shell: path.join(folder, 'shell'),
  marketing: path.join(folder, 'marketing'),
  admin: path.join(folder, 'admin'),
};

function write(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

const page = (text: string) =>
  `<!--# include virtual="/fragments/document-start" --><!--# include virtual="/fragments/body-start?section=home" -->${text}<!--# include virtual="/fragments/body-end" -->`;
const script = 'console.log("a script that is long enough to compress");';

write(
  'shell/fragments/document-start.html',
  '<!doctype html><html lang="<!--# echo var="lang" default="en" -->">',
);
for (const section of ['home', 'none']) {
  write(`shell/fragments/body-start.${section}.html`, `<header data-section="${section}">`);
}
write('shell/fragments/body-end.html', '<footer><!--# echo var="year" --></footer>');
write('shell/assets/shell/main.1.js', script);
write('shell/assets/shell/main.1.js.br', brotliCompressSync(script));
write('marketing/fragments/entry.html', 'marketing-entry');
write('marketing/pages/index.html', page('Home <!--# echo var="public_url" -->/'));
write('marketing/pages/404.html', page('404 - Page Not Found'));
write('marketing/pages/products/404.html', page('Product Not Found'));
write(
  'marketing/pages/business/jp.html',
  `<!--# set var="lang" value="ja" -->${page('<!--# include virtual="/fragments/entry?app=marketing" --><!--# include virtual="/fragments/entry?app=admin" -->')}`,
);
write('marketing/public/favicon.svg', '<svg/>');
write('marketing/public/favicon.ico', 'icon');
write('admin/fragments/entry.html', 'admin-entry');
for (const name of ['dashboard', 'admin', 'backend']) write(`admin/pages/${name}.html`, page(name));

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

async function start(options: Partial<GatewayOptions> = {}) {
  const api: GatewayOptions['api'] = (_request, response) => response.end('api');
  const server = createGateway({ distFolders, api, ...options }).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

interface ReceivedResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Sends a request unchanged; fetch would normalize the path and the headers. */
const send = (
  port: number,
  target: string,
  { method = 'GET', headers = {} } = {},
): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: target, method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });

test('links each page to the host of its request', async () => {
  const port = await start();
  for (const host of ['a.example:81', 'b.example', '[::1]:8080', '[2001:db8::1]']) {
    const { body } = await send(port, '/', { headers: { host } });
    expect(body.toString()).toContain(`Home http://${host}/`);
  }
});

test('compresses pages as requested and revalidates unchanged ones with 304', async () => {
  const port = await start();
  const uncompressed = await send(port, '/');
  const brotli = await send(port, '/', { headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await send(port, '/', { headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body)).toEqual(uncompressed.body);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body)).toEqual(uncompressed.body);

  const revalidated = await send(port, '/', {
    headers: { 'if-none-match': String(uncompressed.headers.etag) },
  });
  expect(revalidated.status).toBe(304);
  expect(revalidated.headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/business/jp/.', '/business/jp'],
  ['/business/jp/x/..', '/business/jp'],
])('redirects %s to %s', async (target, location) => {
  const { status, headers } = await send(await start(), target);
  expect(status).toBe(301);
  expect(headers.location).toBe(location);
});

test.each([
  ['bytes=2-3x', 416, ''],
  ['bytes=0-0', 200, '<svg/>'],
  ['bytes=2-3, 4-5', 200, '<svg/>'],
  ['lines=2-3', 200, '<svg/>'],
])('answers Range: %s with %d', async (range, expected, text) => {
  const { status, body } = await send(await start(), '/favicon.svg', { headers: { range } });
  expect([status, body.toString()]).toEqual([expected, text]);
});

test('rejects TRACE over http, and redirects to an admin host only if ADMIN_HOSTS names it without a port', async () => {
  const port = await start({
    adminHosts: parseAdminHosts('admin.example.com:9000, office.example.com'),
    publicUrl: 'https://www.example.com',
    trustedProxy: '127.0.0.1',
  });
  const overHttp = (host: string, method = 'GET') =>
    send(port, '/admin', { method, headers: { host, 'x-forwarded-proto': 'http' } });
  expect((await overHttp('office.example.com', 'TRACE')).status).toBe(405);
  expect((await overHttp('office.example.com')).headers.location).toBe('https://office.example.com/admin');
  expect((await overHttp('admin.example.com:9000')).headers.location).toBe('https://www.example.com/admin');
});

test.each([
  [{ 'x-forwarded-for': 'unknown' }, 'unknown'],
  [{ 'x-forwarded-for': 'unknown, 10.0.0.2' }, 'unknown, 10.0.0.2'],
  [{ forwarded: 'for=203.0.113.7' }, 'for=203.0.113.7'],
  [{ 'x-real-ip': '203.0.113.7' }, '203.0.113.7'],
  [{ 'cf-connecting-ip': '203.0.113.7' }, '203.0.113.7'],
  [{ 'true-client-ip': '203.0.113.7' }, '203.0.113.7'],
  [{ 'x-forwarded-for': '203.0.113.7, 10.0.0.2', forwarded: 'for=_hidden' }, undefined],
  [{ 'x-forwarded-for': '10.0.0.3:80, 10.0.0.2' }, undefined],
  [{}, undefined],
])('passes on what a trusted proxy sends instead of an address: %j', async (headers, unreadable) => {
  let received: string | string[] | undefined;
  const port = await start({
    trustedProxy: '127.0.0.1, 10.0.0.0/8',
    api: (incoming, response) => {
      received = incoming.headers['x-forwarded-for-unreadable'];
      response.end();
    },
  });
  await send(port, '/api/x', { headers });
  expect(received).toBe(unreadable);
});

test.each([
  [undefined, { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
  ['192.0.2.1', { forwarded: 'for=_hidden' }, '127.0.0.1'],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, undefined],
  [undefined, { 'x-untrusted-proxy': '10.0.0.2' }, undefined],
])('with TRUSTED_PROXY %s, names who sends %j: %s', async (trustedProxy, headers, proxy) => {
  let received: string | string[] | undefined;
  const port = await start({
    trustedProxy,
    api: (incoming, response) => {
      received = incoming.headers['x-untrusted-proxy'];
      response.end();
    },
  });
  await send(port, '/api/x', { headers });
  expect(received).toBe(proxy);
});

test('serves favicon.ico as an icon', async () => {
  expect((await send(await start(), '/favicon.ico')).headers['content-type']).toBe('image/x-icon');
});

test('serves no administrator pages or entry without an admin build', async () => {
  const { shell, marketing } = distFolders;
  const port = await start({ distFolders: { shell, marketing } });
  expect((await send(port, '/dashboard')).status).toBe(404);
  const { body } = await send(port, '/business/jp');
  expect(body.toString()).toContain('lang="ja"');
  expect(body.toString()).toContain('marketing-entry');
  expect(body.toString()).not.toContain('admin-entry');
});

test('fails to start on a malformed directive or a missing fragment', () => {
  const broken = path.join(folder, 'broken');
  cpSync(distFolders.marketing, broken, { recursive: true });
  writeFileSync(path.join(broken, 'pages/index.html'), '<!--# exec cmd="ls" -->');
  const options = { api: () => {} };
  expect(() => createGateway({ ...options, distFolders: { ...distFolders, marketing: broken } })).toThrow(
    'is not a directive of docs/gateway.md',
  );
  expect(() =>
    createGateway({ ...options, distFolders: { ...distFolders, shell: `${folder}/nowhere` } }),
  ).toThrow('is missing: build that front end first.');
});

test('fails to start on an invalid TRUSTED_PROXY', () => {
  const options = { distFolders, api: () => {} };
  for (const trustedProxy of [
    'proxy',
    '10.0.0.0/33',
    '10.0.0.1 10.0.0.2',
    '::1/129',
    '2001:db8:1',
    '2001:db8:0:0::1:0:0:1',
    '10.0.0.1,',
    '10.0.0.0/',
    '10.0.0.0/08',
    'fe80::1%eth0',
    '::ffff:10.0.0.1',
  ]) {
    expect(() => createGateway({ ...options, trustedProxy })).toThrow(/^TRUSTED_PROXY must be addresses/);
  }
});
