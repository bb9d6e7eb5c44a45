import { suggestAddress } from './suggest-address.ts';

test.each([
  ['nimal@gmial.com', 'nimal@gmail.com'],
  ['nimal@gmal.com', 'nimal@gmail.com'],
  ['nimal@gmaill.com', 'nimal@gmail.com'],
  ['nimal@gmail.con', 'nimal@gmail.com'],
  ['nimal@gmail.co', 'nimal@gmail.com'],
  ['Nimal.P@Hotnail.com', 'Nimal.P@hotmail.com'],
  ['taro@yaho.co.jp', 'taro@yahoo.co.jp'],
  ['taro@dcoomo.ne.jp', 'taro@docomo.ne.jp'],
])('suggests the common domain for %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each([
  'nimal@gmail.com',
  'nimal@GMAIL.com',
  'nimal@ymail.com',
  'nimal@mail.com',
  'nimal@yahoo.co.uk',
  'nimal@example.com',
  'nimal@hotel-gmail.com',
  'nimal@',
  'nimal',
  '',
])('suggests nothing for %s', (typed) => {
  expect(suggestAddress(typed)).toBeUndefined();
});
