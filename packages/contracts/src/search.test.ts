import { phoneSpellings, splitSearch, wordsOf } from './search.ts';

test.each([
  ['letters in lower case without accents', 'José ÅNGSTRÖM', { spaced: ['jose', 'angstrom'], runs: [] }],
  ['full-width characters', 'ＡＢＣ１', { spaced: ['abc1'], runs: [] }],
  [
    'parts of an e-mail address',
    'nimal.p_1@example.com',
    { spaced: ['nimal', 'p', '1', 'example', 'com'], runs: [] },
  ],
  ['Japanese', '山田タロー', { spaced: [], runs: ['山田タロー'] }],
  ['Japanese beside Latin letters', 'abc山田def', { spaced: ['abc', 'def'], runs: ['山田'] }],
  ['Hangul, whose syllables stay whole', '김민준', { spaced: ['김민준'], runs: [] }],
  ['Sinhala, with its vowel signs', 'නිමල්', { spaced: ['නිමල්'], runs: [] }],
  ['Thai', 'สวัสดี', { spaced: [], runs: ['สวัสดี'] }],
  ['no words', ' - ', { spaced: [], runs: [] }],
])('splits text into words: %s', (_what, text, expected) => {
  expect(wordsOf(text)).toEqual(expected);
});

test.each([
  [
    'nimal perera',
    [
      ['nimal', []],
      ['perera', []],
    ],
  ],
  ['077 123 4567', [['0771234567', ['0771234567']]]],
  ['+94 (77) 123-45', [['+94(77)123-45', ['947712345']]]],
  ['+44 (0)20 7946', [['+44(0)207946', ['44207946']]]],
  ['0094 77', [['009477', ['009477', '9477']]]],
  ['009', [['009', ['009']]]],
  ['77', [['77', []]]],
  [
    'nimal 077 12 perera 5',
    [
      ['nimal', []],
      ['07712', ['07712']],
      ['perera', []],
      ['5', []],
    ],
  ],
  ['０７７', [['077', ['077']]]],
  ['a1', [['a1', []]]],
  ['  ', []],
])('splits the search %j into terms', (query, expected) => {
  expect(splitSearch(query).map(({ text, digits }) => [text, digits])).toEqual(expected);
});

test.each([
  ['0771234567', ['0771234567', '94771234567']],
  ['771234567', ['771234567', '94771234567', '0771234567']],
  ['+94 77 123 4567', ['94771234567', '0771234567']],
  ['+94 (0)77 123 4567', ['940771234567', '94771234567', '0771234567']],
  ['94771234567', ['94771234567', '0771234567']],
  ['9477123456', ['9477123456', '949477123456', '09477123456']],
  ['0094 77 123 4567', ['0094771234567', '94771234567', '0771234567']],
  ['+1 212 555 0100', ['12125550100', '02125550100']],
  ['+44 20 7946 0000', ['442079460000', '02079460000']],
  ['+55 11 5555 0000', ['551155550000', '01155550000']],
  ['+81 3 5555 0000', ['81355550000', '0355550000']],
  ['+98 21 5555 0000', ['982155550000', '02155550000']],
  ['+960 555 0000', ['9605550000', '05550000']],
  ['+971 4 555 0000', ['97145550000', '045550000']],
  ['none', []],
])('spells the phone number %s as %j', (phone, expected) => {
  expect(phoneSpellings(phone).map(({ digits }) => digits)).toEqual(expected);
});

test('locates each spelling in the submitted digits', () => {
  expect(phoneSpellings('+94 77 123')).toEqual([
    { digits: '9477123', offset: 0, shared: 0 },
    { digits: '077123', offset: 1, shared: 2 },
  ]);
  expect(phoneSpellings('077 123')).toEqual([
    { digits: '077123', offset: 0, shared: 0 },
    { digits: '9477123', offset: -1, shared: 1 },
  ]);
});
