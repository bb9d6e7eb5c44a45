import { telephoneUrl } from './telephone-url.ts';

test('converts a printed number to a tel: URL', () => {
  expect(telephoneUrl('+94 (11) 555-0100')).toBe('tel:+94115550100');
});

test('leaves out the (0) that is dialled within the country only', () => {
  expect(telephoneUrl('+44 (0)20 7946 0958')).toBe('tel:+442079460958');
  expect(telephoneUrl('+44(0) 20 7946 0958')).toBe('tel:+442079460958');
  expect(telephoneUrl('+39 (0)6 1234 5678')).toBe('tel:+390612345678');
});
