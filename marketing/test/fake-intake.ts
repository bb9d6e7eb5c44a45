import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

interface Received {
  key: string | null;
  body: Record<string, string>;
}

/** Mocks the API's intake at a path: returns the queued responses in order and records the requests. */
export function useFakeIntake(path: string) {
  const server = setupServer();
  const received: Received[] = [];
  let answers: Promise<Response>[] = [];
  beforeAll(() => server.listen());
  beforeEach(() => {
    received.length = 0;
    answers = [];
    server.use(
      http.post(`*${path}`, async ({ request }) => {
        const body = (await request.json()) as Record<string, string>;
        received.push({ key: request.headers.get('idempotency-key'), body });
        return (
          (await answers.shift()) ??
          HttpResponse.json({ message: 'Thank you', reference: 'K7Q2-M4XZ' }, { status: 201 })
        );
      }),
    );
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return {
    received,
    /** Queues the response to the next request. */
    answerNext: (answer: Response | Promise<Response>) => answers.push(Promise.resolve(answer)),
  };
}
