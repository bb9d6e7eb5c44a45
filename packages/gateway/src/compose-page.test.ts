import { composePage, renderPage } from './compose-page.ts';

const values = { public_url: 'https://www.example.com', year: '2026' };

/** Composes a page from fragments keyed by address. */
const compose = (text: string, fragments: Record<string, string> = {}) =>
  renderPage(
    composePage({ name: 'pages/index.html', text }, (address) => ({
      name: address,
      text: fragments[address] ?? '',
    })),
    values,
  );

test('resolves nested includes', () => {
  const fragments = { '/a': '[<!--# include virtual="/b?x=y" -->]', '/b?x=y': 'inner' };
  expect(compose('before <!--# include virtual="/a" --> after', fragments)).toBe('before [inner] after');
});

test('passes a variable set in the page to fragments included after it', () => {
  const fragments = { '/start': '<html lang="<!--# echo var="lang" default="en" -->">' };
  expect(compose('<!--# set var="lang" value="ja" --><!--# include virtual="/start" -->', fragments)).toBe(
    '<html lang="ja">',
  );
  expect(compose('<!--# include virtual="/start" -->', fragments)).toBe('<html lang="en">');
});

test('fills in the public address and the year for each request', () => {
  const pieces = composePage(
    { name: 'page', text: '<!--# echo var="public_url" -->/x <!--# echo var="year" -->' },
    () => ({ name: '', text: '' }),
  );
  expect(renderPage(pieces, values)).toBe('https://www.example.com/x 2026');
  expect(renderPage(pieces, { public_url: 'http://localhost:8080', year: '2027' })).toBe(
    'http://localhost:8080/x 2027',
  );
});

test('entity-encodes echoed values', () => {
  expect(compose(`<!--# set var="lang" value="<b>&'" --><!--# echo var="lang" -->`)).toBe("&lt;b&gt;&amp;'");
});

test('keeps ordinary comments', () => {
  expect(compose('<!-- a --><!--[if IE]><![endif]-->')).toBe('<!-- a --><!--[if IE]><![endif]-->');
});

test.each([
  ['another directive', '<!--# exec cmd="ls" -->'],
  ['include of a file', '<!--# include file="/etc/passwd" -->'],
  ['an extra attribute', '<!--# include virtual="/a" wait="yes" -->'],
  ['a missing attribute', '<!--# set var="lang" -->'],
  ['no attribute', '<!--# echo -->'],
  ['an unclosed directive', 'text <!--# include virtual="/a"'],
  ['a single quote', "<!--# echo var='lang' -->"],
])('rejects %s and names the file', (_case, text) => {
  expect(() => compose(text)).toThrow(/^pages\/index\.html: ".*" is not a directive of docs\/gateway\.md/s);
});

test('rejects an echo of an unset variable', () => {
  expect(() => compose('<!--# echo var="title" -->')).toThrow(
    'pages/index.html: echoes "title", which nothing has set.',
  );
});

test('rejects fragments that include each other', () => {
  const fragments = { '/a': '<!--# include virtual="/b" -->', '/b': '<!--# include virtual="/a" -->' };
  expect(() => compose('<!--# include virtual="/a" -->', fragments)).toThrow('include each other');
});
