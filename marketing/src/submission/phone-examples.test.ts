import { countries } from '@suite/contracts/countries';
import examples from './phone-examples.json' with { type: 'json' };

/** Territories without numbers of their own. */
const withoutNumbers = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'];

test('every country with phone numbers has an example in the international format', () => {
  const codes = countries.map(({ code }) => code).filter((code) => !withoutNumbers.includes(code));
  expect(Object.keys(examples).toSorted()).toEqual(codes.toSorted());
  for (const example of Object.values(examples)) expect(example).toMatch(/^\+[\d -]{6,31}$/);
});
