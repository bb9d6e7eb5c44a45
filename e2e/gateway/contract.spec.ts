import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { documentScript } from '@suite/contracts/document-script';
import { adminPaths } from '@suite/contracts/pages';
import { styleSources } from '@suite/gateway/style-sources';
import { consentScript } from '@suite/site/consent-script';
import { sendAll } from '../../scripts/testing/hostile/raw-request.ts';
import { assetsOf, sendRequest } from './send-request.ts';

/** Tests composition, routing, statuses and headers (docs/gateway.md), which both gateways must handle alike. */

const { TEST_GATEWAY_URL = '', PUBLIC_URL } = process.env;
const publicUrl = PUBLIC_URL?.replace(/\/$/, '') || new URL(TEST_GATEWAY_URL).origin;

const pages = ['/', '/business', '/business/jp'];
const unknown = [
  '/unknown',
  '/contacts',
  '/index',
  '/404',
  '/unavailable',
  '/pages/index',
  '/pages/index.html',
  '/fragments/document-start',
  '/fragments/body-end.html',
  '/missing.txt',
  '/assets/shell/..%2F..%2Fpages/index.html',
  '/unknown%0a',
  '/admin%0a',
  '/unknown%ff',
  '/..%5cindex',
  '/business/unknown',
];
const inlineScripts = [documentScript, consentScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** Returns the headers required in every response. The policy of a page has the hashes of its style elements. */
const requiredHeaders = (text = '') => ({
  'content-security-policy': `default-src 'none'; script-src 'self' ${inlineScripts.join(' ')}; style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='${styleSources(text).replace(/^(?=.)/, ' ')}; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; media-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});

test.describe('composition', () => {
  for (const path of [...pages, ...adminPaths]) {
    test(`${path} is one complete document`, async () => {
      const { status, headers, text } = await sendRequest(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(text).toMatch(/^<!doctype html><html lang="(en|ja)"/);
      expect(text).toMatch(/<\/body><\/html>\s*$/);
      for (const element of [
        '<html',
        '<head>',
        '</head>',
        '<body>',
        '<title>',
        '<main',
        '</main>',
        '</html>',
      ]) {
        expect(text.split(element), `${element} occurs once`).toHaveLength(2);
      }
      expect(text).not.toContain('<!--#');
      expect(text).not.toContain('{{');
    });
  }

  test('the page sets the language of the document', async () => {
    expect((await sendRequest('/business')).text).toContain('<html lang="en"');
    expect((await sendRequest('/business/jp')).text).toContain('<html lang="ja"');
  });

  test('the page requests its first picture at the start of the document', async () => {
    const { text } = await sendRequest('/products/erp');
    expect(text).toMatch(
      /initial-scale=1"><link rel=preload as=image fetchpriority=high href=\/assets\/marketing\/erp\.\w+\.svg></,
    );
    expect((await sendRequest('/terms')).text).toContain('initial-scale=1"><link rel="icon"');
  });

  test('every page references the entry scripts of both remotes', async () => {
    const { text } = await sendRequest('/');
    expect(text).toMatch(/"marketing \/assets\/marketing\/[\w.-]+\.js"/);
    expect(text).toMatch(/"admin \/assets\/admin\/[\w.-]+\.js"/);
  });

  test('links use PUBLIC_URL or the requested host, and the year is the current one', async () => {
    const host = PUBLIC_URL ? publicUrl : 'http://other.example:81';
    const { text } = await sendRequest('/', { headers: { host: 'other.example:81' } });
    expect(text).toContain(`data-public-url="${host}"`);
    expect(text).toContain(`data-year="${new Date().getUTCFullYear()}"`);
  });

  test('the query never changes a page', async () => {
    const [plain, withQuery] = await Promise.all([
      sendRequest('/business'),
      sendRequest('/business?lang=ja&section=none'),
    ]);
    expect(withQuery.text).toBe(plain.text);
  });

  test('every asset that a page references exists', async () => {
    const found = await Promise.all(
      [...pages, ...adminPaths].map(async (path) => assetsOf((await sendRequest(path)).text)),
    );
    const assets = [...new Set(found.flat())];
    expect(assets.length).toBeGreaterThan(5);
    const statuses = await Promise.all(
      assets.map(async (asset) => `${(await sendRequest(asset)).status} ${asset}`),
    );
    expect(statuses.filter((line) => !line.startsWith('200'))).toEqual([]);
  });
});

test.describe('statuses', () => {
  for (const path of unknown) {
    test(`${path} returns 404 with the 404 page`, async () => {
      const { status, headers, text } = await sendRequest(path);
      expect(status).toBe(404);
      expect(text).toContain('404 - Page Not Found');
      expect(headers['cache-control']).toBe('no-cache');
    });
  }

  for (const path of [
    '/products/unknown',
    '/products/ERPs',
    '/products/erp/more',
    '/products/unknown.png',
    '/products/404',
    '/products/unknown%0a',
  ]) {
    test(`${path} returns 404 with the 404 page of its first path segment`, async () => {
      const { status, headers, text } = await sendRequest(path);
      expect(status).toBe(404);
      expect(text).toContain('Product Not Found');
      expect(text).not.toContain('404 - Page Not Found');
      expect(headers['cache-control']).toBe('no-cache');
    });
  }

  for (const path of [
    '/assets/shell/gone.js',
    '/assets/shell/gone.html',
    '/assets/constructor/x.js',
    '/assets/',
  ]) {
    test(`${path}, a missing asset, returns a plain-text 404`, async () => {
      const { status, headers, text } = await sendRequest(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/);
      expect(headers['cache-control']).toBe('no-store');
      expect(text).not.toContain('<');
    });
  }

  for (const [path, location] of [
    ['/business/jp/', '/business/jp'],
    ['/business/jp/?a=b&c=%20', '/business/jp?a=b&c=%20'],
    ['/dashboard/', '/dashboard'],
    ['//evil.example/', '/evil.example'],
    ['/%2Fevil.example/', '/evil.example'],
    ['/Contact?a=b', '/contact?a=b'],
    ['/BUSINESS/JP.html', '/business/jp'],
    ['/products/erp%29.', '/products/erp'],
    ['/about%3Futm_source=mail', '/about'],
    ['/&fbclid=1', '/'],
    ['/faq%E2%80%9D', '/faq'],
    ['/about/index.html%C2%A0%E3%80%82', '/about'],
  ] as const) {
    test(`${path} redirects to ${location}`, async () => {
      const { status, headers } = await sendRequest(path);
      expect(status).toBe(301);
      expect(headers.location).toBe(location);
    });
  }

  for (const path of ['/\\evil.example/', '/%5Cevil.example/']) {
    test(`${path} does not redirect to another host`, async () => {
      const { status, headers } = await sendRequest(path);
      expect(status).toBe(404);
      expect(headers.location).toBeUndefined();
    });
  }

  test('a line break in a path adds no header', async () => {
    const { headers } = await sendRequest('/a%0d%0aset-cookie:x/');
    expect(headers.location).toMatch(/^\/a%0D%0Aset-cookie(:|%3A)x$/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    test(`${method} of a page is not allowed`, async () => {
      for (const path of [
        '/',
        '/dashboard',
        '/healthz',
        '/robots.txt',
        '/assets/shell/gone.js',
        '/business/',
      ]) {
        const { status, headers } = await sendRequest(path, { method });
        expect(status, path).toBe(405);
        expect(headers.allow, path).toBe('GET, HEAD');
      }
    });
  }

  test('TRACE is refused everywhere', async () => {
    for (const path of ['/', '/api/auth-check']) {
      expect((await sendRequest(path, { method: 'TRACE' })).status).toBe(405);
    }
  });

  test('HEAD responds as GET does, without a body', async () => {
    const { status, headers, body } = await sendRequest('/', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toHaveLength(0);
    expect((await sendRequest('/unknown', { method: 'HEAD' })).status).toBe(404);
  });

  const framings: [label: string, headers: Record<string, string>][] = [
    ['with its length', {}],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ];
  for (const [label, headers] of framings) {
    test(`the body of a GET request is ignored, ${label}`, async () => {
      for (const [path, status] of [
        ['/products/nothing', 404],
        ['/about', 200],
        ['/robots.txt', 200],
      ] as const)
        expect((await sendRequest(path, { headers, body: '{}' })).status, path).toBe(status);
    });
  }

  for (const [label, path, host] of [
    ['an invalid Host', '/', 'a"><script>'],
    ['a broken escape', '/%zz', 'localhost'],
    ['a NUL', '/a%00b', 'localhost'],
    ['a path above the root', '/a/%2e%2e/../about', 'localhost'],
  ] as const) {
    test(`${label} returns 400`, async () => {
      expect((await sendRequest(path, { headers: { host } })).status).toBe(400);
    });
  }

  test('/healthz returns ok', async () => {
    const { status, headers, text } = await sendRequest('/healthz');
    expect([status, text.trim()]).toEqual([200, 'ok']);
    expect(headers['cache-control']).toBe('no-store');
  });
});

test.describe('headers', () => {
  for (const [path, method] of [
    ['/', 'GET'],
    ['/unknown', 'GET'],
    ['/unknown.png', 'GET'],
    ['/404', 'GET'],
    ['/business/', 'GET'],
    ['/', 'POST'],
    ['/%zz', 'GET'],
    ['/healthz', 'GET'],
    ['/robots.txt', 'GET'],
    ['/assets/shell/gone.js', 'GET'],
    ['/api/auth-check', 'GET'],
    ['/api/unknown', 'GET'],
    ['/api/business-leads', 'POST'],
  ] as const) {
    test(`${method} ${path} has each of the gateway's headers once`, async () => {
      const { headers, text } = await sendRequest(path, { method });
      expect(headers).toMatchObject(requiredHeaders(text));
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      expect(headers.server ?? '').not.toMatch(/\d/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(Boolean(headers['strict-transport-security'])).toBe(publicUrl.startsWith('https:'));
    });
  }

  test("a client's request id is replaced", async () => {
    const { headers } = await sendRequest('/api/auth-check', { headers: { 'x-request-id': 'mine' } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  test('only administrator pages have noindex', async () => {
    for (const path of adminPaths) expect((await sendRequest(path)).headers['x-robots-tag']).toBe('noindex');
    for (const path of pages) expect((await sendRequest(path)).headers['x-robots-tag']).toBeUndefined();
  });

  test('pages are compressed on request', async () => {
    const plain = await sendRequest('/');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const compressed = await sendRequest('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.headers.vary).toMatch(/accept-encoding/i);
    expect(gunzipSync(compressed.body).toString()).toBe(plain.text);
  });

  for (const [encoding, decompress] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['br;q=0, gzip', gunzipSync],
  ] as const) {
    test(`assets are precompressed and immutable: ${encoding}`, async () => {
      const asset = assetsOf((await sendRequest('/')).text).find((name) => name.endsWith('.js')) ?? '';
      const plain = await sendRequest(asset);
      const compressed = await sendRequest(asset, { headers: { 'accept-encoding': encoding } });
      expect(compressed.headers['content-encoding']).toBe(decompress === gunzipSync ? 'gzip' : 'br');
      expect(decompress(compressed.body).toString()).toBe(plain.text);
      for (const { headers } of [plain, compressed]) {
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(headers['content-type']).toMatch(/^text\/javascript; ?charset=utf-8$/);
        expect(headers.vary).toMatch(/accept-encoding/i);
      }
    });
  }

  test("an asset in the browser's cache returns 304", async () => {
    const asset = assetsOf((await sendRequest('/')).text)[0] ?? '';
    const headers = { 'accept-encoding': 'br' };
    const { etag } = (await sendRequest(asset, { headers })).headers;
    expect(
      (await sendRequest(asset, { headers: { ...headers, 'if-none-match': String(etag) } })).status,
    ).toBe(304);
  });
});

test.describe('ranges', () => {
  const file = '/favicon.svg';

  for (const range of ['bytes=5-1', 'bytes=99999999-', 'bytes=-0', 'bytes=x-y']) {
    test(`${range} of a public file is refused with 416 and its size`, async () => {
      const { length } = (await sendRequest(file)).body;
      const { status, headers } = await sendRequest(file, { headers: { range } });
      expect(status).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${length}`);
      expect(headers).toMatchObject({ ...requiredHeaders(), 'cache-control': 'no-store' });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    });

    test(`${range} of an asset is refused with 416 or returns the whole asset`, async () => {
      const asset = assetsOf((await sendRequest('/')).text).find((name) => name.endsWith('.js')) ?? '';
      const { length } = (await sendRequest(asset)).body;
      const { status, headers, body } = await sendRequest(asset, { headers: { range } });
      expect(headers).toMatchObject(requiredHeaders());
      if (status === 200) expect(body).toHaveLength(length);
      else {
        expect([status, headers['content-range']]).toEqual([416, `bytes */${length}`]);
        expect(headers['cache-control']).toBe('no-store');
      }
    });
  }

  for (const [range, start, end] of [
    ['bytes=2-5', 2, 6],
    ['bytes=-4', -4, undefined],
    ['bytes=3-99999999', 3, undefined],
  ] as const) {
    test(`${range} of a public file returns these bytes with 206`, async () => {
      const { body: whole } = await sendRequest(file);
      const { status, headers, body } = await sendRequest(file, { headers: { range } });
      expect(status).toBe(206);
      expect(headers['content-range']).toMatch(new RegExp(`^bytes \\d+-\\d+/${whole.length}$`));
      expect(body).toEqual(whole.subarray(start, end));
    });
  }

  test('If-Range with the date of a public file returns the range, and of another version the whole file', async () => {
    const { body: whole, headers } = await sendRequest(file);
    const resume = (ifRange: string) =>
      sendRequest(file, { headers: { range: 'bytes=2-5', 'if-range': ifRange } });
    expect((await resume(String(headers['last-modified']))).status).toBe(206);
    for (const other of ['Mon, 01 Jan 2001 00:00:00 GMT', '"other"']) {
      const { status, body } = await resume(other);
      expect([status, body], other).toEqual([200, whole]);
    }
  });
});

test.describe('public files', () => {
  test("a public file in the browser's cache returns 304", async () => {
    const { etag } = (await sendRequest('/favicon.svg')).headers;
    const { status } = await sendRequest('/favicon.svg', { headers: { 'if-none-match': String(etag) } });
    expect(status).toBe(304);
  });

  test('robots.txt and sitemap.xml contain the public address', async () => {
    const robots = await sendRequest('/robots.txt');
    expect(robots.headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/);
    expect(robots.headers['cache-control']).toBe('public, max-age=3600');
    expect(robots.text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    const sitemap = await sendRequest('/sitemap.xml');
    expect(sitemap.headers['content-type']).toMatch(/^application\/xml; ?charset=utf-8$/);
    expect(sitemap.text).toContain(`<loc>${publicUrl}/business</loc>`);
  });

  test('every address of the sitemap is a page', async () => {
    const { text } = await sendRequest('/sitemap.xml');
    const paths = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(paths).toEqual(expect.arrayContaining(pages));
    for (const path of paths) expect((await sendRequest(path)).status, path).toBe(200);
  });
});

test.describe('the API', () => {
  test('is never cached and sends its own responses', async () => {
    const { status, headers } = await sendRequest('/api/auth-check');
    expect(status).toBe(401);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toMatch(/^application\/json; ?charset=utf-8$/);
  });

  test('returns its own 404 for an unknown path', async () => {
    const { status, text } = await sendRequest('/api/unknown');
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ code: 'not_found' });
  });

  test('returns 404 in JSON for /api itself', async () => {
    for (const path of ['/api', '/api/', '/api?x=1']) {
      for (const method of ['GET', 'POST']) {
        const { status, headers, text } = await sendRequest(path, { method });
        expect(status, path).toBe(404);
        expect(JSON.parse(text)).toEqual({ code: 'not_found', message: 'Address not found' });
        expect(headers).toMatchObject({ ...requiredHeaders(), 'cache-control': 'no-store' });
      }
      expect((await sendRequest(path, { method: 'PROPFIND' })).status, path).toBe(405);
    }
    expect((await sendRequest('/apix')).headers['content-type']).toMatch(/^text\/html/);
  });

  for (const [label, path, headers, status, code] of [
    ['a broken escape', '/api/%zz', {}, 400, 'bad_request'],
    ['a NUL', '/api/a%00b', {}, 400, 'bad_request'],
    ['an invalid Host', '/api/auth-check', { host: 'a"><script>' }, 400, 'bad_request'],
    ['a long address', `/api/${'a'.repeat(9000)}`, {}, 414, 'uri_too_long'],
    ['a long header', '/api/auth-check', { 'x-long': 'a'.repeat(20_000) }, 431, 'headers_too_large'],
  ] as const) {
    test(`${label} is refused with ${status}, in JSON under /api`, async () => {
      const refused = await sendRequest(path, { headers });
      expect(refused.status).toBe(status);
      expect(refused.headers['content-type']).toMatch(/^application\/json; ?charset=utf-8$/);
      expect(JSON.parse(refused.text)).toEqual({ code, message: expect.any(String) });
      const page = await sendRequest(path.replace('/api', ''), { headers });
      expect(page.status).toBe(status);
      expect(page.headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/);
      if (status === 431) expect(page.text).toContain('Delete the cookies of this site');
      for (const response of [refused, page]) {
        expect(response.headers).toMatchObject({ ...requiredHeaders(), 'cache-control': 'no-store' });
        expect(response.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      }
    });
  }

  for (const [label, lines] of [
    ['without Host', ''],
    ['with two Hosts', 'Host: localhost\r\nHost: localhost\r\n'],
    ['with an invalid header', 'Host: localhost\r\nBroken header: \0\r\n'],
    ['with two lengths', 'Host: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n'],
    ['with a length and chunks', 'Host: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n'],
  ] as const) {
    test(`a request ${label} is refused with 400, in JSON under /api`, async () => {
      const bytes = (path: string) => Buffer.from(`POST ${path} HTTP/1.1\r\n${lines}\r\n`);
      const [call, page] = await sendAll(TEST_GATEWAY_URL, [
        { title: label, bytes: bytes('/api/login') },
        { title: label, bytes: bytes('/') },
      ]);
      for (const response of [call, page]) {
        expect(response?.statuses).toEqual([400]);
        for (const [name, value] of Object.entries({ ...requiredHeaders(), 'cache-control': 'no-store' }))
          expect(response?.text.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}`);
        expect(response?.text).toMatch(/\r\nx-request-id: [0-9a-f]{32}\r\n/i);
      }
      expect(call?.text).toContain('"code":"bad_request"');
      expect(page?.text).toMatch(/\r\ncontent-type: text\/plain; charset=utf-8\r\n/i);
    });
  }

  for (const [label, framing] of [
    ['with a Content-Length', {}],
    ['sent in chunks', { 'transfer-encoding': 'chunked' }],
  ] as const) {
    test(`a body over 64 KiB ${label} is refused in JSON`, async () => {
      const body = JSON.stringify({ name: 'x'.repeat(70_000) });
      const headers = { 'content-type': 'application/json', ...framing };
      const { status, text } = await sendRequest('/api/business-leads', { method: 'POST', headers, body });
      expect(status).toBe(413);
      expect(JSON.parse(text)).toMatchObject({ code: 'too_large' });
    });
  }

  test('an unknown method is refused in JSON', async () => {
    const { status, text } = await sendRequest('/api/auth-check', { method: 'PROPFIND' });
    expect(status).toBe(405);
    expect(JSON.parse(text)).toMatchObject({ code: 'method_not_allowed' });
  });
});

test('requests that send their headers or body slowly are aborted', {
  tag: '@all',
}, async () => {
  const secondsUntilClosed = (head: string) =>
    new Promise<number>((resolve) => {
      const { hostname, port } = new URL(TEST_GATEWAY_URL);
      const started = performance.now();
      const socket = connect(Number(port || 80), hostname, () => socket.write(head));
      const drip = setInterval(() => socket.write('x'), 1_000);
      socket.on('error', () => {});
      socket.resume().on('close', () => {
        clearInterval(drip);
        resolve((performance.now() - started) / 1000);
      });
    });
  const seconds = await Promise.all([
    secondsUntilClosed('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
    secondsUntilClosed(
      'POST /api/business-leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
    ),
  ]);
  // Node and nginx wait for 60 s by default. The limits are 15 s, and more on a busy machine.
  for (const duration of seconds) expect(duration).toBeLessThan(45);
});
