import { contactInputSchema } from './forms/contact-schema.ts';
import { email } from './text.ts';

const sent = { name: 'Nimal Perera', email: 'nimal@example.com', message: 'We run three shops.', plan: '' };
const cast = (changes: Partial<typeof sent>) => contactInputSchema.validate({ ...sent, ...changes });

test.each([
  ['a line break of a word processor', 'first\vsecond', 'first\nsecond'],
  ['a page break', 'first\fsecond', 'first\nsecond'],
  ['a lone carriage return', 'first\rsecond', 'first\nsecond'],
  ['a next line', 'first\u0085second', 'first\nsecond'],
  ['line and paragraph separators', 'first\u2028second\u2029third', 'first\nsecond\nthird'],
  ['carriage return and line feed, unchanged', 'first\r\nsecond', 'first\r\nsecond'],
  ['a tab, unchanged', 'first\tsecond', 'first\tsecond'],
  ['separators of a word processor', 'non\u001ebreaking so\u001fft', 'nonbreaking soft'],
  ['other control characters', 'that\u0092s \u0003the end\u007f\u001b', 'thats the end'],
  ['joined emoji, unchanged', 'family 👩‍👩‍👧‍👦', 'family 👩‍👩‍👧‍👦'],
])('accepts pasted text with %s', async (_what, message, stored) => {
  expect((await cast({ message })).message).toBe(stored);
});

test.each([
  ['a tab between two cells', 'Nimal\tPerera', 'Nimal Perera'],
  ['a line break', 'Nimal\nPerera', 'Nimal Perera'],
  ['a line break of a word processor', 'Nimal\vPerera', 'Nimal Perera'],
  ['control characters around it', '\u0003\tNimal\u0092\r\n', 'Nimal'],
])('accepts one pasted line with %s', async (_what, name, stored) => {
  expect((await cast({ name })).name).toBe(stored);
});

test.each(['a\0b', 'a\ud83db', '\udc4dab'])('refuses what cannot be stored in %j', async (name) => {
  await expect(cast({ name })).rejects.toThrow('Name contains characters that cannot be used');
});

test.each(['\u0003\u0092', '\v', '\u200b\u0003 '])(
  'counts control characters as nothing in %j',
  async (name) => {
    await expect(cast({ name })).rejects.toThrow('Name must be at least 2 characters');
  },
);

test.each(['李', '林', '김', '𠮷'])('accepts %s as a name', async (name) => {
  expect((await cast({ name })).name).toBe(name);
});

test.each(['O', 'é', '1', 'あ', '👍'])('refuses %s as a name', async (name) => {
  await expect(cast({ name })).rejects.toThrow('Name must be at least 2 characters');
});

test.each([
  ['Nimal.P@Example.com', 'Nimal.P@Example.com'],
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['info@MÜLLER.de', 'info@xn--mller-kva.de'],
  ['info@mu\u0308ller.de', 'info@xn--mller-kva.de'],
  ['用户@例え.jp', '用户@xn--r8jz45g.jp'],
  ['taro＠example.com', 'taro@example.com'],
  ['ｔａｒｏ@ｅｘａｍｐｌｅ。ｃｏｍ', 'taro@example.com'],
  ['nimal\u200b@example.com', 'nimal@example.com'],
  ['\u202animal@example.com\u202c', 'nimal@example.com'],
  ['\u2068nimal@example\u00ad.com\u2069\ufeff', 'nimal@example.com'],
  [' nimal@example.com\u00a0\t', 'nimal@example.com'],
  ['nimal@exa\u200dmple.com', 'nimal@example.com'],
  ['සිරි@ශ්\u200dරී.com', 'සිරි@xn--10cl1a0b660p.com'],
  ['dieter@straße.de', 'dieter@xn--strae-oqa.de'],
  ['jörg@example.com', 'jörg@example.com'],
])('normalizes the address %s', async (typed, stored) => {
  expect(await email().validate(typed)).toBe(stored);
  expect(await email().validate(stored)).toBe(stored);
});

test.each([
  'nimal@müller',
  'nimal@mül ler.de',
  'nimal@müller.de/path',
  'nimal@müller.de:25',
  'nimal@müller.de?x',
  'a@b.com,ü@c.com',
  '<ü@müller.de>',
  'ü nimal@example.com',
  'nimal@-ü-.de-',
  `${'ü'.repeat(243)}@example.com`,
  'nimal@℀.com',
])('refuses the address %s', async (typed) => {
  await expect(email().validate(typed)).rejects.toThrow(/^(?:Invalid email address|Email must be at most)/);
});
