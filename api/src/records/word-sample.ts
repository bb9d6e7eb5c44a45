import type { Knex } from 'knex';

/** Number of newest rows in a sample. */
const sampleSize = 1000;
/** Number of characters sampled per row; later words of a long message are ignored. */
const sampledText = 1000;
/** Time in milliseconds after which a search takes another sample. */
const lifetime = 5 * 60 * 1000;

/** Shows how common tokens are among the newest rows. */
export interface WordSample {
  /** Number of rows. */
  size: number;
  /** Returns the rows that have a token with this beginning, by their position in the sample. */
  rowsWith(beginning: string): Set<number>;
}

/** Returns the index of the first entry that is not less than `text` in a sorted list. */
function positionOf(text: string, sorted: readonly string[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sampleOf(rows: readonly string[]): WordSample {
  const rowsOf = new Map<string, number[]>();
  for (const [row, words] of rows.entries())
    for (const token of words.split(' ')) {
      const known = rowsOf.get(token);
      if (known) known.push(row);
      else rowsOf.set(token, [row]);
    }
  const tokens = [...rowsOf.keys()].sort();
  return {
    size: rows.length,
    rowsWith: (beginning) => {
      const found = new Set<number>();
      for (let at = positionOf(beginning, tokens); tokens[at]?.startsWith(beginning); at += 1)
        for (const row of rowsOf.get(tokens[at] ?? '') ?? []) found.add(row);
      return found;
    },
  };
}

export type TakeWordSample = () => Promise<WordSample>;

/**
 * Creates a function that returns a recent sample of one form's table. An old sample makes searches slower, not wrong.
 */
export function createWordSample(db: Knex, table: string): TakeWordSample {
  async function take(): Promise<WordSample> {
    const text = db.raw('substr(search_words, 1, ?) as words', [sampledText]);
    const rows: { words: string | null }[] = await db(table)
      .select(text)
      .orderBy('id', 'desc')
      .limit(sampleSize);
    return sampleOf(rows.map(({ words }) => words ?? ''));
  }

  let last: { sample: Promise<WordSample>; at: number } | undefined;
  return () => {
    if (last && Date.now() - last.at <= lifetime) return last.sample;
    // Simultaneous searches, such as a list and its count, share one sample.
    const sample = take();
    last = { sample, at: Date.now() };
    sample.catch(() => {
      last = undefined;
    });
    return sample;
  };
}
