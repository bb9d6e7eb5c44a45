import { telephoneUrl } from './telephone-url.ts';

test('converts a printed number to a tel: URL', () => {
  expect(telephoneUrl('+94 (11) 555-0100')).toBe('tel:+94115550100');
});
