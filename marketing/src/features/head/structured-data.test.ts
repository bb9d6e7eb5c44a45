import { readSite } from '@suite/site/read-site';

type Thing = Record<string, unknown>;

/** A page's JSON-LD where the company's facts are configured so; a module reads the facts when it loads. */
async function thingsOf(path: string, variables: NodeJS.ProcessEnv = {}) {
  const facts = globalThis as { __SITE__?: unknown };
  const standing = facts.__SITE__;
  facts.__SITE__ = readSite(variables);
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

const nothing: Record<string, string> = {
  SITE_EMAIL: '',
  SITE_TAGLINE: '',
  SITE_FOUNDED_YEAR: '',
  SITE_SRI_LANKA_OFFICE_NAME: '',
  SITE_US_OFFICE_NAME: '',
  SITE_FACEBOOK_URL: '',
  SITE_LINKEDIN_URL: '',
  SITE_INSTAGRAM_URL: '',
  SITE_TIKTOK_URL: '',
};

test('a configured video is named on the home page, with its poster and its day', async () => {
  const things = await thingsOf('/', {
    SITE_VIDEO_URL: 'https://video.example.com/embed/1',
    SITE_VIDEO_UPLOADED: '2026-03-31',
  });
  expect(ofType(things, 'VideoObject')).toMatchObject({
    embedUrl: 'https://video.example.com/embed/1',
    uploadDate: '2026-03-31T00:00:00Z',
    thumbnailUrl: '{{public_url}}/social/home.png',
  });
});

test('without a video none is named, and no day is made up for one', async () => {
  expect(ofType(await thingsOf('/'), 'VideoObject')).toBeUndefined();
  const things = await thingsOf('/', { SITE_VIDEO_URL: 'https://video.example.com/embed/1' });
  expect(ofType(things, 'VideoObject')).not.toHaveProperty('uploadDate');
});

test('a fact set to empty leaves no property behind', async () => {
  const things = await thingsOf('/contact', nothing);
  const organization = ofType(things, 'Organization');
  expect(Object.keys(organization ?? {})).toEqual(['@context', '@type', '@id', 'name', 'url', 'logo']);
  expect(JSON.stringify(things)).not.toMatch(/undefined|null|\[\]|""/);
});
