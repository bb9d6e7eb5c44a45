import { isApiFailure, isRefusal } from '@suite/web-api';
import type { AdministratorsStrings } from './administrators-strings.ts';

/** Returns why the server refused to change an account, or undefined if the error is not specific to accounts. */
export function describeRefusal(error: unknown, strings: AdministratorsStrings): string | undefined {
  if (!isApiFailure(error)) return undefined;
  if (isRefusal(error, 404)) return strings.gone;
  const refusals: Record<string, string> = {
    own_account: strings.ownAccount,
    last_administrator: strings.lastAdministrator,
    username_taken: strings.usernameTaken,
  };
  return refusals[error.body?.code ?? ''];
}
