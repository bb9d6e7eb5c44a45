declare module 'subset-font' {
  /** Takes a font file and the characters to keep, gives the smaller font file. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'sfnt' | 'woff' | 'woff2' },
  ): Promise<Buffer>;
}
