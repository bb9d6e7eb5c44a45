import { expect } from '@playwright/test';
import { adminPaths } from '@suite/contracts/pages';
import { assetsOf, sendRequest } from './send-request.ts';

export const pages = ['/', '/business', '/business/jp'];

export const frontEnds = ['shell', 'marketing', 'admin'];

/** Waits until the warm-up has cached the assets of every front end. */
export const waitUntilWarm = (baseUrl?: string) =>
  expect(async () => {
    for (const page of [...pages, ...adminPaths]) {
      for (const asset of assetsOf((await sendRequest(page, { ...(baseUrl && { baseUrl }) })).text)) {
        const headers = { 'accept-encoding': 'br' };
        const response = await sendRequest(asset, { headers, ...(baseUrl && { baseUrl }) });
        expect(response.headers['x-cache'], asset).toBe('HIT');
      }
    }
  }).toPass({ timeout: 60_000, intervals: [250] });

/** Waits until every front end and the API answer through the gateway, long before their next health checks. */
export const waitUntilAnswered = () =>
  expect(async () => {
    for (const app of frontEnds) {
      const { status } = await sendRequest(`/assets/${app}/missing-${Date.now()}.js`);
      expect(status, app).toBe(404);
    }
    expect((await sendRequest('/api/auth-check')).status).toBe(401);
  }).toPass({ timeout: 60_000, intervals: [250] });
