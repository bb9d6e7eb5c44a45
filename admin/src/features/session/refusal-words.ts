import { isApiFailure } from '@suite/web-api';

/** Why a login was refused, in the server's words where it has any (spec section 8). */
export function refusalWords(error: unknown): string {
  const words = isApiFailure(error) ? (error.body?.message ?? error.text) : undefined;
  return words || 'Login failed';
}
