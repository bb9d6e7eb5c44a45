import { generateSync } from 'otplib/functional';
import { confirming } from '../../../test/support/confirming.ts';
import { password, sharedApi, startTestApi } from '../../../test/support/test-api.ts';
import { testOnSqlite } from '../../../test/support/test-on-sqlite.ts';
import type { Visitor } from '../../../test/support/visitor.ts';

const strong = 'seven herons over the lagoon';
const next = 'a kettle sings by the window';

const api = sharedApi();
let administrator: Visitor;
beforeEach(async () => {
  await api.db('sessions').delete();
  await api.db('second_factors').delete();
  await api.db('administrators').whereNot({ username: 'admin' }).delete();
  administrator = confirming(await api.administrator(), password);
});

const signIn = async (username: string, given: string) => {
  const visitor = api.visitor();
  const { status } = await visitor.post('/api/login', { username, password: given });
  return { visitor, status };
};

/** Adds an account without a pending password change. Returns its id. */
async function add(username: string, role = 'administrator'): Promise<number> {
  const answer = await administrator.post('/api/admin/administrators', { username, password: strong, role });
  expect(answer.status).toBe(201);
  await api.db('administrators').update({ must_change_password: false });
  return answer.json.id;
}

/** Adds an account and signs in to it. */
async function addAma() {
  const id = await add('ama');
  const { visitor: ama } = await signIn('ama', strong);
  return { id, ama };
}

const lastEntry = async () => (await administrator.get('/api/admin/audit?limit=1')).json[0];

describe('spellings of one user name', () => {
  test.each([
    ['José', 'Jose\u0301'],
    ['ilkay', 'İlkay'],
    ['ışık', 'Işık'],
    ['Jose\u0301', 'José'],
    ['tanaka', 'ｔａｎａｋａ'],
    ['ｔａｎａｋａ', 'tanaka'],
    ['ｶﾅ', 'カナ'],
    ['nimal', ' nimal\u200b\n'],
    ['nimal', 'Nimal'],
    ["o'brien", 'o’brien'],
    ['nimal-perera', 'nimal\u2011perera'],
    ['nimal perera', 'nimal  perera'],
    ['straße', 'STRASSE'],
  ])('%j and %j are one account', async (one, other) => {
    const id = await add(one);
    for (const name of [one, other]) {
      const { visitor, status } = await signIn(name, strong);
      expect(status).toBe(200);
      expect((await visitor.get('/api/auth-check')).json.username).toBe(one.normalize('NFKC'));
    }
    const again = { username: other, password: strong, role: 'viewer' };
    expect((await administrator.post('/api/admin/administrators', again)).json.code).toBe('username_taken');
    expect(await api.db('administrators').where({ id }).select('id')).toHaveLength(1);
  });

  test('of accounts of older releases keep working, also if two of them exist', async () => {
    const ids = [await add('first'), await add('second'), await add('third')];
    const others = 'eight otters under the bridge';
    await administrator.post(`/api/admin/administrators/${ids[1]}/password`, { password: others });
    await api.db('administrators').update({ must_change_password: false });
    const stored = ['José', 'Jose\u0301', 'ｏｌｄ'];
    for (const [index, username] of stored.entries())
      await api.db('administrators').where({ id: ids[index] }).update({ username });
    const nameOf = async (username: string, given: string) =>
      (await (await signIn(username, given)).visitor.get('/api/auth-check')).json.username;
    for (const name of ['José', 'Jose\u0301']) {
      expect(await nameOf(name, strong)).toBe('José');
      expect(await nameOf(name, others)).toBe('Jose\u0301');
      expect((await signIn(name, 'wrong')).status).toBe(401);
    }
    for (const name of ['old', 'ｏｌｄ']) expect(await nameOf(name, strong)).toBe('ｏｌｄ');
  });
});

describe('administrator accounts', () => {
  test('are listed by name without secrets', async () => {
    await add('ama', 'viewer');
    const { json, text } = await administrator.get('/api/admin/administrators');
    expect(json).toEqual([
      expect.objectContaining({
        username: 'admin',
        role: 'administrator',
        isDisabled: false,
        lastSignInAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      }),
      {
        id: expect.any(Number),
        username: 'ama',
        role: 'viewer',
        isDisabled: false,
        hasSecondFactor: false,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        lastSignInAt: null,
      },
    ]);
    expect(text).not.toContain('argon2');
  });

  test('are created once when several requests add the same name at the same time', async () => {
    const body = { username: 'ama', password: strong, role: 'viewer' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => administrator.post('/api/admin/administrators', body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toEqual({
      code: 'username_taken',
      message: 'This username is taken',
      fields: { username: 'This username is taken' },
    });
    expect(await lastEntry()).toMatchObject({
      kind: 'administrator-added',
      username: 'admin',
      detail: { username: 'ama', role: 'viewer' },
    });
  });

  testOnSqlite.each([
    [{ username: '' }, { username: 'Username is required' }],
    [{ username: 'x'.repeat(201) }, { username: 'Username must be at most 200 characters' }],
    [{ username: 7 }, { username: 'Username is required' }],
    [{ password: 'short' }, { password: 'The password is too weak: it must have at least 15 characters' }],
    [
      { password: 'i am ruwani herself' },
      { password: 'The password is too weak: it must not contain the user name' },
    ],
    [{ password: 'x'.repeat(201) }, { password: 'Password must be at most 200 characters' }],
    [{ password: ['x'] }, { password: 'Password is required' }],
    [{ role: 'owner' }, { role: 'Role must be one of administrator, viewer' }],
    [{ role: { toString: 1 } }, { role: 'Role must be one of administrator, viewer' }],
    [{ role: undefined }, { role: 'Role is required' }],
  ])('are not created with %j', async (changes, fields) => {
    const body = { username: 'ruwani', password: strong, role: 'viewer', ...changes };
    const { status, json } = await administrator.post('/api/admin/administrators', body);
    expect([status, json.fields]).toEqual([400, fields]);
    expect(await api.db('administrators')).toHaveLength(1);
  });

  test('get a new role at once, even in open sessions', async () => {
    const { id, ama } = await addAma();
    const { status, json } = await administrator.patch(`/api/admin/administrators/${id}`, { role: 'viewer' });
    expect([status, json]).toEqual([200, expect.objectContaining({ role: 'viewer', isDisabled: false })]);
    const refused = await ama.get('/api/admin/administrators');
    expect([refused.status, refused.json]).toEqual([
      403,
      { code: 'forbidden', message: 'Your account may not do this' },
    ]);
    expect(await lastEntry()).toMatchObject({
      kind: 'administrator-changed',
      detail: { username: 'ama', role: 'viewer' },
    });
  });

  test('are signed out when disabled and can sign in again when enabled', async () => {
    const { id, ama } = await addAma();
    await administrator.patch(`/api/admin/administrators/${id}`, { isDisabled: true });
    expect((await ama.get('/api/auth-check')).status).toBe(401);
    expect((await signIn('ama', strong)).status).toBe(401);
    const { json } = await administrator.patch(`/api/admin/administrators/${id}`, { isDisabled: false });
    expect(json.isDisabled).toBe(false);
    expect((await ama.get('/api/auth-check')).status).toBe(401);
    expect((await signIn('ama', strong)).status).toBe(200);
  });

  test.each([[{ role: 'viewer' }], [{ isDisabled: true }], [{ role: 'administrator' }]])(
    'cannot apply %j to themselves',
    async (body) => {
      await add('ama');
      const { id } = await api.db('administrators').where({ username: 'admin' }).first('id');
      const { status, json } = await administrator.patch(`/api/admin/administrators/${id}`, body);
      expect([status, json.code]).toEqual([409, 'own_account']);
    },
  );

  test('keep one enabled administrator when two demote or disable each other at the same time', async () => {
    const { id, ama } = await addAma();
    const own = await api.db('administrators').where({ username: 'admin' }).first('id');
    const answers = await Promise.all([
      administrator.patch(`/api/admin/administrators/${id}`, { role: 'viewer' }),
      confirming(ama, strong).patch(`/api/admin/administrators/${own.id}`, { isDisabled: true }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect([
      [200, 401],
      [200, 403],
      [200, 409],
    ]).toContainEqual(statuses);
    expect(await api.db('administrators').where({ role: 'administrator', disabled_at: null })).toHaveLength(
      1,
    );
    await api
      .db('administrators')
      .where({ username: 'admin' })
      .update({ disabled_at: null, role: 'administrator' });
  });

  test('lose their sessions when another administrator resets their password', async () => {
    const { id, ama } = await addAma();
    const path = `/api/admin/administrators/${id}/password`;
    expect((await administrator.post(path, { password: next })).status).toBe(204);
    expect((await ama.get('/api/auth-check')).status).toBe(401);
    expect([(await signIn('ama', strong)).status, (await signIn('ama', next)).status]).toEqual([401, 200]);
    const weak = await administrator.post(path, { password: 'short' });
    expect([weak.status, Object.keys(weak.json.fields)]).toEqual([400, ['password']]);
    const odd = await administrator.post(path, { password: next, resetSecondFactor: 'yes' });
    expect([odd.status, Object.keys(odd.json.fields)]).toEqual([400, ['resetSecondFactor']]);
    const own = await api.db('administrators').where({ username: 'admin' }).first('id');
    const { status } = await administrator.post(`/api/admin/administrators/${own.id}/password`, {
      password: next,
    });
    expect(status).toBe(409);
  });

  testOnSqlite.each([[{ role: 'owner' }], [{ isDisabled: 'true' }], [{ isDisabled: 1 }], [{ role: null }]])(
    'refuse the change %j',
    async (body) => {
      const id = await add('ama');
      const { status, json } = await administrator.patch(`/api/admin/administrators/${id}`, body);
      expect([status, Object.keys(json.fields)]).toEqual([400, Object.keys(body)]);
    },
  );
});

describe('changing your own password', () => {
  const change = (visitor: Visitor, body: object) => visitor.post('/api/admin/password', body);

  test('ends other sessions and gives this one a new id', async () => {
    const { ama } = await addAma();
    const { visitor: elsewhere } = await signIn('ama', strong);
    const before = ama.cookie;
    expect((await change(ama, { current: strong, password: next })).status).toBe(204);
    expect((await ama.get('/api/auth-check')).status).toBe(200);
    expect(ama.cookie).not.toBe(before);
    expect((await api.visitor(before).get('/api/auth-check')).status).toBe(401);
    expect((await elsewhere.get('/api/auth-check')).status).toBe(401);
    expect((await administrator.get('/api/auth-check')).status).toBe(200);
    expect((await signIn('ama', strong)).status).toBe(401);
    expect((await signIn('ama', next)).status).toBe(200);
    expect((await administrator.get('/api/admin/audit?limit=3')).json[2]).toMatchObject({
      kind: 'password-changed',
      username: 'ama',
    });
  });

  test('succeeds once if two sessions do it at the same time with the same current password', async () => {
    await add('ama');
    const sessions = [(await signIn('ama', strong)).visitor, (await signIn('ama', strong)).visitor];
    const passwords = [next, 'a window sings by the kettle'];
    const answers = await Promise.all(
      sessions.map((session, index) => change(session, { current: strong, password: passwords[index] })),
    );
    const winner = answers.findIndex(({ status }) => status === 204);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect(answers[1 - winner]?.json.fields).toEqual({ current: 'The password is wrong' });
    expect((await sessions[winner]?.get('/api/auth-check'))?.status).toBe(200);
    expect((await signIn('ama', passwords[winner] ?? '')).status).toBe(200);
  });

  test('ends sign-ins that are in progress', async () => {
    const { ama } = await addAma();
    const changing = change(ama, { current: strong, password: next });
    // Their passwords are checked one after another, some of them until after the change.
    const others = Array.from({ length: 60 }, () => signIn('ama', strong));
    expect((await changing).status).toBe(204);
    for (const { visitor } of await Promise.all(others))
      expect((await visitor.get('/api/auth-check')).status).toBe(401);
    expect((await ama.get('/api/auth-check')).status).toBe(200);
  });

  testOnSqlite.each([
    [{ current: 'wrong', password: strong }, { current: 'The password is wrong' }],
    [
      { current: password, password: 'short' },
      { password: 'The password is too weak: it must have at least 15 characters' },
    ],
    [{}, { current: 'Current password is required', password: 'New password is required' }],
    [
      { current: [password], password: 'x'.repeat(201) },
      { current: 'Current password is required', password: 'New password must be at most 200 characters' },
    ],
  ])('is refused with %j', async (body, fields) => {
    const { status, json } = await change(administrator, body);
    expect([status, json.fields]).toEqual([400, fields]);
    expect((await signIn('admin', password)).status).toBe(200);
  });
});

describe('your own sessions', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const list = async (visitor: Visitor) => (await visitor.get('/api/admin/sessions')).json;

  test('are listed with address, browser and whether they are current', async () => {
    const other = api.visitor();
    await other.post('/api/login', { username: 'admin', password }, { 'User-Agent': firefox });
    await add('ama');
    await signIn('ama', strong);
    const sessions = await list(other);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      createdAt: expect.stringMatching(/Z$/),
      seenAt: expect.stringMatching(/Z$/),
      address: '127.0.0.1',
      client: 'Firefox, Windows',
      isCurrent: true,
    });
    const cookie = /session=([\w-]+)/.exec(other.cookie)?.[1];
    expect(JSON.stringify(sessions)).not.toContain(cookie);
  });

  test('can be ended one at a time, or all except the current one together', async () => {
    const [second, third, fourth] = [
      await api.administrator(),
      await api.administrator(),
      await api.administrator(),
    ];
    const own = async (visitor: Visitor) =>
      (await list(visitor)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;
    const path = `/api/admin/sessions/${await own(second)}`;
    expect((await administrator.delete(path)).status).toBe(204);
    expect((await administrator.delete(path)).status).toBe(404);
    expect((await second.get('/api/auth-check')).status).toBe(401);
    expect((await third.get('/api/auth-check')).status).toBe(200);
    expect((await administrator.delete('/api/admin/sessions')).status).toBe(204);
    expect([
      (await third.get('/api/auth-check')).status,
      (await fourth.get('/api/auth-check')).status,
    ]).toEqual([401, 401]);
    expect((await administrator.get('/api/auth-check')).status).toBe(200);
    expect(await lastEntry()).toMatchObject({ kind: 'session-revoked', detail: { count: 2 } });
  });

  test('do not include those of other accounts', async () => {
    const { ama } = await addAma();
    const [{ id }] = await list(ama);
    expect((await administrator.delete(`/api/admin/sessions/${id}`)).status).toBe(404);
    await administrator.delete('/api/admin/sessions');
    expect((await ama.get('/api/auth-check')).status).toBe(200);
  });
});

describe('failed sign-ins', () => {
  test('are logged with a name only if the account exists', async () => {
    await signIn('admin', 'wrong');
    expect(await lastEntry()).toMatchObject({
      kind: 'sign-in-failed',
      username: 'admin',
      detail: { isKnown: true },
    });
    await signIn('the quiet harbour of Galle', 'admin');
    expect(await lastEntry()).toMatchObject({
      kind: 'sign-in-failed',
      username: '',
      detail: { isKnown: false },
    });
    expect(JSON.stringify(await api.db('audit_log'))).not.toContain('harbour');
  });

  test('get the same answer for a disabled account as for an unknown one', async () => {
    const id = await add('ama');
    await administrator.patch(`/api/admin/administrators/${id}`, { isDisabled: true });
    const body = { username: 'ama', password: strong };
    const answer = await api.visitor().post('/api/login', body);
    const unknown = await api.visitor().post('/api/login', { ...body, username: 'nobody' });
    expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text]);
  });
});

describe('an action on an account', () => {
  const bodies = { username: 'ruwani', password: next, role: 'viewer' };

  /** Actions that could be used to take over the account `id`: name, method, path below the list, and body. */
  const actions = (id: number) =>
    [
      ['adding', 'post', '', bodies],
      ['giving a role', 'patch', `/${id}`, { role: 'viewer' }],
      ['disabling', 'patch', `/${id}`, { isDisabled: true }],
      ['resetting', 'post', `/${id}/password`, { password: next, resetSecondFactor: true }],
    ] as const;

  test('requires the current password', async () => {
    const id = await add('ama');
    const thief = await api.administrator();
    for (const [name, method, path, body] of actions(id)) {
      const act = (confirmation: object) =>
        thief[method](`/api/admin/administrators${path}`, { ...body, ...confirmation });
      const before = await api.db('administrators').orderBy('id');
      const missing = await act({});
      expect([name, missing.status, missing.json]).toEqual([
        name,
        403,
        {
          code: 'confirmation_refused',
          message: 'Enter your current password to confirm this',
          fields: { currentPassword: 'Enter your current password to confirm this' },
        },
      ]);
      const wrong = await act({ currentPassword: 'wrong' });
      expect([wrong.status, wrong.json.fields]).toEqual([403, { currentPassword: 'The password is wrong' }]);
      expect(await lastEntry()).toMatchObject({ kind: 'password-check-failed', username: 'admin' });
      expect(await api.db('administrators').orderBy('id')).toEqual(before);
      expect((await act({ currentPassword: password })).status).toBeLessThan(300);
    }
  });

  test('requires an unused code if the second factor is on', async () => {
    const { json: draft } = await administrator.post('/api/admin/second-factor', { password });
    const code = () => generateSync({ secret: draft.secret });
    const first = code();
    await administrator.post('/api/admin/second-factor/confirm', { code: first });
    const confirm = (currentCode?: string, username = bodies.username) =>
      administrator.post('/api/admin/administrators', { ...bodies, username, currentCode });
    const missing = await confirm();
    expect([missing.status, missing.json.fields]).toEqual([
      403,
      { currentCode: 'Enter a second-factor code to confirm this' },
    ]);
    // This code was already used to turn the second factor on.
    const used = await confirm(first);
    expect([used.status, used.json.fields]).toEqual([
      403,
      { currentCode: 'The code is wrong or was used before: wait for the next one' },
    ]);
    await api.db('second_factors').update({ last_step: 0 });
    const right = code();
    expect((await confirm(right)).status).toBe(201);
    expect((await confirm(right, 'kamala')).json.fields).toEqual(used.json.fields);
  });

  test('writes neither password nor code to the audit log', async () => {
    const id = await add('ama');
    await administrator.patch(`/api/admin/administrators/${id}`, { role: 'viewer', currentCode: '123456' });
    const log = JSON.stringify(await api.db('audit_log'));
    expect(log).not.toContain(password);
    expect(log).not.toContain('123456');
  });

  testOnSqlite.each([
    [{ currentPassword: 7 }],
    [{ currentPassword: null }],
    [{ currentPassword: password, currentCode: [] }],
  ])('is refused with %j', async (confirmation) => {
    const { status } = await (await api.administrator()).post('/api/admin/administrators', {
      ...bodies,
      ...confirmation,
    });
    expect(status).toBe(400);
  });

  test('counts wrong passwords as failed sign-ins, as a change of the own password does', async () => {
    const thief = await (await startTestApi({ LIMIT_LOGIN: '3' })).administrator();
    const guess = { current: 'a guess', currentPassword: 'a guess' };
    const statuses: number[] = [];
    for (const path of ['administrators', 'password', 'administrators', 'password', 'administrators'])
      statuses.push((await thief.post(`/api/admin/${path}`, { ...bodies, ...guess })).status);
    expect(statuses).toEqual([403, 400, 403, 429, 429]);
  });
});

describe('a required password change', () => {
  const expectForced = async (visitor: Visitor) => {
    expect((await visitor.get('/api/auth-check')).json).toMatchObject({
      authenticated: true,
      mustChangePassword: true,
    });
    const { status, json } = await visitor.get('/api/admin/overview');
    expect([status, json]).toEqual([
      403,
      {
        code: 'password_change_required',
        message: 'Your password was set by another administrator: change it first',
      },
    ]);
  };

  test('blocks all other calls for a new account and after a reset', async () => {
    const body = { username: 'ama', password: strong, role: 'administrator' };
    const { id } = (await administrator.post('/api/admin/administrators', body)).json;
    const { visitor: ama } = await signIn('ama', strong);
    await expectForced(ama);
    for (const password of [strong, ` ${strong.toUpperCase()}.`]) {
      const same = await ama.post('/api/admin/password', { current: strong, password });
      expect([same.status, same.json.fields]).toEqual([
        400,
        { password: 'The new password must differ from the current one' },
      ]);
    }
    expect((await ama.post('/api/admin/password', { current: strong, password: next })).status).toBe(204);
    expect((await ama.get('/api/auth-check')).json.mustChangePassword).toBeUndefined();
    expect((await ama.get('/api/admin/administrators')).status).toBe(200);
    await administrator.post(`/api/admin/administrators/${id}/password`, { password: strong });
    const { visitor: reset } = await signIn('ama', strong);
    await expectForced(reset);
    expect((await reset.post('/api/logout', {})).status).toBe(204);
    expect((await reset.get('/api/auth-check')).status).toBe(401);
  });
});
