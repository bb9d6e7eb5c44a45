import { createGlobalStyle } from 'styled-components';
import { fontFace } from './fonts.ts';
import { toCss } from './oklch.ts';
import { dark, light, type Scheme } from './palette.ts';
import { media, ofAdministrators, token } from './theme.ts';

const colorGroups = ['color', 'offering', 'offeringBright', 'offeringSoft'] as const;

const colorVariables = (scheme: Scheme) =>
  colorGroups
    .flatMap((group) =>
      Object.entries(scheme[group]).map(([name, color]) => `--${group}-${name}: ${toCss(color)};`),
    )
    .join('\n');

const lightScheme = `
  color-scheme: light;
  ${colorVariables(light)}
  --shadow-raised: 0 1px 2px oklch(0.24 0.05 252 / 0.05), 0 4px 16px oklch(0.24 0.05 252 / 0.05);
  --shadow-floating: 0 4px 12px oklch(0.24 0.05 252 / 0.06), 0 24px 56px -8px oklch(0.24 0.05 252 / 0.18);
`;

const darkScheme = `
  color-scheme: dark;
  ${colorVariables(dark)}
  --shadow-raised: 0 1px 2px oklch(0 0 0 / 0.3), 0 4px 16px oklch(0 0 0 / 0.2);
  --shadow-floating: 0 4px 12px oklch(0 0 0 / 0.3), 0 24px 56px -8px oklch(0 0 0 / 0.55);
`;

/**
 * Tokens, base typography and focus styles for the whole document; rendered once, by the shell. The page follows the
 * system's dark mode, `data-scheme="dark"` makes an element dark, and both are light on paper. An element with
 * `data-scheme="auto"` makes the page wider.
 */
export const GlobalStyle = createGlobalStyle`
  ${fontFace}

  /* Not inherited: otherwise a change would make the browser recalculate the style of every element. */
  @property --consent-height {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }

  @property --consent-row {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }

  :root {
    --header-height: 64px;
    /* Height of a bar that stays below the header. */
    --bar-height: 0px;
    ${lightScheme}
    /* Keeps a focused element clear of the fixed header and the chat button. */
    scroll-padding-block: calc(${token('size', 'header')} + var(--bar-height) + ${token('space', 5)}) calc(${token('space', 9)} + var(--consent-height));
    background: ${token('color', 'sand')};
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    /* Unlike break-word, it also lets the columns of a grid become narrower than a long word in large type. */
    overflow-wrap: anywhere;
  }

  ${media.short} {
    :root {
      scroll-padding-block: ${token('space', 4)} calc(${token('space', 4)} + var(--consent-height));
    }
  }

  /* The administrator area: header and footer are as wide as its tables, whose columns are as wide as their words. */
  :root${ofAdministrators} {
    --page-width: 1440px;
    --header-height: max(48px, 2.75rem);
    overflow-wrap: break-word;
  }

  :root:has([data-bar]) {
    --bar-height: 3rem;
  }

  @media screen {
    [data-scheme='dark'] {
      ${darkScheme}
      background: ${token('color', 'sand')};
      color: ${token('color', 'text')};
    }
  }

  @media screen and (prefers-color-scheme: dark) {
    :root {
      ${darkScheme}
    }

    /* On a dark page, a dark band is darker still. */
    [data-scheme='dark'] {
      background: ${token('color', 'sunken')};
    }
  }

  :root:has([data-modal]) {
    overflow: hidden;
  }

  :root:has([data-modal='gutter']) {
    scrollbar-gutter: stable;
    background: color-mix(in srgb, ${token('color', 'scrim')} 55%, ${token('color', 'sand')});
  }

  /* While a dialog is open, the body takes no presses. An add-on's list beside a field of the dialog does. */
  :where(body > :not(#app)) {
    pointer-events: auto;
  }

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  body,
  h1,
  h2,
  h3,
  h4,
  p,
  figure,
  blockquote,
  dl,
  dd,
  ul,
  ol {
    margin: 0;
  }

  ul,
  ol {
    padding: 0;
    list-style: none;
  }

  body {
    min-height: 100dvh;
    background: ${token('color', 'sand')};
    color: ${token('color', 'text')};
    font-family: ${token('font', 'family')};
    font-size: ${token('type', 'body')};
    line-height: ${token('leading', 'body')};
    word-spacing: 0.04em;
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
  }

  /* Short lines need less space between them. Those of a list in the panel keep theirs for its buttons. */
  ${media.phone} {
    :root:not(${ofAdministrators}) body {
      line-height: 1.5;
    }
  }

  h1,
  h2,
  h3,
  h4 {
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'bold')};
    line-height: ${token('leading', 'heading')};
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  p,
  li {
    text-wrap: pretty;
  }

  button,
  input,
  textarea,
  select {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  img,
  svg,
  video {
    display: block;
    max-width: 100%;
  }

  img,
  video {
    height: auto;
  }

  a {
    color: ${token('color', 'sapphireText')};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }

  [hidden]:not([hidden='until-found']) {
    display: none !important;
  }

  :focus-visible {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }

  /* Browsers without popovers, such as Safari 16: what a button opens is shown while it or the button has the focus. */
  @supports not selector(:popover-open) {
    :where([popover]) {
      position: fixed;
      inset: 0;
      z-index: ${token('layer', 'popover')};
      width: fit-content;
      height: fit-content;
      margin: auto;
      overflow: auto;
    }

    /* Active: while an entry is pressed, the focus leaves the button before it reaches the entry. */
    :where([popovertarget]:not(:focus) + [popover]:not(:focus-within, :active)) {
      display: none;
    }
  }

  /* The bar of a document that is still arriving. Entries already shown would move, being aligned to the right. */
  #site-header:not(:has(+ *)) nav {
    visibility: hidden;
  }

  /* A page that is loading. The bar has no width before its animation starts, with reduced motion too. */
  #page > [role='progressbar'] {
    position: fixed;
    inset: 0 0 auto;
    z-index: ${token('layer', 'header')};
    height: 3px;
    background: ${token('color', 'sapphire')};
    transform-origin: left;
    animation: page-loading 10s cubic-bezier(0, 0.6, 0.4, 1) both;
    animation-delay: 300ms !important;
  }

  @keyframes page-loading {
    from { transform: scaleX(0); }
    to { transform: scaleX(0.95); }
  }

  ::selection {
    background: ${token('color', 'sapphire')};
    color: ${token('color', 'onAction')};
  }

  [lang='en'] {
    line-height: ${token('leading', 'body')};
    word-break: normal;
    line-break: auto;
  }

  [lang='ja'] {
    line-height: ${token('leading', 'japanese')};
    word-break: auto-phrase;
    line-break: strict;
  }

  :is(h1, h2, h3, h4):lang(ja) {
    line-height: ${token('leading', 'snug')};
    letter-spacing: 0;
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      animation-delay: 0s !important;
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      /* A duration would apply to all properties, so that each new layout begins with a frame of the old one. */
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  @media print {
    :root,
    body {
      background: none;
    }

    body,
    :is(h1, h2, h3, h4, a) {
      color: #000;
    }

    /* Paper says at its end whose page it is and how to reach them. */
    #site-header,
    #site-footer :is(nav, ul, p ~ a) {
      display: none;
    }

    /* In the administrator area, some headings are buttons, and a dialog shows what its user wants to print. */
    :root:not(${ofAdministrators}) :is(button, [role='dialog'], [data-modal]) {
      display: none;
    }
  }

  @media (forced-colors: active) {
    /* Their own colours are replaced. */
    :is([aria-pressed='true'], [aria-current], [aria-selected='true'], [data-highlighted], [data-open]) {
      outline: 2px solid;
      outline-offset: -2px;
    }

    :focus-visible {
      outline-color: Highlight;
    }

    #page > [role='progressbar'] {
      background: Highlight;
    }
  }
`;
