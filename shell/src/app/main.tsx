import { watchPage } from '../features/page-report/watch-page.ts';
import { linkBlockedStyles } from './link-blocked-styles.ts';

/** Lets the browser handle input before the next step. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Waits until the browser has painted; not in a background tab, which paints nothing. */
const nextPaint = () =>
  document.visibilityState === 'hidden'
    ? nextTask()
    : new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Starts the page in several tasks after its first paint, because on a slow phone each takes long enough to delay a
 * press. The modules are in this script; the imports only determine when they run.
 */
async function start() {
  await nextPaint();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { boot } = await import(/* webpackMode: "eager" */ './boot.tsx');
  await nextTask();
  await boot();
}

linkBlockedStyles();
watchPage();
// All deferred scripts have run by then, so the current page's remote is registered and not fetched twice.
document.addEventListener('DOMContentLoaded', start);
