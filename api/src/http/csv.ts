/// <reference path="./csv-writer.d.ts" />
import { createArrayCsvStringifier } from 'csv-writer/dist/index.js';
import type { Context } from 'koa';
import { startStream } from './stream.ts';

export type Cell = string | number | boolean | null;

/**
 * Text that a spreadsheet would run as a formula, including full-width operators, text already prefixed with ', and spaces
 * and invisible characters in front, which some programs remove.
 */
const runnable = /^['\p{Z}\p{Cf}]*[=+\-@\t\r\n\0＝＋－＠]/u;
/**
 * The same inside a cell, where it starts a cell for a program that splits lines at semicolons or tabs. Such a program
 * reads quotes at the start of the cell as an empty quoted text. After a space, a dash or plus sign is part of a sentence.
 */
const runnableInside =
  /([;\t\r\n](?:"*(?='*[=+\-@＝＋－＠])|[\p{Z}\p{Cf}"]*(?='*[=@＝＠])))('*[^;\t\r\n]*)/gu;
const separator = /[;\t\r\n]/;
/** Quotation marks of all languages, as characters of a pattern. */
const quotes = String.raw`"'\x60„‚\p{Pi}\p{Pf}`;
/** What telephone numbers in free text consist of. Nothing of it calls a function. */
const partsOfNumbers = [
  // Digits, spaces, punctuation, brackets and emoji.
  String.raw`[\p{Nd}\p{Zs}\p{Pd}\p{Cf}\p{M}\p{So}\p{Emoji_Modifier}\p{Ps}\p{Pe}.．…,，、،。।:;；/／#＃*~_·・−×→${quotes}]`,
  // A letter of a word of any script, which stands before no bracket.
  String.raw`(?<=[\p{Zs}\p{Pd}\p{Nd}\p{L}\p{M}\p{So}\p{Ps}.#，、${quotes}])\p{L}(?![\p{Zs}${quotes}]*[(（])`,
  // A sign after which a space follows.
  String.raw`[!?！？&＆](?=\p{Zs}|$)`,
  // The plus sign of another number.
  String.raw`(?<=[\p{Zs},;/／])[+＋](?=\p{Nd})`,
  // An extension as in a link.
  String.raw`;ext=(?=\p{Nd})`,
].join('|');
const fourDigits = String.raw`(?=(?:\P{Nd}*\p{Nd}){4})`;
/** No cell after an operator but a hyphen: '+1234 & A1' is a formula. */
const withoutCell = String.raw`(?![^]*[&＆*＊/／:：]\p{Z}*\p{L}{1,3}\p{Nd})`;
/** A plus sign before a telephone number, others and words: '+94 77 555 0777 / +94 71 765 4321 (office)'. */
const phoneNumber = new RegExp(
  `^${fourDigits}${withoutCell}[\\p{Z}\\p{Cf}]*[+＋](?:${partsOfNumbers})+$`,
  'u',
);

/**
 * Prefixes formulas with an apostrophe; removing one apostrophe from each restores the exact text (docs/decisions/0106).
 */
function safeCell(text: string) {
  // Most text has no separator, and `replace` is slow even if it finds nothing.
  const safe = separator.test(text)
    ? text.replace(runnableInside, (all, before, cell) =>
        phoneNumber.test(cell) ? all : `${before}'${cell}`,
      )
    : text;
  return runnable.test(text) && !phoneNumber.test(text) ? `'${safe}` : safe;
}

/** csv-writer does not quote '', but every field of the export must be quoted. */
const emptyCell = { toString: () => '' };

/**
 * Unlike String(), JSON.stringify does not fill V8's number-to-string cache, which grows by 25 MiB for a million ids.
 */
const textOf = (value: Exclude<Cell, null>) => (typeof value === 'string' ? value : JSON.stringify(value));

const cellOf = (value: Cell) => (value === '' || value === null ? emptyCell : safeCell(textOf(value)));

/** Rows per string: V8 garbage-collects strings of 128 KiB and more late. */
const pieceSize = 500;

/** Yields CSV (RFC 4180) with a byte order mark, so that Excel reads UTF-8. Yields the header even without rows. */
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

/** Sets status and headers of a download named `name-YYYY-MM-DD.csv`, with today's date in UTC. */
export function describeCsv(ctx: Context, name: string) {
  ctx.status = 200;
  // Otherwise nginx buffers gigabytes in temporary files for a slow client.
  ctx.set('X-Accel-Buffering', 'no');
  ctx.attachment(`${name}-${new Date().toISOString().slice(0, 10)}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
}

/** Sends lines as a download named `name-YYYY-MM-DD.csv`, with today's date in UTC. */
export async function sendCsv(ctx: Context, name: string, lines: AsyncGenerator<string | Buffer>) {
  const body = await startStream(lines);
  describeCsv(ctx, name);
  ctx.body = body;
}
