import { existsSync, readFileSync } from 'node:fs';

// The file format of SQLite: https://www.sqlite.org/fileformat2.html

/** First bytes of every database file. */
export const magic = 'SQLite format 3\0';
const usualPageSize = 4096;
const tableLeaf = 0x0d;
const logHeader = 32;
const frameHeader = 24;

export type Value = string | number | null;

/** One version of a page. The file contains at most one version of each page, the log any number. */
interface Page {
  number: number;
  bytes: Buffer;
}

/** Reads the pages of a database file and its write-ahead log without SQLite, newest first. */
function pagesOf(file: string): Page[] {
  const main = readFileSync(file);
  const log = existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`) : Buffer.alloc(0);
  const size = pageSizeOf(main, log);
  const pages: Page[] = [];
  for (let at = 0; at + size <= main.length; at += size)
    pages.push({ number: at / size + 1, bytes: main.subarray(at, at + size) });
  return [...pages, ...framesOf(log, size)].reverse();
}

function pageSizeOf(main: Buffer, log: Buffer): number {
  const named = main.toString('latin1', 0, magic.length) === magic ? main.readUInt16BE(16) : 0;
  const size = named === 1 ? 65_536 : named || (log.length >= logHeader ? log.readUInt32BE(8) : 0);
  const isPossible = size >= 512 && size <= 65_536 && (size & (size - 1)) === 0;
  return isPossible ? size : usualPageSize;
}

/**
 * Returns the pages in the log's current generation of frames; older frames may contain data that has since been
 * erased.
 */
function framesOf(log: Buffer, size: number): Page[] {
  const pages: Page[] = [];
  const salts = log.subarray(16, 24);
  for (let at = logHeader; at + frameHeader + size <= log.length; at += frameHeader + size) {
    if (!log.subarray(at + 8, at + 16).equals(salts)) break;
    const start = at + frameHeader;
    pages.push({ number: log.readUInt32BE(at), bytes: log.subarray(start, start + size) });
  }
  return pages;
}

/**
 * Yields the rows of every readable table page, the newest version of a row first; skips damaged pages and rows. Also
 * reads freed pages.
 */
export function* rowsIn(file: string): Generator<Value[]> {
  const pages = pagesOf(file);
  const newest = new Map<number, Buffer>();
  for (const { number, bytes } of pages) if (!newest.has(number)) newest.set(number, bytes);
  for (const { number, bytes } of pages)
    for (const cell of cellsOf(bytes, number === 1 ? 100 : 0)) {
      const row = attempt(() => readRow(readPayload(bytes, cell, newest)));
      if (row) yield row;
    }
}

/** Returns the offsets of a page's rows; empty if the page is not a table leaf. */
function cellsOf(page: Buffer, start: number): number[] {
  if (page[start] !== tableLeaf) return [];
  const count = Math.min(page.readUInt16BE(start + 3), (page.length - start - 8) >> 1);
  return Array.from({ length: count }, (_, index) => page.readUInt16BE(start + 8 + 2 * index));
}

function readPayload(page: Buffer, cell: number, pages: ReadonlyMap<number, Buffer>): Buffer {
  const [length, afterLength] = readVarint(page, cell);
  const [, start] = readVarint(page, afterLength);
  const most = page.length - 35;
  if (length <= most) return checked(page.subarray(start, start + length), length);
  const least = Math.floor(((page.length - 12) * 32) / 255) - 23;
  const surplus = least + ((length - least) % (page.length - 4));
  const local = surplus <= most ? surplus : least;
  const pieces = [page.subarray(start, start + local)];
  let rest = length - local;
  for (let next = page.readUInt32BE(start + local); rest > 0; ) {
    const overflow = pages.get(next);
    if (!overflow) throw new RangeError('A page is missing');
    pieces.push(overflow.subarray(4, 4 + Math.min(rest, overflow.length - 4)));
    rest -= overflow.length - 4;
    next = overflow.readUInt32BE(0);
  }
  return checked(Buffer.concat(pieces), length);
}

function checked(bytes: Buffer, length: number): Buffer {
  if (bytes.length !== length) throw new RangeError('The row is longer than its page');
  return bytes;
}

const integerSizes = [0, 1, 2, 3, 4, 6, 8];

function readRow(payload: Buffer): Value[] {
  const [headerLength, start] = readVarint(payload, 0);
  const row: Value[] = [];
  for (let at = start, value = headerLength; at < headerLength; ) {
    const [type, next] = readVarint(payload, at);
    const size = integerSizes[type] ?? (type === 7 ? 8 : type < 12 ? 0 : (type - 12) >> 1);
    row.push(readValue(checked(payload.subarray(value, value + size), size), type));
    at = next;
    value += size;
  }
  return row;
}

function readValue(bytes: Buffer, type: number): Value {
  if (type >= 12) return bytes.toString(type % 2 === 1 ? 'utf8' : 'latin1');
  if (type === 8 || type === 9) return type - 8;
  if (type === 7) return bytes.readDoubleBE();
  if (type === 6) return Number(bytes.readBigInt64BE());
  return type === 0 ? null : bytes.readIntBE(0, bytes.length);
}

/**
 * Returns a variable-length integer and the offset after it. Nine-byte integers are imprecise; journal rows have none.
 */
function readVarint(bytes: Buffer, start: number): [value: number, end: number] {
  let value = 0;
  for (let at = start; at < start + 9; at += 1) {
    const byte = bytes.readUInt8(at);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + 1];
  }
  return [value, start + 9];
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
