import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/** URL of the font file, for the preload link of the document. */
export { fontUrl };

/**
 * Declares the web font. If it loads after the text is shown, it is used from the next page load on, because a swap
 * would rewrap the text and move the content below. A fallback face with adjusted metrics costs more than it gains
 * (docs/decisions/0034).
 */
export const fontFace = `
@font-face {
  font-family: 'Plus Jakarta Sans Variable';
  font-weight: 200 800;
  font-display: optional;
  src: url(${fontUrl}) format('woff2');
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329,
    U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}
`;
