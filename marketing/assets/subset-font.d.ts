declare module 'subset-font' {
  /** Returns a font file with only the given characters. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      /** Range to which each axis of a variable font is limited. */
      variationAxes?: Record<string, { min: number; max: number }>;
      /** Leaves out glyphs that only font features, such as ligatures, lead to. */
      noLayoutClosure?: boolean;
    },
  ): Promise<Buffer>;
}
