/**
 * Exports only what we use of styled-components in a browser. A shared package is bundled whole, and the rest
 * is for servers, themes and multiple style sheets.
 * @public webpack resolves the package to it (packages/build/src/stand-ins.ts)
 */
export {
  createGlobalStyle,
  css,
  default,
  keyframes,
} from 'styled-components/dist/styled-components.browser.esm.js';
