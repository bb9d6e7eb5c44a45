import { expect, test } from '@playwright/test';
import { administrator } from '../support/administrator.ts';

/** Tests that the gateway passes the event stream on without buffering (docs/gateway.md). */

const { TEST_GATEWAY_URL = '' } = process.env;
const asJson = { 'Content-Type': 'application/json' };

test('the event stream is passed on without buffering', async () => {
  const signIn = await fetch(`${TEST_GATEWAY_URL}/api/login`, {
    method: 'POST',
    headers: asJson,
    body: JSON.stringify(administrator()),
  });
  expect(signIn.status).toBe(200);
  const cookie = signIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const disconnect = new AbortController();
  const stream = await fetch(`${TEST_GATEWAY_URL}/api/admin/events`, {
    headers: { Cookie: cookie.join('; ') },
    signal: disconnect.signal,
  });
  expect(stream.status).toBe(200);
  expect(stream.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  const pieces = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await pieces?.read())?.value).toContain('retry:');
  const sent = await fetch(`${TEST_GATEWAY_URL}/api/business-leads`, {
    method: 'POST',
    headers: asJson,
    body: JSON.stringify({ name: 'Event Stream', mobileNumber: '0775550100' }),
  });
  expect(sent.status).toBe(201);
  expect((await pieces?.read())?.value).toContain('"kind":"business-leads"');
  disconnect.abort();
});
