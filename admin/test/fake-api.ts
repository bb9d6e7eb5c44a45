import type { Credentials } from '@suite/contracts/credentials';
import type { Lead } from '@suite/contracts/lead';
import { apiPaths } from '@suite/contracts/paths';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

export const credentials: Credentials = { username: 'maria', password: 'correct horse' };

export const leads: Lead[] = [
  {
    id: 2,
    name: '山田 太郎',
    mobileNumber: '+94 77 555 0123',
    email: 'taro@example.com',
    createdAt: '2026-11-20T10:15:30.000Z',
  },
  { id: 1, name: 'Nimal', mobileNumber: '0775550199', email: '', createdAt: '2026-11-05T08:05:00.000Z' },
];

const refused = () =>
  HttpResponse.json({ code: 'not_signed_in', message: 'Please sign in' }, { status: 401 });
const badCredentials = 'Invalid username or password';

/** The administrators' calls as the API answers them: one administrator, the leads above. */
function handlers() {
  let isSignedIn = false;
  let stored = [...leads];
  const list = () => (isSignedIn ? HttpResponse.json(stored) : refused());
  return [
    http.get(`*${apiPaths.authCheck}`, () =>
      isSignedIn ? HttpResponse.json({ authenticated: true }) : refused(),
    ),
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
    http.get(`*${apiPaths.businessLeads}`, list),
    http.get(`*${apiPaths.adminBusinessLeads}`, list),
    http.delete<{ id: string }>(`*${apiPaths.adminBusinessLead(':id')}`, ({ params }) => {
      if (!isSignedIn) return refused();
      const known = stored.length;
      stored = stored.filter(({ id }) => String(id) !== params.id);
      return stored.length < known
        ? new HttpResponse(null, { status: 204 })
        : HttpResponse.json({ code: 'not_found', message: 'Lead not found' }, { status: 404 });
    }),
  ];
}

/** Gives every test of the file an API of its own, and the way to make it answer otherwise. */
export function useFakeApi() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => server.use(...handlers()));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return {
    /** From here on the given calls are answered by these. */
    answer: (...answers: HttpHandler[]) => server.use(...answers),
    /** As if another tab had signed in before. */
    signIn: () =>
      fetch(`${location.origin}${apiPaths.login}`, { method: 'POST', body: JSON.stringify(credentials) }),
    /** As if the session had ended elsewhere. */
    signOut: () => fetch(`${location.origin}${apiPaths.logout}`, { method: 'POST' }),
  };
}
