import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { getCACertificates } from 'node:tls';
import { OperatorError } from '@suite/contracts/operator-error';
import type { DatabaseAddress, DatabaseTls } from '../db/database-url.ts';
import { codeOf } from '../db/error-codes.ts';

export type MySqlAddress = Extract<DatabaseAddress, { kind: 'mysql' }>;

/**
 * Returns the TLS arguments. The programs verify certificates only with a CA file: without a configured one, Node's
 * certificates are written into `folder`.
 */
function tlsArguments({ mode, caFile }: DatabaseTls, folder: string): string[] {
  if (mode === 'REQUIRED') return [`--ssl-mode=${mode}`];
  const file = caFile ?? join(folder, 'authorities.pem');
  if (caFile === undefined) writeFileSync(file, getCACertificates('default').join('\n'));
  return [`--ssl-mode=${mode}`, `--ssl-ca=${file}`];
}

/**
 * Starts a MySQL program. The password is passed in the environment, because every user can read the arguments of a
 * process.
 */
function start(program: string, { host, port, user, password, tls }: MySqlAddress, args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'mysql-'));
  const server = [`--host=${host}`, `--port=${port}`, `--user=${user}`, '--protocol=TCP'];
  const address = [...server, ...(tls ? tlsArguments(tls, folder) : [])];
  const child = spawn(program, ['--no-defaults', ...address, '--default-character-set=utf8mb4', ...args], {
    env: { ...process.env, MYSQL_PWD: password },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = endOf(child, program).finally(() => rmSync(folder, { recursive: true }));
  return { child, ended };
}

async function endOf(child: ChildProcess, program: string): Promise<void> {
  const complaint = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'close').catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new OperatorError(`${program} is not installed: it comes with MySQL's client programs.`);
  });
  if (code !== 0)
    throw new OperatorError(`${program} failed: ${(await complaint).trim().split('\n').at(-1) ?? code}`);
}

/** Dumps all tables as of one moment; `ended` rejects if the dump fails. Needs only the SELECT right. */
export function dump(address: MySqlAddress): { output: Readable; ended: Promise<void> } {
  const { child, ended } = start('mysqldump', address, [
    ...['--single-transaction', '--quick', '--hex-blob', '--no-tablespaces', '--skip-triggers'],
    ...['--set-gtid-purged=OFF', '--skip-dump-date', address.database],
  ]);
  child.stdin.end();
  return { output: child.stdout, ended };
}

/** Loads a dump into an empty database byte for byte. `--binary-mode` disables client commands such as `\!`. */
export async function load(source: Readable, address: MySqlAddress, database: string): Promise<void> {
  const { child, ended } = start('mysql', address, ['--binary-mode', '--max-allowed-packet=1G', database]);
  child.stdout.resume();
  // If the program exits early, `ended` reports the reason.
  const given = pipeline(source, child.stdin).catch((error) => {
    if (codeOf(error) !== 'EPIPE') throw error;
  });
  await Promise.all([given, ended]);
}

/** Number of rows per table in a dump. */
export type RowCounts = Record<string, number>;

const quotedText = /'[^'\\]*(?:\\.[^'\\]*)*'/gs;

/** Counts the rows of one line of a mysqldump, which is a whole statement: line breaks in texts are escaped. */
function countLine(counts: RowCounts, line: string) {
  // An empty table appears only in its LOCK statement.
  const [, statement, table = ''] = /^(LOCK TABLES|INSERT INTO) `([^`]+)`/.exec(line) ?? [];
  if (statement === undefined) return;
  const values = statement === 'INSERT INTO' ? line.slice(line.indexOf(' VALUES ')) : '';
  const rows = values.replace(quotedText, '').split('(').length - 1;
  counts[table] = (counts[table] ?? 0) + rows;
}

/** Creates a stream that passes a dump through and counts its rows. */
export function countingRows() {
  const counts: RowCounts = {};
  let rest = '';
  const stream = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      // No byte of a character in UTF-8 is a quote, a bracket or a line break.
      rest += piece.toString('latin1');
      if (piece.includes('\n')) {
        const lines = rest.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) countLine(counts, line);
      }
      done(null, piece);
    },
  });
  return Object.assign(stream, { counts });
}
