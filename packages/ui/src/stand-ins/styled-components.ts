/**
 * The names this product uses of styled-components in a browser: a shared package is bundled whole, and the rest is for
 * servers, themes and several style sheets.
 * @public webpack takes it for the package (packages/build/src/stand-ins.ts)
 */
export {
  createGlobalStyle,
  css,
  default,
  keyframes,
} from 'styled-components/dist/styled-components.browser.esm.js';
