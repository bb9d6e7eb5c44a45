import { countries } from '@suite/contracts/countries';
import { typedValues } from '@suite/contracts/test/typed-values';
import { callableNumber, erasureKeys, isSamePhoneKey, phoneKeys, phoneSpellings } from './phone.ts';

const codeOf = (country = 'Sri Lanka') => countries.find(({ name }) => name === country)?.code;
const samePhone = (typed: string, other: string) =>
  Object.values(phoneKeys(typed, 'LK')).some((key) =>
    Object.values(phoneKeys(other, 'LK')).some((otherKey) => isSamePhoneKey(key, otherKey)),
  );

test.each(typedValues.numbers.map(({ typed, country, number }) => [typed, country, number] as const))(
  'reads %j with the country %s as %s',
  (typed, country, number) => {
    const keys = phoneKeys(typed, codeOf(country));
    expect(callableNumber(keys)).toBe(number);
    for (const key of Object.values(keys)) expect(key).toMatch(/^\d{0,31}\+?$/);
    if (number) expect(phoneSpellings(typed, codeOf(country))).toContain(number.slice(1));
  },
);

test.each([
  ['0771234567 / 0717654321', '+94 71 765 4321'],
  ['0771234567 / 0717654321', '+94 77 123 4567'],
  ['0771234567/8', '0771234567'],
  ['090-1234-5678', '+81 90 1234 5678'],
  ['5550123', '+94 77 555 0123'],
  ['(512) 555-0100', '+1 512 555 0100'],
  ['44 (0)20 7946 0123', '+44 20 7946 0123'],
  ['+52 1 55 1234 5678', '+52 55 1234 5678'],
  ['8 (912) 345-67-89', '+7 912 345 67 89'],
  ['8 (912) 345-67-89', '7 912 345 67 89'],
  ['8 701 123 45 67', '+7 701 123 45 67'],
  ['8 029 123-45-67', '+375 29 123 45 67'],
  ['8 612 34567', '+370 612 34567'],
])('%s is the same number as %s', (typed, other) => {
  expect(samePhone(typed, other)).toBe(true);
  expect(samePhone(other, typed)).toBe(true);
});

test.each([
  ['+47 71 23 45 67', '+94 77 123 4567'],
  ['+81 5550123', '+94 77 555 0123'],
  ['8 912 345 67 89', '+81 912 345 67 89'],
  ['+81 3 1234 5678', '+7 131 234 56 78'],
  ['123456', '123456'],
  ['none', ''],
])('%s is not the same number as %s', (typed, other) => {
  expect(samePhone(typed, other)).toBe(false);
});

test('a number is read without a country', () => {
  expect(callableNumber(phoneKeys('+44 20 7946 0123', undefined))).toBe('+442079460123');
  expect(callableNumber(phoneKeys('020 7946 0123', undefined))).toBeNull();
});

test('a number with the trunk prefix 8 is searched and erased with its calling code', () => {
  for (const typed of ['8 912 345 67 89', '+7 912 345 67 89']) {
    expect(phoneSpellings(typed, 'LK')).toEqual(expect.arrayContaining(['79123456789', '89123456789']));
    expect(erasureKeys(typed, 'LK')).toContain('98765432197');
  }
});

test('erasures compare the spelling with (0) only of long numbers', () => {
  expect(erasureKeys('+44 (0)20 7946 0123', 'LK')).toEqual(['321064970244', '32106497020', '3210649702044']);
  expect(erasureKeys('+960 771 2345', 'LK')).toEqual(['5432177069']);
});
