import { forms } from '@suite/contracts/forms/forms';
import type { Role } from '@suite/contracts/session';
import { isAdministratorCall } from '@suite/contracts/visitor-calls';
import { generateSync } from 'otplib/functional';
import { sendRaw } from '../../test/support/raw-request.ts';
import { readRoutes } from '../../test/support/read-routes.ts';
import { password, startTestApi, type TestApi } from '../../test/support/test-api.ts';
import type { Visitor } from '../../test/support/visitor.ts';

/** Calls every route of the API as everyone who may not use it. */

/** Who may call a route. 'any session' includes sessions with a pending password change. */
type Access = 'everyone' | 'any session' | 'session' | 'administrator';

const ofRecords = (kind: string): Record<string, Access> => ({
  [`GET /api/admin/${kind}`]: 'session',
  [`GET /api/admin/${kind}/count`]: 'session',
  [`POST /api/admin/${kind}/bulk`]: 'session',
  [`GET /api/admin/${kind}/:id`]: 'session',
  [`PATCH /api/admin/${kind}/:id`]: 'session',
  [`POST /api/admin/${kind}/:id/notes`]: 'session',
  [`GET /api/admin/${kind}/:id/same-person`]: 'session',
  [`DELETE /api/admin/${kind}/:id`]: 'administrator',
  [`POST /api/admin/${kind}/:id/restore`]: 'administrator',
  [`POST /api/admin/${kind}/:id/flag`]: 'administrator',
  [`POST /api/admin/${kind}/:id/unflag`]: 'administrator',
  [`GET /api/admin/export/${kind}`]: 'administrator',
  [`POST /api/admin/export/${kind}`]: 'administrator',
});

const accessTo: Record<string, Access> = {
  'GET /healthz': 'everyone',
  'GET /readyz': 'everyone',
  'POST /api/client-reports': 'everyone',
  'GET /api/captcha': 'everyone',
  'GET /api/captcha/challenge': 'everyone',
  'POST /api/business-leads': 'everyone',
  'POST /api/contact': 'everyone',
  'POST /api/partner': 'everyone',
  'POST /api/login': 'everyone',
  'POST /api/login/second-factor': 'everyone',
  'POST /api/logout': 'everyone',
  'GET /api/auth-check': 'any session',
  'POST /api/admin/password': 'any session',
  'GET /api/business-leads': 'session',
  ...Object.assign({}, ...forms.map(({ kind }) => ofRecords(kind))),
  'POST /api/admin/business-leads': 'administrator',
  'GET /api/admin/assignees': 'session',
  'GET /api/admin/views': 'session',
  'POST /api/admin/views': 'session',
  'PATCH /api/admin/views/:id': 'session',
  'DELETE /api/admin/views/:id': 'session',
  'GET /api/admin/events': 'session',
  'GET /api/admin/notifications': 'session',
  'GET /api/admin/overview': 'session',
  'GET /api/admin/retention': 'session',
  'POST /api/admin/notifications/:id/retry': 'session',
  'GET /api/admin/sessions': 'session',
  'DELETE /api/admin/sessions': 'session',
  'DELETE /api/admin/sessions/:id': 'session',
  'GET /api/admin/second-factor': 'session',
  'POST /api/admin/second-factor': 'session',
  'DELETE /api/admin/second-factor': 'session',
  'POST /api/admin/second-factor/confirm': 'session',
  'POST /api/admin/second-factor/recovery-codes': 'session',
  'GET /api/admin/administrators': 'administrator',
  'POST /api/admin/administrators': 'administrator',
  'PATCH /api/admin/administrators/:id': 'administrator',
  'POST /api/admin/administrators/:id/password': 'administrator',
  'POST /api/admin/test-mail': 'administrator',
  'GET /api/admin/audit': 'administrator',
  'GET /api/admin/export/audit': 'administrator',
  'GET /api/admin/exports': 'administrator',
  'POST /api/admin/privacy/find': 'administrator',
  'POST /api/admin/privacy/erase': 'administrator',
  'GET /api/admin/privacy/receipts': 'administrator',
};

/** Sessions that allow nothing. */
const withoutSession = ['nobody', 'code pending', 'disabled', 'revoked', 'idle', 'too old'] as const;
/** Sessions, with the role and state of their account. */
const withSession = ['password pending', 'viewer', 'administrator'] as const;
type Actor = (typeof withoutSession)[number] | (typeof withSession)[number];

const everyActor: readonly Actor[] = [...withoutSession, ...withSession];

const allowed: Record<Access, readonly Actor[]> = {
  everyone: everyActor,
  'any session': withSession,
  session: ['viewer', 'administrator'],
  administrator: ['administrator'],
};

interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Returns the status of the answer to a request with the path as it is written. */
async function statusOf(api: TestApi, { method, path, headers = {} }: Call) {
  const bytes = isRead(method) ? '' : JSON.stringify({ currentPassword: password });
  const type = isRead(method) ? {} : { 'Content-Type': 'application/json' };
  return (await sendRaw(api.url, { method, path, headers: { ...type, ...headers }, bytes })).status;
}

/** Returns other spellings of a path, which a proxy or a router might take for the same. */
const spellings = (path: string) => [
  `${path}/`,
  `/${path}`,
  path.replace('/api', '/API'),
  path.replace('/api', '/%61pi'),
  path.replaceAll('/', '//'),
  path.replace(/\/(?=[^/]*$)/, '/./'),
  path.replace(/\/(?=[^/]*$)/, '/x/../'),
  path.replace(/\/(?=[^/]*$)/, '%2f'),
  path.replace(/\/(?=[^/]*$)/, '\\'),
  `/api/captcha/..${path}`,
  `/api/captcha/..;${path}`,
  `${path};x=/api/captcha`,
  `${path}.json`,
  `${path}%00`,
  `${path}%20`,
];

const routes = Object.entries(accessTo).flatMap(([route, access]) => {
  const [method = '', path = ''] = route.replace(':id', '1').split(' ');
  const methods = method === 'GET' ? ['GET', 'HEAD'] : [method];
  return methods.map((each) => ({ name: `${each} ${path}`, method: each, path, access }));
});

const foreignHeaders: Record<string, string>[] = [
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
];

let api: TestApi;
const actors = new Map<Actor, Visitor>();
let sessions: object[];

const usernameOf = (name: Actor) => name.replaceAll(' ', '-');

/** Adds an account with the actor's name and signs in. */
async function addActor(name: Actor, role: Role) {
  actors.set(name, await api.account(usernameOf(name), role));
  const mayOnlyChange = { must_change_password: name === 'password pending' };
  await api
    .db('administrators')
    .where({ username: usernameOf(name) })
    .update(mayOnlyChange);
}

/** Turns on the actor's second factor and signs in without giving the code. */
async function turnOnSecondFactor(name: Actor) {
  const visitor = actors.get(name) ?? api.visitor();
  const username = usernameOf(name);
  const { json } = await visitor.post('/api/admin/second-factor', { password });
  const code = generateSync({ secret: json.secret });
  expect((await visitor.post('/api/admin/second-factor/confirm', { code })).status).toBe(200);
  const { json: answer } = await visitor.post('/api/login', { username, password });
  expect(answer).toEqual({ authenticated: false, secondFactor: 'totp' });
}

/** Returns the sessions of all actors, with those that no longer count. */
async function readSessions() {
  const expired: Record<string, object> = {
    idle: { seen_at: Date.now() - 31 * 60_000 },
    'too-old': { created_at: Date.now() - 8 * 60 * 60_000 },
  };
  const rows = await api
    .db('sessions')
    .join('administrators', 'administrators.id', 'administrator_id')
    .whereNot({ username: 'revoked' })
    .select('sessions.*', 'username');
  return rows.map(({ username, ...row }) => ({ ...row, ...expired[username] }));
}

beforeAll(async () => {
  api = await startTestApi();
  actors.set('nobody', api.visitor());
  for (const name of [...withoutSession.slice(1), ...withSession])
    await addActor(name, name === 'viewer' ? 'viewer' : 'administrator');
  await turnOnSecondFactor('code pending');
  await api.db('administrators').where({ username: 'disabled' }).update({ disabled_at: Date.now() });
  sessions = await readSessions();
});

test('every route has an entry in the table of access', async () => {
  const found = await readRoutes();
  expect(routes.map(({ name }) => name).sort()).toEqual(
    found.map((route) => route.replace(':id', '1')).sort(),
  );
});

describe.each(routes)('$name', ({ method, path, access }) => {
  beforeEach(async () => {
    await api.db('sessions').delete();
    await api.db('sessions').insert(sessions);
  });
  const cookieOf = (actor: Actor) => ({ Cookie: actors.get(actor)?.cookie ?? '' });

  test(`is for: ${access}`, async () => {
    for (const actor of everyActor) {
      // Without the limit, only administrators may read a list.
      const status = await statusOf(api, { method, path: `${path}?limit=1`, headers: cookieOf(actor) });
      const refusal = withoutSession.some((name) => name === actor) ? 401 : 403;
      if (!allowed[access].includes(actor)) expect({ actor, status }).toEqual({ actor, status: refusal });
      else expect({ actor, isRefused: [401, 403].includes(status) }).toEqual({ actor, isRefused: false });
    }
  });

  // The last actor is the one that may do most.
  const refused = everyActor.filter((actor) => !allowed[access].includes(actor)).at(-1);
  if (refused)
    test('has no other spelling that allows more', async () => {
      for (const spelling of spellings(path)) {
        const status = await statusOf(api, { method, path: spelling, headers: cookieOf(refused) });
        expect({ spelling, isRefused: status >= 400 && status < 500 }).toEqual({ spelling, isRefused: true });
      }
    });

  if (!isRead(method) || path.includes('/export/'))
    test('is refused for requests of other sites', async () => {
      for (const foreign of foreignHeaders) {
        // A browser sends no Origin when it follows a link.
        if (isRead(method) && 'Origin' in foreign) continue;
        const headers = { ...cookieOf('administrator'), ...foreign };
        expect(await statusOf(api, { method, path, headers })).toBe(403);
      }
    });
});

const oddIds = [
  ...['0', '-1', '+1', '1.5', 'abc', '1e0', '0x1', '01', '1.0', 'NaN', 'Infinity', 'null', '1,2', '*', '%2A'],
  ...['__proto__', 'constructor', 'toString', '%ff', '%ed%a0%80', '1;2', "1'--", '%EF%BC%91', '1%20', '1%00'],
  ...['%00', '1%20or%201=1', '%F0%9F%91%8D', '%27--', '9'.repeat(500), 'a'.repeat(43)],
  ...['4294967295', '4294967296', '9999999999', '99999999999999999999'],
];

test.each(Object.keys(accessTo).filter((route) => route.includes(':id')))(
  '%s returns 404 for what is not the id of a row',
  async (route) => {
    await api.db('sessions').delete();
    await api.db('sessions').insert(sessions);
    const [method = '', path = ''] = route.split(' ');
    const valid = {
      currentPassword: password,
      password,
      role: 'viewer',
      text: 'x',
      status: 'won',
      name: 'x',
    };
    const body = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(valid) };
    for (const id of oddIds) {
      const request = { method, ...(isRead(method) ? {} : body) };
      const answer = await actors.get('administrator')?.send(path.replace(':id', id), request);
      expect([id, answer?.status, answer?.json.code]).toEqual([id, 404, 'not_found']);
    }
  },
);

describe('with ADMIN_HOSTS', () => {
  let restricted: TestApi;
  beforeAll(async () => {
    const env = { PUBLIC_URL: 'https://www.example.com', ADMIN_HOSTS: 'admin.example.com' };
    restricted = await startTestApi({ ...env, CAPTCHA_WORK: '1000' });
  });

  const forAdministrators = routes.filter(({ method, path }) => isAdministratorCall(method, path));
  test.each(forAdministrators)('$name does not exist on another host', async ({ method, path }) => {
    for (const spelling of [path, ...spellings(path)]) {
      const headers = { Host: 'www.example.com' };
      const status = await statusOf(restricted, { method, path: spelling, headers });
      expect({ spelling, status }).toEqual({ spelling, status: 404 });
    }
    expect(await statusOf(restricted, { method, path, headers: { Host: 'admin.example.com' } })).not.toBe(
      404,
    );
  });
});
