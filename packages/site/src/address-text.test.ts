import { addressText } from './address-text.ts';

test('an address wraps only after its commas', () => {
  expect(addressText('100 Example Road, Colombo 03, Sri Lanka').split(/ /)).toEqual([
    '100\u00a0Example\u00a0Road,',
    'Colombo\u00a003,',
    'Sri\u00a0Lanka',
  ]);
});
