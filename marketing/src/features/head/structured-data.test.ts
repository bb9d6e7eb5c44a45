import { parseCompany, readSite } from '@suite/site/read-site';

type Thing = Record<string, unknown>;

/** Returns a page's JSON-LD for the given company facts. Reloads the modules, which read the facts on import. */
async function thingsOf(path: string, site = readSite({})) {
  const facts = globalThis as { __SITE__?: unknown };
  const standing = facts.__SITE__;
  facts.__SITE__ = site;
  try {
    jest.resetModules();
    const { describePage } = await import('../../content/pages.ts');
    const { renderHead } = await import('./render-head.ts');
    return readThings(renderHead(describePage(path)));
  } finally {
    facts.__SITE__ = standing;
  }
}

const readThings = (head: string): Thing[] =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text as string),
  );

const ofType = (things: Thing[], type: string) => things.find((thing) => thing['@type'] === type);

const video = { url: 'https://video.example.com/embed/1' };
const withVideo = (uploaded?: string) => ({ ...readSite({}), video: { ...video, uploaded } });

test('the home page describes a configured video with its poster and date', async () => {
  const things = await thingsOf('/', withVideo('2026-03-31'));
  expect(ofType(things, 'VideoObject')).toMatchObject({
    embedUrl: 'https://video.example.com/embed/1',
    uploadDate: '2026-03-31T00:00:00Z',
    thumbnailUrl: '{{public_url}}/social/home.png',
  });
});

test('structured data omits a video or upload date that is not configured', async () => {
  expect(ofType(await thingsOf('/'), 'VideoObject')).toBeUndefined();
  const things = await thingsOf('/', withVideo());
  expect(ofType(things, 'VideoObject')).not.toHaveProperty('uploadDate');
});

test('structured data omits the properties of missing facts', async () => {
  const things = await thingsOf('/contact', parseCompany({ name: 'Ceyluma' }));
  const organization = ofType(things, 'Organization');
  expect(Object.keys(organization ?? {})).toEqual(['@context', '@type', '@id', 'name', 'url', 'logo']);
  expect(JSON.stringify(things)).not.toMatch(/undefined|null|\[\]|""/);
});
