import { type ApiFailure, isApiFailure } from '@suite/web-api';
import type { SessionStrings } from './session-strings.ts';

/** Returns why a login was refused: in the interface language, or in the server's words if there is no translation. */
export function describeRefusal(error: unknown, strings: SessionStrings): string {
  if (!isApiFailure(error)) return strings.loginFailed;
  return translated(error, strings) ?? (error.body?.message || error.text || strings.loginFailed);
}

function translated({ status, body, retryAfter }: ApiFailure, { refusals }: SessionStrings) {
  if (body?.code === 'codes_refused') return refusals.codesRefused?.(retryAfter ?? 600);
  if (status === 429) return refusals.tooMany?.(retryAfter);
  if (status !== 401) return refusals.other;
  return body?.code === 'bad_code' ? refusals.code : refusals.credentials;
}
