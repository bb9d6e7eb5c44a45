import type { Credentials } from '@suite/contracts/credentials';
import { byKind } from '@suite/contracts/forms/forms';
import { apiPaths } from '@suite/contracts/paths';
import type { Overview } from '@suite/contracts/records';
import type { SessionAnswer } from '@suite/contracts/session';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useFakeEventSource } from './fake-event-source.ts';
import { fakeRecords } from './fake-records.ts';

export const credentials: Credentials = { username: 'maria', password: 'correct horse' };

export const account: SessionAnswer = {
  authenticated: true,
  username: credentials.username,
  role: 'administrator',
  hasSecondFactor: false,
};

const none = byKind(() => 0);

const overview: Overview = {
  days: [{ day: '2026-11-21', ...none }],
  sources: [],
  offerings: [],
  responseTime: null,
  unread: { ...none, contacts: 1 },
  flagged: none,
  trash: none,
  journal: null,
  mail: { isSetUp: true, waiting: 0, failed: 0 },
};

const refused = () =>
  HttpResponse.json({ code: 'not_signed_in', message: 'Please sign in' }, { status: 401 });
const badCredentials = 'Invalid username or password';

/** Returns request handlers for the administrator API with one account and a few records. */
function handlers() {
  let isSignedIn = false;
  return [
    http.get(`*${apiPaths.authCheck}`, () => (isSignedIn ? HttpResponse.json(account) : refused())),
    http.post<never, Credentials>(`*${apiPaths.login}`, async ({ request }) => {
      const { username, password } = await request.json();
      isSignedIn = username === credentials.username && password === credentials.password;
      if (isSignedIn) return HttpResponse.json({ authenticated: true });
      return request.headers.get('accept') === 'text/plain'
        ? HttpResponse.text(badCredentials, { status: 401 })
        : HttpResponse.json({ code: 'bad_credentials', message: badCredentials }, { status: 401 });
    }),
    http.post(`*${apiPaths.logout}`, () => {
      isSignedIn = false;
      return new HttpResponse(null, { status: 204 });
    }),
    ...fakeRecords(() => (isSignedIn ? undefined : refused())),
    http.get(`*${apiPaths.overview}`, () => (isSignedIn ? HttpResponse.json(overview) : refused())),
  ];
}

/** Sets up a fake API for the tests of a file and returns functions that change its responses. */
export function useFakeApi() {
  const server = setupServer();
  const { say } = useFakeEventSource();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => server.use(...handlers()));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return {
    /** Adds handlers that override the default ones. */
    answer: (...answers: HttpHandler[]) => server.use(...answers),
    /** Sends an event to every open stream. */
    say,
    /** Signs in, as another tab would. */
    signIn: () =>
      fetch(`${location.origin}${apiPaths.login}`, { method: 'POST', body: JSON.stringify(credentials) }),
    /** Ends the session, as another tab would. */
    signOut: () => fetch(`${location.origin}${apiPaths.logout}`, { method: 'POST' }),
  };
}
