import { ownStack, withoutPersonalData } from './error-text.ts';

test.each([
  ['an e-mail address', 'no user nimal.p+x@mail.example.com here', 'no user <email> here'],
  ['an e-mail address in angle brackets', 'Nimal <nimal@example.com>', 'Nimal <<email>>'],
  ['numbers', 'call 0775550123 or 12', 'call # or #'],
  ['an address', 'at https://example.com/a?name=Nimal failed', 'at <url> failed'],
  ['an address with capitals', 'HTTP://EXAMPLE.com/Nimal', '<url>'],
  ['an address of another scheme', 'x chrome-extension://abc/def y', 'x <url> y'],
  ['quoted text', 'Unexpected "Nimal" in "Perera"', 'Unexpected "…" in "…"'],
  ['quoted text without an end', 'Unexpected "Nimal Perera', 'Unexpected "…"'],
  ['text in typographic quotes', 'bad “Nimal” or “Perera', 'bad "…" or "…"'],
  ['text in backticks', 'bad `Nimal` or `Perera', 'bad "…" or "…"'],
])('removes %s', (_what, text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected);
});

test('keeps other text', () => {
  const text = "Cannot read properties of undefined (reading 'map')";
  expect(withoutPersonalData(text)).toBe(text);
});

test('keeps the file and position of stack lines in our assets', () => {
  const stack = [
    'TypeError: x is not a function',
    '    at a (https://example.com/assets/marketing/page-home.1a2b.js:1:234)',
    '    at Nimal (https://example.com/other/marketing/page-home.1a2b.js:1:2)',
    'b@https://example.com/assets/shell/main.3c4d.js:12:5',
    '    at https://example.com/assets/shell/main.3c4d.js',
  ].join('\n');
  expect(ownStack(stack)).toBe('marketing/page-home.1a2b.js:1:234\nshell/main.3c4d.js:12:5');
});

test('keeps at most ten lines and 1,000 characters of a stack', () => {
  const line = (name: string) => `at https://example.com/assets/shell/${name}.js:1:2\n`;
  expect(ownStack(line('a').repeat(11)).split('\n')).toHaveLength(10);
  expect(ownStack(line('a'.repeat(200)).repeat(6))).toHaveLength(1000);
});
