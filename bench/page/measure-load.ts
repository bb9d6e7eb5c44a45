import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Lighthouse's slow 4G; the processor is slowed down four times too. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Figures of one load in milliseconds; `shift` has no unit. */
export interface Load {
  fcp: number;
  lcp: number;
  shift: number;
}

/** Collected in the page; the observers run before its own scripts. */
interface Observed {
  lcp: number;
  shift: number;
}

async function openSlowPage(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4g);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page };
}

function observe() {
  const observed: Observed = { lcp: 0, shift: 0 };
  Object.assign(window, { observed });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    observed.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}

/** Loads a page in a fresh context on a slow network and processor. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { context, page } = await openSlowPage(browser);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const load = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...(window as unknown as { observed: Observed }).observed,
  }));
  await context.close();
  return load;
}

/** An element to press right after the first paint, and the one that appears then. */
export interface EarlyPress {
  press: string;
  appears: string;
}

/**
 * Returns the milliseconds from the press to the next frame, and whether its effect appeared within ten seconds and
 * remained.
 */
export async function measureEarlyPress(browser: Browser, url: string, { press, appears }: EarlyPress) {
  const { context, page } = await openSlowPage(browser);
  await page.addInitScript(() => {
    const delays: number[] = [];
    Object.assign(window, { delays });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^(pointerdown|pointerup|click)$/.test(name)) delays.push(duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  const painted = page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.goto(url, { waitUntil: 'commit' });
  await painted;
  const box = await page.locator(press).first().boundingBox();
  if (!box) throw new Error(`${url} shows no ${press}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const isDone = await page
    .locator(appears)
    .first()
    .waitFor({ state: 'visible', timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
  await page.waitForTimeout(2000);
  const isStillDone = isDone && (await page.locator(appears).first().isVisible());
  const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays);
  await context.close();
  // Events faster than the observer's threshold have no entry.
  return { delay: Math.max(8, ...delays), isDone: isStillDone };
}
