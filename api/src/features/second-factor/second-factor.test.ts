import { generateSync } from 'otplib/functional';
import { confirming } from '../../../test/support/confirming.ts';
import { runCommand } from '../../../test/support/run-command.ts';
import { password, sharedApi, startTestApi } from '../../../test/support/test-api.ts';
import { testOnSqlite } from '../../../test/support/test-on-sqlite.ts';
import type { Visitor } from '../../../test/support/visitor.ts';
import { runAdmin } from '../../cli/run-admin.ts';

const credentials = { username: 'admin', password };
const minutes = 60_000;

const api = sharedApi();
beforeEach(async () => {
  for (const table of ['sessions', 'pending_sign_ins', 'second_factors', 'recovery_codes', 'audit_log'])
    await api.db(table).delete();
});

/** Returns the code of the current time step, or of the one `steps` later. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** Makes used codes valid again, as if time had passed. */
const letTimePass = () => api.db('second_factors').update({ last_step: 0 });

const wrongCode = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find((code) =>
    [-1, 0, 1].every((steps) => codeOf(secret, steps) !== code),
  ) ?? '';

/** Signs in and turns the second factor on. */
async function turnOn() {
  const administrator = await api.administrator();
  const { json: draft } = await administrator.post('/api/admin/second-factor', { password });
  const secret: string = draft.secret;
  const { json } = await administrator.post('/api/admin/second-factor/confirm', { code: codeOf(secret) });
  await letTimePass();
  return { administrator, secret, recoveryCodes: json.recoveryCodes as string[] };
}

/** Signs in with the password only. */
async function passwordStep() {
  const visitor = api.visitor();
  const answer = await visitor.post('/api/login', credentials);
  return { visitor, answer };
}

const giveCode = (visitor: Visitor, code: string) => visitor.post('/api/login/second-factor', { code });

test('several accounts can set up the second factor at the same time', async () => {
  const visitors = await Promise.all(
    Array.from({ length: 8 }, (_, index) => api.account(`second-factor-${index}`, 'viewer')),
  );
  const turnOnTogether = () =>
    Promise.all(visitors.map((visitor) => visitor.post('/api/admin/second-factor', { password })));
  for (let round = 0; round < 3; round += 1)
    expect((await turnOnTogether()).map(({ status }) => status)).toEqual(visitors.map(() => 200));
});

test('confirming the first code turns the second factor on, ends other sessions and returns ten recovery codes', async () => {
  const earlier = await api.administrator();
  const administrator = await api.administrator();
  const { status, json } = await administrator.post('/api/admin/second-factor', { password });
  expect(status).toBe(200);
  expect(json.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(json.uri).toBe(`otpauth://totp/Ceyluma:admin?secret=${json.secret}&issuer=Ceyluma`);
  expect((await administrator.get('/api/auth-check')).json.hasSecondFactor).toBe(false);

  const code = codeOf(json.secret);
  const confirm = () => administrator.post('/api/admin/second-factor/confirm', { code });
  const confirmed = await confirm();
  expect(confirmed.status).toBe(200);
  expect(new Set(confirmed.json.recoveryCodes).size).toBe(10);
  for (const code of confirmed.json.recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/);
  expect((await administrator.get('/api/auth-check')).json.hasSecondFactor).toBe(true);
  expect((await administrator.get('/api/admin/second-factor')).json).toEqual({
    isOn: true,
    recoveryCodesLeft: 10,
  });
  expect((await earlier.get('/api/auth-check')).status).toBe(401);

  const kept = JSON.stringify([await api.db('second_factors'), await api.db('recovery_codes')]);
  for (const secret of [json.secret, ...confirmed.json.recoveryCodes])
    expect(kept).not.toContain(secret.slice(5));
  for (const again of [await administrator.post('/api/admin/second-factor', { password }), await confirm()])
    expect([again.status, again.json.code]).toEqual([409, 'second_factor_on']);
  expect((await giveCode((await passwordStep()).visitor, code)).status).toBe(401);
});

test('an unconfirmed secret is not required at sign-in and can be replaced', async () => {
  const administrator = await api.administrator();
  const first = await administrator.post('/api/admin/second-factor', { password });
  expect((await passwordStep()).answer.json).toEqual({ authenticated: true });
  const second = await administrator.post('/api/admin/second-factor', { password });
  expect(second.json.secret).not.toBe(first.json.secret);
  const old = await administrator.post('/api/admin/second-factor/confirm', {
    code: codeOf(first.json.secret),
  });
  expect([old.status, old.json.fields]).toEqual([400, { code: 'The code is wrong' }]);
  expect((await administrator.get('/api/auth-check')).json.hasSecondFactor).toBe(false);
});

test('a code is required after the password and opens a session with a new id', async () => {
  const { secret } = await turnOn();
  const { visitor, answer } = await passwordStep();
  expect([answer.status, answer.json]).toEqual([200, { authenticated: false, secondFactor: 'totp' }]);
  const before = visitor.cookie;
  const code = await giveCode(visitor, codeOf(secret));
  expect([code.status, code.json]).toEqual([200, { authenticated: true }]);
  expect(visitor.cookie).not.toBe(before);
  expect((await visitor.get('/api/auth-check')).status).toBe(200);
  const thief = api.visitor(before);
  expect((await thief.get('/api/auth-check')).status).toBe(401);
  expect(await giveCode(thief, codeOf(secret, 1))).toMatchObject({
    status: 401,
    json: { code: 'not_signed_in' },
  });
});

test('a code is refused more than five minutes after the password', async () => {
  const { secret } = await turnOn();
  const { visitor } = await passwordStep();
  await api.db('pending_sign_ins').update({ created_at: Date.now() - 5 * minutes - 1 });
  const { status, json } = await giveCode(visitor, codeOf(secret));
  expect([status, json.code]).toEqual([401, 'not_signed_in']);
});

test('a code of a clock that differs by one time step works once and invalidates earlier ones', async () => {
  const { secret } = await turnOn();
  for (const steps of [-3, 3])
    expect((await giveCode((await passwordStep()).visitor, codeOf(secret, steps))).status).toBe(401);
  const code = codeOf(secret);
  const earlier = codeOf(secret, -1);
  expect((await giveCode((await passwordStep()).visitor, code)).status).toBe(200);
  const { visitor } = await passwordStep();
  const again = await giveCode(visitor, code);
  expect([again.status, again.json]).toEqual([401, { code: 'bad_code', message: 'Invalid code' }]);
  expect((await giveCode(visitor, earlier)).status).toBe(401);
  expect((await giveCode(visitor, codeOf(secret, 1))).status).toBe(200);
});

test('the same code sent several times at once works once', async () => {
  const { secret, recoveryCodes } = await turnOn();
  for (const code of [codeOf(secret), recoveryCodes[0] ?? '']) {
    const visitors = await Promise.all([1, 2, 3, 4].map(async () => (await passwordStep()).visitor));
    const answers = await Promise.all(visitors.map((visitor) => giveCode(visitor, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  }
});

test('a recovery code works once, with or without hyphens or words around it, in any case', async () => {
  const { recoveryCodes } = await turnOn();
  const [first = '', second = '', third = ''] = recoveryCodes;
  expect((await giveCode((await passwordStep()).visitor, first)).status).toBe(200);
  const { visitor } = await passwordStep();
  expect((await giveCode(visitor, first)).status).toBe(401);
  expect((await giveCode(visitor, ` 2. ${second.replaceAll('-', '').toUpperCase()} `)).status).toBe(200);
  const copied = await passwordStep();
  expect((await giveCode(copied.visitor, `Recovery code 3: ${third} (unused)`)).status).toBe(200);
  expect((await visitor.get('/api/admin/second-factor')).json).toEqual({ isOn: true, recoveryCodesLeft: 7 });
});

testOnSqlite('a code is accepted however it was typed or copied', async () => {
  const { secret, recoveryCodes } = await turnOn();
  const inDigits = (digits: string) => (code: string) =>
    code.replace(/\d/g, (digit) => digits[Number(digit)] ?? '');
  const copiedAs = (text: string) => (code: string) =>
    text.replace(/(123)([ .一ㅡ-]?)456/g, `${code.slice(0, 3)}$2${code.slice(3)}`);
  const typings = [
    ...['０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', 'Ol23456789'].map(inDigits),
    (code: string) => inDigits('۰۱۲۳۴۵۶۷۸۹')(code).replace(/^.../, '$&–'),
    ...['123.456', 'Code: 123456', 'Your code is 123 456.', '認証コード：123456'].map(copiedAs),
    ...['認証コードは123456です', '"123-456"', '1. 123456', '123456 (30s)', '123456 123456'].map(copiedAs),
    copiedAs('Code 123 456 valid for 30 seconds'),
    ...['123一456', '123ㅡ456'].map(copiedAs),
    (code: string) => code.replace(/./g, '$&\ufe0f\u20e3'),
  ];
  for (const typed of typings) {
    const code = typed(codeOf(secret));
    expect([code, (await giveCode((await passwordStep()).visitor, code)).status]).toEqual([code, 200]);
    await letTimePass();
  }
  const fullWidth = (recoveryCodes[0] ?? '').replace(/[a-z\d]/g, (letter) =>
    String.fromCodePoint(letter.charCodeAt(0) + 0xfee0),
  );
  const spaced = (recoveryCodes[0] ?? '').replaceAll('-', ' ');
  for (const text of [
    `Recovery code ${spaced}`,
    `code: ${spaced}.`,
    `(1) ${spaced}`,
    `①${recoveryCodes[0]}`,
  ]) {
    expect([text, (await giveCode((await passwordStep()).visitor, text)).status]).toEqual([text, 200]);
    await api.db('recovery_codes').update({ used_at: null });
  }
  for (const dash of ['‐', '‑', '–', '—', '−', '－', 'ー', '\u00ad', '.', '_', '·', '・', '~']) {
    const code = fullWidth.replaceAll('-', dash);
    expect([code, (await giveCode((await passwordStep()).visitor, code)).status]).toEqual([code, 200]);
    await api.db('recovery_codes').update({ used_at: null });
  }
});

testOnSqlite('what is no code is refused as wrong, and a missing code by name', async () => {
  await turnOn();
  const { visitor } = await passwordStep();
  for (const body of [{}, { code: 123456 }, { code: '' }, { code: ['1'] }]) {
    const { status, json } = await visitor.post('/api/login/second-factor', body);
    expect([status, json.fields]).toEqual([400, { code: 'Code is required' }]);
  }
  const wrong = { code: 'bad_code', message: 'Invalid code' };
  for (const code of ['12345', '1234567', 'aaaa', "' or 1=1 --"]) {
    expect((await giveCode(visitor, code)).json).toEqual(wrong);
    await api.db('second_factors').update({ failed_codes: 0 });
  }
  expect((await visitor.get('/api/auth-check')).status).toBe(401);
});

test('new recovery codes replace the old ones', async () => {
  const { administrator, secret, recoveryCodes } = await turnOn();
  const { json } = await administrator.post('/api/admin/second-factor/recovery-codes', {
    password,
    code: codeOf(secret),
  });
  expect(json.recoveryCodes).toHaveLength(10);
  const { visitor } = await passwordStep();
  expect((await giveCode(visitor, recoveryCodes[0] ?? '')).status).toBe(401);
  expect((await giveCode(visitor, json.recoveryCodes[0])).status).toBe(200);
});

test('password and code turn the second factor off', async () => {
  const { administrator, secret } = await turnOn();
  const turnOff = (body: object) => administrator.delete('/api/admin/second-factor', body);
  const wrong = await turnOff({ password: 'wrong', code: codeOf(secret) });
  expect([wrong.status, wrong.json.fields]).toEqual([403, { password: 'The password is wrong' }]);
  const missing = await turnOff({ password });
  expect([missing.status, missing.json.fields]).toEqual([
    403,
    { code: 'Enter a second-factor code to confirm this' },
  ]);
  expect((await turnOff({ password, code: codeOf(secret) })).status).toBe(204);
  expect((await passwordStep()).answer.json).toEqual({ authenticated: true });
  const again = await turnOff({ password });
  expect([again.status, again.json.code]).toEqual([409, 'second_factor_off']);
  expect((await administrator.post('/api/admin/second-factor/recovery-codes', { password })).status).toBe(
    409,
  );
  expect(await api.db('recovery_codes')).toEqual([]);
});

test.each([
  ['post', '/api/admin/second-factor', 400],
  ['post', '/api/admin/second-factor/recovery-codes', 403],
  ['delete', '/api/admin/second-factor', 403],
] as const)('%s %s requires the password', async (method, path, refusal) => {
  const administrator = await api.administrator();
  const missing = await administrator[method](path, {});
  expect([missing.status, missing.json.fields]).toEqual([400, { password: 'Password is required' }]);
  const wrong = await administrator[method](path, { password: 'wrong' });
  expect([wrong.status, wrong.json.fields]).toEqual([refusal, { password: 'The password is wrong' }]);
});

test('another administrator can turn the second factor off when resetting the password', async () => {
  await turnOn();
  const amas = confirming(await api.account('ama'), password);
  const { id } = await api.db('administrators').where({ username: 'admin' }).first('id');
  const path = `/api/admin/administrators/${id}/password`;
  expect((await amas.post(path, { password })).status).toBe(204);
  expect((await passwordStep()).answer.json).toMatchObject({ authenticated: false });
  expect((await amas.post(path, { password, resetSecondFactor: true })).status).toBe(204);
  expect((await passwordStep()).answer.json).toEqual({ authenticated: true });
  await api.db('administrators').update({ must_change_password: false });
});

test('changing the password ends sign-ins that still need a code', async () => {
  const { administrator, secret } = await turnOn();
  const { visitor } = await passwordStep();
  expect((await administrator.post('/api/admin/password', { current: password, password })).status).toBe(204);
  expect((await giveCode(visitor, codeOf(secret))).status).toBe(401);
});

test('changes and uses of the second factor are recorded in the audit log', async () => {
  const { administrator, secret, recoveryCodes } = await turnOn();
  const { visitor } = await passwordStep();
  await giveCode(visitor, wrongCode(secret));
  await giveCode(visitor, codeOf(secret));
  await giveCode((await passwordStep()).visitor, recoveryCodes[0] ?? '');
  const [, second] = recoveryCodes;
  await administrator.post('/api/admin/second-factor/recovery-codes', { password, code: second });
  await letTimePass();
  await administrator.delete('/api/admin/second-factor', { password, code: codeOf(secret) });
  const entries = await api.db('audit_log').orderBy('id');
  expect(entries.map(({ kind, username, detail }) => [kind, username, JSON.parse(detail)])).toEqual([
    ['sign-in', 'admin', {}],
    ['second-factor-on', 'admin', {}],
    ['second-factor-failed', 'admin', {}],
    ['sign-in', 'admin', { secondFactor: 'totp' }],
    ['sign-in', 'admin', { secondFactor: 'recovery-code' }],
    ['recovery-codes-made', 'admin', {}],
    ['second-factor-off', 'admin', {}],
  ]);
});

test('the command line turns the second factor off', async () => {
  await turnOn();
  const run = () => runCommand(runAdmin, ['second-factor-off', 'admin'], { DATABASE_URL: api.databaseUrl });
  expect(await run()).toEqual({ code: 0, output: "'admin' signs in by password alone now.\n" });
  expect((await passwordStep()).answer.json).toEqual({ authenticated: true });
  expect(await run()).toEqual({ code: 0, output: "'admin' has no second factor on.\n" });
});

describe('wrong codes', () => {
  const failures = async (visitor: Visitor) => (await visitor.get('/api/auth-check')).json.failedCodes;
  const letWaitPass = () => api.db('second_factors').update({ codes_refused_until: Date.now() - 1 });

  async function giveWrongCodes(visitor: Visitor, secret: string, times: number) {
    const answers = [];
    for (let i = 0; i < times; i += 1) answers.push(await giveCode(visitor, wrongCode(secret)));
    return answers.map(({ status }) => status);
  }

  test('delay further codes from the fifth on, for twice as long each time, up to six hours', async () => {
    const { secret } = await turnOn();
    const { visitor } = await passwordStep();
    expect(await giveWrongCodes(visitor, secret, 5)).toEqual([401, 401, 401, 401, 401]);
    const waits: number[] = [];
    const messages: string[] = [];
    for (let i = 0; i < 11; i += 1) {
      const refused = await giveCode((await passwordStep()).visitor, codeOf(secret));
      expect([refused.status, refused.json.code]).toEqual([429, 'codes_refused']);
      messages.push(refused.json.message);
      waits.push(Number(refused.headers.get('Retry-After')));
      await letWaitPass();
      expect(await giveWrongCodes((await passwordStep()).visitor, secret, 1)).toEqual([401]);
    }
    const minutesWaited = waits.map((wait) => Math.round(wait / 60));
    expect(minutesWaited).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    expect(messages[0]).toBe('Too many wrong codes. Please try again in a minute, or use a recovery code.');
    expect(messages.at(-1)).toContain('in 6 hours');
  });

  test('do not exceed the limit when sent at the same time', async () => {
    const { secret } = await turnOn();
    const { visitor } = await passwordStep();
    const answers = await Promise.all(Array.from({ length: 20 }, () => giveCode(visitor, wrongCode(secret))));
    const checked = answers.filter(({ status }) => status === 401);
    expect([checked.length, answers.length - checked.length]).toEqual([5, 15]);
  });

  test('are forgotten after a right code of either kind', async () => {
    const { secret, recoveryCodes } = await turnOn();
    for (const right of [recoveryCodes[0] ?? '', codeOf(secret)]) {
      const { visitor } = await passwordStep();
      await giveWrongCodes(visitor, secret, 4);
      expect((await giveCode(visitor, right)).status).toBe(200);
    }
    expect(await giveWrongCodes((await passwordStep()).visitor, secret, 1)).toEqual([401]);
  });

  test('no longer delay codes once the password has changed', async () => {
    const { administrator, secret } = await turnOn();
    await giveWrongCodes((await passwordStep()).visitor, secret, 5);
    await administrator.post('/api/admin/password', { current: password, password });
    expect((await giveCode((await passwordStep()).visitor, codeOf(secret))).status).toBe(200);
  });

  test('are shown to the owner at the next sign-in, in that session only', async () => {
    const { administrator, secret, recoveryCodes } = await turnOn();
    expect(await failures(administrator)).toBeUndefined();
    const thief = (await passwordStep()).visitor;
    await giveWrongCodes(thief, secret, 5);
    await giveCode(thief, 'aaaa-bbbb-cccc-dddd');
    await giveWrongCodes(thief, secret, 3);
    const owner = (await passwordStep()).visitor;
    await giveCode(owner, recoveryCodes[0] ?? '');
    const lastAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(await failures(owner)).toEqual({ count: 6, lastAt });
    await giveWrongCodes((await passwordStep()).visitor, secret, 1);
    expect(await failures(owner)).toEqual({ count: 7, lastAt });
    await letTimePass();
    const next = (await passwordStep()).visitor;
    await giveCode(next, codeOf(secret));
    expect(await failures(next)).toEqual({ count: 1, lastAt });
    await letTimePass();
    const last = (await passwordStep()).visitor;
    await giveCode(last, codeOf(secret));
    expect(await failures(last)).toBeUndefined();
  });

  test('in the format of recovery codes are limited by address, so the owner can still use one', async () => {
    const limited = await startTestApi({ LIMIT_LOGIN: '3' }, { isBehindProxy: true });
    const administrator = await limited.administrator();
    const { json: draft } = await administrator.post('/api/admin/second-factor', { password });
    const confirmed = await administrator.post('/api/admin/second-factor/confirm', {
      code: codeOf(draft.secret),
    });
    const [recoveryCode = ''] = confirmed.json.recoveryCodes;
    const give = async (address: string, code: string) => {
      const visitor = limited.visitor();
      const from = { 'X-Forwarded-For': address };
      await visitor.post('/api/login', credentials, from);
      return visitor.post('/api/login/second-factor', { code }, from);
    };
    for (let i = 0; i < 3; i += 1) expect((await give('192.0.2.1', 'aaaa-bbbb-cccc-dddd')).status).toBe(401);
    const refused = await give('192.0.2.1', recoveryCode);
    expect([refused.status, refused.json.message]).toEqual([429, expect.stringContaining('recovery codes')]);
    expect((await give('192.0.2.2', recoveryCode)).status).toBe(200);
  });
});

test('recovery codes still work after the session secret changes', async () => {
  const { secret, recoveryCodes } = await turnOn();
  const other = await startTestApi({ SESSION_SECRET: 'another secret of the process, long enough' });
  for (const table of ['second_factors', 'recovery_codes']) await other.db(table).insert(await api.db(table));
  const visitor = other.visitor();
  await visitor.post('/api/login', credentials);
  expect((await giveCode(visitor, codeOf(secret))).status).toBe(401);
  expect((await giveCode(visitor, recoveryCodes[0] ?? '')).status).toBe(200);
});
