import { contactInputSchema } from '@suite/contracts/forms/contact-schema';
import { apiPaths } from '@suite/contracts/paths';
import { typedValues } from '@suite/contracts/typed-values';
import { forgetRecords, leadsPath, sendLead } from '../../test/support/record-seeds.ts';
import { solvedCaptcha } from '../../test/support/solve-captcha.ts';
import { contact, startTestApi, type TestApi } from '../../test/support/test-api.ts';
import type { Visitor } from '../../test/support/visitor.ts';

/** What people type, through forms, lists, search, exports and the privacy screen, on a real database. */

let api: TestApi;
let administrator: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await api.administrator();
});
afterAll(() => api.stop());
beforeEach(() => forgetRecords(api));

const oneLine = (text: string) => contactInputSchema.fields.name.cast(text);

/** Returns one column of an export, without the apostrophes before formulas. */
async function exportedColumn(kind: string, column: string): Promise<string[]> {
  const { text } = await administrator.get(`/api/admin/export/${kind}?columns=${column}`);
  return [...text.matchAll(/"((?:[^"]|"")*)"\r\n/g)]
    .map(([, cell = '']) => cell.replaceAll('""', '"'))
    .map((cell) => cell.replace(/^'(?='*[=+\-@])/, '').replace(/(?<=[;\t\r\n]"*)'(?='*[=+\-@])/g, ''))
    .slice(1);
}

test('every name is stored, listed and exported', async () => {
  for (const name of typedValues.names) await sendLead(api, { name });
  const expected = typedValues.names.toReversed();
  const { json } = await administrator.get(`${leadsPath}?limit=100`);
  expect(json.map(({ name }: { name: string }) => name)).toEqual(expected);
  expect(await exportedColumn('business-leads', 'name')).toEqual(expected);
});

test('every number is listed and exported as it was typed', async () => {
  for (const { typed } of typedValues.numbers) await sendLead(api, { mobileNumber: typed });
  const expected = typedValues.numbers.map(({ typed }) => oneLine(typed)).reverse();
  const { json } = await administrator.get(`${leadsPath}?limit=100`);
  expect(json.map(({ mobileNumber }: { mobileNumber: string }) => mobileNumber)).toEqual(expected);
  expect(await exportedColumn('business-leads', 'mobileNumber')).toEqual(expected);
});

test('every address is listed and exported with its domain in its own script', async () => {
  for (const { typed } of typedValues.addresses) await sendLead(api, { email: typed });
  const expected = typedValues.addresses.map(({ stored, shown = stored }) => shown).reverse();
  const { json } = await administrator.get(`${leadsPath}?limit=100`);
  expect(json.map(({ email }: { email: string }) => email)).toEqual(expected);
  expect(await exportedColumn('business-leads', 'email')).toEqual(expected);
});

test('every message is stored, listed and exported', async () => {
  for (const { typed } of typedValues.texts) {
    const recaptcha = await solvedCaptcha(api.visitor(), 'contact');
    const answer = await api.visitor().post('/api/contact', { ...contact, message: typed, recaptcha });
    expect([typed, answer.status]).toEqual([typed, 201]);
  }
  const expected = typedValues.texts.map(({ stored }) => stored).reverse();
  const { json } = await administrator.get('/api/admin/contacts?limit=100');
  expect(json.map(({ message }: { message: string }) => message)).toEqual(expected);
  expect(await exportedColumn('contacts', 'message')).toEqual(expected);
});

test.each(typedValues.addresses)('a person is found and erased by every spelling of %j', async (address) => {
  const { typed, stored, shown = stored } = address;
  for (const spelling of new Set([typed, stored, shown])) {
    const id = await sendLead(api, { email: spelling });
    await sendLead(api, { email: 'stranger@example.org' });
    for (const email of new Set([typed, stored, shown])) {
      const found = await administrator.post(apiPaths.findPerson, { email });
      expect([email, found.json.businessLeads?.map((record: { id: number }) => record.id)]).toEqual([
        email,
        [id],
      ]);
    }
    await administrator.post(apiPaths.erasePerson, { email: typed });
    expect((await administrator.get(`${leadsPath}/${id}`)).status).toBe(404);
    expect((await administrator.get(`${leadsPath}?limit=9`)).json).toHaveLength(1);
    await forgetRecords(api);
  }
});

test.each([
  ['a line feed', '\n', ' '],
  ['a carriage return', '\r', ' '],
  ['a tab', '\t', ' '],
  ['a line break of a word processor', '\v', ' '],
  ['a next line', '\u0085', ' '],
  ['escape', '\u001b', ''],
  ['delete', '\u007f', ''],
])('stores and finds a pasted line with %s', async (_kind, character, stored) => {
  const pasted = `Kumari${character}Silva`;
  const id = await sendLead(api, { name: pasted, mobileNumber: `077${character}1234567` });
  const search = `${leadsPath}?limit=9&q=${encodeURIComponent(pasted)}`;
  expect((await administrator.get(search)).json).toMatchObject([
    { id, name: `Kumari${stored}Silva`, mobileNumber: `077${stored}1234567` },
  ]);
  const note = { text: `called${character}back` };
  expect((await administrator.post(`${leadsPath}/${id}/notes`, note)).status).toBe(204);
});
