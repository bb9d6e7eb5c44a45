import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { adminPaths } from '@suite/contracts/pages';
import { docker } from '../../scripts/docker.ts';
import { canDisrupt, compose, release, startedAt } from './compose.ts';
import { startGateway } from './other-gateway.ts';
import { assetsOf, sendRequest } from './send-request.ts';
import { frontEnds, pages, waitUntilAnswered, waitUntilWarm } from './warm.ts';

/**
 * Tests caching and faults (docs/gateway.md). For nginx only; TEST_COMPOSE names the compose project that the tests
 * may break.
 */

/** Repeats a check until it passes. */
const soon = (check: () => Promise<unknown>) => expect(check).toPass({ timeout: 60_000, intervals: [250] });

const statusOf = async (path: string) => (await sendRequest(path)).status;

/** Sends a request to a new gateway with empty caches. */
async function sendToNewGateway(path: string) {
  const gateway = await startGateway({});
  try {
    return await sendRequest(path, { baseUrl: gateway.http });
  } finally {
    gateway.stop();
  }
}

/** Returns a new host name. Nothing is cached for it, so the gateway must compose the page. */
const uniqueHost = () => ({ host: `host-${Date.now()}-${Math.round(Math.random() * 1e6)}.example` });

/** Waits until pages and the pages' files in the cache are out of date. */
const untilStale = () => wait(7_000);

const deadFrontEnds = () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(() => waitUntilWarm());
  test.afterAll(async () => {
    compose('start', ...frontEnds);
    await waitUntilAnswered();
  });

  test('pages, files and assets of marketing are served for any host while it is dead', async () => {
    const { text } = await sendRequest('/');
    compose('kill', 'marketing');
    await untilStale();
    for (const page of pages) {
      expect(await statusOf(page), page).toBe(200);
      expect((await sendRequest(page, { headers: uniqueHost() })).status, page).toBe(200);
    }
    for (const asset of assetsOf(text)) expect(await statusOf(asset), asset).toBe(200);
    for (const file of ['/robots.txt', '/sitemap.xml', ...adminPaths])
      expect(await statusOf(file), file).toBe(200);
  });

  test("an uncached page returns the shell's 503 page, and an uncached asset a 503 as plain text", async () => {
    const { status, headers, text } = await sendRequest(`/unknown-${Date.now()}`);
    expect(status).toBe(503);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toContain('href="tel:');
    expect(text).toContain('</footer>');
    const asset = await sendRequest(`/assets/marketing/gone-${Date.now()}.js`);
    expect([asset.status, asset.headers['content-type']]).toEqual([
      503,
      expect.stringMatching(/^text\/plain/),
    ]);
  });

  test('every page is served while all front ends are dead', async () => {
    compose('kill', 'shell', 'admin');
    await untilStale();
    for (const page of [...pages, ...adminPaths]) {
      const { status, text } = await sendRequest(page);
      expect(status, page).toBe(200);
      expect(text, page).toMatch(/<\/body><\/html>\s*$/);
    }
    expect(await statusOf('/unknown')).toBe(503);
  });

  test('a new gateway serves pages from existing caches at once', async () => {
    compose('up', '--detach', '--no-build', '--no-deps', '--force-recreate', 'gateway');
    await soon(async () => expect(await statusOf('/healthz')).toBe(200));
    for (const page of [...pages, ...adminPaths]) expect(await statusOf(page), page).toBe(200);
  });
};

const caching = () => {
  test.beforeAll(() => waitUntilWarm());

  test('a page is cached by path, ignoring the query', async () => {
    await sendRequest('/business');
    const { headers } = await sendRequest(`/business?${Date.now()}`);
    expect(['HIT', 'STALE', 'UPDATING']).toContain(headers['x-cache']);
  });

  test('links are cached separately for each host', async () => {
    const headers = uniqueHost();
    expect((await sendRequest('/', { headers })).text).toContain(headers.host);
    expect((await sendRequest('/')).text).not.toContain(headers.host);
  });

  test('a page older than 5 s is served at once and refreshed in the background', async () => {
    await sendRequest('/');
    await untilStale();
    expect((await sendRequest('/')).headers['x-cache']).toBe('STALE');
    await soon(async () => expect((await sendRequest('/')).headers['x-cache']).toBe('HIT'));
  });

  test('a front end answers no request for another one, whose former address it may have', () => {
    const ask = (host: string) =>
      compose(
        ...['exec', '-T', 'gateway', 'curl', '-s', '-o', '/dev/null', '-w', '%{http_code}'],
        ...['-H', `Host: ${host}`, 'http://marketing:8080/pages/index.html'],
      );
    expect(['marketing', 'admin', 'shell'].map(ask)).toEqual(['200', '503', '503']);
  });

  test('API calls return 503 in JSON while the API is dead, and pages are served', async () => {
    compose('kill', 'api');
    const { status, headers, text } = await sendRequest('/api/auth-check');
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ code: 'unavailable', message: expect.any(String) });
    expect(headers['retry-after']).toMatch(/^\d+$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(await statusOf('/')).toBe(200);
    compose('start', 'api');
    await waitUntilAnswered();
  });

  test('a recreated front end and API are found at their new addresses', async () => {
    compose('up', '--detach', '--no-build', '--no-deps', '--force-recreate', 'marketing', 'api');
    await soon(async () => {
      expect(await statusOf('/unknown')).toBe(404);
      expect(await statusOf('/api/auth-check')).toBe(401);
    });
  });

  test('a release of marketing shows within seconds, keeps previous assets and restarts nothing else', async () => {
    expect(await statusOf('/faq')).toBe(200);
    const others = ['shell', 'admin', 'api', 'gateway'];
    const before = others.map(startedAt);
    const previousAsset =
      assetsOf((await sendRequest('/business')).text).find((name) => /marketing\/.*\.js$/.test(name)) ?? '';
    const failures: string[] = [];
    let isReleasing = true;
    const visitor = (async () => {
      while (isReleasing) {
        for (const page of [...pages, previousAsset]) {
          const { status } = await sendRequest(page);
          if (status !== 200) failures.push(`${status} ${page}`);
        }
        await wait(50);
      }
    })();

    const file = previousAsset.split('/').at(-1) ?? '';
    const restore = await release(
      'marketing',
      [
        'cd /srv/dist',
        `for suffix in '' .br .gz; do mv "assets/marketing/${file}$suffix" "assets/marketing/released.${file}$suffix"; done`,
        `sed -i 's,${file},released.${file},' pages/*.html pages/*/*.html fragments/*.html ../release.txt`,
        'rm pages/faq.html',
      ].join(' && '),
    );
    try {
      await soon(async () => expect((await sendRequest('/business')).text).toContain(`released.${file}`));
      const headers = { 'accept-encoding': 'br' };
      await soon(async () => {
        const { headers: response } = await sendRequest(`/assets/marketing/released.${file}`, { headers });
        expect(response['x-cache']).toBe('HIT');
      });
      expect(others.map(startedAt)).toEqual(before);
      isReleasing = false;
      await visitor;
      // Its container may get the address that the previous front end had, which the tested gateway still remembers.
      expect(await sendToNewGateway(previousAsset)).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      });
      await test.step('a page that the release removes becomes a 404', () =>
        soon(async () => expect(await statusOf('/faq')).toBe(404)));
      await test.step('no visitor gets a 404 that is out of date', async () => {
        await untilStale();
        expect((await sendRequest('/faq')).headers['x-cache']).not.toMatch(/STALE|UPDATING/);
      });
    } finally {
      isReleasing = false;
      await visitor;
      restore();
    }
    expect(failures).toEqual([]);
    await soon(async () => expect(await statusOf('/faq')).toBe(200));
  });
};

const fullDisk = () => {
  test('leaves cached pages available, and other pages are served uncached', async () => {
    const gateway = await startGateway({});
    const askIt = (path: string, headers = {}) => sendRequest(path, { baseUrl: gateway.http, headers });
    const fill = '/var/cache/nginx/fill';
    try {
      const cached = await askIt('/business');
      const [asset = ''] = assetsOf(cached.text);
      docker('exec', gateway.id, 'sh', '-c', `head -c 64m /dev/zero > ${fill} || true`);
      for (let tries = 0; tries < 2; tries += 1) {
        const uncached = await askIt('/business', uniqueHost());
        expect(uncached.status).toBe(200);
        expect(uncached.text).toMatch(/<\/body><\/html>\s*$/);
        expect((await askIt('/business')).text).toBe(cached.text);
        for (const path of ['/', asset, '/robots.txt', '/favicon.svg', '/api/captcha'])
          expect((await askIt(path)).status, path).toBe(200);
        expect((await askIt('/unknown')).status).toBe(404);
      }
      docker('exec', gateway.id, 'rm', fill);
      const headers = uniqueHost();
      await soon(async () => expect((await askIt('/', headers)).headers['x-cache']).toBe('HIT'));
    } finally {
      gateway.stop();
    }
  });
};

if (canDisrupt) {
  test.describe('dead front ends', deadFrontEnds);
  test.describe('caching and faults', caching);
  test.describe('a full disk', fullDisk);
}
