import { expect } from '@playwright/test';
import { adminPaths } from '@suite/contracts/pages';
import { ask, assetsOf } from './ask.ts';

export const pages = ['/', '/business', '/business/jp'];

export const frontEnds = ['shell', 'marketing', 'admin'];

/** Waits until the warm-up has cached the assets of every front end. */
export const untilWarm = (at?: string) =>
  expect(async () => {
    for (const page of [...pages, ...adminPaths]) {
      for (const asset of assetsOf((await ask(page, { ...(at && { at }) })).text)) {
        const headers = { 'accept-encoding': 'br' };
        const answer = await ask(asset, { headers, ...(at && { at }) });
        expect(answer.headers['x-cache'], asset).toBe('HIT');
      }
    }
  }).toPass({ timeout: 30_000, intervals: [250] });
