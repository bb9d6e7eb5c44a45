/** An error that an operator can fix: its message says what to do. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

/** Returns what a command prints about an error: the message for an operator, or the stack of an unexpected error. */
export const explained = (error: unknown): string => {
  if (error instanceof OperatorError) return error.message;
  if (/^(?:ENOSPC|EDQUOT|SQLITE_FULL)$/.test(String(Object(error).code)))
    return 'The disk is full: make room, then repeat the command.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
