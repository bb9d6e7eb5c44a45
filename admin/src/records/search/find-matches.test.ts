import { findMatches, type SearchedAs } from './find-matches.ts';

const marked = (text: string, query: string, as: SearchedAs) =>
  findMatches(text, query, as).map(([start, end]) => text.slice(start, end));

test.each<[string, string, SearchedAs, string[]]>([
  ['Nimal Perera', 'per NIM', 'words', ['Nim', 'Per']],
  ['Nimal Perera', 'erera', 'words', []],
  ['José Ångström', 'jose ang', 'words', ['José', 'Ång']],
  ['Ｎｉｍａｌ', 'nimal', 'words', ['Ｎｉｍａｌ']],
  ['山田 太郎', '田', 'words', ['田']],
  ['株式会社ERP', 'erp', 'words', ['ERP']],
  ['O’Brien', 'brien', 'words', ['Brien']],
  ['nimal.perera@gmail.com', 'gmail', 'email', ['gmail']],
  ['asha@hotelsigiriya.lk', 'hotelsigiriya.lk', 'email', ['hotelsigiriya.lk']],
  ['asha@hotelsigiriya.lk', 'sigiriya', 'email', ['sigiriya']],
  ['asha@hotelsigiriya.lk', 'ya', 'email', []],
  ['asha@hotelsigiriya.lk', 'lk', 'email', ['lk']],
  ['asha@hotelsigiriya.lk', 'ASHA@Hotel', 'email', ['asha@hotel']],
  ['+94 71 765 4321', '+94 71', 'phone', ['94 71']],
  ['+94 71 765 4321', '0717', 'phone', ['71 7']],
  ['071 765 4321', '+94 71', 'phone', ['71']],
  ['+94 71 765 4321', '0094 71 765', 'phone', ['94 71 765']],
  ['+94 71 765 4321', '6543', 'phone', ['65 43']],
  ['+44 20 7946 0958', '020 7946', 'phone', ['20 7946']],
  ['０９０－１２３４－５６７８', '1234', 'phone', ['１２３４']],
  ['+94 71 765 4321', '71', 'phone', []],
  ['+94 71 765 4321', 'nimal 4321', 'phone', ['4321']],
])('in text %j, the search %j as %s matches %j', (text, query, as, expected) => {
  expect(marked(text, query, as)).toEqual(expected);
});

test('findMatches merges overlapping matches', () => {
  expect(findMatches('Nimal', 'nim nima', 'words')).toEqual([[0, 4]]);
});
