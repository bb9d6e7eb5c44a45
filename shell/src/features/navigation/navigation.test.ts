import { sectionOf } from './navigation.ts';

test.each([
  ['/', 'home'],
  ['/products', 'products'],
  ['/products/erp', 'products'],
  ['/products/no-such', 'products'],
  ['/about', 'about'],
  ['/exclusive', 'exclusive'],
  ['/partner', 'partner'],
  ['/contact', 'contact'],
  ['/about/us', 'none'],
  ['/home', 'none'],
  ['/business', 'none'],
  ['/terms', 'none'],
])('the section of %s is %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});
