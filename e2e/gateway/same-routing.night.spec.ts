import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import querystring from 'node:querystring';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { docker } from '../../scripts/docker.ts';
import { generatedCases } from '../../scripts/testing/generated-cases.ts';
import { startEmbedded } from '../../scripts/testing/start-embedded.ts';
import { canDisrupt, compose } from './compose.ts';
import { type GeneratedRequest, generatedRequests } from './generated-requests.ts';
import { startGateway } from './other-gateway.ts';
import { assetsOf, type ReceivedResponse, sendRequest } from './send-request.ts';
import { waitUntilAnswered } from './warm.ts';

/**
 * Sends generated requests to nginx and to the embedded gateway, which serve the same files, and compares the
 * responses (docs/gateway.md). TEST_COMPOSE names the compose project that has the files.
 */

/** Variables that both gateways read. */
type GatewayVariables = Record<'ADMIN_HOSTS' | 'PUBLIC_URL' | 'TRUSTED_PROXY', string>;

const count = generatedCases(2400);
const atOnce = 8;

const comparedHeaders = [
  'allow',
  'content-range',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'retry-after',
  'x-content-type-options',
  'x-frame-options',
];

/** Decodes what one gateway escapes in a redirect and the other does not, such as a colon, and omits an empty query. */
const asDecoded = (location = '') => {
  const [path = '', ...search] = location.replace(/\?$/, '').split('?');
  return [querystring.unescape(path), ...search].join('?');
};

/**
 * Returns what identifies the content: the code of an API's error, else the text. Clients show neither the content of a
 * redirect nor that of a refused range.
 */
function contentOf({ status, headers, body }: ReceivedResponse) {
  if (status === 301 || status === 308 || status === 416) return {};
  const type = headers['content-type']?.replace('; ', ';') ?? '';
  const text = String(headers['content-encoding'] === 'gzip' && body.length > 0 ? gunzipSync(body) : body);
  if (!type.startsWith('application/json')) return { type, text };
  return { type, text: status < 400 || text === '' ? '' : JSON.parse(text).code };
}

/**
 * Returns the parts of a response that must not depend on the gateway. nginx refuses some requests before it has read
 * who sent them.
 */
function comparable(response: ReceivedResponse): Record<string, unknown> {
  const { status, headers } = response;
  const isServed = status === 200 || status === 404;
  return {
    status,
    location: asDecoded(headers.location),
    hasRequestId: /^[0-9a-f]{32}$/.test(String(headers['x-request-id'])),
    ...contentOf(response),
    ...(status !== 301 && { 'cache-control': headers['cache-control'] }),
    ...(isServed && { 'x-robots-tag': headers['x-robots-tag'] }),
    ...(status !== 400 && { 'strict-transport-security': headers['strict-transport-security'] }),
    ...Object.fromEntries(comparedHeaders.map((name) => [name, headers[name]])),
  };
}

const brief = (value: unknown) => String(JSON.stringify(value)).slice(0, 100);

/** Sends a request to both gateways. Returns a line for each difference. */
async function differences({ target, ...request }: GeneratedRequest, gateways: readonly string[]) {
  const responses = await Promise.all(
    gateways.map((baseUrl) => sendRequest(target, { ...request, baseUrl })),
  );
  const [one = {}, other = {}] = responses.map(comparable);
  const title = `${request.method} ${target} ${JSON.stringify(request.headers)}`;
  return Object.keys({ ...one, ...other })
    .filter((name) => one[name] !== other[name])
    .map((name) => `${title}: ${name} ${brief(one[name])}, ${brief(other[name])}`);
}

/** Copies the files that the compose project's front ends serve. Returns their folders. */
function copyFrontEnds(folder: string) {
  const copyOf = (app: string) => {
    const copy = path.join(folder, app);
    docker('cp', `${compose('ps', '-q', app)}:/srv/dist`, copy);
    return copy;
  };
  return { shell: copyOf('shell'), marketing: copyOf('marketing'), admin: copyOf('admin') };
}

/** Starts both gateways on the same files. */
async function startBoth({ ADMIN_HOSTS, PUBLIC_URL, TRUSTED_PROXY }: GatewayVariables) {
  const folder = mkdtempSync(path.join(tmpdir(), 'same-routing-'));
  const embedded = await startEmbedded({
    distFolders: copyFrontEnds(folder),
    adminHosts: ADMIN_HOSTS,
    publicUrl: PUBLIC_URL || undefined,
    trustedProxy: TRUSTED_PROXY,
    clientReports: 0,
  });
  const nginx = await startGateway({ ADMIN_HOSTS, PUBLIC_URL, TRUSTED_PROXY, CLIENT_REPORTS: '0' });
  return {
    addresses: [nginx.http, embedded.http],
    stop: async () => {
      nginx.stop();
      await embedded.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function compareAll(variables: GatewayVariables) {
  const { addresses, stop } = await startBoth(variables);
  try {
    const requests = generatedRequests(count, assetsOf((await sendRequest('/admin')).text));
    const found: string[] = [];
    while (requests.length > 0) {
      const some = requests.splice(0, atOnce);
      found.push(...(await Promise.all(some.map((request) => differences(request, addresses)))).flat());
    }
    expect(found).toEqual([]);
  } finally {
    await stop();
  }
}

const sameRouting = () => {
  test.beforeAll(() => waitUntilAnswered());

  test('both gateways answer generated requests alike', () =>
    compareAll({ ADMIN_HOSTS: '', PUBLIC_URL: '', TRUSTED_PROXY: '' }));

  test('both gateways answer alike with admin hosts, https and a trusted proxy', () =>
    compareAll({
      ADMIN_HOSTS: 'localhost, admin.example.com:9000',
      PUBLIC_URL: 'https://www.example.com:8443',
      TRUSTED_PROXY: '127.0.0.1, ::1, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7',
    }));
};

if (canDisrupt) test.describe('routing of generated requests', sameRouting);
