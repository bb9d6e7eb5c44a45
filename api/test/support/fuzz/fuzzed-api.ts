import { captchaForms } from '@suite/contracts/captcha';
import { generateSync } from 'otplib/functional';
import { type RawAnswer, type RawRequest, sendRaw } from '../raw-request.ts';
import { sendForm } from '../record-seeds.ts';
import { lead, password, startTestApi, type TestApi } from '../test-api.ts';
import { allCopied, type Visitor } from '../visitor.ts';
import { isRefusal, undocumentedIn } from './answers.ts';
import { createRowReader, rememberRows } from './stored-rows.ts';

export interface FuzzedApi {
  api: TestApi;
  /**
   * Sends a request as someone who may call the route. Expects a documented answer. Restores the accounts if the
   * request was accepted and deletes submissions that it added. `mayBeAccepted` is false if only a refusal is correct.
   */
  expectDocumented(request: RawRequest, mayBeAccepted?: boolean): Promise<RawAnswer>;
  /**
   * Expects that the refused requests stored nothing. Is also called before a request that may be accepted, but not after
   * each request, because reading all tables takes longer than the request.
   */
  expectNothingStored(): Promise<void>;
}

/** Signs in to a new account with a second factor, without giving the code. */
async function signInHalfway(api: TestApi): Promise<Visitor> {
  const visitor = await api.account('pending', 'viewer');
  const { json } = await visitor.post('/api/admin/second-factor', { password });
  await visitor.post('/api/admin/second-factor/confirm', { code: generateSync({ secret: json.secret }) });
  expect((await visitor.post('/api/login', { username: 'pending', password })).json).toMatchObject({
    secondFactor: 'totp',
  });
  return visitor;
}

/** Sends two submissions by each form, so that each list has the records 1 and 2. */
async function sendForms(visitor: Visitor) {
  for (let count = 0; count < 2; count += 1) {
    await visitor.post('/api/business-leads', lead);
    for (const form of captchaForms) await sendForm(visitor, form);
  }
}

/** Starts an API with records, accounts and a saved view for requests that a generator writes, and stops it afterwards. */
async function startFuzzedApi(): Promise<FuzzedApi> {
  const limits = { LIMIT_INTAKE: '100000', LIMIT_LOGIN: '100000' };
  const api = await startTestApi(limits, { isBehindProxy: true });
  await sendForms(api.visitor());
  const owner = await api.administrator();
  const halfway = await signInHalfway(api);
  await owner.post('/api/admin/views', { kind: 'contacts', name: 'Mine', view: { q: 'nimal' } });
  const restoreRows = await rememberRows(api.db);
  const readRows = await createRowReader(api.db);
  let stored = await readRows();
  let refused: object[] = [];
  let sent = 0;
  /** Returns an address that no limit knows yet. */
  const nextAddress = () => `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent++ & 255}`;

  async function expectNothingStored() {
    if (refused.length === 0) return;
    const requests = refused;
    refused = [];
    const before = stored;
    stored = await readRows();
    expect({ requests, stored }).toEqual({ requests, stored: before });
  }

  async function expectDocumented(given: RawRequest, mayBeAccepted = true): Promise<RawAnswer> {
    const isWrite = given.method !== 'GET';
    // Each export is stored.
    const mayStore = mayBeAccepted && (isWrite || given.path.includes('export'));
    if (mayStore) await expectNothingStored();
    const { cookie } = given.path.startsWith('/api/login') ? halfway : owner;
    const headers = { Cookie: cookie, 'X-Forwarded-For': nextAddress(), ...given.headers };
    const answer = await sendRaw(api.url, { ...given, headers });
    const about = { ...given, status: answer.status, text: answer.text };
    if (answer.status === 201) await allCopied(api.visitor());
    const isRefused = isRefusal(answer);
    if (isWrite && (!isRefused || answer.status === 429)) await restoreRows();
    if (isRefused) refused.push(about);
    else if (mayStore) stored = await readRows();
    expect({ ...about, problem: undocumentedIn(answer) }).toEqual({ ...about, problem: undefined });
    return answer;
  }

  return { api, expectDocumented, expectNothingStored };
}

/** Returns method and path of a route such as 'GET /api/admin/contacts/:id', with this id. */
export function callOf(route: string, id?: string) {
  const [method = '', path = ''] = route.split(' ');
  // Administrators may not change their own account, which is the first.
  const usual = path.includes('/administrators/') ? '2' : '1';
  return { method, path: path.replace(':id', id ?? usual) };
}

/** Starts such an API before the tests of a file, and expects after each test that refused requests stored nothing. */
export function sharedFuzzedApi(): FuzzedApi {
  const shared = {} as FuzzedApi;
  beforeAll(async () => {
    Object.assign(shared, await startFuzzedApi());
  });
  afterEach(() => shared.expectNothingStored());
  return shared;
}
