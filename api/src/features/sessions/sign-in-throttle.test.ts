import { lead, password, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { testOnSqlite } from '../../../test/support/test-on-sqlite.ts';

const limit = 3;
const signInSpacing = 200;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi(
    { LIMIT_LOGIN: String(limit), LIMIT_INTAKE: String(limit) },
    { isBehindProxy: true, timing: { signInSpacing } },
  );
});

const signIn = (given: string, address: string, headers = {}, username = 'admin') =>
  api.visitor().post('/api/login', { username, password: given }, { 'X-Forwarded-For': address, ...headers });

async function guess(times: number, address: string | ((attempt: number) => string), username = 'admin') {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const name = i % 2 === 0 ? username : username.toUpperCase();
    const { status } = await signIn('wrong', typeof address === 'string' ? address : address(i), {}, name);
    statuses.push(status);
  }
  return statuses;
}

test('guessing from one address is refused after the limit with Retry-After', async () => {
  expect(await guess(limit, '192.0.2.1')).toEqual(Array(limit).fill(401));
  const refused = await signIn(password, '192.0.2.1');
  expect(refused.status).toBe(429);
  expect(refused.json).toEqual({ code: 'too_many_requests', message: expect.stringContaining('10 minutes') });
  const wait = Number(refused.headers.get('Retry-After'));
  // A busy machine needs some seconds for the attempts before it.
  expect(wait).toBeGreaterThan(500);
  expect(wait).toBeLessThanOrEqual(600);
  const text = await signIn(password, '192.0.2.1', { Accept: 'text/plain' });
  expect(text.text).toMatch(/^Too many sign-in attempts/);
});

test('the right password still works from another address', async () => {
  await guess(limit + 1, '192.0.2.1');
  expect((await signIn(password, '192.0.2.2')).status).toBe(200);
});

test('wrong passwords for one account from many addresses are delayed and answered with 429', async () => {
  const address = (attempt: number) => `192.0.2.${attempt + 1}`;
  expect(await guess(limit, address)).toEqual(Array(limit).fill(401));
  const started = Date.now();
  expect(await guess(2, (attempt) => address(attempt + limit))).toEqual([429, 429]);
  expect(Date.now() - started).toBeGreaterThan(1.9 * signInSpacing);
});

test('successful sign-ins do not count', async () => {
  for (let i = 0; i < limit * 3; i += 1) expect((await signIn(password, '192.0.2.1')).status).toBe(200);
});

test('sign-ins that a failure of the database leaves unchecked do not count', async () => {
  await api.db.schema.renameTable('administrators', 'unreachable');
  for (let i = 0; i < limit; i += 1)
    expect((await signIn(password, '192.0.2.1')).status).toBeGreaterThanOrEqual(500);
  await api.db.schema.renameTable('unreachable', 'administrators');
  expect((await signIn(password, '192.0.2.1')).status).toBe(200);
});

testOnSqlite('the spellings of one address in X-Forwarded-For count together', async () => {
  const cases: [spelling: (attempt: number) => string, same: string, other: string][] = [
    [(attempt) => `2001:db8:1:2:${attempt + 1}::${attempt}`, '2001:db8:1:2:ffff::1', '2001:db8:1:3::1'],
    [() => '1:0:0:2::9', '1::2:3:4:5:6', '1::3:3:4:5:6'],
    [() => '::ffff:192.0.2.1', '192.0.2.1', '192.0.2.9'],
    [() => '64:ff9b::192.0.2.4', '64:ff9b::c000:204', '64:ff9b::192.0.2.5'],
    // Only the last address counts, without its port.
    [(attempt) => `10.0.0.${attempt}, 192.0.2.2`, '10.9.9.9, 192.0.2.2', '192.0.2.2, 192.0.2.9'],
    [(attempt) => `192.0.2.3:${5000 + attempt}`, '192.0.2.3', '192.0.2.9:5000'],
    [(attempt) => `[2001:db8::7]:${5000 + attempt}`, '2001:db8::7', '192.0.2.9'],
  ];
  for (const [index, [spelling, same, other]] of cases.entries()) {
    // Guesses for one account count together too.
    expect(await guess(limit, spelling, `someone-${index}`)).toEqual(Array(limit).fill(401));
    expect([same, (await signIn(password, same)).status]).toEqual([same, 429]);
    expect([other, (await signIn(password, other)).status]).toEqual([other, 200]);
  }
});

testOnSqlite('X-Forwarded-For is ignored without a proxy', async () => {
  const direct = await startTestApi({ LIMIT_LOGIN: String(limit) });
  const statuses: number[] = [];
  for (let i = 0; i <= limit; i += 1) {
    const headers = { 'X-Forwarded-For': `192.0.2.${i}` };
    statuses.push(
      (await direct.visitor().post('/api/login', { username: 'a', password: 'b' }, headers)).status,
    );
  }
  expect(statuses).toEqual([401, 401, 401, 429]);
});

describe('submissions', () => {
  const send = (address: string, headers = {}, body: object = lead) =>
    api.visitor().post('/api/business-leads', body, { 'X-Forwarded-For': address, ...headers });

  test('that are invalid or repeated do not count', async () => {
    for (let i = 0; i < limit * 2; i += 1) {
      expect((await send('192.0.2.1', { 'Idempotency-Key': 'one' })).status).toBe(201);
      expect((await send('192.0.2.1', {}, { name: '' })).status).toBe(400);
    }
    for (let i = 1; i < limit; i += 1) expect((await send('192.0.2.1')).status).toBe(201);
  });
});
