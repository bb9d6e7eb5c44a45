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
  /** Total blocking time: the sum of the time beyond 50 ms of each task after the first paint. */
  tbt: number;
  /** Time for which the main thread worked before the first paint. */
  work: number;
  shift: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** Collected in the page; the observers run before its own scripts. */
interface Observed {
  lcp: number;
  shift: number;
  tasks: { start: number; duration: number }[];
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
  const observed: Observed = { lcp: 0, shift: 0, tasks: [] };
  Object.assign(window, { observed });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    observed.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  on('longtask', ({ startTime, duration }) => observed.tasks.push({ start: startTime, duration }));
}

/** Returns the time of the main thread's tasks between navigation and first paint. */
function workBeforePaint(trace: Buffer, url: string) {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const start = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(url),
  );
  const paint = traceEvents.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start?.pid && ts >= start.ts,
  );
  if (!start || !paint) return Number.NaN;
  return traceEvents
    .filter(
      ({ name, ph, pid, tid }) =>
        /RunTask$/.test(name) && ph === 'X' && pid === paint.pid && tid === paint.tid,
    )
    .filter(({ ts }) => ts >= start.ts && ts < paint.ts)
    .reduce((sum, { ts, dur = 0 }) => sum + Math.min(dur, paint.ts - ts) / 1000, 0);
}

/** Loads a page in a fresh context on a slow network and processor. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { context, page } = await openSlowPage(browser);
  await page.addInitScript(observe);
  await browser.startTracing(page, {
    categories: [
      '-*',
      'devtools.timeline',
      'loading',
      'blink.user_timing',
      'disabled-by-default-devtools.timeline',
    ],
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const trace = await browser.stopTracing();
  const result = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...(window as unknown as { observed: Observed }).observed,
  }));
  await context.close();
  const { fcp, lcp, shift, tasks } = result;
  const blocked = tasks.map(({ start, duration }) => Math.min(duration, start + duration - fcp) - 50);
  const tbt = blocked.reduce((sum, time) => sum + Math.max(0, time), 0);
  return { fcp, lcp, tbt, work: workBeforePaint(trace, url), shift };
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
