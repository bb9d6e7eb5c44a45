import type { ClientError, ClientReport } from '@suite/contracts/client-report';
import { longestMessage, mostErrors, ownStack, withoutPersonalData } from '@suite/contracts/error-text';
import { fetchInTime } from '@suite/contracts/fetch-in-time';
import { routeOf } from '@suite/contracts/pages';
import { apiPaths } from '@suite/contracts/paths';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Milliseconds to wait, so that errors in quick succession go into one report. */
const batchDelay = 2000;

type App = ClientError['app'];
const apps: readonly App[] = ['shell', 'marketing', 'admin'];

/** Returns the app whose file comes first in a stack. */
const appOf = (stack: string): App => apps.find((app) => stack.startsWith(`${app}/`)) ?? 'shell';

/** Returns the content hash in the file name of an app's entry script that this document has loaded. */
const releaseOf = (app: App) => {
  const entry = new RegExp(`/assets/${app}/(?:${app}|remoteEntry)\\.([\\w-]+)\\.js`);
  for (const { name } of performance.getEntriesByType('resource')) {
    const [, hash] = entry.exec(name) ?? [];
    if (hash) return hash;
  }
  return '';
};

function describe(thrown: unknown): ClientError {
  const error = thrown instanceof Error ? thrown : new Error(typeof thrown === 'string' ? thrown : '');
  const stack = ownStack(error.stack ?? '');
  const app = appOf(stack);
  return {
    app,
    release: releaseOf(app),
    name: withoutPersonalData(error.name).slice(0, 60),
    message: withoutPersonalData(error.message).slice(0, longestMessage),
    stack,
  };
}

/**
 * Measures the page load and reports it: errors after a short delay, vitals when the page is hidden. Returns
 * the function that reports an error.
 */
export function startPageReport(): (thrown: unknown) => void {
  // The vitals belong to the page that was loaded, even if the visitor navigates.
  const loadedRoute = routeOf(window.location.pathname);
  let vitals: ClientReport['vitals'] = [];
  let errors: ClientError[] = [];
  let reportedErrors = 0;

  const recordVital = ({ name, value, rating }: MetricType) => {
    vitals = [...vitals.filter((vital) => vital.name !== name), { name, value, rating }];
  };
  for (const subscribe of [onCLS, onFCP, onINP, onLCP, onTTFB]) subscribe(recordVital);

  function send(report: ClientReport) {
    if (report.errors.length === 0 && report.vitals.length === 0) return;
    const headers = { 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(report), keepalive: true };
    // Fire and forget: a failed report is dropped.
    fetchInTime(apiPaths.clientReports, request).catch(() => undefined);
  }

  function sendErrors() {
    send({ route: routeOf(window.location.pathname), errors, vitals: [] });
    errors = [];
  }

  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    sendErrors();
    send({ route: loadedRoute, errors: [], vitals });
    vitals = [];
  });

  return (thrown) => {
    reportedErrors += 1;
    if (reportedErrors > mostErrors) return;
    errors = [...errors, describe(thrown)];
    if (errors.length === 1) setTimeout(sendErrors, batchDelay);
  };
}
