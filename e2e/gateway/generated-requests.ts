import { pagePaths } from '@suite/contracts/pages';
import { apiPaths } from '@suite/contracts/paths';
import fc from 'fast-check';

export interface GeneratedRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
}

/** Segments that routing treats differently, and spellings that a gateway decodes, normalizes or rejects. */
const segments = [
  ...[
    '',
    '.',
    '..',
    '...',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '%0a',
    '%0d%0a',
    '%20',
    '%25',
    '%zz',
    '%',
  ],
  ...['%3f', '%23', ';', ':', '@', '&', '=', '+', '~', "'", '"', '|', '%C3%A9', '%ff'],
  ...[
    'api',
    'API',
    '%61pi',
    'assets',
    'shell',
    'marketing',
    'admin',
    '%61dmin',
    'Admin',
    'dashboard',
    'backend',
  ],
  ...[
    'business',
    'jp',
    'products',
    'erp',
    'index',
    'index.html',
    '404',
    '404.html',
    'unavailable',
    'healthz',
  ],
  ...[
    'pages',
    'fragments',
    'document-start',
    'entry.html',
    'public',
    'robots.txt',
    'favicon.svg',
    'x.png',
    '.env',
  ],
  ...['downloads', 'auth-check', 'captcha', 'login', 'business-leads', 'contact', '__proto__', 'constructor'],
];

const publicFiles = ['/robots.txt', '/favicon.svg', '/favicon.ico', '/icon-512.png', '/missing.png'];

const known = [
  ...[...pagePaths, ...publicFiles, '/sitemap.xml', '/healthz'],
  ...['/api', '/api/', '/api/unknown', '/api/business-leads', '/api/contact', apiPaths.captcha],
  ...[apiPaths.authCheck, apiPaths.login, apiPaths.logout, apiPaths.exports, apiPaths.audit],
];

const made = fc
  .array(fc.constantFrom(...segments), { minLength: 1, maxLength: 5 })
  .map((parts) => `/${parts.join('/')}`);

const affix = fc.constantFrom('', '', '', '/', '//', '/.', '/..', '.', '%2f', '%20', '/x', '%0a', '\\');

const pathAmong = (files: readonly string[]) =>
  fc.oneof(
    made,
    fc
      .tuple(
        fc.constantFrom('', '', '', '', '/', '/.', '/x/..', '/..'),
        fc.constantFrom(...known, ...files),
        affix,
      )
      .map((parts) => parts.join('')),
  );

const query = fc.constantFrom('', '', '', '?', '?a=b&c', '?lang=ja&section=none', '?%zz', '?/../api', '?a?b');

const method = fc.oneof(
  { arbitrary: fc.constant('GET'), weight: 6 },
  fc.constantFrom('HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
);

const host = fc.oneof(
  { arbitrary: fc.constant('localhost'), weight: 3 },
  fc.constantFrom('www.example.com', 'Admin.Example.com:9000', 'admin.example.com', '[::1]:80'),
  fc.constantFrom('a_b.example', 'exa mple', 'a"b', 'localhost:123456', 'localhost.', 'user@localhost'),
);

const headers = fc.record(
  {
    host,
    'x-forwarded-host': fc.constantFrom('www.example.com', 'other.example, localhost', 'no host'),
    'x-forwarded-proto': fc.constantFrom('http', 'https', 'HTTPS', 'ftp'),
    'x-forwarded-for': fc.constantFrom('203.0.113.9', '203.0.113.9:5000', '[2001:db8::7]:443', 'nonsense'),
    'x-request-id': fc.constant('mine'),
    'accept-encoding': fc.constantFrom('gzip', 'br;q=0, gzip', 'gzip;q=0', 'deflate'),
  },
  { requiredKeys: ['host'] },
);

/** Only public files must support ranges. */
const rangeRequest = fc.record({
  method: fc.constantFrom('GET', 'HEAD'),
  target: fc.constantFrom(...publicFiles),
  headers: fc.record({
    host,
    range: fc.constantFrom('bytes=2-5', 'bytes=-4', 'bytes=5-1', 'bytes=99999999-', 'items=0-1'),
  }),
});

/** Returns generated requests, the same ones in every run; `files` are addresses of assets. */
export const generatedRequests = (count: number, files: readonly string[]): GeneratedRequest[] =>
  fc.sample(
    fc.oneof(
      {
        arbitrary: fc
          .record({ method, path: pathAmong(files), query, headers })
          .map(({ path, query: search, ...request }) => ({ ...request, target: path + search })),
        weight: 19,
      },
      rangeRequest,
    ),
    count,
  );
