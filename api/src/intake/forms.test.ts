import { offeringIds } from '@suite/contracts/offerings';
import { solvedCaptcha } from '../../test/support/solve-captcha.ts';
import { application, contact, lead, sharedApi, startTestApi } from '../../test/support/test-api.ts';
import { testOnSqlite } from '../../test/support/test-on-sqlite.ts';

const api = sharedApi();

const forms = [
  {
    form: 'contact',
    path: '/api/contact',
    list: '/api/admin/contacts',
    exported: 'contacts',
    columns: ['id', 'name', 'email', 'message', 'createdAt'],
    table: 'contact_messages',
    input: contact,
    what: 'Contact',
    longText: 'message',
    messages: {
      name: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      message: 'Message must be at least 10 characters',
    },
    tooLong: {
      name: 'Name must be at most 100 characters',
      email: 'Email must be at most 254 characters',
      message: 'Message must be at most 5000 characters',
      plan: 'Plan must be at most 300 characters',
    },
  },
  {
    form: 'partner',
    path: '/api/partner',
    list: '/api/admin/partner-applications',
    exported: 'partner-applications',
    columns: [
      'id',
      'name',
      'organization',
      'designation',
      'country',
      'contactNumber',
      'email',
      'product',
      'notes',
      'createdAt',
    ],
    table: 'partner_applications',
    input: application,
    what: 'Partner application',
    longText: 'notes',
    messages: {
      name: 'Name must be at least 2 characters',
      organization: 'Organization must be at least 2 characters',
      designation: 'Designation must be at least 2 characters',
      country: 'Please select a country',
      contactNumber: 'Contact number must be at least 6 characters',
      email: 'Invalid email address',
      product: 'Please select a product',
    },
    tooLong: {
      name: 'Name must be at most 100 characters',
      organization: 'Organization must be at most 200 characters',
      designation: 'Designation must be at most 200 characters',
      contactNumber: 'Contact number must be at most 32 characters',
      email: 'Email must be at most 254 characters',
      notes: 'Additional notes must be at most 5000 characters',
    },
  },
] as const;

describe.each(forms)('the $form form', ({ form, path, list, exported, columns, table, input, ...rest }) => {
  beforeEach(() => api.db(table).delete());

  const send = async (body: object, headers = {}) =>
    api.visitor().post(path, { ...body, recaptcha: await solvedCaptcha(api.visitor(), form) }, headers);

  test('answers 201 and adds the submission to the list', async () => {
    const answer = await send(input);
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      message: expect.stringMatching(/^Thank you!/),
      reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    });
    const { json } = await (await api.administrator()).get(list);
    const names: readonly string[] = columns;
    const entered = Object.entries(input).filter(([name]) => names.includes(name));
    expect(json).toEqual([
      { ...Object.fromEntries(entered), id: expect.any(Number), createdAt: expect.stringMatching(/Z$/) },
    ]);
  });

  test('stores text in any writing system, line breaks and tabs unchanged', async () => {
    const text = '山田 <b>"x"</b> 👩‍👩‍👧‍👦 \u200fمحمد\r\n\t\'; drop table --\n\\%_';
    await send({ ...input, name: '山田 👍', [rest.longText]: text });
    const { json } = await (await api.administrator()).get(list);
    expect(json).toMatchObject([{ name: '山田 👍', [rest.longText]: text }]);
  });

  test('accepts 5000 characters of four bytes each', async () => {
    const text = '👍'.repeat(5000);
    expect((await send({ ...input, [rest.longText]: text })).status).toBe(201);
    const { json } = await (await api.administrator()).get(list);
    expect(json[0][rest.longText]).toBe(text);
  });

  const wrong = [12345678901, true, null, {}, ['abcdefghijk'], '', 'a\u0000bcdefghijk', '\ud83dabcdefghijk'];
  testOnSqlite.each(
    Object.entries(rest.messages).flatMap(([field, message]) =>
      wrong.map((value) => [field, value, message] as const),
    ),
  )('rejects %s=%j', async (field, value, message) => {
    const answer = await api.visitor().post(path, { ...input, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.json.code).toBe('invalid_input');
    expect(Object.keys(answer.json.fields)).toEqual([field]);
    if (typeof value !== 'string' || value === '') expect(answer.json.message).toBe(message);
    expect(await api.db(table).select('id')).toEqual([]);
  });

  test.each(Object.entries(rest.tooLong))('rejects text that is too long for %s', async (field, message) => {
    const value = field === 'email' ? `${'a'.repeat(250)}@b.lk` : '👍'.repeat(5001);
    const answer = await api.visitor().post(path, { ...input, [field]: value });
    expect([answer.status, answer.json.fields]).toEqual([400, { [field]: message }]);
  });

  testOnSqlite.each([
    'a@example.com,b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Eve <a@example.com> <b@example.com>',
    'a@b',
  ])('rejects the e-mail address %j', async (email) => {
    const answer = await api.visitor().post(path, { ...input, email });
    expect([answer.status, Object.keys(answer.json.fields)]).toEqual([400, ['email']]);
  });

  test('ignores unknown fields such as id and createdAt', async () => {
    await send({ ...input, id: 7777, createdAt: '2001-01-01', flaggedFor: 'x', toEmail: 'x@example.org' });
    const { json } = await (await api.administrator()).get(list);
    expect(Object.keys(json[0]).sort()).toEqual([...columns].sort());
    expect(json[0].id).not.toBe(7777);
  });

  test('stores only the first submission with an Idempotency-Key', async () => {
    const key = { 'Idempotency-Key': `${form}-key` };
    expect((await send(input, key)).status).toBe(201);
    expect((await send(input, key)).status).toBe(201);
    const reused = await send({ ...input, name: 'Somebody else' }, key);
    expect([reused.status, reused.json.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await api.db(table).select('name')).toEqual([{ name: input.name }]);
  });

  test('lets a submission be deleted only once', async () => {
    await send(input);
    const administrator = await api.administrator();
    const [{ id }] = (await administrator.get(list)).json;
    expect((await administrator.delete(`${list}/${id}`)).status).toBe(204);
    expect((await administrator.get(list)).json).toEqual([]);
    const again = await administrator.delete(`${list}/${id}`);
    expect([again.status, again.json.message]).toEqual([404, `${rest.what} not found`]);
  });

  test('exports its columns with formulas escaped', async () => {
    await send({ ...input, name: '=1+1' });
    const { status, headers, text } = await (await api.administrator()).get(`/api/admin/export/${exported}`);
    expect(status).toBe(200);
    expect(headers.get('Content-Disposition')).toMatch(
      new RegExp(`^attachment; filename="${exported}-\\d{4}-\\d\\d-\\d\\d.csv"$`),
    );
    expect(text.replace('\uFEFF', '').split('\r\n')[0]).toBe(columns.map((name) => `"${name}"`).join(','));
    expect(text).toContain(`"'=1+1"`);
    expect(text).toContain(`"${(input as Record<string, string>)[rest.longText]}"`);
  });
});

test('a message without a plan is stored without one', async () => {
  await api.db('contact_messages').delete();
  const { plan, ...message } = contact;
  const recaptcha = await solvedCaptcha(api.visitor(), 'contact');
  expect((await api.visitor().post('/api/contact', { ...message, recaptcha })).status).toBe(201);
  const { json } = await (await api.administrator()).get('/api/admin/contacts?limit=1');
  expect(json).toMatchObject([{ plan: '' }]);
});

test('an export contains the chosen plan on request', async () => {
  await api.db('contact_messages').delete();
  const recaptcha = await solvedCaptcha(api.visitor(), 'contact');
  await api.visitor().post('/api/contact', { ...contact, recaptcha });
  const { text } = await (await api.administrator()).get('/api/admin/export/contacts?columns=name,plan');
  expect(text).toBe(`"name","plan"\r\n"${contact.name}","${contact.plan}"\r\n`);
});

test('a message of a page of the previous release and its repeat with an empty plan are stored once', async () => {
  await api.db('contact_messages').delete();
  const { plan, ...message } = contact;
  const key = { 'Idempotency-Key': 'before-plans' };
  const recaptcha = await solvedCaptcha(api.visitor(), 'contact');
  for (const body of [message, { ...message, plan: '' }])
    expect((await api.visitor().post('/api/contact', { ...body, recaptcha }, key)).status).toBe(201);
  expect(await api.db('contact_messages').select('plan')).toEqual([{ plan: '' }]);
});

testOnSqlite.each([7, null, ['x'], 'two\0plans', 'x'.repeat(301)])('rejects the plan %j', async (plan) => {
  const answer = await api.visitor().post('/api/contact', { ...contact, plan });
  expect([answer.status, Object.keys(answer.json.fields)]).toEqual([400, ['plan']]);
});

test('the same Idempotency-Key can be used once per form', async () => {
  const key = { 'Idempotency-Key': 'one-for-all' };
  expect((await api.visitor().post('/api/business-leads', lead, key)).status).toBe(201);
  for (const { form, path, input } of forms) {
    const recaptcha = await solvedCaptcha(api.visitor(), form);
    expect((await api.visitor().post(path, { ...input, recaptcha }, key)).status).toBe(201);
  }
});

test('an application is accepted only for known products and countries', async () => {
  for (const product of offeringIds) {
    const recaptcha = await solvedCaptcha(api.visitor(), 'partner');
    const answer = await api.visitor().post('/api/partner', { ...application, product, recaptcha });
    expect(answer.status).toBe(201);
  }
  for (const product of ['ERP', 'toString', 'erp ,mobile']) {
    const answer = await api.visitor().post('/api/partner', { ...application, product });
    expect(answer.json.fields).toEqual({ product: 'Please select a product' });
  }
  const answer = await api.visitor().post('/api/partner', { ...application, country: 'Atlantis' });
  expect(answer.json.fields).toEqual({ country: 'Please select a country' });
});

test('the limit per address applies to all forms together', async () => {
  const limited = await startTestApi({ LIMIT_INTAKE: '2' });
  try {
    await limited.visitor().post('/api/business-leads', lead);
    const recaptcha = await solvedCaptcha(limited.visitor(), 'contact');
    expect((await limited.visitor().post('/api/contact', { ...contact, recaptcha })).status).toBe(201);
    const answer = await limited.visitor().post('/api/partner', application);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(answer.json.message).toMatch(/^Too many submissions\. Please try again in .* minutes\.$/);
  } finally {
    await limited.stop();
  }
});
