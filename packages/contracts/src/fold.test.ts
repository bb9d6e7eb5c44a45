import { fold } from './fold.ts';
import { simplifyHan } from './simplify-han.ts';

test.each([
  ['capitals and accents', 'José ÅNGSTRÖM Łucja Ørsted', 'jose angstrom lucja orsted'],
  ['Vietnamese', 'Đặng Thị Hương', 'dang thi huong'],
  [
    'Polish, German and Icelandic letters',
    'Łukasz Weißgerber Þór Æsa GROẞ',
    'lukasz weissgerber thor aesa gross',
  ],
  ['Turkish', 'İlker IŞIK ışık', 'ilker isik isik'],
  ['decomposed accents', 'Jose\u0301', 'jose'],
  ['apostrophes', "O’Brien O'Neill D´Souza", 'obrien oneill dsouza'],
  ['dashes', 'Anne‐Marie – Smith', 'anne-marie - smith'],
  ['Greek', 'Άννα ΟΔΟΣ οδός', 'αννα οδοσ οδοσ'],
  ['Cyrillic', 'Пётр Ґалаґан', 'петр галаган'],
  ['Kazakh and Ukrainian', 'Нұрсұлтан Қасым Єва Їжак', 'нурсултан касым ева ижак'],
  ['Armenian', 'Սևակ Սեւակ ՍԵՎԱԿ', 'սեվակ սեվակ սեվակ'],
  ['Arabic', 'أحمد إبراهيم آمنة مُحَمَّد عليّ محـــمد', 'احمد ابراهيم امنه محمد علي محمد'],
  ['Persian, Urdu and Sindhi', 'کریم ڪريم', 'كريم كريم'],
  ['Hebrew', 'שָׁלוֹם', 'שלום'],
  ['katakana', 'タナカ ﾀﾅｶ ガッコー', 'たなか たなか がっこー'],
  ['kana without its voicing mark stays another one', 'か', 'か'],
  ['older forms of characters in names', '髙橋 山﨑 櫻井 廣田 國分 眞惠', '高橋 山崎 桜井 広田 国分 真恵'],
  [
    'other forms of characters in names',
    '渡邉 渡邊 斉藤 齋藤 嶋田 冨田 舘 舩木 栢木 煕子 篭池 靭負 闫惠昌',
    '渡辺 渡辺 斎藤 斎藤 島田 富田 館 船木 柏木 熙子 籠池 靱負 阎恵昌',
  ],
  ['the dot of Devanagari letters', 'ज़रीन \u0958ाज़ी', 'जरीन काजी'],
  ['the two letters of Tamil Sri', 'ஶ்ரீ', 'ஸ்ரீ'],
  ['the final consonants of Malayalam and Bengali', 'മോഹൻ সৎ', 'മോഹന് সত্'],
  ['the nasals of Devanagari', 'हिन्दी चन्द्र चाँद', 'हिंदी चंद्र चांद'],
  ['the signs and vowels of Thai', 'นํ้า เเดง', 'น้ํา แดง'],
  ['vowels that are typed as other signs', 'අාරි එ්ක කෙෙ கௌரி अौरत', 'ආරි ඒක කෛ கெளரி औरत'],
  ['the small ke', '鎌ヶ谷 三ヵ月', '鎌け谷 三か月'],
  ['Hebrew apostrophes and quotes', 'ז׳בוטינסקי צה״ל', 'זבוטינסקי צה"ל'],
  ['fractions', '½ km', '1/2 km'],
  ['vowel signs of Indic scripts', 'නිමල් हिंदी', 'නිමල් हिंदी'],
  ['Hangul', '김민준', '김민준'],
  ['full-width characters', 'ＡＢＣ－１＠', 'abc-1@'],
  ['digits of any script', '٠٧٧ ۱۲۳ ०१९ ๔๕', '077 123 019 45'],
  ['invisible characters', 'a\u200bb\u00ad\u202ac\u202c \ufeffd', 'abc d'],
  ['emoji', '👍🏽 ❤️', '👍🏽 ❤'],
  ['small capitals and letters in squares', 'ɴɪᴍᴀʟ 🅽🅘🅼🅐🅻', 'nimal nimal'],
  ['wildcards', '100% a_b \\ *', '100% a_b \\ *'],
])('folds %s', (_what, text, expected) => {
  expect(fold(text)).toBe(expected);
});

test('folding a folded text changes nothing', () => {
  for (let code = 0; code < 0x30000; code += 1) {
    const once = fold(String.fromCodePoint(code));
    if (fold(once) !== once)
      throw new Error(`U+${code.toString(16)} folds to ${once}, then to ${fold(once)}`);
  }
});

test('simplifying a simplified text changes nothing', () => {
  for (let code = 0x3000; code < 0x30000; code += 1) {
    const once = simplifyHan(fold(String.fromCodePoint(code)));
    if (simplifyHan(fold(once)) !== once) throw new Error(`U+${code.toString(16)} becomes ${once}`);
  }
});
