import { readSite } from './read-site.ts';
import { siteVariables } from './site-variables.ts';

const emptied = Object.fromEntries(Object.keys(siteVariables).map((name) => [name, '']));

test('with nothing configured every specified fact is there', () => {
  const site = readSite({});
  expect(site.name).toBe('Ceyluma');
  expect(site.tagline).toBe('Transforming businesses through technology.');
  expect(site.offices.map(({ name, phones }) => [name, phones.length])).toEqual([
    ['Sri Lanka Office', 2],
    ['US Liaison Office', 1],
  ]);
  expect(site.offices[1]?.address).toContain('Austin, Texas');
  expect(site.social.map(({ network }) => network)).toEqual(['Facebook', 'LinkedIn', 'Instagram', 'TikTok']);
  expect(site.countries).toEqual(['Sri Lanka', 'USA', 'Japan', 'UK', 'Dubai']);
  expect(site.claims).toEqual({
    products: '65+',
    years: '15+',
    engineers: '200+',
    customers: '500+',
    erpDeployments: '80+',
    hotelDeployments: '40+',
    support: '24/7',
    coreProducts: '8',
    coreProductsYear: '2025',
  });
  expect(site.chat?.url).toBe('https://wa.me/94775550100');
  expect(site.leaders.map(({ role }) => role)).toEqual([
    'Chief Executive Officer',
    'Director',
    'Manager Operations',
    'Consultant',
    'Mentor',
  ]);
});

test('no person and no video is invented', () => {
  const site = readSite({});
  expect(site.leaders.every(({ name }) => name === undefined)).toBe(true);
  expect(site.video).toBeUndefined();
});

test('a fact set to empty is absent', () => {
  const { leaders, claims, ...facts } = readSite({ ...emptied, SITE_NAME: 'Other' });
  expect(facts).toEqual({ name: 'Other', offices: [], social: [], countries: [] });
  expect(Object.values(claims).every((claim) => claim === undefined)).toBe(true);
  expect(leaders).toHaveLength(5);
});

test('an office keeps standing without its address or telephone', () => {
  const [office] = readSite({ SITE_SRI_LANKA_OFFICE_ADDRESS: '', SITE_SRI_LANKA_OFFICE_PHONES: ' ' }).offices;
  expect(office).toEqual({ id: 'sri-lanka', country: 'LK', name: 'Sri Lanka Office', phones: [] });
});

test('what is configured replaces the default', () => {
  const site = readSite({
    SITE_NAME: ' Other ',
    SITE_US_OFFICE_PHONES: '+1 512 555 0177,+1 512 555 0178',
    SITE_LEADER_MENTOR: 'A. Person',
    SITE_VIDEO_URL: 'https://video.example.com/embed/1',
    SITE_VIDEO_UPLOADED: '2026-03-31',
  });
  expect(site.name).toBe('Other');
  expect(site.offices[1]?.phones).toEqual(['+1 512 555 0177', '+1 512 555 0178']);
  expect(site.leaders[4]?.name).toBe('A. Person');
  expect(site.video).toEqual({ url: 'https://video.example.com/embed/1', uploaded: '2026-03-31' });
});

test('all wrong values are reported at once, each with its variable', () => {
  const wrong = {
    SITE_NAME: ' ',
    SITE_CALENDAR_URL: 'javascript:alert(1)',
    SITE_ERP_URL: 'erp.example.com',
    SITE_EMAIL: 'nobody',
    SITE_CHAT_NUMBER: 'call me',
    SITE_SRI_LANKA_OFFICE_PHONES: '+94 11 555 0100, none',
    SITE_FOUNDED_YEAR: 'long ago',
    SITE_VIDEO_UPLOADED: '2026-31-31',
  };
  let message = '';
  try {
    readSite(wrong);
  } catch (error) {
    message = String(error);
  }
  for (const name of Object.keys(wrong)) expect(message).toContain(name);
  expect(message.split('\n')).toHaveLength(Object.keys(wrong).length + 1);
  expect(message).toContain(
    'SITE_ERP_URL must be a web address that starts with https:// or http://, not "erp.example.com"',
  );
});

test('every variable says what it holds', () => {
  for (const { about } of Object.values(siteVariables)) expect(about).toMatch(/\w/);
});
