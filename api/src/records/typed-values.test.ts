import { createHmac } from 'node:crypto';
import { contactInputSchema } from '@suite/contracts/forms/contact-schema';
import { apiPaths } from '@suite/contracts/paths';
import { typedValues } from '@suite/contracts/test/typed-values';
import {
  forgetRecords,
  leadRow,
  leadsPath,
  sendForm,
  sendLead,
  sharedRecords,
  yesterday,
} from '../../test/support/record-seeds.ts';

/** What people type, through forms, lists, search, exports and the privacy screen, on a real database. */

const sessionSecret = 'a secret of the tests that is long enough';

const { api, administrator } = sharedRecords({ SESSION_SECRET: sessionSecret });

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
  const { json } = await administrator.get(leadsPath);
  expect(json.map(({ mobileNumber }: { mobileNumber: string }) => mobileNumber)).toEqual(expected);
  expect(await exportedColumn('business-leads', 'mobileNumber')).toEqual(expected);
});

test.each([
  ['0775550777', 'Sri Lanka', '+94775550777'],
  ['0234/123456-106', 'Germany', '+49234123456106'],
  ['555 0777', 'Sri Lanka', null],
])('the number %s of a person in %s has the link %s', async (contactNumber, country, link) => {
  await sendForm(api.visitor(), 'partner', { contactNumber, country });
  expect((await administrator.get('/api/admin/partner-applications?limit=9')).json).toMatchObject([
    { phoneNumber: link },
  ]);
});

test('a number of a country that an earlier release stored by a longer name has a link', async () => {
  await api.db('partner_applications').insert({
    ...{ submission_id: 'old', submission_hash: 'x', created_at: yesterday, name: 'Ann', organization: 'A' },
    ...{ designation: 'B', country: 'Syrian Arab Republic', contact_number: '0944 567 890' },
    ...{ email: 'ann@example.com', product: 'erp', notes: '' },
  });
  await administrator.post(apiPaths.findPerson, { phone: '+963 944 567 890' });
  expect((await administrator.get('/api/admin/partner-applications?limit=9')).json).toMatchObject([
    { phoneNumber: '+963944567890' },
  ]);
});

const spellings = typedValues.numbers
  .filter(({ number, country }) => number === '+94775550777' && country === undefined)
  .map(({ typed }) => typed);

test('a person is found by every spelling of a number', async () => {
  for (const typed of spellings) await sendLead(api, { mobileNumber: typed, email: '' });
  await sendLead(api, { mobileNumber: '+94 77 555 0778', email: '' });
  for (const phone of spellings) {
    const { json } = await administrator.post(apiPaths.findPerson, { phone });
    expect([phone, json.businessLeads?.length]).toEqual([phone, spellings.length]);
  }
  const [{ id }] = (await administrator.get(`${leadsPath}?limit=2`)).json.slice(1);
  const same = await administrator.get(apiPaths.samePerson('business-leads', id));
  expect([same.json.records.length, same.json.hasMore]).toEqual([20, spellings.length > 21]);
  await administrator.post(apiPaths.erasePerson, { phone: '+44 20 7946 0123' });
  expect((await administrator.get(`${leadsPath}?limit=100`)).json).toHaveLength(spellings.length + 1);
  await administrator.post(apiPaths.erasePerson, { phone: spellings.at(-1) });
  expect((await administrator.get(`${leadsPath}?limit=100`)).json).toMatchObject([
    { mobileNumber: '+94 77 555 0778' },
  ]);
});

/** An address of ASCII characters, and all others: only these have spellings that differ after validation. */
const addresses = typedValues.addresses.filter(
  ({ stored, shown = stored }, index) => index === 0 || /[^ -~]/.test(shown),
);

const foundBy = async (q: string) =>
  (await administrator.get(`${leadsPath}?limit=100&q=${encodeURIComponent(q)}`)).json.length;

test('a search finds every name, and every address by both spellings of its domain', async () => {
  for (const name of typedValues.names) {
    await sendLead(api, { name, email: '' });
    expect([name, await foundBy(name)]).toEqual([name, 1]);
  }
  for (const { typed, stored, shown = stored } of addresses) {
    await forgetRecords(api);
    await sendLead(api, { email: typed });
    for (const q of [stored, shown, shown.toLowerCase()]) expect([q, await foundBy(q)]).toEqual([q, 1]);
  }
});

test('a search for any spelling of a number finds all of them', async () => {
  for (const typed of spellings) await sendLead(api, { mobileNumber: typed, email: '' });
  for (const q of [
    '077 555 0777',
    '775550777',
    '555 0777',
    ...spellings.filter((one) => !/[\p{L}#:/,]|\((?:077|[89])|1[.)]|\.00?$/u.test(one)),
  ])
    expect([q, await foundBy(q)]).toEqual([q, spellings.length]);
});

/** Returns the row of a lead as release 4d1f80c wrote it; its key has the typed digits in reverse. */
const oldRow = (mobileNumber: string, index: number) => ({
  ...leadRow(`old-${index}`, yesterday + index, { mobileNumber, email: 'info@xn--mller-kva.de' }),
  name_key: 'nimal perera',
  email_key: 'info@xn--mller-kva.de',
  phone_key: [...mobileNumber.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '')]
    .reverse()
    .join('')
    .slice(0, 32),
});

test('rows of the previous release are linked, found and erased, however their numbers were typed', async () => {
  await api.db('business_leads').insert(spellings.map(oldRow));
  const found = await administrator.post(apiPaths.findPerson, { phone: spellings.at(-1) });
  expect(found.json.businessLeads).toHaveLength(spellings.length);
  const { json } = await administrator.get(`${leadsPath}?limit=100`);
  expect(json.map((row: { phoneNumber: string }) => row.phoneNumber)).toEqual(
    spellings.map(() => '+94775550777'),
  );
  for (const email of ['info@müller.de', 'INFO@xn--mller-kva.de'])
    expect((await administrator.post(apiPaths.findPerson, { email })).json.businessLeads).toHaveLength(
      spellings.length,
    );
  await administrator.post(apiPaths.erasePerson, { phone: '+94 (0)77 555 0777 ext 3' });
  expect((await administrator.get(`${leadsPath}?limit=100`)).json).toEqual([]);
});

test('a row of the previous release is found by its address, which was stored with signs in front', async () => {
  await api.db('business_leads').insert({ ...oldRow('0771234567', 0), email: '%20nimal@example.com' });
  for (const email of ['nimal@example.com', '%20nimal@example.com'])
    expect((await administrator.post(apiPaths.findPerson, { email })).json.businessLeads).toHaveLength(1);
});

const hashOf = (kind: string, key: string) =>
  createHmac('sha256', sessionSecret).update(`erasure ${kind} ${key}`).digest('base64url');
/** Returns the endings of a number's digits, in reverse. */
function endingsOf(phone: string): string[] {
  const key = oldRow(phone, 0).phone_key;
  return Array.from({ length: key.length - 6 }, (_, index) => key.slice(0, 7 + index));
}

/** Returns the hashes by which release 4d1f80c looked for erasures of a submission's sender. */
const oldSubmissionHashes = (phone: string) => [
  ...endingsOf(phone).map((ending) => hashOf('part', ending)),
  hashOf('phone', oldRow(phone, 0).phone_key),
];

/** Returns the hashes of a number's erasure as release 4d1f80c stored them. */
const oldHashes = (phone: string) => [
  hashOf('part', oldRow(phone, 0).phone_key),
  ...endingsOf(phone).map((ending) => hashOf('phone', ending)),
];

test.each([
  ['+44 20 7946 0123', '+44 (0)20 7946 0123 ext 9'],
  ['020 7946 0123', '+44 (0)20 7946 0123'],
  ['+44 (0)20 7946 0123', '+44 20 7946 0123'],
  ['+44 (0)20 7946 0123', '＋４４ ２０ ７９４６ ０１２３'],
  ['0112 345 678 ext 12', '0112 345 678 ext 12'],
  ['0771234567 / 0717654321', '0771234567 / 0717654321'],
  ['0771234567', '+٩٤ ٧٧ ١٢٣ ٤٥٦٧'],
  ['0717654321', '0771234567 / 0717654321'],
])('an erasure of %s by the previous release wipes %s', async (erased, typed) => {
  const at = Date.now() + 60_000;
  const hashes = JSON.stringify(oldHashes(erased));
  await api.db('erasures').insert({ at, administrator_id: 1, hashes, erased: '{}' });
  const id = await sendLead(api, { mobileNumber: typed });
  await sendLead(api, { mobileNumber: '+94 77 123 4568' });
  await api.db('erasures').delete();
  expect((await administrator.get(`${leadsPath}/${id}`)).status).toBe(404);
  expect((await administrator.get(`${leadsPath}?limit=9`)).json).toHaveLength(1);
});

test('the previous release recognises an erasure of this one', async () => {
  await administrator.post(apiPaths.erasePerson, { phone: '+44 20 7946 0123' });
  const [{ hashes }] = await api.db('erasures').select('hashes');
  for (const typed of ['+44 20 7946 0123', '+44 (0)20 7946 0123', '020 7946 0123', '0044 20 7946 0123'])
    expect([typed, oldSubmissionHashes(typed).some((hash) => JSON.parse(hashes).includes(hash))]).toEqual([
      typed,
      true,
    ]);
});

test('every address is listed and exported with its domain in its own script', async () => {
  for (const { typed } of addresses) await sendLead(api, { email: typed });
  const expected = addresses.map(({ stored, shown = stored }) => shown).reverse();
  const { json } = await administrator.get(`${leadsPath}?limit=100`);
  expect(json.map(({ email }: { email: string }) => email)).toEqual(expected);
  expect(await exportedColumn('business-leads', 'email')).toEqual(expected);
});

test('every message is stored, listed and exported', async () => {
  for (const { typed } of typedValues.texts) {
    const { status } = await sendForm(api.visitor(), 'contact', { message: typed });
    expect([typed, status]).toEqual([typed, 201]);
  }
  const expected = typedValues.texts.map(({ stored }) => stored).reverse();
  const { json } = await administrator.get('/api/admin/contacts?limit=100');
  expect(json.map(({ message }: { message: string }) => message)).toEqual(expected);
  expect(await exportedColumn('contacts', 'message')).toEqual(expected);
});

test.each(addresses)('a person is found and erased by every spelling of %j', async (address) => {
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
  ['a tab', '\t', ' '],
  ['escape', '\u001b', ''],
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

test('each of three numbers in one text finds, links and erases the person', async () => {
  const three = '0771234567/0717654321/0112345678';
  const each = ['+94 77 123 4567', '071-7654321', '(011) 2345678'];
  const id = await sendLead(api, { mobileNumber: three, email: 'three@example.com' });
  await sendLead(api, {
    mobileNumber: '0712345678/0717654320/0112345679',
    email: 'others@example.com',
  });
  for (const typed of [...each, each.join(' '), three]) {
    const { json } = await administrator.get(`${leadsPath}?limit=10&q=${encodeURIComponent(typed)}`);
    expect([typed, json.map((lead: { id: number }) => lead.id)]).toEqual([typed, [id]]);
  }
  for (const typed of each) {
    const { json } = await administrator.post(apiPaths.findPerson, { phone: typed });
    expect([typed, json.businessLeads.map((lead: { id: number }) => lead.id)]).toEqual([typed, [id]]);
    const other = await sendLead(api, { mobileNumber: typed, email: 'one@example.com' });
    for (const [from, to] of [
      [other, id],
      [id, other],
    ] as const) {
      const same = await administrator.get(apiPaths.samePerson('business-leads', from));
      expect(same.json.records).toContainEqual(expect.objectContaining({ id: to, matches: ['phone'] }));
    }
    await api.db('business_leads').where({ id: other }).delete();
  }
  await administrator.post(apiPaths.erasePerson, { phone: each[2] });
  expect((await administrator.get(`${leadsPath}?limit=10`)).json).toMatchObject([
    { email: 'others@example.com' },
  ]);
});

test('a number in words is found as it was typed', async () => {
  await sendLead(api, { mobileNumber: '1-800-FLOWERS' });
  expect((await administrator.get(`${leadsPath}?limit=10&q=1-800-flowers`)).json).toHaveLength(1);
});
