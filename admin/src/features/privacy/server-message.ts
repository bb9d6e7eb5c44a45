import { isApiFailure } from '@suite/web-api';

/** Returns the server's error message, or `otherwise` if it sent none. */
export function serverMessage(error: unknown, otherwise: string): string {
  if (!isApiFailure(error) || !error.body) return otherwise;
  return Object.values(error.body.fields ?? {})[0] ?? error.body.message;
}
