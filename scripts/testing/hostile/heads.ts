import type { RawRequest } from './raw-request.ts';

const raw = (title: string, text: string): RawRequest => ({ title, bytes: Buffer.from(text, 'latin1') });

const methods = [
  'get',
  'GETT',
  'G\0ET',
  'G ET',
  '\tGET',
  'TRACE',
  'TRACK',
  'CONNECT',
  'OPTIONS',
  'PROPFIND',
  'M-SEARCH',
  'QUERY',
  'PURGE',
  'SOURCE',
  '__proto__',
  'constructor',
  'X'.repeat(5000),
];

const versions = [
  'HTTP/0.9',
  'HTTP/1.0',
  'HTTP/1.2',
  'HTTP/2.0',
  'HTTP/9.9',
  'HTTP/1',
  'HTPP/1.1',
  'http/1.1',
  '',
];

const requestLines = [
  'GET',
  'GET /',
  'GET  /  HTTP/1.1',
  'GET\t/\tHTTP/1.1',
  'GET / HTTP/1.1 HTTP/1.1',
  ' GET / HTTP/1.1',
  'CONNECT localhost:22 HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'POST * HTTP/1.1',
];

const noRequests = [
  '\r\n'.repeat(100),
  '\n\n\n\n',
  '\0\0\0\0',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'EHLO localhost\r\n',
  'SSH-2.0-OpenSSH_9.9\r\n',
  '<policy-file-request/>\0',
  '\xff\xff\xff\xff\xff',
  'a'.repeat(100_000),
  `GET /${'a'.repeat(200_000)}`,
];

const pipelines = [
  `${'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50)}`,
  'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nBROKEN\r\n\r\n',
  'GET /api/auth-check HTTP/1.1\r\nHost: localhost\r\n\r\n\0\0\0',
  'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nGET /api/auth-check HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  `${'HEAD /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(5)}GET / HT`,
  'GET /assets/ HTTP/1.1\r\nHost: localhost\r\nRange: bytes=5-1\r\n\r\nGET /favicon.svg HTTP/1.1\r\nHost: localhost\r\nRange: bytes=5-1\r\n\r\n',
];

/** Returns invalid request lines, methods and versions, data that is not HTTP, and pipelined requests. */
export const heads = (): RawRequest[] => [
  ...methods.flatMap((method) =>
    ['/', '/api/auth-check'].map((path) =>
      raw(
        `method ${method.slice(0, 20)} of ${path}`,
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      ),
    ),
  ),
  ...versions.map((version) =>
    raw(`version ${version}`, `GET /api/auth-check ${version}\r\nHost: localhost\r\n\r\n`),
  ),
  ...requestLines.map((line) => raw(`request line ${line}`, `${line}\r\nHost: localhost\r\n\r\n`)),
  ...noRequests.map((text) => raw(`no request: ${JSON.stringify(text.slice(0, 20))}`, text)),
  ...pipelines.map((text, index) => raw(`pipeline ${index + 1}`, text)),
];

const headerLines = [
  'Host: other',
  'Host:',
  'Host: a"><script>',
  'Host: localhost:99999999',
  'Host: [::1',
  'Host: \xff\xfe',
  'NoColon',
  ': empty name',
  'Space : before colon',
  ' Folded: line',
  'X-Folded: a\r\n b\r\n\tc',
  'X-Nul: a\0b',
  'X-Control: \x01\x02\x7f',
  'X-Return: a\rb',
  'X-Line: a\nX-Other: b',
  'X-Latin: \xe9\xff',
  'X-Bad\xffName: a',
  'Connection: close, keep-alive, upgrade',
  'Connection: __proto__',
  'Connection: Host',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
  'Expect: 100-continue',
  'Expect: something-else',
  'TE: trailers, deflate;q=abc',
  'Accept: */*;q=abc, \xff, ,,,;',
  `Accept: ${'text/html;q=0.1,'.repeat(400)}`,
  'Accept-Encoding: br;q=2, gzip;q=-1, \xff',
  `Accept-Encoding: ${'br;q=0 ,'.repeat(800)}`,
  'Accept-Language: \xff;q=9',
  'If-None-Match: \xff"unfinished',
  'If-Modified-Since: yesterday',
  'If-Modified-Since: Thu, 99 Jan 99999 99:99:99 GMT',
  'If-Match: *',
  'If-Range: "x"\r\nRange: bytes=5-1',
  'Range: bytes=5-1\r\nRange: bytes=0-1',
  'Cookie: session=%E0%A4%A',
  'Cookie: session=; session=a; session.sig=\xff',
  'Cookie: =; ;;; __proto__=1; constructor=1',
  `Cookie: session=${'a'.repeat(4000)}`,
  `Cookie: ${'a=b; '.repeat(1500)}`,
  'Authorization: Basic \xff\xff',
  'Authorization: Bearer',
  'Origin: null',
  'Origin: http://[::1',
  'Origin: \xff',
  'Sec-Fetch-Site: constructor',
  'X-Request-Id: "} {"level":"error"',
  'X-Forwarded-For: not an address, 127.0.0.1,,,',
  `X-Forwarded-For: ${'1.2.3.4, '.repeat(800)}`,
  'X-Forwarded-Proto: gopher, https',
  'X-Forwarded-Host: evil.example',
  'X-HTTP-Method-Override: DELETE',
  'X-Warm-Up: 1',
  'X-Site-Url: http://evil.example',
  'Content-Length: 0\r\nContent-Length: 0',
  'Content-Type: \xff',
  'Idempotency-Key: \xff',
  'Transfer-Encoding: chunked',
  'Proxy-Connection: keep-alive',
  'Forwarded: for=_hidden;by="',
  `X-Long: ${'a'.repeat(7000)}`,
  `X-Long: ${'a'.repeat(9000)}`,
  `X-Long: ${'a'.repeat(20_000)}`,
  `X-Long: ${'a'.repeat(200_000)}`,
  `${'a'.repeat(9000)}: x`,
  Array.from({ length: 300 }, (_, index) => `X-${index}: ${index}`).join('\r\n'),
  Array.from({ length: 3000 }, (_, index) => `X-${index}: ${index}`).join('\r\n'),
];

/** Returns requests with invalid, conflicting or too many headers for a page, a file and an API call. */
export const headers = (): RawRequest[] => [
  ...headerLines.flatMap((line) =>
    ['/', '/favicon.svg', '/api/auth-check'].map((path) =>
      raw(
        `header ${JSON.stringify(line.slice(0, 40))} of ${path}`,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${line}\r\n\r\n`,
      ),
    ),
  ),
  ...['1.0', '1.1'].map((version) => raw(`no Host in HTTP/${version}`, `GET / HTTP/${version}\r\n\r\n`)),
  ...['', '"', '/', 'a b', 'a,b', 'http://localhost', '\0'].map((host) =>
    raw(`Host ${JSON.stringify(host)} alone`, `GET /api/auth-check HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
  ),
];
