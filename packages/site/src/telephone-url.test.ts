import { telephoneUrl } from './telephone-url.ts';

test('a printed number becomes a dialled one', () => {
  expect(telephoneUrl('+94 (11) 555-0100')).toBe('tel:+94115550100');
});
