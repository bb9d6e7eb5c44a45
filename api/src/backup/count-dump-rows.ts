import { Transform } from 'node:stream';

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
