import { asciiDigits } from './phone.ts';

test.each([
  ['෦෧෨෩෪෫෬෭෮෯', '0123456789'],
  ['᪀᪉᪐᪙', '0909'],
  ['𝟘𝟡𝟬𝟵𝟶𝟿', '090909'],
  ['＋٩٤ 77', '+94 77'],
])('reads the digits of %s', (text, expected) => {
  expect(asciiDigits(text)).toBe(expected);
});
