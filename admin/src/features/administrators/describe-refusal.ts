import { isApiFailure } from '@suite/web-api';
import type { AdministratorsWords } from './administrators-words.ts';

/** Returns why the server refused to change an account; undefined for errors that are not specific to accounts. */
export function describeRefusal(error: unknown, words: AdministratorsWords): string | undefined {
  if (!isApiFailure(error)) return undefined;
  if (error.status === 404) return words.gone;
  const refusals: Record<string, string> = {
    own_account: words.ownAccount,
    last_administrator: words.lastAdministrator,
    username_taken: words.usernameTaken,
  };
  return refusals[error.body?.code ?? ''];
}
