import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/** URL of the font file, for the preload link of the document. */
export { fontUrl };

const fallback = (weights: string, sources: string[], sizeAdjust: number) => {
  // The web font's ascent and descent, relative to the adjusted fallback.
  const ascent = (1.038 / sizeAdjust) * 100;
  const descent = (0.222 / sizeAdjust) * 100;
  return `
@font-face {
  font-family: 'Plus Jakarta Sans Fallback';
  font-weight: ${weights};
  src: ${sources.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${(sizeAdjust * 100).toFixed(2)}%;
  ascent-override: ${ascent.toFixed(2)}%;
  descent-override: ${descent.toFixed(2)}%;
  line-gap-override: 0%;
}`;
};

/**
 * The web font and a system fallback with similar metrics. A font that comes after the text was shown is used from the
 * next page load on: headings wrap differently in the two, so a swap would move what follows.
 */
export const fontFaces = `
@font-face {
  font-family: 'Plus Jakarta Sans Variable';
  font-weight: 200 800;
  font-display: optional;
  src: url(${fontUrl}) format('woff2');
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329,
    U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}
${fallback('200 550', ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'], 1.0437)}
${fallback('551 800', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'], 1.0025)}
`;
