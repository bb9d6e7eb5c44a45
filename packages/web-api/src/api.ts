import type { Middleware, Reducer } from '@reduxjs/toolkit';
import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import type { ApiErrorBody } from '@suite/contracts/error';

/** Why a call failed. */
export interface ApiFailure {
  /** The answer's status, or 0 where there was none: no connection, no answer in time. */
  status: number;
  /** The shared reader's words (spec section 8): 'STATUS STATUSTEXT' at 500 and above, 'STATUS: BODY' below. */
  message: string;
  /** The answer's body where it is the API's error shape. */
  body: ApiErrorBody | undefined;
  /** The answer's body where it is plain text. */
  text: string | undefined;
  /** Seconds after which the server wants to be asked again. */
  retryAfter: number | undefined;
}

interface EndpointOptions {
  /** A 401 then also makes the session check run again: the session has ended. */
  needsSession?: boolean;
}

/** Tells what a call rejected with from any other error. */
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

const noAnswer: ApiFailure = {
  status: 0,
  message: 'No answer',
  body: undefined,
  text: undefined,
  retryAfter: undefined,
};

const fetchApi = fetchBaseQuery({
  // Absolute, because outside of a browser `Request` refuses a path.
  baseUrl: globalThis.location?.origin,
  credentials: 'include',
  timeout: 30_000,
  responseHandler: readBody,
});

/** Fetch with cookies, JSON both ways, and the failures of spec section 8; `meta` holds the answer's headers. */
const baseQuery: BaseQueryFn<
  FetchArgs | string,
  unknown,
  ApiFailure,
  EndpointOptions,
  FetchBaseQueryMeta
> = async (call, store, options = {}) => {
  const { data, error, meta } = await fetchApi(call, store, options);
  if (!error) return meta ? { data, meta } : { data };
  const response = meta?.response;
  if (!response || response.ok) return { error: noAnswer };
  if (response.status === 401 && options.needsSession) store.dispatch(api.util.invalidateTags(['Session']));
  const text = typeof error.data === 'string' ? error.data : '';
  const body = parseJson(text);
  return {
    error: {
      status: response.status,
      message:
        response.status >= 500 ? `${response.status} ${response.statusText}` : `${response.status}: ${text}`,
      body: isErrorBody(body) ? body : undefined,
      text: response.headers.get('content-type')?.startsWith('text/plain') ? text : undefined,
      retryAfter: Number(response.headers.get('retry-after')) || undefined,
    },
  };
};

function linkedCursor(meta: FetchBaseQueryMeta | undefined, link: RegExp): string | undefined {
  const [, address] = link.exec(meta?.response?.headers.get('link') ?? '') ?? [];
  return (address && new URL(address, 'http://list').searchParams.get('cursor')) || undefined;
}

/** Where a list goes on, from its answer's `Link: <...>; rel="next"`; undefined on its last page. */
export const nextCursor = (meta: FetchBaseQueryMeta | undefined) =>
  linkedCursor(meta, /<([^>]*)>;\s*rel="?next/);

/** Of the page before, from `rel="prev"`; undefined on the first page. */
export const previousCursor = (meta: FetchBaseQueryMeta | undefined) =>
  linkedCursor(meta, /<([^>]*)>;\s*rel="?prev/);

/** The one api of the product; features inject their endpoints. Reads are never stale and never retried (spec section 9). */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Record', 'Overview', 'Ledger', 'Account', 'Session'],
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  endpoints: () => ({}),
});

interface ApiHost {
  injectReducer(key: string, reducer: Reducer): void;
  injectMiddleware(middleware: Middleware): void;
}

/** Puts the api into the host's store; further calls change nothing. */
export function attachApi(host: ApiHost) {
  host.injectReducer(api.reducerPath, api.reducer as Reducer);
  host.injectMiddleware(api.middleware as Middleware);
}
