import { countries } from '../countries.ts';
import { contactInputSchema } from './contact-schema.ts';
import { partnerInputSchema } from './partner-schema.ts';

const application = {
  name: 'Nimal',
  organization: 'Perera & Sons',
  designation: 'Director',
  country: 'Sri Lanka',
  contactNumber: '0775550100',
  email: 'nimal@example.com',
  product: 'erp',
};

const problemsOf = async (changes: object) => {
  try {
    await partnerInputSchema.validate({ ...application, ...changes }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

test('lists at least 240 countries with unique names in alphabetical order', () => {
  const names = countries.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(240);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  for (const name of [
    'Sri Lanka',
    'United Kingdom',
    'United States',
    'United Arab Emirates',
    'South Korea',
    'Niger',
    'Iran',
    'Tanzania',
  ])
    expect(names).toContain(name);
});

test.each([
  ['United States', 'United States'],
  ['usa', 'United States'],
  ['US', 'United States'],
  [' United States of America ', 'United States'],
  ['England', 'United Kingdom'],
  ['Northern Ireland', 'United Kingdom'],
  ['Dubai', 'United Arab Emirates'],
  ['Zaire', 'Democratic Republic of the Congo'],
  ['Burma', 'Myanmar'],
  ['Macau', 'Macao'],
  ['Swaziland', 'Eswatini'],
  ['Holland', 'Netherlands'],
  ['Ceylon', 'Sri Lanka'],
  ['Turkiye', 'Türkiye'],
  ['Cote d’Ivoire', "Cote d'Ivoire"],
  ['ＬＫ', 'Sri Lanka'],
  ['ශ්‍රී ලංකාව', 'Sri Lanka'],
  ['இலங்கை', 'Sri Lanka'],
  ['საქართველო', 'Georgia'],
])('stores the country %s as %s', async (country, stored) => {
  expect((await partnerInputSchema.validate({ ...application, country })).country).toBe(stored);
});

test.each([
  ['n@x.lk', []],
  ["o'nimal+shop_1@mail-1.example-shop.co.uk", []],
  [`nimal@${'a'.repeat(63)}.com`, []],
  [`nimal@${'a'.repeat(64)}.com`, ['Invalid email address']],
  [`nimal@example.${'a'.repeat(63)}`, []],
  [`nimal@example.${'a'.repeat(64)}`, ['Invalid email address']],
  ['nimal@localhost', ['Invalid email address']],
  ['nimal@-example.com', ['Invalid email address']],
  ['nimal@example-.com', ['Invalid email address']],
  ['nimal@example..com', ['Invalid email address']],
  ['ni mal@example.com', ['Invalid email address']],
  ['nimal@example.co m', ['Invalid email address']],
  ['nimal@example.com pany.lk', ['Invalid email address']],
  ['nimal@example.com / perera@example.com', ['Invalid email address']],
  ['nimal@example.com or perera (at) example.com', ['Invalid email address']],
  ['=?utf-8?q?x=40evil.test=3e?=@example.com', ['Invalid email address']],
  [`${'n'.repeat(242)}@example.com`, []],
  [`${'n'.repeat(243)}@example.com`, ['Email must be at most 254 characters']],
])('checks the e-mail address %s', async (email, problems) => {
  expect(await problemsOf({ email })).toEqual(problems);
});

test.each([
  [{ country: 'Atlantis' }, 'Please select a country'],
  [{ country: 'Congo' }, 'Please select a country'],
  [{ country: ['LK'] }, 'Please select a country'],
  [{ product: 'Enterprise Resource Planning' }, 'Please select a product'],
  [{ product: 'toString' }, 'Please select a product'],
  [{ contactNumber: '      ' }, 'Contact number must be at least 6 characters'],
  [{ email: 'a@example.com, b@example.com' }, 'Invalid email address'],
  [{ organization: 'x'.repeat(201) }, 'Organization must be at most 200 characters'],
  [{ notes: 'x'.repeat(5001) }, 'Additional notes must be at most 5000 characters'],
  [{ notes: 'nothing \0' }, 'Additional notes contains characters that cannot be used'],
  [{ notes: 7 }, 'Additional notes must be text'],
])('rejects %j', async (changes, message) => {
  expect(await problemsOf(changes)).toEqual([message]);
});

test('accepts missing notes and notes with line breaks and tabs', async () => {
  expect(await problemsOf({})).toEqual([]);
  expect((await partnerInputSchema.validate({ ...application, notes: 'a\r\nb\n\tc' })).notes).toBe(
    'a\r\nb\n\tc',
  );
});

test("counts a message's code points after trimming, and rejects invisible text", async () => {
  const message = (text: string) =>
    contactInputSchema.isValid({ name: 'Nimal', email: 'nimal@example.com', message: text });
  expect(await message('👍'.repeat(10))).toBe(true);
  expect(await message('👍'.repeat(9))).toBe(false);
  expect(await message(`  ${'x'.repeat(9)}  `)).toBe(false);
  expect(await message('x'.repeat(5000))).toBe(true);
  expect(await message('x'.repeat(5001))).toBe(false);
  expect(await message('\u200b'.repeat(20))).toBe(false);
});

test.each([
  ['U.K.', 'United Kingdom'],
  ['U.A.E.', 'United Arab Emirates'],
  ['The Gambia', 'Gambia'],
  ['Bosnia & Herzegovina', 'Bosnia and Herzegovina'],
  ['St. Lucia', 'Saint Lucia'],
  ['Sri\u00a0 Lanka', 'Sri Lanka'],
  ['SriLanka', 'Sri Lanka'],
  ['Hongkong', 'Hong Kong'],
  ['Czech', 'Czechia'],
])('a call of the API with the country %s stores %s', async (country, stored) => {
  expect((await partnerInputSchema.validate({ ...application, country })).country).toBe(stored);
});
