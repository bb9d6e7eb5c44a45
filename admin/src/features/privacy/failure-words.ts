import { isApiFailure } from '@suite/web-api';

/** Why a call failed, in the server's words where it has any. */
export function failureWords(error: unknown, otherwise: string): string {
  if (!isApiFailure(error) || !error.body) return otherwise;
  return Object.values(error.body.fields ?? {})[0] ?? error.body.message;
}
