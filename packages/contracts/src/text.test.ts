import { typedValues } from '../test/typed-values.ts';
import { contactInputSchema } from './forms/contact-schema.ts';
import { email } from './text.ts';

const sent = { name: 'Nimal Perera', email: 'nimal@example.com', message: 'We run three shops.', plan: '' };
const cast = (changes: Partial<typeof sent>) => contactInputSchema.validate({ ...sent, ...changes });

test.each(['a\0b', 'a\ud83db', '\udc4dab'])('refuses what cannot be stored in %j', async (name) => {
  await expect(cast({ name })).rejects.toThrow('Name contains characters that cannot be used');
});

test.each(['\u0003\u0092', '\v', '\u200b\u0003 '])(
  'counts control characters as nothing in %j',
  async (name) => {
    await expect(cast({ name })).rejects.toThrow('Name must be at least 2 characters');
  },
);

test('accepts one character as a name only of scripts whose names have it', async () => {
  for (const name of ['李', '김', '김'.normalize('NFD'), '𠮷', '葛\u{e0100}'])
    expect((await cast({ name })).name).toBe(name);
});

test.each(['O', 'é', 'e\u0301', 'O\u200b', '\u2800\u2800', '1', 'あ', '👍'])(
  'refuses %s as a name',
  async (name) => {
    await expect(cast({ name })).rejects.toThrow('Name must be at least 2 characters');
  },
);

test.each(typedValues.addresses)('normalizes the address %j', async ({ typed, stored }) => {
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
  '<nimal@@example.com>',
  'nimal@example.com <kamal@example.com>',
  'Nimal <nimal@example.com>, Kamal <kamal@example.com>',
  'nimal@example,com',
  'nimal@[192.0.2.1]',
  'ü nimal@example.com',
  'nimal@-ü-.de-',
  `${'ü'.repeat(243)}@example.com`,
  'nimal@℀.com',
  'nimal@example.com / kamal@example.com',
  'nimal@example.com (kamal@example.com)',
  'nimal perera@example.com',
  'nimal & perera@example.com',
  'nimal@example.co m',
  'nimal@example.com au',
  'nimal@example.com lk 0771234567',
  'nimal@my.exam ple.com',
  'Thanks. nimal@example.com',
  'hi. nimal@example.com',
  'dr. perera@example.com',
  'nimal@mail.example net',
  'nimal@example.com0771234567',
  'nimal@mail.example,com',
  'https://example.com/nimal@example.com',
])('refuses the address %s', async (typed) => {
  await expect(email().validate(typed)).rejects.toThrow(/^(?:Invalid email address|Email must be at most)/);
});
