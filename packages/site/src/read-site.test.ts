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

test('omits a fact that is an empty or invisible string or null', () => {
  const { tagline, email, offices } = parseCompany({
    name: 'Other',
    tagline: ' \u200b',
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
  const site = readSite({ COMPANY_FILE: ` ${file} ` });
  expect(site).toMatchObject({ name: 'Other', offices: [{ name: 'Head', phones: [] }], social: [] });
  rmSync(folder, { recursive: true });
});

test('reports the name of a company file that is missing or not valid JSON', () => {
  expect(() => readSite({ COMPANY_FILE: 'no-such.json' })).toThrow(/no-such\.json cannot be read \(ENOENT\)/);
  expect(() => readSite({ COMPANY_FILE: 'README.md' })).toThrow(/README\.md is not valid JSON/);
});

describe('a company file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'company-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (content: string | Uint8Array) => {
    const file = path.join(folder, 'company.json');
    writeFileSync(file, content);
    return readSite({ COMPANY_FILE: file });
  };

  test.each([
    ['UTF-8 with a byte order mark', '\ufeff{"name":"Müller"}'],
    ['UTF-16, as Windows writes it', Buffer.from('\ufeff{"name":"Müller"}', 'utf16le')],
  ])('is read in %s', (_, content) => expect(read(content).name).toBe('Müller'));

  test.each([
    [
      'is in Latin-1',
      Buffer.from('{"name":"Müller"}', 'latin1'),
      /company\.json is not encoded as UTF-8: save/,
    ],
    ['is in UTF-16 without a mark', Buffer.from('{"name":"A"}', 'utf16le'), /is not encoded as UTF-8: save/],
    [
      'sets a field twice',
      '{"name":"A",\n"offices":[{"name":"B","name":"C"}]}',
      /line 2 sets name again: keep/,
    ],
    [
      'has a field __proto__',
      '{"name":"A","__proto__":{}}',
      /line 1 has the unknown field __proto__: remove/,
    ],
    ['has a field constructor', '{"name":"A","constructor":1}', /has the unknown field constructor: remove/],
    [
      'contains a list',
      '[{"name":"A"}]',
      /\n- the file must be an object in braces, not \[\{"name":"A"\}\]$/,
    ],
    ['is huge', `{"name":"${'A'.repeat(1_000_000)}"}`, /company\.json is larger than 1000 kB/],
  ])('is refused in words if it %s', (_, content, message) => expect(() => read(content)).toThrow(message));

  test('is refused in words if it is a folder', () =>
    expect(() => readSite({ COMPANY_FILE: folder })).toThrow(
      / is not a file\. COMPANY_FILE sets its path\.$/,
    ));
});

test('names each field of a wrong type', () => {
  const wrong = {
    name: ['Other'],
    tagline: true,
    offices: { name: 'Head' },
    social: ['LinkedIn'],
    claims: '15+',
    countries: 'Japan',
  };
  expect(problemsOf(wrong).sort()).toEqual([
    'claims must be an object in braces, not "15+"',
    'countries must be a list in square brackets, not "Japan"',
    'name must be a text in quotes, not ["Other"]',
    'offices must be a list in square brackets, not {"name":"Head"}',
    'social[0] must be an object in braces, not "LinkedIn"',
    'tagline must be a text in quotes, not true',
  ]);
});

test('reads numbers, addresses and codes as people copy them', () => {
  const { chat, email, offices } = parseCompany({
    name: 'Other',
    email: 'mailto:info@mu\u0308ller.de',
    chatNumber: '+44\u00a0(0)20\u00a07946\u20110958',
    offices: [{ name: 'Head', country: 'lk', phones: ['＋９４ 11 555 0100'] }],
    social: null,
    video: null,
  });
  expect(chat?.url).toBe('https://wa.me/442079460958');
  expect(email).toBe('info@müller.de');
  expect(offices).toEqual([{ name: 'Head', country: 'LK', phones: ['+94 11 555 0100'] }]);
});

test.each([
  ['https://www.youtube.com/watch?app=desktop&v=a-B_1&t=3s', 'https://www.youtube-nocookie.com/embed/a-B_1'],
  ['https://youtu.be/a-B_1?si=x', 'https://www.youtube-nocookie.com/embed/a-B_1'],
  ['https://vimeo.com/123', 'https://player.vimeo.com/video/123'],
  ['https://video.example.com/watch?v=1', 'https://video.example.com/watch?v=1'],
])('the video %s is embedded as %s', (url, embedded) => {
  expect(parseCompany({ name: 'Other', video: { url, uploaded: '2026-03-31' } }).video?.url).toBe(embedded);
});

test('keeps one of several equal entries of a list', () => {
  const phone = '+1 512 555 0100';
  const office = { name: 'Office', country: 'US', phones: [phone, phone] };
  const { offices, countries } = parseCompany({
    name: 'Other',
    offices: [office, office, { ...office, address: '1 Example Road' }],
    countries: ['USA', 'USA'],
  });
  expect(offices.map(({ phones }) => phones)).toEqual([[phone], [phone]]);
  expect(countries).toEqual(['USA']);
});

test('refuses what is no country, two numbers in one text, and unusable characters', () => {
  const office = { name: 'H\0Q', country: 'UK', phones: ['+94 11 555 0100 / 0101'] };
  expect(problemsOf({ name: 'Other', offices: [office] }).sort()).toEqual([
    'offices[0].country must be a country code like LK, not "UK"',
    'offices[0].name must be a text of usable characters, not "H\\u0000Q"',
    'offices[0].phones[0] must be one telephone number like +1 512 555 0100, not "+94 11 555 0100 / 0101"',
  ]);
});

test('lists every invalid field in one error', () => {
  const invalid = {
    name: ' ',
    calendarUrl: 'javascript:alert(1)',
    erpUrl: 'https:erp.example.com',
    email: 'nobody',
    chatNumber: 'call me',
    offices: [{ name: 'Head', country: 'LK', phones: ['+94 11 555 0100', 'none'] }],
    foundedYear: 'long ago',
    video: { url: 'https://video.example.com/1', uploaded: '2026-02-30' },
    tagLine: 'misspelt',
  };
  expect(problemsOf(invalid).sort()).toEqual([
    'calendarUrl must be a web address that starts with https:// or http://, not "javascript:alert(1)"',
    'chatNumber must be one telephone number like +1 512 555 0100, not "call me"',
    'email must be an e-mail address, not "nobody"',
    'erpUrl must be a web address that starts with https:// or http://, not "https:erp.example.com"',
    'foundedYear must be a year like 2010, not "long ago"',
    'name must not be empty',
    'offices[0].phones[1] must be one telephone number like +1 512 555 0100, not "none"',
    'the file has unknown fields: tagLine',
    'video.uploaded must be a date like 2026-03-31, not "2026-02-30"',
  ]);
});
