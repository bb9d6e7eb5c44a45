import type { APIRequestContext, Page } from '@playwright/test';
import { marketingPaths } from '@suite/contracts/pages';
import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';

type Thing = Record<string, unknown>;

interface Crumb {
  position: number;
  item: string;
}

/** The elements of a page's head that search engines and messengers read. */
const ofOnePage = 'title, meta, link:not([rel~="stylesheet"], [rel~="preload"]), script[type$="json"]';

/** Returns these elements as the gateway serves them. */
async function servedHead(page: Page, request: APIRequestContext, path: string) {
  const text = await (await request.get(path)).text();
  // The policy of the open page allows its own styles only.
  const served = text.replace(/<style[^>]*>.*?<\/style>/gs, '');
  return page.evaluate(
    ([html, selector]) => {
      const { head } = new DOMParser().parseFromString(html, 'text/html');
      return [...head.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML);
    },
    [served, ofOnePage] as const,
  );
}

const currentHead = (page: Page) =>
  page
    .locator('head')
    .locator(ofOnePage)
    .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML));

/** Returns the structured data in a served document. */
const structuredData = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  );

const ofType = (things: Thing[], type: string) =>
  things.find((thing) => thing['@type'] === type) ?? expect(type).toBe('among the JSON-LD');

const typesOf: Record<string, string[]> = {
  '/': ['WebSite'],
  '/products/erp': ['BreadcrumbList', 'Product'],
  '/products/property': ['BreadcrumbList', 'Product'],
  '/products/jewellery': ['BreadcrumbList', 'Product'],
  '/products/lms': ['BreadcrumbList', 'Product'],
  '/products/web': ['BreadcrumbList', 'Service'],
  '/products/mobile': ['BreadcrumbList', 'Service'],
  '/about': ['BreadcrumbList', 'AboutPage'],
  '/exclusive': ['BreadcrumbList', 'FAQPage'],
  '/contact': ['BreadcrumbList', 'ContactPage'],
  '/faq': ['BreadcrumbList', 'FAQPage'],
};

test('the sitemap lists exactly the public pages', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(marketingPaths.map((path) => baseURL + path));
});

for (const path of marketingPaths) {
  test(`${path} is served with structured data, a canonical address and a preview picture`, async ({
    request,
    baseURL,
  }) => {
    const html = await (await request.get(path)).text();
    const things = structuredData(html);
    expect(things.map((thing) => thing['@type'])).toEqual([
      'Organization',
      ...(typesOf[path] ?? ['BreadcrumbList']),
    ]);
    for (const thing of things) expect(thing['@context']).toBe('https://schema.org');
    if (path !== '/') {
      const { itemListElement: crumbs } = ofType(things, 'BreadcrumbList') as { itemListElement: Crumb[] };
      expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
      expect(crumbs[0]?.item).toBe(`${baseURL}/`);
      expect(crumbs.at(-1)?.item).toBe(baseURL + path);
      for (const { item } of crumbs) expect((await request.head(item)).status()).toBe(200);
    }
    const { location } = ofType(things, 'Organization') as { location: Thing[] };
    expect(location).toMatchObject([
      { name: 'Sri Lanka Office', address: { addressCountry: 'LK' } },
      { name: 'US Liaison Office', address: { addressCountry: 'US' } },
    ]);

    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}">`);
    const [, picture = ''] = /<meta property="og:image" content="([^"]*)">/.exec(html) ?? [];
    const response = await request.get(picture);
    expect(response.headers()['content-type']).toBe('image/png');
  });
}

for (const [path, count] of [
  ['/faq', 5],
  ['/exclusive', 10],
] as const) {
  test(`${path}: its structured data lists the questions on the page`, async ({ page, request }) => {
    const things = structuredData(await (await request.get(path)).text());
    const { mainEntity } = ofType(things, 'FAQPage') as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(mainEntity).toHaveLength(count);
    await page.goto(path);
    const entries = page.getByRole('main').locator('details');
    await expect(entries).toHaveCount(count);
    expect(await entries.locator('summary').allTextContents()).toEqual(mainEntity.map(({ name }) => name));
    expect(await entries.locator('summary ~ *').allTextContents()).toEqual(
      mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text),
    );
  });
}

/** One page of each kind. The test below reads the heads of all pages. */
for (const path of ['/', '/products/erp', '/business/jp', '/faq']) {
  test(`${path}: hydration leaves the served head unchanged`, async ({ page, request }) => {
    await page.goto(path);
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await currentHead(page)).toEqual(await servedHead(page, request, path));
  });
}

test('a page reached by a link has the same head as when served', async ({ page, request }) => {
  await page.goto('/terms');
  await waitUntilHydrated(page);
  for (const path of marketingPaths) {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    const served = (await servedHead(page, request, path)).sort();
    await expect.poll(async () => (await currentHead(page)).sort()).toEqual(served);
  }
});

test.describe('a page that does not exist', () => {
  test.use({ allowedErrors: [/status of 404/] });

  for (const path of ['/no/such/page', '/products/boats']) {
    test(`${path} has noindex and no structured data`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"], script[type="application/ld+json"]')).toHaveCount(0);
    });
  }
});
