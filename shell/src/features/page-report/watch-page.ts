import { failureEvent } from '@suite/host/failure-event';

const idle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 1000);

/**
 * Lets a few page loads of a hundred (CLIENT_REPORTS) tell how they went. What goes wrong is kept from here on; all else
 * is a chunk that comes when the page has loaded and has nothing to do. Nothing is stored, nobody is recognised.
 */
export function watchPage() {
  const share = Number(document.documentElement.dataset.clientReports ?? 0);
  if (!(Math.random() * 100 < share)) return;
  const kept: unknown[] = [];
  let tell: (thrown: unknown) => void = (thrown) => kept.push(thrown);
  window.addEventListener('error', ({ error, message }) => tell(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  window.addEventListener(failureEvent, (event) => tell((event as CustomEvent<unknown>).detail));
  const start = async () => {
    const { startPageReport } = await import(/* webpackChunkName: "page-report" */ './page-report.ts');
    tell = startPageReport();
    kept.splice(0).forEach(tell);
  };
  // Without its chunk the visit goes unreported.
  window.addEventListener('load', () => idle(() => void start().catch(() => undefined)));
}
