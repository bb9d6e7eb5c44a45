import { cutText, findMatches, type SearchedAs } from './find-matches.ts';

const marked = (text: string, query: string, as: SearchedAs) =>
  findMatches(text, query, as).map(([start, end]) => text.slice(start, end));

test.each<[string, string, SearchedAs, string[]]>([
  ['Nimal Perera', 'per NIM', 'text', ['Nim', 'Per']],
  ['Nimal Perera', 'erera', 'text', ['erera']],
  ['José Ångström', 'jose ang', 'text', ['José', 'Ång']],
  ['Jose\u0301 Li', 'josé', 'text', ['Jose\u0301']],
  ['Łukasz Weißgerber', 'lukasz weiss', 'text', ['Łukasz', 'Weiß']],
  ['Jörg Müller', 'mueller', 'text', ['Müller']],
  ['Mueller', 'müll', 'text', ['Muell']],
  ['İlker Işık', 'ışık', 'text', ['Işık']],
  ['أحمد', 'احمد', 'text', ['أحمد']],
  ['タナカ', 'たなか', 'text', ['タナカ']],
  ['ガ', 'か', 'text', []],
  ['ﾔﾏﾀﾞ', 'やまだ', 'text', ['ﾔﾏﾀﾞ']],
  ['김민수'.normalize('NFD'), '민수', 'text', ['민수'.normalize('NFD')]],
  ['Ｎｉｍａｌ', 'nimal', 'text', ['Ｎｉｍａｌ']],
  ['चन्द्र', 'चंद्र', 'text', ['चन्द्र']],
  ['山田 太郎', '田', 'text', ['田']],
  ['山田 太郎', '山田太郎様', 'text', ['山田 太郎']],
  ['Jan van der Berg', 'Mr. vanderberg', 'text', ['van der Berg']],
  ['O’Brien', 'brien', 'text', ['Brien']],
  ['O’Brien', "o'brien", 'text', ['O’Brien']],
  ['asha@hotelsigiriya.lk', 'sigiriya', 'text', ['sigiriya']],
  ['asha@hotelsigiriya.lk', 'ASHA@Hotel', 'text', ['asha@hotel']],
  ['100% of it', '100%', 'text', ['100%']],
  ['+94 71 765 4321', '+94 71', 'phone', ['94 71']],
  ['+94 71 765 4321', '0717', 'phone', ['71 7']],
  ['071 765 4321', '+94 71', 'phone', ['71']],
  ['+94 71 765 4321', '0094 71 765', 'phone', ['94 71 765']],
  ['+94 71 765 4321', '6543', 'phone', ['65 43']],
  ['+44 20 7946 0958', '020 7946', 'phone', ['20 7946']],
  ['０９０－１２３４－５６７８', '1234', 'phone', ['１２３４']],
  ['٠٥٠١٢٣٤٥٦٧', '0501', 'phone', ['٠٥٠١']],
  ['+94 71 765 4321', '71', 'phone', []],
  ['+94 71 765 4321', '9999', 'phone', []],
  ['+94 71 765 4321', 'nimal 4321', 'phone', ['4321']],
])('in text %j, the search %j as %s matches %j', (text, query, as, expected) => {
  expect(marked(text, query, as)).toEqual(expected);
});

test('findMatches merges overlapping matches', () => {
  expect(findMatches('Nimal', 'nim nima', 'text')).toEqual([[0, 4]]);
});

test('cutText starts and ends between characters', () => {
  const text = `${'👍'.repeat(60)}x nimal ${'👍'.repeat(60)}`;
  const shown = text.slice(...cutText(text, 40, findMatches(text, 'nimal', 'text')));
  expect(shown).toBe(`${'👍'.repeat(18)}x nimal ${'👍'.repeat(14)}`);
});
