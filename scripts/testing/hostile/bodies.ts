import type { RawRequest } from './raw-request.ts';

const paths = ['/api/login', '/api/client-reports', '/api/contact'];
const json = 'Content-Type: application/json';

/** Creates a POST request with exactly these header lines and this body. */
const post = (title: string, path: string, lines: string[], body: string | Buffer): RawRequest => ({
  title: `${title} to ${path}`,
  bytes: Buffer.concat([
    Buffer.from(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    Buffer.from(body),
  ]),
});

const framings: [string, string[], string][] = [
  ['truncated body', ['Content-Length: 500'], '{"username":'],
  ['truncated large body', ['Content-Length: 60000'], 'x'.repeat(30_000)],
  ['no body at all', ['Content-Length: 20'], ''],
  ['too long a body', ['Content-Length: 2'], '{"username":"nobody"}'],
  ['announced oversize body', ['Content-Length: 99999999'], '{'],
  ['oversize body', ['Content-Length: 70000'], 'x'.repeat(70_000)],
  ['endless length', [`Content-Length: ${'9'.repeat(30)}`], '{}'],
  ['negative length', ['Content-Length: -1'], '{}'],
  ['signed length', ['Content-Length: +2'], '{}'],
  ['hexadecimal length', ['Content-Length: 0x2'], '{}'],
  ['list of lengths', ['Content-Length: 2, 2'], '{}'],
  ['empty length', ['Content-Length:'], '{}'],
  ['two equal lengths', ['Content-Length: 2', 'Content-Length: 2'], '{}'],
  ['two lengths', ['Content-Length: 2', 'Content-Length: 20'], '{}'],
  ['length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n'],
  [
    'chunks and length',
    ['Transfer-Encoding: chunked', 'Content-Length: 50'],
    '0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  ],
  ['unknown transfer coding', ['Transfer-Encoding: gzip'], '{}'],
  ['misspelt transfer coding', ['Transfer-Encoding: xchunked'], '2\r\n{}\r\n0\r\n\r\n'],
  ['identity coding', ['Transfer-Encoding: identity', 'Content-Length: 2'], '{}'],
  ['chunked not last', ['Transfer-Encoding: chunked, identity'], '2\r\n{}\r\n0\r\n\r\n'],
  ['chunked twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n'],
  ['chunked with a tab', ['Transfer-Encoding:\tchunked\x0b'], '2\r\n{}\r\n0\r\n\r\n'],
  ['chunks', ['Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n'],
  ['bad chunk size', ['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'],
  ['negative chunk size', ['Transfer-Encoding: chunked'], '-2\r\n{}\r\n0\r\n\r\n'],
  ['endless chunk size', ['Transfer-Encoding: chunked'], `${'f'.repeat(40)}\r\n{}\r\n`],
  ['chunk without its end', ['Transfer-Encoding: chunked'], '2\r\n{}'],
  ['chunk too long', ['Transfer-Encoding: chunked'], '2\r\n{}{}{}\r\n0\r\n\r\n'],
  ['bare line feeds', ['Transfer-Encoding: chunked'], '2\n{}\n0\n\n'],
  ['long chunk extension', ['Transfer-Encoding: chunked'], `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
  ['trailers', ['Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\nContent-Length: 5\r\nHost: x\r\n\r\n'],
  ['many chunks', ['Transfer-Encoding: chunked'], `${'1\r\n \r\n'.repeat(5000)}0\r\n\r\n`],
  ['HTTP/1.0 chunks', ['Transfer-Encoding: chunked', 'Connection: close'], '0\r\n\r\n'],
];

const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', '__proto__'];
const credentials = '"username":"nobody","password":"wrong"';
const report = '"route":"/","errors":[]';

const contents: [string, string | Buffer][] = [
  ...inherited.map((key): [string, string] => [
    `inherited key ${key}`,
    `{${credentials},${report},"${key}":1}`,
  ]),
  ...inherited.map((key): [string, string] => [`nested key ${key}`, `{${report},"vitals":[{"${key}":{}}]}`]),
  ['invalid UTF-8', Buffer.from('{"username":"\xff\xfe"}', 'latin1')],
  ['overlong UTF-8', Buffer.from('{"username":"\xc0\xaf"}', 'latin1')],
  ['UTF-16', Buffer.from('{"username":"nobody"}', 'utf16le')],
  ['byte order mark', `\ufeff{${credentials}}`],
  ['lone surrogate', '{"username":"\\ud800","password":"x"}'],
  ['NUL', '{"username":"a\\u0000b","password":"\\u0000"}'],
  ['raw NUL', '{"username":"a\0b"}'],
  ['huge number', '{"username":1e999,"password":-1e999}'],
  ['deep arrays', '['.repeat(30_000)],
  ['deep objects', '{"a":'.repeat(9000)],
  ['closed deep arrays', `{"errors":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['many keys', `{${Array.from({ length: 6000 }, (_, index) => `"${index}":1`).join()}}`],
  ['repeated keys', `{${'"username":"nobody",'.repeat(2000)}"password":"x"}`],
  ['long string', `{"username":"${'a'.repeat(60_000)}","password":"x"}`],
  ['long array', `{"route":"/","errors":[${'{},'.repeat(15_000)}{}]}`],
  ['null', 'null'],
  ['array', '[]'],
  ['string', '"text"'],
  ['not JSON', 'username=nobody'],
  ['NaN', '{"username":NaN}'],
  ['comment', '{/**/}'],
  ['random bytes', Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 7919) % 256))],
];

const types = [
  '',
  'Content-Type:',
  'Content-Type: \xff',
  'Content-Type: application/json; charset=utf-7',
  'Content-Type: application/json; charset=\xff',
  'Content-Type: application/json;;;=',
  'Content-Type: text/plain',
  'Content-Type: multipart/form-data; boundary=',
  'Content-Type: application/x-www-form-urlencoded',
  `${json}\r\nContent-Encoding: gzip`,
  `${json}\r\nContent-Encoding: br, deflate`,
  `${json}\r\nContent-Encoding: constructor`,
  `${json}\r\nExpect: 100-continue`,
  `${json}\r\nExpect: a-miracle`,
  `${json}\r\nIdempotency-Key: ${'k'.repeat(200)}`,
  `${json}\r\nIdempotency-Key: a b`,
  `${json}\r\nContent-Type: text/plain`,
];

/** Returns requests with invalid framing, content or type of body. */
export const bodies = (): RawRequest[] => [
  ...framings.flatMap(([title, lines, body]) =>
    paths.map((path) => post(title, path, [json, ...lines], body)),
  ),
  ...framings.map(([title, lines, body]) => post(title, '/', lines, body)),
  ...contents.flatMap(([title, body]) =>
    paths.map((path) => post(title, path, [json, `Content-Length: ${Buffer.byteLength(body)}`], body)),
  ),
  ...types.flatMap((type) =>
    paths.map((path) => {
      const lines = [...(type ? [type] : []), 'Content-Length: 2'];
      return post(`type ${JSON.stringify(type.slice(-40))}`, path, lines, '{}');
    }),
  ),
];
