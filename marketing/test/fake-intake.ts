import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

interface Received {
  key: string | null;
  body: Record<string, string>;
}

/** Takes submissions at a path as the API does, one answer after another, and keeps what came. */
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
        return (await answers.shift()) ?? HttpResponse.json({ message: 'Thank you' }, { status: 201 });
      }),
    );
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return {
    received,
    /** The next call that has no answer yet is answered by this. */
    answerNext: (answer: Response | Promise<Response>) => answers.push(Promise.resolve(answer)),
  };
}
