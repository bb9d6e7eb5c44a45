/**
 * Returns the Range header to serve a file of `size` bytes by: the one range asked for, cut to the file; undefined where
 * the whole file is served, as for another unit, for several ranges, and for the first byte alone, which sirv takes for all
 * of them. A range that holds no byte of the file comes back
 * as one that starts at its end, which no server can satisfy.
 */
export function fitRange(header: string | undefined, size: number): string | undefined {
  const [, ranges] = /^\s*bytes=(.*)$/i.exec(header ?? '') ?? [];
  if (ranges === undefined || ranges.includes(',')) return undefined;
  const [, from = '', to = ''] = /^\s*(\d*)\s*-\s*(\d*)\s*$/.exec(ranges) ?? [];
  const isSuffix = from === '';
  const start = isSuffix ? Math.max(0, size - Number(to)) : Number(from);
  const end = isSuffix || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start === 0 && end === 0) return undefined;
  return `bytes=${start <= end ? `${start}-${end}` : `${size}-`}`;
}
