import { watchPage } from '../features/page-report/watch-page.ts';
import { findMovedNodes } from './find-moved-nodes.ts';
import { adoptBlockedSheets, linkBlockedStyles } from './link-blocked-styles.ts';
import { repairBrowser } from './repair-browser.ts';

/** Waits for a new task, so that the browser can handle input first. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Waits for the next paint, but not long: a background tab, for example, is not painted. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 1000);
  });

/**
 * Starts the page in several tasks after its first paint, because on a slow phone each of them delays the response to a
 * tap. The modules are in this script; the imports only determine when they run.
 */
async function start() {
  // Otherwise webpack waits for a script of the document that did not run, instead of loading it again.
  for (const script of document.querySelectorAll('script[src]')) script.remove();
  await nextPaint();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { boot } = await import(/* webpackMode: "eager" */ './boot.tsx');
  await nextTask();
  await boot();
}

/** Starts by DOMContentLoaded, when all deferred scripts have run or failed, so the page's remote is not fetched twice. */
function startWhenParsed() {
  repairBrowser();
  linkBlockedStyles();
  adoptBlockedSheets();
  findMovedNodes();
  watchPage();
  // A proxy can let this script run later.
  if (performance.getEntriesByType('navigation')[0]?.domContentLoadedEventStart) start();
  else document.addEventListener('DOMContentLoaded', start);
}

// A page that was saved to a file stays as it was served.
if (/^https?:$/.test(window.location.protocol)) startWhenParsed();
