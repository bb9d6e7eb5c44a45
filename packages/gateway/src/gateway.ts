import { randomBytes } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { encodePath, readAddress, readOrigin } from './address.ts';
import { type CaptchaProvider, securityHeaders } from './headers.ts';
import { adminPaths, type DistFolders, type Document, loadSite } from './load-pages.ts';
import { sendDocument } from './send-document.ts';
import { serveFiles } from './static-files.ts';

export interface GatewayOptions {
  distFolders: DistFolders;
  /** PUBLIC_URL; without it links are made from each request's own host. */
  publicUrl?: string | undefined;
  /** The company's overview video (SITE_VIDEO_URL), which may stand in a frame. */
  videoUrl?: string | undefined;
  /** Whose captcha the forms may load; our own unless told. */
  captcha?: CaptchaProvider | undefined;
  /** How many of a hundred page loads report how they went (CLIENT_REPORTS); none unless told. */
  clientReports?: number | undefined;
  /** Answers /api/…; gets X-Request-Id, X-Forwarded-For and X-Forwarded-Proto as from nginx. */
  api: RequestListener;
}

const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const pageMethods = ['GET', 'HEAD'];

function sendText(response: ServerResponse, status: number, text: string, contentType = 'text/plain') {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', `${contentType}; charset=utf-8`);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.writeHead(status).end(response.req.method === 'HEAD' ? undefined : text);
}

const sendJsonError = (response: ServerResponse, status: number, code: string, message: string) =>
  sendText(response, status, JSON.stringify({ code, message }), 'application/json');

/** Headers have one owner: whatever the API set under these names is replaced as the head is written. */
function ownHeaders(response: ServerResponse, headers: Record<string, string>) {
  const writeHead = response.writeHead;
  response.writeHead = function (this: ServerResponse, ...rest: unknown[]) {
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    return Reflect.apply(writeHead, this, rest);
  } as typeof writeHead;
}

function passToApi(
  request: IncomingMessage,
  response: ServerResponse,
  api: RequestListener,
  requestId: string,
) {
  if (!apiMethods.includes(request.method ?? '')) {
    response.setHeader('Allow', apiMethods.join(', '));
    sendJsonError(response, 405, 'method_not_allowed', 'This method is not allowed here');
    return;
  }
  request.headers['x-request-id'] = requestId;
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  request.headers['x-forwarded-proto'] = 'http';
  response.setHeader('Cache-Control', 'no-store');
  api(request, response);
}

/**
 * The embedded gateway of docs/gateway.md, as a server that does not listen yet. Composes all pages at once;
 * throws a sentence for a missing file, a directive it does not know, or a PUBLIC_URL that is none.
 * Slow headers and bodies are cut within 15 s (R72).
 */
export function createGateway({
  distFolders,
  publicUrl: givenUrl,
  videoUrl,
  captcha,
  clientReports = 0,
  api,
}: GatewayOptions): Server {
  const publicUrl = givenUrl ? readOrigin(givenUrl) : undefined;
  const site = loadSite(distFolders, { client_reports: String(clientReports) });
  const headers = securityHeaders(publicUrl, { videoUrl, captcha });
  const adminHeaders = securityHeaders(publicUrl, { videoUrl });
  const publicFiles = serveFiles(path.join(distFolders.marketing, 'public'), 'public, max-age=3600');
  const assets = new Map(
    Object.entries(distFolders).map(([app, dist]) => [
      app,
      serveFiles(path.join(dist, 'assets', app), 'public, max-age=31536000, immutable'),
    ]),
  );

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const requestId = randomBytes(16).toString('hex');
    const address = readAddress(request, publicUrl);
    // No third party's script where administrators are (R84).
    const ownerHeaders = address && adminPaths.includes(address.pathname) ? adminHeaders : headers;
    ownHeaders(response, { ...ownerHeaders, 'X-Request-Id': requestId });
    if (!address) return sendText(response, 400, 'Bad Request\n');
    const { pathname, search } = address;
    if (pathname.startsWith('/api/')) return passToApi(request, response, api, requestId);
    if (!pageMethods.includes(request.method ?? '')) {
      response.setHeader('Allow', pageMethods.join(', '));
      return sendText(response, 405, 'Method Not Allowed\n');
    }
    if (pathname === '/healthz') return sendText(response, 200, 'ok\n');

    if (pathname.startsWith('/assets/')) {
      const [, , app = '', ...file] = pathname.split('/');
      const missing = () => sendText(response, 404, 'Not Found\n');
      const serve = assets.get(app);
      return serve ? serve(request, response, `/${file.join('/')}`, missing) : missing();
    }
    if (/^\/[^\\]*[^\\/]\/$/.test(pathname)) {
      response.setHeader('Location', encodePath(pathname.slice(0, -1)) + search);
      return sendText(response, 301, 'Moved Permanently\n');
    }

    const values = { public_url: address.publicUrl, year: String(new Date().getUTCFullYear()) };
    const sendPage = (document?: Document) =>
      sendDocument(request, response, document ?? site.notFoundFor(pathname), {
        status: document ? 200 : 404,
        cacheControl: 'no-cache',
        values,
      });
    const publicDocument = site.publicDocuments.get(pathname);
    if (publicDocument) {
      return sendDocument(request, response, publicDocument, {
        cacheControl: 'public, max-age=3600',
        values,
      });
    }
    if (/\.[^/]*$/.test(pathname)) return publicFiles(request, response, pathname, () => sendPage());
    if (adminPaths.includes(pathname)) response.setHeader('X-Robots-Tag', 'noindex');
    return sendPage(site.pages.get(pathname));
  };

  return createServer(
    { headersTimeout: 14_000, requestTimeout: 14_000, connectionsCheckingInterval: 1_000 },
    (request, response) => {
      answer(request, response).catch(() => sendText(response, 500, 'Internal Server Error\n'));
    },
  );
}
