import { isApiFailure } from '@suite/web-api';

/** Returns the server's message for the first refused field, or its general message, or `otherwise` without either. */
export function serverMessage(error: unknown, otherwise: string): string {
  if (!isApiFailure(error) || !error.body) return otherwise;
  return Object.values(error.body.fields ?? {})[0] ?? error.body.message;
}
