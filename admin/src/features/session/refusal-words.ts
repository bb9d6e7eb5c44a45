import { type ApiFailure, isApiFailure } from '@suite/web-api';
import type { SessionWords } from './session-words.ts';

/** Returns why a login was refused: in the interface language, or in the server's words if there is no translation. */
export function refusalWords(error: unknown, words: SessionWords): string {
  if (!isApiFailure(error)) return words.loginFailed;
  return translated(error, words) ?? (error.body?.message || error.text || words.loginFailed);
}

function translated({ status, body, retryAfter }: ApiFailure, { refusals }: SessionWords) {
  if (body?.code === 'codes_refused') return refusals.codesRefused?.(retryAfter ?? 600);
  if (status === 429) return refusals.tooMany?.(retryAfter ?? 600);
  if (status !== 401) return undefined;
  return body?.code === 'bad_code' ? refusals.code : refusals.credentials;
}
