import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import type { ApiErrorBody } from '@suite/contracts/error';
import { fetchInTime } from '@suite/contracts/fetch-in-time';

/** A failed call. */
export interface ApiFailure {
  /** Response status, or 0 for a failed connection, a timeout or an invalid response. */
  status: number;
  /** '503 Service Unavailable' (status text) from 500 up, '404: No such thing' (body) below. */
  message: string;
  /** Response body, if it has the API's error format. */
  body: ApiErrorBody | undefined;
  /** Response body, if it is plain text. */
  text: string | undefined;
  /** Seconds to wait before a retry. */
  retryAfter: number | undefined;
}

interface EndpointOptions {
  /**
   * Whether the session is checked again after a 401, which means that it has ended, and after a 403, which may mean that
   * the account has another role now.
   */
  needsSession?: boolean;
  /** Whether the API answers with 204 and no body; otherwise with JSON. Any other success comes from something in between. */
  isEmpty?: boolean;
}

/** Returns whether an error is a failed call. */
export const isApiFailure = (error: unknown): error is ApiFailure =>
  typeof error === 'object' && error !== null && 'retryAfter' in error;

const isErrorBody = (value: unknown): value is ApiErrorBody =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) return text;
  return text === '' ? null : JSON.parse(text);
}

/** Reads Retry-After: seconds, or a date, which a proxy may send. Returns undefined for anything else. */
function secondsOf(header: string | null): number | undefined {
  const seconds = Math.ceil(Number(header) || (Date.parse(header ?? '') - Date.now()) / 1000);
  return seconds > 0 && Number.isFinite(seconds) ? seconds : undefined;
}

/** Returns whether a failed call was refused by the API itself with this status, not by something in between. */
export const isRefusal = (error: unknown, status: number): boolean =>
  isApiFailure(error) && error.status === status && error.body !== undefined;

/** Accepts also the API's refusal with this status, which means that what was asked for has been done before. */
export const orRefusedWith =
  (status: number) =>
  (response: Response, body: unknown): boolean =>
    response.ok || (response.status === status && isErrorBody(parseJson(String(body))));

const noResponse: ApiFailure = {
  status: 0,
  message: 'No answer',
  body: undefined,
  text: undefined,
  retryAfter: undefined,
};

const lastChanges = new Map<string, Promise<Response>>();

/** Sends a change once the one before it at the same address has ended, because two requests may overtake each other. */
function sendInOrder(url: string, send: () => Promise<Response>) {
  const change = lastChanges.get(url)?.then(send, send) ?? send();
  lastChanges.set(url, change);
  return change;
}

/** Fetches by address and options: add-ons replace `fetch` by functions that do not read a `Request`. */
const fetchApi = (body: unknown) =>
  fetchBaseQuery({
    // Absolute, because `Request` rejects relative URLs outside a browser.
    baseUrl: globalThis.location?.origin,
    credentials: 'include',
    fetchFn: (request) => {
      const { url, method, headers, credentials, keepalive, signal } = request as Request;
      const options = { method, headers: Object.fromEntries(headers), credentials, keepalive, signal };
      const send = () => fetchInTime(url, { ...options, body: JSON.stringify(body) }, 30_000);
      return method === 'PATCH' ? sendInOrder(url, send) : send();
    },
    responseHandler: readBody,
  });

/** Fetches with cookies and JSON, and maps errors to ApiFailure; `meta` contains the response headers. */
const baseQuery: BaseQueryFn<
  FetchArgs | string,
  unknown,
  ApiFailure,
  EndpointOptions,
  FetchBaseQueryMeta
> = async (args, store, options = {}) => {
  const { data, error, meta } = await fetchApi((args as FetchArgs).body)(args, store, options);
  const response = meta?.response;
  const isAnswer = options.isEmpty ? response?.status === 204 : typeof data === 'object' && data !== null;
  if (!error && (isAnswer || !response?.ok)) return meta ? { data, meta } : { data };
  if (!response || response.ok) return { error: noResponse };
  if ([401, 403].includes(response.status) && options.needsSession)
    store.dispatch(api.util.invalidateTags(['Session']));
  const text = typeof error?.data === 'string' ? error.data : '';
  const body = parseJson(text);
  return {
    error: {
      status: response.status,
      message:
        response.status >= 500 ? `${response.status} ${response.statusText}` : `${response.status}: ${text}`,
      body: isErrorBody(body) ? body : undefined,
      text: response.headers.get('content-type')?.startsWith('text/plain') ? text : undefined,
      retryAfter: secondsOf(response.headers.get('retry-after')),
    },
  };
};

function linkedCursor(meta: FetchBaseQueryMeta | undefined, link: RegExp): string | undefined {
  const [, address] = link.exec(meta?.response?.headers.get('link') ?? '') ?? [];
  return (address && new URL(address, 'http://list').searchParams.get('cursor')) || undefined;
}

/** Returns the cursor of the next page from `Link: <...>; rel="next"`, or undefined on the last page. */
export const nextCursor = (meta: FetchBaseQueryMeta | undefined) =>
  linkedCursor(meta, /<([^>]*)>;\s*rel="?next/);

/** Returns the cursor of the previous page from `rel="prev"`, or undefined on the first page. */
export const previousCursor = (meta: FetchBaseQueryMeta | undefined) =>
  linkedCursor(meta, /<([^>]*)>;\s*rel="?prev/);

/** Returns the number of records in all pages of a list; undefined if the API has not counted them. */
export function totalCount(meta: FetchBaseQueryMeta | undefined): number | undefined {
  const total = meta?.response?.headers.get('x-total-count');
  return total ? Number(total) : undefined;
}

/**
 * The RTK Query API; features inject their endpoints. Cached responses never expire, and failed requests are not
 * retried.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Record', 'Overview', 'Ledger', 'Account', 'Session'],
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  endpoints: () => ({}),
});

type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

/** Returns whether a failed call may have been done: its answer was lost, or a gateway answered in place of the API. */
export const isUnanswered = (error: unknown): boolean =>
  isApiFailure(error) && (error.status === 0 || (error.status >= 500 && !error.body));

/** Returns for a write what is read again: these, unless it was refused. Without an answer it may have been done. */
export const unlessRefused =
  (...tags: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error && !isUnanswered(error) ? [] : tags;
