import { serverName } from '../settings/server-name.ts';

/**
 * MySQL's names for: encrypt the connection; also verify the certificate; also verify that the certificate is for this
 * host.
 */
const tlsModes = ['REQUIRED', 'VERIFY_CA', 'VERIFY_IDENTITY'] as const;

/** Encryption settings of a MySQL connection. */
export interface DatabaseTls {
  mode: (typeof tlsModes)[number];
  /** File with the certificate authorities to trust; undefined trusts Node's built-in ones. */
  caFile: string | undefined;
}

/** Address of the database: one SQLite file, or a MySQL server. */
export type DatabaseAddress =
  | { kind: 'sqlite'; file: string }
  | {
      kind: 'mysql';
      host: string;
      port: number;
      user: string;
      password: string;
      database: string;
      /** Undefined if the connection is not encrypted. */
      tls?: DatabaseTls | undefined;
    };

const sslModes = ['DISABLED', ...tlsModes];

/** What would become a file's name, although something else is meant. */
const notFiles = [
  // The address of a server whose scheme is missing or lacks its colon, or one in pairs such as host=….
  /^(?:mysql|mariadb)\d?\/\/|^[^/\\]*@|^[\w ]+=|^[\w.-]{2,}:\d+(?:\/|$)/,
  // A path that only a shell expands.
  /^[~$%]/,
  // SQLite's name of a database that is lost when the process ends, and options, which other products take.
  /:memory:|^(?!mysql:).*\?/i,
  /^(?:false|localhost|mariadb|mysql|none|null|sqlite3?|true|undefined)$/i,
];

/**
 * Parses DATABASE_URL. With a `caFile`, a MySQL connection is encrypted and verified unless the URL sets another
 * ssl-mode. Returns undefined for a malformed MySQL URL, a missing database name, an unknown option or an unknown
 * scheme.
 */
export function parseDatabaseUrl(url: string, caFile?: string): DatabaseAddress | undefined {
  if (notFiles.some((pattern) => pattern.test(url))) return undefined;
  if (!/^[a-z][a-z\d+.-]+:/i.test(url)) return { kind: 'sqlite', file: url };
  const file = /^(?:sqlite3?|file):(?:\/\/)?(.+)$/i.exec(url)?.[1];
  if (file) return { kind: 'sqlite', file };
  if (!/^mysql:\/\/[^/]/i.test(url) || !URL.canParse(url)) return undefined;
  const { port, username, password, pathname } = new URL(url);
  const host = serverName(url);
  const sslMode = sslModeOf(url);
  const [user, secret, database] = [username, password, pathname.slice(1)].map(decode);
  if (user === undefined || secret === undefined || !host || !database || database.includes('/'))
    return undefined;
  if (sslMode === 'unknown') return undefined;
  const mode = tlsModes.find((name) => name === (sslMode ?? (caFile && 'VERIFY_IDENTITY')));
  const tls = mode && { mode, caFile };
  return { kind: 'mysql', host, port: Number(port || 3306), user, password: secret, database, tls };
}

/** Returns what is wrong with the options of a MySQL URL, as the end of a sentence, or undefined if they are valid. */
export function databaseOptionProblem(url: string): string | undefined {
  if (!/^mysql:/i.test(url) || !URL.canParse(url) || sslModeOf(url) !== 'unknown') return undefined;
  return `has an unknown option: it takes only ?ssl-mode=, which is one of ${sslModes.join(', ')}`;
}

/** Returns the upper-case value of ssl-mode, undefined without options, and `unknown` for anything else. */
function sslModeOf(url: string): string | undefined {
  const [[name, value = ''] = [], ...others] = [...new URL(url).searchParams];
  if (name === undefined) return undefined;
  const mode = value.toUpperCase();
  return name === 'ssl-mode' && others.length === 0 && sslModes.includes(mode) ? mode : 'unknown';
}

function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
