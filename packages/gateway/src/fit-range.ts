/**
 * Returns the Range header to use for a file of `size` bytes: the requested range, limited to the file.
 * Returns undefined to serve the whole file: for another unit, for several ranges, and for the first byte
 * alone, which sirv would treat as the whole file. A range outside the file becomes one that starts at its
 * end, which cannot be satisfied.
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
