import { failureEvent } from '@suite/host/failure-event';

/**
 * Reports errors and vitals of a sample of page loads (CLIENT_REPORTS, in percent). Errors are queued from
 * the start; the rest is a chunk loaded a second after the page. Stores nothing and identifies no visitor.
 */
export function watchPage() {
  const samplePercent = Number(document.documentElement.dataset.clientReports ?? 0);
  if (!(Math.random() * 100 < samplePercent)) return;
  const pendingErrors: unknown[] = [];
  let report: (thrown: unknown) => void = (thrown) => pendingErrors.push(thrown);
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  window.addEventListener(failureEvent, (event) => report((event as CustomEvent<unknown>).detail));
  const start = async () => {
    const { startPageReport } = await import(/* webpackChunkName: "page-report" */ './page-report.ts');
    report = startPageReport();
    pendingErrors.splice(0).forEach(report);
  };
  // If the chunk fails to load, the visit is not reported.
  window.addEventListener('load', () => setTimeout(() => void start().catch(() => undefined), 1000));
}
