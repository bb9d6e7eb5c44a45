import { isApiFailure } from '@suite/web-api';
import { describeFailure, type FailureStrings } from '../../language/failure-strings.ts';

/** Returns the server's message for the first refused field, else why the call failed in the interface language. */
export function serverMessage(error: unknown, failures: FailureStrings): string {
  const fields = isApiFailure(error) ? error.body?.fields : undefined;
  return Object.values(fields ?? {})[0] ?? describeFailure(error, failures);
}
