import { expect, test } from '@playwright/test';
import { sampleOf } from '../../scripts/testing/generated-cases.ts';
import { hostileRequests } from '../../scripts/testing/hostile/corpus.ts';
import { sendAll, undocumented } from '../../scripts/testing/hostile/raw-request.ts';
import { assetsOf, sendRequest } from './send-request.ts';

/** Tests raw requests that no browser sends, which both gateways must handle alike. */

const { TEST_GATEWAY_URL = '' } = process.env;

test('malformed requests get a documented status or a closed connection', async () => {
  const assets = assetsOf((await sendRequest('/')).text);
  const script = assets.find((name) => name.endsWith('.js')) ?? '';
  const requests = sampleOf(hostileRequests([script, '/favicon.svg', '/robots.txt']));
  expect(requests.length).toBeGreaterThan(100);
  const replies = await sendAll(TEST_GATEWAY_URL, requests);
  expect(undocumented(replies)).toEqual([]);
  expect((await sendRequest('/')).status).toBe(200);
  expect((await sendRequest(script)).status).toBe(200);
  expect((await sendRequest('/api/auth-check')).status).toBe(401);
});
