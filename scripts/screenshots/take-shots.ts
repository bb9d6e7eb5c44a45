import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Shot } from './shots.ts';

const decideConsent = () => {
  const choice = { revision: 1, savedAt: Date.now(), attribution: false };
  localStorage.setItem('consent', JSON.stringify(choice));
};

/** Scrolls through the page, so that lazy content loads. */
async function unfold(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    const pictures = [...document.images];
    // A lazy picture that was scrolled past too fast would never load.
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}

/**
 * Captures all shots at one width into `<folder>/<width>/<name>.jpeg`, with consent decided and reduced
 * motion.
 */
export async function takeShots(
  browser: Browser,
  baseURL: string,
  shots: Shot[],
  width: number,
  folder: string,
) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 700 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(decideConsent);
  const page = await context.newPage();
  for (const { name, path: address, isScreen = false, arrange } of shots) {
    await page.goto(address);
    await arrange?.(page);
    if (!isScreen) await unfold(page);
    const file = path.join(folder, String(width), `${name}.jpeg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: 85, fullPage: !isScreen });
  }
  await context.close();
}
