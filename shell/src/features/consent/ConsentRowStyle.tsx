import { media, token } from '@suite/ui/theme';
import { createGlobalStyle } from 'styled-components';

/** Selects the document of a public page whose visitor is asked for consent without having asked for that. */
const withRow = ":root[data-consent]:not(:has([data-scheme='auto']))";

/**
 * The consent banner as a row between header and page, and the space that the page keeps for it from its first frame on.
 * Part of the served styles, so that the script of the banner stays small.
 */
export const ConsentRowStyle = createGlobalStyle`
  /* The row's least height, until the banner has been measured. */
  main,
  #consent-banner {
    --consent-row: 8.5rem;

    ${media.medium} {
      --consent-row: 4rem;
    }
  }

  @media screen {
    ${withRow} main {
      padding-top: calc(${token('size', 'header')} + var(--consent-row));
      background: linear-gradient(${token('color', 'surface')} 0 0) top / 100%
        calc(${token('size', 'header')} + var(--consent-row)) no-repeat;
    }

    ${withRow} #consent-banner {
      position: absolute;
      inset: ${token('size', 'header')} 0 auto;
      align-content: center;
      min-height: var(--consent-row);
      max-height: none;
      padding-inline: max(${token('space', 'gutter')}, (100% - ${token('size', 'content')}) / 2);
      border-top: 0;
      border-bottom: 1px solid ${token('color', 'hairline')};
      box-shadow: none;
      animation: none;
    }

    ${withRow} #consent-banner p {
      flex-basis: 20rem;
    }

    ${withRow} #consent-banner[data-choosing] p {
      flex-basis: 100%;
    }
  }
`;
