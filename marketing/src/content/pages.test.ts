import { describePage, pages } from './pages.ts';

test('lists the specified public pages', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/business',
    '/business/jp',
    '/products',
    '/products/erp',
    '/products/property',
    '/products/jewellery',
    '/products/lms',
    '/products/web',
    '/products/mobile',
    '/about',
    '/exclusive',
    '/partner',
    '/contact',
    '/terms',
    '/privacy',
    '/faq',
  ]);
});

test('titles and descriptions are unique and fit a search result', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  for (const { description, lang, title } of pages) {
    expect(title.length).toBeLessThanOrEqual(72);
    expect(description.length).toBeGreaterThanOrEqual(lang === 'ja' ? 60 : 80);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('only the two landing pages are language versions of each other', () => {
  const versions = pages.filter(({ alternates }) => alternates.length > 0);
  expect(versions.map(({ path, lang }) => [path, lang])).toEqual([
    ['/business', 'en'],
    ['/business/jp', 'ja'],
  ]);
  expect(versions[0]?.alternates).toEqual(versions[1]?.alternates);
});

test('a breadcrumb starts at the home page and ends at the page itself', () => {
  expect(describePage('/products/lms').breadcrumb).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Our Solutions', path: '/products' },
    { name: 'Learning Management System', path: '/products/lms' },
  ]);
  expect(describePage('/').breadcrumb).toEqual([]);
});

test('unknown paths and unknown products each have a 404 page that is not indexed', () => {
  expect(describePage('/boats')).toMatchObject({ isIndexed: false, section: 'none' });
  const product = describePage('/products/boats');
  expect(product).toMatchObject({ isIndexed: false, section: 'products' });
  expect(product.title).toMatch(/^Product Not Found/);
});
