import { apiPaths } from './paths.ts';

/** Every call that visitors' pages make, with its methods; all others are the administrators' (ADMIN_HOSTS). */
export const visitorCalls: Record<string, readonly string[]> = {
  [apiPaths.businessLeads]: ['POST'],
  [apiPaths.contact]: ['POST'],
  [apiPaths.partner]: ['POST'],
  [apiPaths.clientReports]: ['POST'],
  [apiPaths.captcha]: ['GET', 'HEAD'],
  [apiPaths.captchaChallenge]: ['GET', 'HEAD'],
};

/** Whether visitors may call this everywhere. `path` is the request's own, undecoded and without its query. */
export const isVisitorCall = (method: string, path: string) =>
  Object.hasOwn(visitorCalls, path) && (visitorCalls[path]?.includes(method) ?? false);
