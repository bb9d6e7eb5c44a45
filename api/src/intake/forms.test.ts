import { randomUUID } from 'node:crypto';
import { contactForm } from '@suite/contracts/forms/contact';
import { leadForm } from '@suite/contracts/forms/lead';
import { partnerForm } from '@suite/contracts/forms/partner';
import { apiPaths } from '@suite/contracts/paths';
import { leadRow, leadsPath, sendForm, sharedRecords, yesterday } from '../../test/support/record-seeds.ts';
import { solvedCaptcha } from '../../test/support/solve-captcha.ts';
import { application, contact, lead, startTestApi } from '../../test/support/test-api.ts';
import { testOnSqlite } from '../../test/support/test-on-sqlite.ts';

const { api, administrator } = sharedRecords();

/** Forms with the messages of their required fields, and the names and lengths of their longest texts. */
const forms = [
  {
    ...leadForm,
    columns: ['id', 'name', 'mobileNumber', 'email', 'createdAt'],
    input: lead,
    what: 'Lead',
    messages: {
      name: 'Name must be at least 2 characters',
      mobileNumber: 'Mobile number must be at least 6 characters',
      email: 'Invalid email address',
    },
    most: { name: ['Name', 100], mobileNumber: ['Mobile number', 32], email: ['Email', 254] },
  },
  {
    ...contactForm,
    columns: ['id', 'name', 'email', 'message', 'createdAt'],
    input: contact,
    what: 'Contact',
    messages: {
      name: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      message: 'Message must be at least 10 characters',
    },
    most: { name: ['Name', 100], email: ['Email', 254], message: ['Message', 5000], plan: ['Plan', 300] },
  },
  {
    ...partnerForm,
    columns: [
      ...['id', 'name', 'organization', 'designation', 'country', 'contactNumber', 'email', 'product'],
      ...['notes', 'createdAt'],
    ],
    input: application,
    what: 'Partner application',
    messages: {
      name: 'Name must be at least 2 characters',
      organization: 'Organization must be at least 2 characters',
      designation: 'Designation must be at least 2 characters',
      country: 'Please select a country',
      contactNumber: 'Contact number must be at least 6 characters',
      email: 'Invalid email address',
      product: 'Please select a product',
    },
    most: {
      name: ['Name', 100],
      organization: ['Organization', 200],
      designation: ['Designation', 200],
      contactNumber: ['Contact number', 32],
      email: ['Email', 254],
      notes: ['Additional notes', 5000],
    },
  },
] as const;

const sendTo =
  ({ id }: (typeof forms)[number], on = api) =>
  (body: object, headers = {}) =>
    sendForm(on.visitor(), id, body, headers);

describe.each(forms)('the $id form', (tested) => {
  const { id: form, path, kind, columns, table, input, what, messages, most } = tested;
  const send = sendTo(tested);

  test('stores a submission, which is listed, exported and deleted once', async () => {
    const before = Date.now();
    const sent = { ...input, name: `=1+1 <b>"O'Neil"</b> \\ %_ ; drop table 👩‍👩‍👧‍👦 \u200fمحمد` };
    const unknown = { id: 7777, createdAt: '2001-01-01', flaggedFor: 'x', toEmail: 'x@example.org' };
    const answer = await send({ ...sent, ...unknown });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      message: expect.stringMatching(/^Thank you!/),
      reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    });
    const names: readonly string[] = columns;
    const entered = Object.entries(sent).filter(([name]) => names.includes(name));
    const listed = { ...Object.fromEntries(entered), id: expect.any(Number), createdAt: expect.any(String) };
    const list = apiPaths.records(kind);
    for (const each of form === 'lead' ? [list, path] : [list]) {
      const { json, headers } = await administrator.get(each);
      expect([json, headers.get('Link'), headers.get('X-Total-Count')]).toEqual([[listed], null, null]);
    }
    const [{ id, createdAt }] = (await administrator.get(list)).json;
    expect(id).not.toBe(unknown.id);
    expect(new Date(createdAt).toISOString()).toBe(createdAt);
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before);

    const { headers, text } = await administrator.get(apiPaths.exportRecords(kind));
    expect(headers.get('Content-Disposition')).toMatch(
      new RegExp(`^attachment; filename="${kind}-\\d{4}-\\d\\d-\\d\\d.csv"$`),
    );
    const [head, row] = text.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe(columns.map((name) => `"${name}"`).join(','));
    expect(row).toContain(`"'${sent.name.replaceAll('"', '""')}"`);

    expect((await administrator.delete(`${list}/${id}`)).status).toBe(204);
    expect((await administrator.get(list)).json).toEqual([]);
    const again = await administrator.delete(`${list}/${id}`);
    expect([again.status, again.json]).toEqual([404, { code: 'not_found', message: `${what} not found` }]);
  });

  test('accepts the longest texts, counted in code points, and no longer ones', async () => {
    const longestEmail = `a@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.${'e'.repeat(63)}`;
    const texts = Object.entries(most).map(([field, [label, limit]]) => {
      const unit = /number/i.test(field) ? '1' : '👍';
      return { field, label, limit, text: field === 'email' ? longestEmail : unit.repeat(limit) };
    });
    const longest = Object.fromEntries(texts.map(({ field, text }) => [field, text]));
    expect((await send({ ...input, ...longest })).status).toBe(201);
    const { json } = await administrator.get(`${apiPaths.records(kind)}?limit=1`);
    expect(json).toMatchObject([longest]);
    for (const { field, label, limit, text } of texts) {
      const answer = await api.visitor().post(path, { ...input, [field]: `${text}1` });
      const message = `${label} must be at most ${limit} characters`;
      expect([answer.status, answer.json.fields]).toEqual([400, { [field]: message }]);
    }
  });

  const wrong = [12345678901, true, null, {}, ['abcdefghijk'], '', 'a\u0000bcdefghijk', '\ud83dabcdefghijk'];
  testOnSqlite.each(Object.entries(messages))('rejects wrong values of %s', async (field, message) => {
    // The address of a lead is optional.
    for (const value of wrong.filter((value) => value !== '' || `${form} ${field}` !== 'lead email')) {
      const answer = await api.visitor().post(path, { ...input, [field]: value });
      expect([value, answer.status, answer.json.code]).toEqual([value, 400, 'invalid_input']);
      expect(Object.keys(answer.json.fields)).toEqual([field]);
      if (typeof value !== 'string' || value === '') expect(answer.json.message).toBe(message);
    }
    expect(await api.db(table).select('id')).toEqual([]);
  });
});

test('the shortest texts are counted after trimming, and an address of a lead may be missing', async () => {
  const shortest = { name: ' 👍👍 ', mobileNumber: ' 123456\t' };
  for (const more of [{}, { email: '  ' }])
    expect((await api.visitor().post('/api/business-leads', { ...shortest, ...more })).status).toBe(201);
  const stored = { name: '👍👍', mobileNumber: '123456', email: '' };
  expect((await administrator.get(leadsPath)).json).toMatchObject([stored, stored]);
  const answer = await api.visitor().post('/api/business-leads', { name: ' A ', mobileNumber: ' 12345 ' });
  const { email: _, ...fields } = forms[0].messages;
  expect(answer.json).toEqual({ code: 'invalid_input', message: fields.name, fields });
});

test('a list contains all rows, newest first, even with equal times', async () => {
  const names = Array.from({ length: 2500 }, (_, index) => `Lead ${index}`);
  const rows = names.map((name, index) =>
    leadRow(`s${index}`, yesterday + Math.floor(index / 900), { name }),
  );
  await api.db.batchInsert('business_leads', rows, 100);
  const { json } = await administrator.get(leadsPath);
  expect(json.map(({ name }: { name: string }) => name)).toEqual(names.toReversed());
});

describe('an Idempotency-Key', () => {
  let headers: Record<string, string>;
  beforeEach(() => {
    headers = { 'Idempotency-Key': randomUUID() };
  });
  const send = (body: object = lead, sent = headers) => api.visitor().post('/api/business-leads', body, sent);

  test('stores one row when it is sent again with the same lead, and is refused with 422 for another', async () => {
    const first = await send();
    const second = await send({ ...lead, name: ` ${lead.name} ` });
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    const { status, json } = await send({ ...lead, name: 'Somebody else' });
    expect([status, json.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await api.db('business_leads').select('name')).toEqual([{ name: lead.name }]);
  });

  test('stores one row when it is sent in many requests at once, and two rows without a key', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await api.db('business_leads').select('name')).toHaveLength(1);
    for (let sent = 0; sent < 2; sent += 1) await send(lead, {});
    expect(await api.db('business_leads').select('name')).toHaveLength(3);
  });

  test('is case-sensitive, and visible ASCII of at most 128 characters', async () => {
    expect((await send(lead, { 'Idempotency-Key': 'key-a' })).status).toBe(201);
    expect((await send({ ...lead, name: 'Other' }, { 'Idempotency-Key': 'KEY-A' })).status).toBe(201);
    for (const key of ['k'.repeat(129), 'with space', 'é'])
      expect((await send(lead, { 'Idempotency-Key': key })).status).toBe(400);
    expect(await api.db('business_leads').select('name')).toHaveLength(2);
  });

  test('can be used once per form', async () => {
    for (const each of forms) expect((await sendTo(each)(each.input, headers)).status).toBe(201);
  });
});

test('a message of a page of the previous release and its repeat with an empty plan are stored once', async () => {
  const { plan, ...message } = contact;
  const key = { 'Idempotency-Key': 'before-plans' };
  const recaptcha = await solvedCaptcha(api.visitor(), 'contact');
  for (const body of [message, { ...message, plan: '' }])
    expect((await api.visitor().post('/api/contact', { ...body, recaptcha }, key)).status).toBe(201);
  const { text } = await administrator.get('/api/admin/export/contacts?columns=name,plan');
  expect(text).toBe(`"name","plan"\r\n"${contact.name}",""\r\n`);
});

testOnSqlite.each([7, null, ['x'], 'two\0plans'])('rejects the plan %j', async (plan) => {
  const answer = await api.visitor().post('/api/contact', { ...contact, plan });
  expect([answer.status, Object.keys(answer.json.fields)]).toEqual([400, ['plan']]);
});

test('the limit per address applies to all forms together', async () => {
  const limited = await startTestApi({ LIMIT_INTAKE: '2' });
  const send = (form: (typeof forms)[number]) => sendTo(form, limited)(form.input);
  const [first, second, third] = forms;
  for (const form of [first, second]) expect((await send(form)).status).toBe(201);
  const answer = await send(third);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(answer.json).toEqual({
    code: 'too_many_requests',
    message: expect.stringMatching(/^Too many submissions\. Please try again in .* minutes\.$/),
  });
  expect(await limited.db('partner_applications')).toEqual([]);
});
