import { failureEvent } from '@suite/host/failure-event';

const idle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 1000);

/**
 * Reports errors and vitals of a sample of page loads (CLIENT_REPORTS, in percent). Errors are queued from
 * the start; the rest is a chunk loaded when the page is idle. Stores nothing and identifies no visitor.
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
  // If the chunk fails to load, the visit is not reported.
  window.addEventListener('load', () => idle(() => void start().catch(() => undefined)));
}
