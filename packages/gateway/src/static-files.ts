import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv, { type RequestHandler } from 'sirv';
import { encodePath } from './address.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Returns the content encoding for an Accept-Encoding header (docs/gateway.md): br if accepted, else gzip, else
 * identity. q=0 refuses an encoding.
 */
export function acceptedEncoding(header = ''): Encoding {
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(header);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

/** Content types of text with a charset, which sirv adds to HTML only, and of icons, which sirv does not know. */
const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ico': 'image/x-icon',
};

const noFiles: RequestHandler = (_request, _response, next) => void next?.();

/**
 * Creates a handler that serves the files a folder had at startup, precompressed if there is a `.br` or `.gz`
 * file. The handler calls `next` for a missing file or folder.
 */
export function serveFiles(folder: string | undefined, cacheControl: string) {
  const files =
    folder === undefined || !existsSync(folder)
      ? noFiles
      : sirv(folder, {
          etag: true,
          brotli: true,
          gzip: true,
          dotfiles: true,
          extensions: [],
          setHeaders: (response, pathname, { size, mtime }) => {
            const type = contentTypes[path.posix.extname(pathname)];
            if (type) response.setHeader('Content-Type', type);
            // sirv reads the Range header after this, and throws for a range that ends before it starts.
            const { headers } = response.req;
            const range = isUnchanged(headers['if-range'], mtime) ? fitRange(headers.range, size) : undefined;
            headers.range = range;
            if (range === `bytes=${size}-`) response.setHeader('Cache-Control', 'no-store');
          },
        });
  return (request: IncomingMessage, response: ServerResponse, pathname: string, next: () => void) => {
    request.url = encodePath(pathname);
    // sirv only looks for the names of encodings, and would use one that q=0 refuses.
    request.headers['accept-encoding'] = acceptedEncoding(request.headers['accept-encoding']);
    response.setHeader('Cache-Control', cacheControl);
    // A build may delete the file in the meantime. Without a handler, the error would end the process.
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    files(request, response, next);
  };
}

/**
 * Returns whether the condition If-Range of a range is met: a client that resumes a download must not get the rest of
 * another version. The ETags of files are weak and meet no condition (RFC 9110, section 13.1.5).
 */
const isUnchanged = (ifRange: string | string[] | undefined, mtime: Date) =>
  ifRange === undefined || ifRange === mtime.toUTCString();

/**
 * Returns the Range header to use for a file of `size` bytes: the requested range, limited to the file.
 * Returns undefined to serve the whole file: for another unit, for several ranges, and for the first byte
 * alone, which sirv would treat as the whole file. A range outside the file becomes one that starts at its
 * end, which cannot be satisfied.
 */
function fitRange(header: string | undefined, size: number): string | undefined {
  const [, ranges] = /^\s*bytes=(.*)$/i.exec(header ?? '') ?? [];
  if (ranges === undefined || ranges.includes(',')) return undefined;
  const [, from = '', to = ''] = /^\s*(\d*)\s*-\s*(\d*)\s*$/.exec(ranges) ?? [];
  const isSuffix = from === '';
  const start = isSuffix ? Math.max(0, size - Number(to)) : Number(from);
  const end = isSuffix || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start === 0 && end === 0) return undefined;
  return `bytes=${start <= end ? `${start}-${end}` : `${size}-`}`;
}
