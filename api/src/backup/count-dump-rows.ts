import { Transform } from 'node:stream';

const [lineEnd, quote, backslash, open, close] = [...`\n'\\()`].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];

/** Lines that don't contain VALUES within this many characters are skipped; every INSERT contains it earlier. */
const longestHead = 4000;

/** Number of rows per table in a dump. */
export type RowCounts = Record<string, number>;

/** Creates a parser that reads a mysqldump in chunks and counts the rows of its INSERT statements. */
function createDumpCounter() {
  const counts: RowCounts = {};
  let head = '';
  let state: 'head' | 'values' | 'text' | 'escaped' | 'other' = 'head';
  let table = '';
  let depth = 0;

  /** Switches to counting rows after `INSERT INTO … VALUES`. An empty table appears only in its LOCK statement. */
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

/** Creates a stream that passes a dump through and counts its rows. */
export function countingRows() {
  const counter = createDumpCounter();
  const stream = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      counter.read(piece);
      done(null, piece);
    },
  });
  return Object.assign(stream, { counts: counter.counts });
}
