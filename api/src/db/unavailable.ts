/** Trouble that passes, or that an operator ends, without a change of our code: no server, no disk, no schema yet. */
const passing =
  /^(?:E(?:CONN\w+|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|PIPE)|PROTOCOL_\w+|HANDSHAKE_(?:NO_SSL_SUPPORT|SSL_ERROR)|SQLITE_(?:BUSY|FULL|IOERR|READONLY|CANTOPEN|NOTADB|CORRUPT)\w*|ER_(?:ACCESS_DENIED_ERROR|DBACCESS_DENIED_ERROR|TABLEACCESS_DENIED_ERROR|BAD_DB_ERROR|CANT_CREATE_USER_WITH_GRANT|NO_SUCH_TABLE|SERVER_SHUTDOWN|CON_COUNT_ERROR|TOO_MANY_USER_CONNECTIONS|LOCK_WAIT_TIMEOUT|LOCK_DEADLOCK|DISK_FULL|RECORD_FILE_FULL|OPTION_PREVENTS_STATEMENT|QUERY_INTERRUPTED|QUERY_TIMEOUT))$/;

const hasCode = (error: unknown): error is { code: unknown } =>
  typeof error === 'object' && error !== null && 'code' in error;

/** The word by which drivers and Node tell errors apart; '' where there is none. */
export const codeOf = (error: unknown): string => (hasCode(error) ? String(error.code) : '');

const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'KnexTimeoutError';

/** Says whether the database could not be used just now, which is answered with 503 (R27, R73). */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isTimeout(error) || passing.test(codeOf(error));

/** Whether a query names what an older schema has not: a bug, unless the schema is still to be brought up to date. */
export const isSchemaBehind = (error: unknown): boolean => codeOf(error) === 'ER_BAD_FIELD_ERROR';
