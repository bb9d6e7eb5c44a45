import { Transform } from 'node:stream';

const [lineEnd, quote, backslash, open, close] = [...`\n'\\()`].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];

/** Longer than the beginning of any INSERT; no other line is looked at further. */
const longestHead = 4000;

/** How many rows each table has in a dump. */
export type RowCounts = Record<string, number>;

/** Gives what takes a dump of mysqldump piece by piece and counts the rows of its INSERTs. */
export function createRowCounter() {
  const counts: RowCounts = {};
  let head = '';
  let state: 'head' | 'values' | 'text' | 'escaped' | 'other' = 'head';
  let table = '';
  let depth = 0;

  /** Goes on to the rows once the line has come to `INSERT INTO … VALUES`; of an empty table there is only its lock. */
  function readHead(byte: number) {
    if (byte === lineEnd) {
      const locked = /^LOCK TABLES `([^`]+)` WRITE/.exec(head)?.[1];
      if (locked !== undefined) counts[locked] ??= 0;
      head = '';
      return;
    }
    if (byte === open && head.startsWith('INSERT') && head.endsWith('VALUES ')) {
      table = /^INSERT INTO `([^`]+)`/.exec(head)?.[1] ?? '';
      state = 'values';
      head = '';
      depth = 0;
      readValues(byte);
      return;
    }
    head += String.fromCharCode(byte);
    if (head.length > longestHead) state = 'other';
  }

  function readValues(byte: number) {
    if (byte === quote) state = 'text';
    else if (byte === open) {
      if (depth === 0) counts[table] = (counts[table] ?? 0) + 1;
      depth += 1;
    } else if (byte === close) depth -= 1;
    else if (byte === lineEnd) state = 'head';
  }

  return {
    counts,
    read: (piece: Buffer) => {
      for (const byte of piece) {
        if (state === 'text') {
          if (byte === backslash) state = 'escaped';
          else if (byte === quote) state = 'values';
        } else if (state === 'escaped') state = 'text';
        else if (state === 'values') readValues(byte);
        else if (state === 'head') readHead(byte);
        else if (byte === lineEnd) {
          state = 'head';
          head = '';
        }
      }
    },
  };
}

/** Lets a dump through and counts its rows. */
export function countingRows() {
  const counter = createRowCounter();
  const stream = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      counter.read(piece);
      done(null, piece);
    },
  });
  return Object.assign(stream, { counts: counter.counts });
}
