import { forms } from './forms/forms.ts';
import { apiPaths } from './paths.ts';

/**
 * Paths and methods of the API calls that visitors' pages make. All other calls are allowed only on admin hosts
 * (ADMIN_HOSTS).
 */
export const visitorCalls: Record<string, readonly string[]> = {
  ...Object.fromEntries(forms.map(({ path }) => [path, ['POST']])),
  [apiPaths.clientReports]: ['POST'],
  [apiPaths.captcha]: ['GET', 'HEAD'],
  [apiPaths.captchaChallenge]: ['GET', 'HEAD'],
};

/**
 * Returns whether visitors may make this call on any host. `path` is the request path, undecoded and without
 * the query.
 */
export const isVisitorCall = (method: string, path: string) =>
  Object.hasOwn(visitorCalls, path) && (visitorCalls[path]?.includes(method) ?? false);

/** Returns whether a call of the API is not a visitor's. `path` is null in a request for 'http://', which has none. */
export const isAdministratorCall = (method: string, path: string | null): boolean =>
  path?.startsWith('/api/') === true && !isVisitorCall(method, path);
