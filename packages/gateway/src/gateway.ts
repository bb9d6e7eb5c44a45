import { randomBytes } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { type AdminHosts, isAdminHost } from '@suite/contracts/admin-hosts';
import type { CaptchaProvider } from '@suite/contracts/captcha';
import { unreadableHeader, untrustedHeader } from '@suite/contracts/forwarded-address';
import { isAdminPage } from '@suite/contracts/pages';
import { isOtherHost, requestedHost } from '@suite/contracts/public-host';
import { isVisitorCall } from '@suite/contracts/visitor-calls';
import { type Address, encodePath, isApiPath, readAddress } from './address.ts';
import { contentSecurityPolicy, type PolicyOptions, securityHeaders } from './headers.ts';
import { type DistFolders, type Document, loadSite } from './load-pages.ts';
import { misspelledPage } from './page-spellings.ts';
import {
  answerRefusedRequests,
  endFailed,
  isTooLong,
  refuseAddress,
  sendJsonError,
  sendText,
} from './refused-requests.ts';
import { sendDocument } from './send-document.ts';
import { serveFiles } from './static-files.ts';
import { createReadVisitor, type Visitor } from './trusted-proxies.ts';

export interface GatewayOptions {
  distFolders: DistFolders;
  /** Scheme and host of PUBLIC_URL; without it, links use the host of each request. */
  publicUrl?: string | undefined;
  /** URL of the company's overview video (`video` in the company file), which pages may embed in a frame. */
  videoUrl?: string | undefined;
  /** Captcha provider that the forms may load; ALTCHA, our own, by default. */
  captcha?: CaptchaProvider | undefined;
  /** Percentage of page loads that send reports (CLIENT_REPORTS); 0 by default. */
  clientReports?: number | undefined;
  /** ADMIN_HOSTS; without it, every host serves the administrator area. */
  adminHosts?: AdminHosts | undefined;
  /** TRUSTED_PROXY: proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted; none by default. */
  trustedProxy?: string | undefined;
  /** Milliseconds that a request may take until it has arrived; 13 s by default, as in nginx. */
  requestLimit?: number;
  /** Receives the error of a failed response, which is a bug in the gateway. */
  onError?: ((error: unknown) => void) | undefined;
  /** Handles /api/…; receives the same X-Request-Id, X-Forwarded-For and X-Forwarded-Proto headers as from nginx. */
  api: RequestListener;
}

const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const pageMethods = ['GET', 'HEAD'];
const methodsOf = (isForApi: boolean) => (isForApi ? apiMethods : pageMethods);

/** Sets these headers when the response's head is written, so that the gateway's values replace the API's. */
function overrideHeaders(response: ServerResponse, headers: Record<string, string>) {
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
  { requestId, visitor, isAvailable }: { requestId: string; visitor: Visitor; isAvailable: boolean },
) {
  if (!isAvailable) {
    sendJsonError(response, 404, 'not_found', 'Address not found');
    return;
  }
  request.headers['x-request-id'] = requestId;
  request.headers['x-forwarded-for'] = visitor.address;
  request.headers['x-forwarded-proto'] = visitor.scheme;
  request.headers[unreadableHeader] = visitor.unreadable;
  request.headers[untrustedHeader] = visitor.untrusted;
  response.setHeader('Cache-Control', 'no-store');
  api(request, response);
}

/** Rejects a request whose method is not allowed, in JSON if it was for the API. */
function refuseMethod(response: ServerResponse, isForApi: boolean) {
  response.setHeader('Allow', methodsOf(isForApi).join(', '));
  if (isForApi) sendJsonError(response, 405, 'method_not_allowed', 'This method is not allowed here');
  else sendText(response, 405, 'Method Not Allowed\n');
}

/** Returns whether a request came over http to an https site; always false without a trusted proxy. */
const isPlainHttp = (visitor: Visitor, publicUrl: string | undefined) =>
  visitor.isSchemeForwarded && visitor.scheme === 'http' && (publicUrl?.startsWith('https:') ?? false);

/**
 * Returns the https origin of a request: a host that is in ADMIN_HOSTS without a port gets the port of PUBLIC_URL, any
 * other host PUBLIC_URL.
 */
function secureOrigin(adminHosts: AdminHosts | undefined, host: string, publicUrl = '') {
  const onAnyPort = adminHosts?.filter((known) => known.port === undefined) ?? [];
  if (!isAdminHost(onAnyPort, host)) return publicUrl;
  const { hostname } = new URL(`http://${host}`);
  const { port } = new URL(publicUrl);
  return `https://${hostname.replace(/\.$/, '')}${port && `:${port}`}`;
}

/** Returns whether a path is the same on every host: API, assets, health check and certificate challenges. */
const isOnEveryHost = (pathname: string) =>
  isApiPath(pathname) || /^\/(?:healthz$|assets\/|\.well-known\/acme-challenge\/)/.test(pathname);

const hostAskedFor = ({ headers: { host = '', 'x-forwarded-host': forwarded } }: IncomingMessage) =>
  requestedHost(host, forwarded?.toString());

/**
 * Redirects a page of another host to PUBLIC_URL. Search engines take the status as permanent; browsers may not store it,
 * because they would still redirect after PUBLIC_URL was corrected.
 */
function redirectToSite(response: ServerResponse, { rawPath, search }: Address, publicUrl: string) {
  response.setHeader('Location', publicUrl + rawPath + search);
  sendText(response, 308, 'Permanent Redirect\n');
}

/** Redirects pages to https. Rejects API calls, because their data has already been sent unencrypted. */
function refusePlainHttp(response: ServerResponse, { pathname, rawPath, search }: Address, origin: string) {
  if (isApiPath(pathname)) {
    sendJsonError(response, 403, 'https_required', 'This address answers over https only');
    return;
  }
  response.setHeader('Location', origin + rawPath + search);
  sendText(response, 301, 'Moved Permanently\n');
}

/** Returns a function that sends a file of `/assets/`, or 404. */
function createAssetSender(distFolders: DistFolders) {
  const assets = new Map(
    Object.entries(distFolders).map(([app, dist]) => [
      app,
      serveFiles(path.join(dist, 'assets', app), 'public, max-age=31536000, immutable'),
    ]),
  );
  return (
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, hasAdministration }: { pathname: string; hasAdministration: boolean },
  ) => {
    const [, , app = '', ...file] = pathname.split('/');
    const missing = () => sendText(response, 404, 'Not Found\n');
    const isHidden = app === 'admin' && !hasAdministration;
    // sirv would serve the file without the slash.
    const serve = isHidden || pathname.endsWith('/') ? undefined : assets.get(app);
    return serve ? serve(request, response, `/${file.join('/')}`, missing) : missing();
  };
}

interface PageRequest {
  address: Address;
  hasAdministration: boolean;
  policy: PolicyOptions;
  /** Headers of the response, to which a page adds the sources of its styles. */
  headers: Record<string, string>;
}

/**
 * Returns a function that sends a page, a public file or the 404 page. Composes all pages immediately. Throws an error for
 * a missing file or an unknown directive.
 */
function createPageSender(distFolders: DistFolders, clientReports: number) {
  const site = loadSite(distFolders, { client_reports: String(clientReports) });
  const publicFiles = serveFiles(path.join(distFolders.marketing, 'public'), 'public, max-age=3600');
  return (
    request: IncomingMessage,
    response: ServerResponse,
    { address, hasAdministration, policy, headers }: PageRequest,
  ) => {
    const { pathname } = address;
    const values = { public_url: address.publicUrl, year: String(new Date().getUTCFullYear()) };
    const sendPage = (found?: Document) => {
      const document = found ?? site.notFoundFor(pathname);
      headers['Content-Security-Policy'] = contentSecurityPolicy({ ...policy, styles: document.styles });
      const status = found ? 200 : 404;
      return sendDocument(request, response, document, { status, cacheControl: 'no-cache', values });
    };
    const publicDocument = site.publicDocuments.get(pathname);
    if (publicDocument)
      return sendDocument(request, response, publicDocument, {
        cacheControl: 'public, max-age=3600',
        values,
      });
    if (/\.[^/]*$/.test(pathname)) return publicFiles(request, response, pathname, () => sendPage());
    if (!isAdminPage(pathname)) return sendPage(site.pages.get(pathname));
    if (!hasAdministration) return sendPage();
    response.setHeader('X-Robots-Tag', 'noindex');
    return sendPage(site.pages.get(pathname));
  };
}

/** Returns a function that returns the security headers and the policy of a path. */
function createHeaderChoice({ publicUrl, videoUrl, captcha }: GatewayOptions) {
  const withHeaders = (policy: PolicyOptions) => ({ policy, headers: securityHeaders(publicUrl, policy) });
  const forVisitors = withHeaders({ videoUrl, captcha });
  // No third-party scripts on administrator pages.
  const forAdministrators = withHeaders({ videoUrl });
  return (pathname: string) => (isAdminPage(pathname) ? forAdministrators : forVisitors);
}

/**
 * Creates the embedded gateway (docs/gateway.md) as a server that does not listen yet. Composes all pages
 * immediately. Throws an error for a missing file, an unknown directive or an invalid option. The server stops
 * waiting for a request's headers and body within 15 s.
 */
export function createGateway(options: GatewayOptions): Server {
  const { distFolders, publicUrl, adminHosts, requestLimit = 13_000, onError, api } = options;
  const readVisitor = createReadVisitor(options.trustedProxy);
  const headersOf = createHeaderChoice(options);
  const plainHeaders = securityHeaders(undefined, options);
  const sendAsset = createAssetSender(distFolders);
  const sendPage = createPageSender(distFolders, options.clientReports ?? 0);

  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    // A proxy may send the whole address (RFC 9112, section 3.2.2).
    request.url = request.url?.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
    const requestId = randomBytes(16).toString('hex');
    const visitor = readVisitor(request);
    const address = readAddress(request, publicUrl, visitor.scheme);
    const { method = '' } = request;
    const { host = '' } = request.headers;
    const hasAdministration = adminHosts === undefined || isAdminHost(adminHosts, host);
    const isRefused = isPlainHttp(visitor, publicUrl);
    const page = headersOf(address?.pathname ?? '');
    const headers = { ...(isRefused ? plainHeaders : page.headers), 'X-Request-Id': requestId };
    overrideHeaders(response, headers);
    if (!address || isTooLong(request)) return refuseAddress(request, response);
    const { pathname, rawPath, search } = address;
    // TRACE is rejected everywhere, also over http.
    if (isRefused && pathname !== '/healthz' && method !== 'TRACE')
      return refusePlainHttp(response, address, secureOrigin(adminHosts, host, publicUrl));
    const isElsewhere = publicUrl !== undefined && isOtherHost(hostAskedFor(request), publicUrl, adminHosts);
    if (isElsewhere && pageMethods.includes(method) && !isOnEveryHost(pathname))
      return redirectToSite(response, address, publicUrl);
    const isForApi = isApiPath(pathname);
    if (!methodsOf(isForApi).includes(method)) return refuseMethod(response, isForApi);
    if (isForApi) {
      const isAvailable = hasAdministration || isVisitorCall(method, rawPath);
      return passToApi(request, response, api, { requestId, visitor, isAvailable });
    }
    if (pathname === '/healthz') return sendText(response, 200, 'ok\n');
    if (pathname.startsWith('/assets/')) return sendAsset(request, response, { pathname, hasAdministration });
    // Browsers treat a backslash as a slash, so a redirect could lead to another site.
    const withoutSlash = /^\/[^\\]*[^\\/]\/$/.test(pathname) && encodePath(pathname.slice(0, -1));
    const location = misspelledPage(pathname) ?? withoutSlash;
    if (location) {
      response.setHeader('Location', location + search);
      return sendText(response, 301, 'Moved Permanently\n');
    }
    return sendPage(request, response, { address, hasAdministration, policy: page.policy, headers });
  };

  const server = createServer(
    {
      headersTimeout: requestLimit,
      requestTimeout: requestLimit,
      connectionsCheckingInterval: Math.ceil(requestLimit / 13),
      // readAddress rejects a missing Host instead, and the response has the usual headers.
      requireHostHeader: false,
    },
    (request, response) => {
      handleRequest(request, response).catch((error) => {
        onError?.(error);
        endFailed(response);
      });
    },
  );
  answerRefusedRequests(server, headersOf('/').headers);
  return server;
}
