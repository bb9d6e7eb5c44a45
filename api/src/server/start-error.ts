import { OperatorError } from '@suite/contracts/operator-error';
import type { DatabaseAddress } from '../db/database-url.ts';
import { codeOf, isDamaged, isDatabaseUnavailable } from '../db/error-codes.ts';

interface StartErrorOptions extends ErrorOptions {
  isExpectedAtFirst?: boolean;
}

/** Thrown if the API can't start; the message is one sentence that says what to do. */
export class StartError extends OperatorError {
  override readonly name = 'StartError';
  /** Whether the error is expected at a healthy first start, while other services are still starting. */
  readonly isExpectedAtFirst: boolean;

  constructor(message: string, { isExpectedAtFirst = false, ...options }: StartErrorOptions = {}) {
    super(message, options);
    this.isExpectedAtFirst = isExpectedAtFirst;
  }
}

/** Returns whether a file system call failed. */
const isFileError = (error: unknown) =>
  typeof error === 'object' && error !== null && 'syscall' in error && 'path' in error;

/** Returns a StartError for a file system failure, otherwise the error itself. */
export function asFolderError(error: unknown, folder: string): unknown {
  if (!isFileError(error)) return error;
  return new StartError(
    `The data folder ${folder} can't be written (${codeOf(error)}): make it writable for this user, or name another in DATA_DIR.`,
    { cause: error },
  );
}

/** Returns a StartError for a failure of the intake journal, otherwise the error itself. */
export function asJournalError(error: unknown, folder: string): unknown {
  if (!isDatabaseUnavailable(error) && !isFileError(error)) return error;
  return new StartError(
    `The intake journal in ${folder} can't be opened or written (${codeOf(error)}): check the folder and the free space, or name another in DATA_DIR.`,
    { cause: error },
  );
}

/** Returns a StartError for a database failure, otherwise the error itself. */
export function asDatabaseError(error: unknown, address: DatabaseAddress): unknown {
  if (!isDatabaseUnavailable(error) && !isFileError(error)) return error;
  const code = codeOf(error) || 'no answer in time';
  // An error reported by MySQL, such as a refused password, does not go away by waiting.
  const isExpectedAtFirst = address.kind === 'mysql' && !/^(?:ER|HANDSHAKE)_/.test(code);
  return new StartError(tlsSentenceFor(error, address) ?? sentenceFor(code, address), {
    cause: error,
    isExpectedAtFirst,
  });
}

/** Returns the sentence for a failed TLS connection to MySQL, or undefined for other causes. */
function tlsSentenceFor(error: unknown, address: DatabaseAddress) {
  if (address.kind === 'sqlite' || !codeOf(error).startsWith('HANDSHAKE_')) return undefined;
  const server = `MySQL at ${address.host}:${address.port}`;
  return codeOf(error) === 'HANDSHAKE_NO_SSL_SUPPORT'
    ? `${server} offers no TLS: switch it on there, or use ssl-mode=DISABLED in DATABASE_URL on a private network.`
    : `The TLS connection to ${server} failed (${(error as Error).message}): check DATABASE_CA_FILE, and host and ssl-mode in DATABASE_URL.`;
}

function sentenceFor(code: string, address: DatabaseAddress) {
  if (isDamaged({ code }) && address.kind === 'sqlite')
    return `The SQLite file ${address.file} is damaged or no database (${code}): restore a backup (npm run restore -- NAME --force), or name another in DATABASE_URL.`;
  if (address.kind === 'sqlite')
    return `The SQLite file ${address.file} can't be opened or written (${code}): check the file, its folder and the free space, or name another in DATABASE_URL.`;
  const { host, port, user, database } = address;
  if (/^ER_(?:DB|TABLE)?ACCESS_DENIED_ERROR$/.test(code))
    return `MySQL at ${host}:${port} refuses the user '${user}' for the database '${database}': check name, password and rights in DATABASE_URL.`;
  if (code === 'ER_CANT_CREATE_USER_WITH_GRANT')
    return `MySQL at ${host}:${port} has no account for the user of DATABASE_URL from any host ('%'): create it, then migrate again.`;
  if (code === 'ER_BAD_DB_ERROR')
    return `MySQL at ${host}:${port} has no database '${database}': create it, or correct DATABASE_URL.`;
  return `MySQL at ${host}:${port} can't be reached (${code}): start it, or correct DATABASE_URL.`;
}
