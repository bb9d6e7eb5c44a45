import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import { commonRange } from '../font/common-characters.ts';
import commonFont from '../font/plus-jakarta-sans-common.woff2?inline';

/** Data URL of the common part of the font, for the preload link of the document. */
export { commonFont };

/**
 * Declares the web font in two parts, of which the later has precedence: the document contains the common characters, and
 * other Latin letters are loaded if a text contains one. A part that is late for the first frame is not used on this page,
 * because a swap would move the content below it (docs/decisions/0034).
 */
export const fontFace = `
@font-face {
  font-family: 'Plus Jakarta Sans Variable';
  font-weight: 400 800;
  font-display: optional;
  src: url(${fontUrl}) format('woff2');
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329,
    U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}
@font-face {
  font-family: 'Plus Jakarta Sans Variable';
  font-weight: 400 800;
  font-display: optional;
  src: url(${commonFont}) format('woff2');
  unicode-range: ${commonRange};
}
`;
