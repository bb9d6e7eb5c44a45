import { freePort } from '../../../../scripts/testing/free-port.ts';
import { logOf, type Run, runServer, urlOf } from '../../../test/support/run-node.ts';
import { scrape, startWithMetrics } from '../../../test/support/scrape.ts';
import { sharedApi } from '../../../test/support/test-api.ts';
import { createTestDatabase } from '../../../test/support/test-database.ts';
import { createVisitor } from '../../../test/support/visitor.ts';

const path = '/api/client-reports';
const fault = {
  app: 'marketing',
  release: '1a2b3c4d5e6f',
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'marketing/page-home.1a2b3c4d5e6f.js:1:234',
};

describe('an accepted report', () => {
  let run: Run;
  let url: string;
  let metricsPort: number;
  beforeAll(async () => {
    metricsPort = await freePort();
    run = runServer(await createTestDatabase(), { METRICS_PORT: String(metricsPort) });
    url = await urlOf(run);
  });

  const send = (report: object, headers = {}) => createVisitor(url).post(path, report, headers);
  const lines = () => logOf(run).filter(({ msg }) => msg === 'client report');

  test('is logged as one JSON line and counted by route, without a session', async () => {
    const vitals = [
      { name: 'LCP', value: 1234.5, rating: 'good' },
      { name: 'CLS', value: 0.02, rating: 'good' },
    ];
    const report = { route: '/contact', errors: [fault], vitals };
    expect((await send(report, { 'X-Request-Id': 'of-the-gateway' })).status).toBe(204);
    await run.waitFor(/client report/);
    expect(lines()).toEqual([
      {
        level: 'warn',
        time: expect.any(String),
        requestId: 'of-the-gateway',
        route: '/contact',
        errors: [{ ...fault, stack: [fault.stack] }],
        vitals,
        msg: 'client report',
      },
    ]);
    const told = await scrape(metricsPort);
    expect(told.get('suite_client_errors_total{app="marketing",route="/contact"}')).toBe(1);
    expect(told.get('suite_web_vital_seconds_sum{vital="LCP",route="/contact"}')).toBeCloseTo(1.2345);
    expect(told.get('suite_web_vital_layout_shift_count{route="/contact"}')).toBe(1);
  });

  test('is stripped of personal data', async () => {
    const personal = ['nimal@example.com', '0775550123', '192.0.2.7', 'Nimal Perera', 'secret-token'];
    await send(
      {
        route: '/partner',
        errors: [
          {
            ...fault,
            name: 'Error of nimal@example.com',
            message: `"Nimal Perera" <nimal@example.com> +94 0775550123 at 192.0.2.7 http://x.example/?secret-token`,
            stack: 'at nimal@example.com\n0775550123',
          },
        ],
        vitals: [],
        userAgent: 'Nimal Perera',
      },
      { 'User-Agent': 'Nimal Perera', Cookie: 'session=secret-token' },
    );
    await run.waitFor(/"route":"\/partner"/);
    for (const secret of personal) expect(run.output()).not.toContain(secret);
    expect(lines().at(-1).errors[0]).toMatchObject({
      name: 'Error of <email>',
      message: '"…" <<email>> +# # at #.#.#.# <url>',
      stack: [],
    });
  });
});

describe('a report', () => {
  const api = sharedApi();

  test.each([
    ['without a route', {}],
    ['of an unknown address', { route: '/nimal@example.com' }],
    ['of an unknown app', { route: '/', errors: [{ ...fault, app: 'elsewhere' }] }],
    ['with a long message', { route: '/', errors: [{ ...fault, message: 'x'.repeat(201) }] }],
    ['with a long stack', { route: '/', errors: [{ ...fault, stack: 'x'.repeat(1001) }] }],
    ['of a release that is no hash', { route: '/', errors: [{ ...fault, release: 'nimal@example.com' }] }],
    ['of many errors', { route: '/', errors: Array.from({ length: 6 }, () => fault) }],
    ['of an unknown vital', { route: '/', vitals: [{ name: 'FID', value: 1, rating: 'good' }] }],
    ['of a negative time', { route: '/', vitals: [{ name: 'LCP', value: -1, rating: 'good' }] }],
    ['of more than ten minutes', { route: '/', vitals: [{ name: 'LCP', value: 600_001, rating: 'poor' }] }],
    ['of no number', { route: '/', vitals: [{ name: 'LCP', value: 'soon', rating: 'good' }] }],
    ['that is a list', []],
    ['with objects for text', { route: {}, errors: [{ app: {}, name: {} }] }],
  ])('%s is refused', async (_what, report) => {
    expect((await api.visitor().post(path, report)).status).toBe(400);
  });

  test('with the highest values that are allowed is accepted', async () => {
    const longest = { ...fault, message: 'x'.repeat(200), stack: 'x'.repeat(1000), release: 'x'.repeat(64) };
    const vitals = [
      { name: 'LCP', value: 600_000, rating: 'poor' },
      { name: 'CLS', value: 0, rating: 'good' },
    ];
    const errors = [longest, longest, longest, longest, { app: 'shell' }];
    expect((await api.visitor().post(path, { route: '/', errors, vitals })).status).toBe(204);
  });

  test('with thousands of errors is refused without validating each', async () => {
    const answer = await api.visitor().post('/api/client-reports', {
      route: '/',
      errors: Array.from({ length: 10_000 }, () => ({})),
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json.fields)).toEqual(expect.arrayContaining(['errors', 'errors[0].app']));
    expect(Object.keys(answer.json.fields).length).toBeLessThan(10);
  });
});

test('reports above the limit of an address are dropped but still get 204', async () => {
  const { api, scrape } = await startWithMetrics(await freePort());
  const statuses = [];
  for (let sent = 0; sent < 61; sent += 1)
    statuses.push((await api.visitor().post(path, { route: '/', errors: [{ app: 'shell' }] })).status);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect((await scrape()).get('suite_client_errors_total{app="shell",route="/"}')).toBe(60);
});
