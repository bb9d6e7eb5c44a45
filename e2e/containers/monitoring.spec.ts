import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { compose } from '../gateway/compose.ts';
import { sendRequest } from '../gateway/send-request.ts';

/** Tests the logs and metrics of the running containers. */

const inGateway = (command: string) => compose('exec', '--no-TTY', 'gateway', 'sh', '-c', command);
const gatewayMetrics = () => inGateway('curl -s http://127.0.0.1:9113/metrics');

/** Returns the value of each metric series. */
const seriesOf = (text: string) =>
  new Map(
    text.split('\n').flatMap((line): [string, number][] => {
      const end = line.lastIndexOf(' ');
      return line.startsWith('#') ? [] : [[line.slice(0, end), Number(line.slice(end + 1))]];
    }),
  );

/** Returns the JSON log lines that the services wrote about a request. */
const linesAbout = (requestId: string) =>
  compose('logs', '--no-log-prefix', '--no-color', '--tail', '500', 'gateway', 'api')
    .split('\n')
    .filter((line) => line.includes(requestId))
    .map((line) => JSON.parse(line));

const soon = (check: () => Promise<unknown>) => expect(check).toPass({ timeout: 60_000, intervals: [250] });

test('gateway and API each log one line per request, with the request id the client receives', async () => {
  const { headers } = await sendRequest('/api/captcha?email=nimal@example.com');
  const requestId = String(headers['x-request-id']);
  await soon(async () => expect(linesAbout(requestId)).toHaveLength(2));
  for (const line of linesAbout(requestId)) {
    const request = {
      level: 'info',
      msg: 'request',
      requestId,
      method: 'GET',
      path: '/api/captcha',
      status: 200,
    };
    expect(line).toMatchObject({ ...request, ms: expect.any(Number) });
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(JSON.stringify(line)).not.toContain('nimal');
  }
});

test('API and gateway write only JSON lines', () => {
  const lines = compose('logs', '--no-log-prefix', '--no-color', 'gateway', 'api').split('\n');
  const others = lines.filter((line) => line !== '' && !line.startsWith('{'));
  expect(others.filter((line) => !/^Sign in as /.test(line))).toEqual([]);
});

test('an API that starts before its database logs no warning while it waits', () => {
  const lines = compose('logs', '--no-log-prefix', '--no-color', 'api').split('\n');
  const start = lines.slice(0, lines.findIndex((line) => line.includes('"database ready"')) + 1);
  expect(start).not.toHaveLength(0);
  expect(start.filter((line) => /"level":"(?:warn|error|fatal)"/.test(line))).toEqual([]);
});

test('the gateway counts requests by kind, status and cache result', async () => {
  await sendRequest('/about');
  const before = seriesOf(gatewayMetrics());
  await sendRequest('/about');
  await sendRequest('/there-is-no-such-page');
  await sendRequest('/api/captcha');
  await sendRequest('/assets/shell/none.js');
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

test('the gateway exports every metric used by the dashboard and the alerts', () => {
  const metrics = gatewayMetrics();
  for (const file of ['grafana/dashboard.json', 'alerts.yml']) {
    const text = readFileSync(path.join(import.meta.dirname, '../../scripts/monitoring', file), 'utf8');
    // Certificate metrics exist only with a certificate; see e2e/gateway/tls.all.spec.ts.
    for (const name of new Set(text.match(/\bsuite_gateway_(?!certificate_)\w+/g)))
      expect(metrics, file).toContain(`\n${name}`);
  }
});

test('API metrics are readable from the gateway and hidden from visitors', async () => {
  expect(inGateway('curl -s http://api:9464/metrics')).toContain('suite_database_up 1');
  for (const target of ['/metrics', '/api/metrics']) expect((await sendRequest(target)).status).toBe(404);
});

test('the metrics process restarts after a kill without failing a request', async () => {
  inGateway("kill -9 $(grep -l 'bin/[m]etrics' /proc/[0-9]*/cmdline | head -n 1 | cut -d/ -f3)");
  expect((await sendRequest('/about')).status).toBe(200);
  await soon(async () => expect(gatewayMetrics()).toContain('suite_gateway_connections'));
});

test('monitoring is a separate profile that is not started by default', () => {
  const services = (...args: string[]) =>
    compose(...args, 'config', '--services')
      .split('\n')
      .sort();
  const others = services('--profile', 'monitoring').filter((name) => !services().includes(name));
  expect(others).toEqual(['alertmanager', 'grafana', 'node-exporter', 'prometheus']);
});
