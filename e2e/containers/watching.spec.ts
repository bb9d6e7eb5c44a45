import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ask } from '../gateway/ask.ts';
import { compose } from '../gateway/compose.ts';

/** What can be seen of the containers while they run. */

const inGateway = (command: string) => compose('exec', '--no-TTY', 'gateway', 'sh', '-c', command);
const gatewayMetrics = () => inGateway('curl -s http://127.0.0.1:9113/metrics');

/** The value of each series. */
const seriesOf = (text: string) =>
  new Map(
    text.split('\n').flatMap((line): [string, number][] => {
      const end = line.lastIndexOf(' ');
      return line.startsWith('#') ? [] : [[line.slice(0, end), Number(line.slice(end + 1))]];
    }),
  );

/** The lines of JSON that services wrote about a request. */
const linesAbout = (requestId: string) =>
  compose('logs', '--no-log-prefix', '--no-color', '--tail', '500', 'gateway', 'api')
    .split('\n')
    .filter((line) => line.includes(requestId))
    .map((line) => JSON.parse(line));

const soon = (check: () => Promise<unknown>) => expect(check).toPass({ timeout: 15_000, intervals: [250] });

test('a request is one line of the gateway and one of the API, under the number that its sender is told', async () => {
  const { headers } = await ask('/api/captcha?email=nimal@example.com');
  const requestId = String(headers['x-request-id']);
  await soon(async () => expect(linesAbout(requestId)).toHaveLength(2));
  for (const line of linesAbout(requestId)) {
    expect(line).toMatchObject({ requestId, method: 'GET', path: '/api/captcha', status: 200 });
    expect(Number.isNaN(Date.parse(line.time))).toBe(false);
    expect(JSON.stringify(line)).not.toContain('nimal');
  }
});

test('every line that the API and the gateway write is JSON', () => {
  const lines = compose('logs', '--no-log-prefix', '--no-color', '--tail', '300', 'gateway', 'api').split(
    '\n',
  );
  const others = lines.filter((line) => line !== '' && !line.startsWith('{'));
  expect(others.filter((line) => !/^Sign in as /.test(line))).toEqual([]);
});

test('an API that starts with the rest of the product logs no warning while it waits for the database', () => {
  const lines = compose('logs', '--no-log-prefix', '--no-color', 'api').split('\n');
  const start = lines.slice(0, lines.findIndex((line) => line.includes('"database ready"')) + 1);
  expect(start).not.toHaveLength(0);
  expect(start.filter((line) => /"level":"(?:warn|error|fatal)"/.test(line))).toEqual([]);
});

test('the gateway counts requests by kind, status and word of the cache', async () => {
  await ask('/about');
  const before = seriesOf(gatewayMetrics());
  await ask('/about');
  await ask('/there-is-no-such-page');
  await ask('/api/captcha');
  await ask('/assets/shell/none.js');
  await soon(async () => {
    const after = seriesOf(gatewayMetrics());
    const grown = (pattern: RegExp) =>
      [...after].reduce(
        (sum, [series, value]) => (pattern.test(series) ? sum + value - (before.get(series) ?? 0) : sum),
        0,
      );
    expect(
      grown(/requests_total\{kind="page",status="200",cache="(HIT|STALE|UPDATING|EXPIRED)"/),
    ).toBeGreaterThan(0);
    expect(grown(/requests_total\{kind="page",status="404"/)).toBeGreaterThan(0);
    expect(grown(/requests_total\{kind="api",status="200",cache="-"/)).toBeGreaterThan(0);
    expect(grown(/requests_total\{kind="asset",status="404"/)).toBeGreaterThan(0);
    expect(grown(/request_seconds_count\{kind="page"/)).toBeGreaterThan(1);
  });
});

test('the gateway has every metric that dashboard and alerts ask it for', () => {
  const told = gatewayMetrics();
  for (const file of ['grafana/dashboard.json', 'alerts.yml']) {
    const text = readFileSync(path.join(import.meta.dirname, '../../scripts/monitoring', file), 'utf8');
    // That of the certificate is there with one alone: e2e/gateway/tls.spec.ts.
    for (const name of new Set(text.match(/\bsuite_gateway_(?!certificate_)\w+/g)))
      expect(told, file).toContain(`\n${name}`);
  }
});

test('the API is watched from the gateway, and visitors see none of it', async () => {
  expect(inGateway('curl -s http://api:9464/metrics')).toContain('suite_database_up 1');
  for (const target of ['/metrics', '/api/metrics']) expect((await ask(target)).status).toBe(404);
});

test('the counting begins anew after it was killed, and no request notices', async () => {
  inGateway("kill -9 $(grep -l 'bin/[m]etrics' /proc/[0-9]*/cmdline | head -n 1 | cut -d/ -f3)");
  expect((await ask('/about')).status).toBe(200);
  await soon(async () => expect(gatewayMetrics()).toContain('suite_gateway_connections'));
});

test('monitoring is a profile of its own that nothing else starts', () => {
  const services = (...args: string[]) =>
    compose(...args, 'config', '--services')
      .split('\n')
      .sort();
  const others = services('--profile', 'monitoring').filter((name) => !services().includes(name));
  expect(others).toEqual(['grafana', 'prometheus']);
});
