declare module 'subset-font' {
  /** Returns a font file with only the given characters. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'sfnt' | 'woff' | 'woff2' },
  ): Promise<Buffer>;
}
