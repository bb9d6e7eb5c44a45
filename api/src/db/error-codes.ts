/**
 * Codes of failures that end by themselves or by an operator's action, without a code change: no server, no disk, no
 * schema.
 */
const passing =
  /^(?:E(?:CONN\w+|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|PIPE)|PROTOCOL_\w+|HANDSHAKE_(?:NO_SSL_SUPPORT|SSL_ERROR)|SQLITE_(?:BUSY|FULL|IOERR|READONLY|CANTOPEN|NOTADB|CORRUPT)\w*|ER_(?:ACCESS_DENIED_ERROR|DBACCESS_DENIED_ERROR|TABLEACCESS_DENIED_ERROR|BAD_DB_ERROR|CANT_CREATE_USER_WITH_GRANT|NO_SUCH_TABLE|SERVER_SHUTDOWN|CON_COUNT_ERROR|TOO_MANY_USER_CONNECTIONS|LOCK_WAIT_TIMEOUT|LOCK_DEADLOCK|DISK_FULL|RECORD_FILE_FULL|GET_ERRNO|ERROR_ON_WRITE|OPTION_PREVENTS_STATEMENT|READ_ONLY_MODE|CANT_EXECUTE_IN_READ_ONLY_TRANSACTION|QUERY_INTERRUPTED|QUERY_TIMEOUT))$/;

const hasCode = (error: unknown): error is { code: unknown } =>
  typeof error === 'object' && error !== null && 'code' in error;

/** Returns the error code that drivers and Node set, or '' without one. */
export const codeOf = (error: unknown): string => (hasCode(error) ? String(error.code) : '');

const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'KnexTimeoutError';

/** Returns whether the database is unavailable at the moment, which the API answers with 503. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isTimeout(error) || passing.test(codeOf(error));

/** Returns whether an SQLite file is damaged or no database. */
export const isDamaged = (error: unknown): boolean => /^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error));

/** Returns whether a file could not be written because its disk is full or read-only. */
export const isDiskFull = (error: unknown): boolean => /^E(?:NOSPC|DQUOT|ROFS)$/.test(codeOf(error));

/** Returns whether a query names a column that the schema lacks: a bug, unless a migration is still pending. */
export const isSchemaBehind = (error: unknown): boolean => codeOf(error) === 'ER_BAD_FIELD_ERROR';

/** Returns whether a row was rejected because another row has its unique key. */
export const isDuplicate = (error: unknown): boolean =>
  /^(?:ER_DUP_ENTRY|SQLITE_CONSTRAINT_(?:UNIQUE|PRIMARYKEY))$/.test(codeOf(error));
