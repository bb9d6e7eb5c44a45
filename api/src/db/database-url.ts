/** Where the data lives: one SQLite file, or a MySQL server. */
export type DatabaseAddress =
  | { kind: 'sqlite'; file: string }
  | { kind: 'mysql'; host: string; port: number; user: string; password: string; database: string };

/** Reads DATABASE_URL; answers undefined where it is neither `mysql://…` with a database's name nor a file. */
export function parseDatabaseUrl(url: string): DatabaseAddress | undefined {
  if (!/^[a-z][a-z\d+.-]+:/i.test(url)) return { kind: 'sqlite', file: url };
  const file = /^(?:sqlite3?|file):(?:\/\/)?(.+)$/i.exec(url)?.[1];
  if (file) return { kind: 'sqlite', file };
  if (!/^mysql:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const { hostname, port, username, password, pathname } = new URL(url);
  const [user, secret, database] = [username, password, pathname.slice(1)].map(decode);
  if (user === undefined || secret === undefined || !hostname || !database || database.includes('/'))
    return undefined;
  const host = hostname.replace(/^\[|\]$/g, '');
  return { kind: 'mysql', host, port: Number(port || 3306), user, password: secret, database };
}

function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
