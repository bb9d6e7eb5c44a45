import type { ApiFailure } from '@suite/web-api';

/**
 * Why a form was not accepted, distinguished by what the visitor can do about it. `reloaded`: the page was reloaded to
 * send the form (docs/decisions/0080).
 */
export type SubmissionFailure =
  | {
      kind:
        | 'offline'
        | 'noAnswer'
        | 'verification'
        | 'verifierDown'
        | 'fields'
        | 'refused'
        | 'unavailable'
        | 'reloaded';
    }
  | { kind: 'tooMany'; minutes: number };

/** Checks the shape instead of using the store's type guard, which would load the store with the form. */
const isApiFailure = (error: unknown): error is ApiFailure =>
  typeof error === 'object' && error !== null && 'retryAfter' in error;

/** Returns why sending a form failed. */
export function failureOf(error: unknown, isOnline = navigator.onLine): SubmissionFailure {
  const { status, body, retryAfter } = isApiFailure(error) ? error : { status: 0 };
  if (status === 0) return { kind: isOnline ? 'noAnswer' : 'offline' };
  if (status === 429) return { kind: 'tooMany', minutes: Math.max(1, Math.ceil((retryAfter ?? 60) / 60)) };
  if (body?.code === 'captcha_unavailable') return { kind: 'verifierDown' };
  if (status >= 500) return { kind: 'unavailable' };
  if (body?.code === 'captcha_refused') return { kind: 'verification' };
  return { kind: fieldErrors(error) ? 'fields' : 'refused' };
}

/** Returns the API's errors for single fields, which occur only if its rules are newer than the page's. */
export const fieldErrors = (error: unknown): Record<string, string> | undefined =>
  isApiFailure(error) ? error.body?.fields : undefined;
