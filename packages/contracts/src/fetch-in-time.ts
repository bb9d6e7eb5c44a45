/** How long a page waits for an answer, in milliseconds. */
export const answerLimit = 15_000;

/**
 * Fetches from a browser, with a limit of time that includes the body. When it is over, the promise, or that of the
 * body, rejects with a TimeoutError. Everything that a page waits for is fetched with it.
 */
export function fetchInTime(
  request: Request | string,
  options: RequestInit = {},
  limit = answerLimit,
): Promise<Response> {
  const controller = new AbortController();
  const caller = options.signal ?? (typeof request === 'string' ? undefined : request.signal);
  const abort = () => controller.abort(caller?.reason);
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), limit);
  return fetch(request, { ...options, signal: controller.signal });
}
