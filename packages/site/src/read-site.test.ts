import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseCompany, readSite } from './read-site.ts';

function problemsOf(content: unknown): string[] {
  try {
    parseCompany(content);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n- ').slice(1);
  }
}

test('the built-in company file has the specified facts', () => {
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

test('the built-in company file names no person and has no video', () => {
  const site = readSite({});
  expect(site.leaders.every(({ name }) => name === undefined)).toBe(true);
  expect(site.video).toBeUndefined();
});

test('a file with only a name has no other facts', () => {
  const { claims, ...facts } = parseCompany({ name: 'Other' });
  expect(facts).toEqual({
    name: 'Other',
    offices: [],
    social: [],
    leaders: [],
    stories: [],
    documents: [],
    countries: [],
  });
  expect(Object.values(claims).every((claim) => claim === undefined)).toBe(true);
});

test('omits a fact that is an empty string or null', () => {
  const { tagline, email, offices } = parseCompany({
    name: 'Other',
    tagline: ' ',
    email: null,
    offices: [{ name: 'Head Office', country: 'LK', address: '' }],
  });
  expect([tagline, email]).toEqual([undefined, undefined]);
  expect(offices).toEqual([{ name: 'Head Office', country: 'LK', phones: [] }]);
});

test('COMPANY_FILE replaces the whole built-in file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'company-'));
  const file = path.join(folder, 'company.json');
  writeFileSync(file, JSON.stringify({ name: ' Other ', offices: [{ name: 'Head', country: 'JP' }] }));
  const site = readSite({ COMPANY_FILE: file });
  expect(site).toMatchObject({ name: 'Other', offices: [{ name: 'Head', phones: [] }], social: [] });
  rmSync(folder, { recursive: true });
});

test('reports the name of a company file that is missing or not valid JSON', () => {
  expect(() => readSite({ COMPANY_FILE: 'no-such.json' })).toThrow(/no-such\.json cannot be read \(ENOENT\)/);
  expect(() => readSite({ COMPANY_FILE: 'README.md' })).toThrow(/README\.md is not valid JSON/);
});

test('lists every invalid field in one error', () => {
  const invalid = {
    name: ' ',
    calendarUrl: 'javascript:alert(1)',
    erpUrl: 'erp.example.com',
    email: 'nobody',
    chatNumber: 'call me',
    offices: [{ name: 'Head', country: 'LK', phones: ['+94 11 555 0100', 'none'] }],
    foundedYear: 'long ago',
    video: { url: 'https://video.example.com/1', uploaded: '2026-02-30' },
    tagLine: 'misspelt',
  };
  expect(problemsOf(invalid).sort()).toEqual([
    'calendarUrl must be a web address that starts with https:// or http://, not "javascript:alert(1)"',
    'chatNumber must be a telephone number like +1 512 555 0100, not "call me"',
    'email must be an e-mail address, not "nobody"',
    'erpUrl must be a web address that starts with https:// or http://, not "erp.example.com"',
    'foundedYear must be a year like 2010, not "long ago"',
    'name must not be empty',
    'offices[0].phones[1] must be a telephone number like +1 512 555 0100, not "none"',
    'the file has unknown fields: tagLine',
    'video.uploaded must be a date like 2026-03-31, not "2026-02-30"',
  ]);
});
