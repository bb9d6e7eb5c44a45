import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createGateway } from '@suite/gateway/gateway';
import { findBrowser } from '../scripts/testing/find-browser.ts';

const root = path.join(import.meta.dirname, '..');
const dist = (app: string) => path.join(root, app, 'dist');
const runs = 7;

/** Lighthouse's slow 4G; the processor is slowed down four times too. */
const slow4g = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

interface Load {
  fcp: number;
  lcp: number;
  hydrated: number;
  shift: number;
}

/** Removes the scripts from the served page, which leaves static HTML. */
const withoutScripts = (html: string) => html.replace(/<script defer[^>]*><\/script>/g, '');

/**
 * Removes the markup from the page, which leaves the document of a client-rendered app with the same scripts
 * and styles.
 */
const withoutMarkup = (html: string) =>
  html.replace(/<body>[\s\S]*<\/body>/, '<body><div id="app"></div></body>');

/** Starts a server with the composed home page and both variants of it. */
async function startServer() {
  const gateway = createGateway({
    distFolders: { shell: dist('shell'), marketing: dist('marketing'), admin: dist('admin') },
    api: (_request, response) => response.writeHead(503).end(),
  });
  const variants: Record<string, (html: string) => string> = {
    static: withoutScripts,
    client: withoutMarkup,
  };
  let variant = '';
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const change = variants[variant];
    if (request.url !== '/' || !change || request.headers['x-bench-source']) {
      gateway.emit('request', request, response);
      return;
    }
    const { port } = server.address() as AddressInfo;
    const html = await (
      await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-bench-source': 'yes' } })
    ).text();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(change(html));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    serve: (name: string) => {
      variant = name;
    },
    close: () => server.close(),
  };
}

async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const measured = { lcp: 0, shift: 0, hydrated: 0 };
    Object.assign(window, { measured });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        measured.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const checkHydration = () => {
      const page = document.getElementById('page');
      if (page && Object.keys(page).some((key) => key.startsWith('__reactContainer')))
        measured.hydrated = performance.now();
      else requestAnimationFrame(checkHydration);
    };
    requestAnimationFrame(checkHydration);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const result = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...(window as unknown as { measured: Omit<Load, 'fcp'> }).measured,
  }));
  await context.close();
  return result;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/**
 * Measures the home page on slow 4G with a 4x slower CPU: as served, without scripts and client-rendered.
 * Prints medians in milliseconds.
 */
export async function measurePageLoad() {
  const found = await findBrowser();
  if (!found) throw new Error('No Chromium runs here: set CHROMIUM to the path of one.');
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.env } as Record<string, string>,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const server = await startServer();
  const loads: Record<string, Load[]> = { composed: [], static: [], client: [] };
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, results] of Object.entries(loads)) {
      server.serve(name);
      const result = await load(browser, server.url);
      // The first round is a warm-up.
      if (run > 0) results.push(result);
    }
  }
  await browser.close();
  server.close();

  const medianOf = (name: string, figure: keyof Load) =>
    median((loads[name] ?? []).map((one) => one[figure]));
  console.log('                 FCP    LCP  hydrated  shift');
  for (const name of Object.keys(loads)) {
    const [fcp, lcp, hydrated] = (['fcp', 'lcp', 'hydrated'] as const).map((figure) =>
      Math.round(medianOf(name, figure)).toString().padStart(7),
    );
    console.log(`${name.padEnd(12)} ${fcp}${lcp}${hydrated}   ${medianOf(name, 'shift').toFixed(3)}`);
  }
  console.log(
    `LCP composed / static HTML: ${(medianOf('composed', 'lcp') / medianOf('static', 'lcp')).toFixed(2)} (aim: 1.1)`,
  );
}
