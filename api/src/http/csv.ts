/// <reference path="./csv-writer.d.ts" />
import { createArrayCsvStringifier } from 'csv-writer/dist/index.js';
import type { Context } from 'koa';
import { startStream } from './stream.ts';

export type Cell = string | number | boolean | null;

/** What a spreadsheet would run, also in full width and behind our own apostrophes (R55). */
const runnable = /^'*[=+\-@\t\r\n\0＝＋－＠]/;
const phoneNumber = /^\+[0-9 ()./-]{5,}$/;

/** Puts an apostrophe before what would run; taking one away again gives the text back exactly. */
const safeCell = (text: string) => (runnable.test(text) && !phoneNumber.test(text) ? `'${text}` : text);

/** csv-writer leaves '' without quotes, and every field is quoted here (R54). */
const emptyCell = { toString: () => '' };

/** Unlike String(), JSON does not keep numbers' texts: V8's cache of them grows by 25 MiB with a million ids. */
const textOf = (value: Exclude<Cell, null>) => (typeof value === 'string' ? value : JSON.stringify(value));

const cellOf = (value: Cell) => (value === '' || value === null ? emptyCell : safeCell(textOf(value)));

/** Rows made into text at once: texts from 128 KiB on are collected late. */
const pieceSize = 500;

/** RFC 4180 with a byte order mark, which makes Excel read UTF-8; the header stands even where no row follows. */
export async function* csvLines<Column extends string>(
  columns: readonly Column[],
  batches: AsyncIterable<readonly Record<Column, Cell>[]>,
): AsyncGenerator<string> {
  const stringifier = createArrayCsvStringifier({
    header: [...columns],
    alwaysQuote: true,
    recordDelimiter: '\r\n',
  });
  let before = `\uFEFF${stringifier.getHeaderString()}`;
  for await (const rows of batches) {
    for (let start = 0; start < rows.length; start += pieceSize) {
      const cells = rows.slice(start, start + pieceSize).map((row) => columns.map((id) => cellOf(row[id])));
      yield before + stringifier.stringifyRecords(cells);
      before = '';
    }
  }
  if (before !== '') yield before;
}

/** Sets status and headers of a download named `name-YYYY-MM-DD.csv` by the day in UTC. */
export function describeCsv(ctx: Context, name: string) {
  ctx.status = 200;
  // A proxy would keep gigabytes in files for a slow reader.
  ctx.set('X-Accel-Buffering', 'no');
  ctx.attachment(`${name}-${new Date().toISOString().slice(0, 10)}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
}

/** Sends lines as a download named `name-YYYY-MM-DD.csv` by the day in UTC. */
export async function sendCsv(ctx: Context, name: string, lines: AsyncGenerator<string | Buffer>) {
  const body = await startStream(lines);
  describeCsv(ctx, name);
  ctx.body = body;
}
