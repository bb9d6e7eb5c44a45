import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createStore } from '../test/create-store.ts';
import { api, isApiFailure, nextCursor, orRefusedWith, previousCursor } from './api.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const reading = api.injectEndpoints({
  endpoints: (build) => ({
    readThing: build.query<unknown, void>({ query: () => '/api/thing' }),
    readGuarded: build.query<unknown, void>({
      query: () => '/api/thing',
      extraOptions: { needsSession: true },
    }),
    writeThing: build.mutation<unknown, void>({ query: () => ({ url: '/api/thing', method: 'POST' }) }),
    removeThing: build.mutation<void, void>({
      query: () => ({ url: '/api/thing', method: 'DELETE', validateStatus: orRefusedWith(404) }),
      extraOptions: { isEmpty: true },
    }),
    checkThing: build.query<unknown, void>({ query: () => '/api/check', providesTags: ['Session'] }),
  }),
}).endpoints;

/** Mocks the response to one read and returns its result. */
async function read(answer: () => Response) {
  let calls = 0;
  server.use(
    http.get('*/api/thing', () => {
      calls += 1;
      return answer();
    }),
  );
  const { data, error } = await createStore().dispatch(reading.readThing.initiate());
  expect(calls).toBe(1);
  return { data, failure: isApiFailure(error) ? error : undefined };
}

test('parses a successful response as JSON', async () => {
  expect(await read(() => HttpResponse.json([{ id: 1 }]))).toEqual({ data: [{ id: 1 }], failure: undefined });
});

test.each([
  ['204', () => new HttpResponse(null, { status: 204 })],
  ['200 and no body', () => new HttpResponse('')],
  ['200 and null', () => HttpResponse.json(null)],
])('reports that nothing was read when the response is %s', async (_what, answer) => {
  const { failure } = await read(answer);
  expect(failure).toMatchObject({ status: 0, message: 'No answer' });
});

const writes = [
  ['a write', 'writeThing'],
  ['a write that the API answers with 204', 'removeThing'],
] as const;

/** Mocks the response to one write and returns its result. */
async function write(endpoint: 'writeThing' | 'removeThing', answer: () => Response) {
  server.use(http.all('*/api/thing', answer));
  const { error } = await createStore().dispatch(reading[endpoint].initiate());
  return isApiFailure(error) ? error : undefined;
}

describe.each(writes)('%s', (_what, endpoint) => {
  test.each([
    ['200 and no body', () => new HttpResponse('')],
    ['200 and null', () => HttpResponse.json(null)],
    ['200 and a text', () => HttpResponse.json('ok')],
    ['200 and a page', () => HttpResponse.html('<h1>Blocked</h1>')],
    ['200 and half of an answer', () => HttpResponse.text('{"id":')],
  ])('fails when the response is %s', async (_name, answer) => {
    expect(await write(endpoint, answer)).toMatchObject({ status: 0, message: 'No answer' });
  });
});

test('a write fails when something other than the API answers it with 204 or as already done', async () => {
  expect(await write('writeThing', () => new HttpResponse(null, { status: 204 }))).toMatchObject({
    status: 0,
  });
  const page = () => HttpResponse.html('<h1>Not found</h1>', { status: 404 });
  expect(await write('removeThing', page)).toMatchObject({ status: 404 });
});

test('a write succeeds when the API has done it, now or before', async () => {
  expect(await write('writeThing', () => HttpResponse.json({ id: 1 }))).toBeUndefined();
  expect(await write('removeThing', () => new HttpResponse(null, { status: 204 }))).toBeUndefined();
  const refusal = () => HttpResponse.json({ code: 'not_found', message: 'No such thing' }, { status: 404 });
  expect(await write('removeThing', refusal)).toBeUndefined();
});

test('reports status and status text from 500 up, without a retry', async () => {
  const { failure } = await read(
    () => new HttpResponse('down', { status: 503, statusText: 'Service Unavailable' }),
  );
  expect(failure?.message).toBe('503 Service Unavailable');
});

test('reports status and body for statuses below 500', async () => {
  const { failure } = await read(() => HttpResponse.text('No such thing', { status: 404 }));
  expect(failure).toMatchObject({ status: 404, message: '404: No such thing', text: 'No such thing' });
});

test("reports the API's error body and Retry-After, but no HTML body", async () => {
  const body = { code: 'too_many', message: 'Too many attempts' };
  const { failure } = await read(() =>
    HttpResponse.json(body, { status: 429, headers: { 'Retry-After': '40' } }),
  );
  expect(failure).toMatchObject({ body, text: undefined, retryAfter: 40 });
  const { failure: page } = await read(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }));
  expect(page).toMatchObject({ body: undefined, text: undefined });
});

test('reads a date in Retry-After, and no time that is over', async () => {
  const retryAfter = async (at: number) => {
    const headers = { 'Retry-After': new Date(at).toUTCString() };
    return (await read(() => HttpResponse.text('', { status: 429, headers }))).failure?.retryAfter;
  };
  expect(await retryAfter(Date.now() + 3_600_000)).toBeGreaterThan(3500);
  expect(await retryAfter(Date.now() - 3_600_000)).toBeUndefined();
});

test('reports status 0 for no response or an invalid one', async () => {
  expect((await read(() => HttpResponse.error())).failure?.status).toBe(0);
  expect((await read(() => HttpResponse.text('<html>'))).failure?.status).toBe(0);
});

test('rechecks the session only after a 401 response to a call that needs a session', async () => {
  let checks = 0;
  server.use(
    http.get('*/api/thing', () => new HttpResponse(null, { status: 401 })),
    http.get('*/api/check', () => {
      checks += 1;
      return HttpResponse.json({ authenticated: true });
    }),
  );
  const store = createStore();
  await store.dispatch(reading.checkThing.initiate());
  await store.dispatch(reading.readThing.initiate());
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(checks).toBe(1);
  await store.dispatch(reading.readGuarded.initiate());
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(checks).toBe(2);
});

test.each([
  ['</api/things?limit=2&cursor=a%2Bb%3D>; rel="next"', 'a+b=', undefined],
  ['</api/things?limit=2>; rel="prev"', undefined, undefined],
  ['</api/things?cursor=b>; rel="next", </api/things?cursor=a>; rel="prev"', 'b', 'a'],
  ['</api/things?cursor=a>; rel="prev"', undefined, 'a'],
  [undefined, undefined, undefined],
])('the Link header %s has the next cursor %s and the previous cursor %s', (link, cursor, previous) => {
  const response = new Response('[]', link ? { headers: { Link: link } } : {});
  const meta = { request: new Request('http://localhost/'), response };
  expect([nextCursor(meta), previousCursor(meta)]).toEqual([cursor, previous]);
});
