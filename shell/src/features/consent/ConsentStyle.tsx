import { media, ofAdministrators, token } from '@suite/ui/theme';
import { createGlobalStyle } from 'styled-components';

/** Selects the document of a public page whose visitor is asked for consent without having asked for that. */
const withRow = `:root[data-consent]:not(${ofAdministrators})`;

/**
 * The styles of the consent banner, and of the row that the page keeps for it from its first frame on. Part of the served
 * styles, so that the script of the banner stays small.
 */
export const ConsentStyle = createGlobalStyle`
  @keyframes consent-rise {
    from { opacity: 0; transform: translateY(12px); }
  }

  #consent-banner {
    position: fixed;
    inset: auto 0 0;
    z-index: ${token('layer', 'banner')};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space', 2)} ${token('space', 4)};
    max-height: 100dvh;
    padding: ${token('space', 2)} ${token('space', 'gutter')};
    overflow-y: auto;
    border-top: 1px solid ${token('color', 'hairline')};
    background: ${token('color', 'surface')};
    color: ${token('color', 'text')};
    font-size: ${token('type', 'small')};
    line-height: ${token('leading', 'snug')};
    box-shadow: ${token('shadow', 'floating')};
    animation: consent-rise ${token('motion', 'slow')} ${token('motion', 'ease')};

    p {
      flex: 1 1 7rem;
    }

    strong {
      color: ${token('color', 'ink')};
    }

    &[data-choosing] > * {
      flex-basis: 100%;
    }

    ${media.large} {
      /* For the chat button. */
      padding-right: calc(2 * ${token('space', 3)} + ${token('size', 'target')});
    }

    ${media.short} {
      max-height: 50dvh;
    }

    @media print {
      display: none;
    }
  }

  #consent-banner fieldset {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token('space', 6)};
    margin: 0;
    padding: 0;
    border: 0;

    label {
      display: flex;
      align-items: center;
      gap: ${token('space', 3)};
      min-height: ${token('size', 'target')};
    }

    input {
      flex: none;
      width: 1.25rem;
      height: 1.25rem;
      margin: 0;
      accent-color: ${token('color', 'sapphire')};
    }

    legend {
      /* Floats, because a legend takes part in no flex container. */
      float: left;
      width: 100%;
      padding: 0;
      font-weight: ${token('weight', 'semibold')};
    }
  }

  /* Reject and Accept are equally wide. */
  #consent-banner > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space', 2)};

    button {
      min-width: 5.25rem;
      /* Otherwise the column could become as narrow as one letter. */
      overflow-wrap: break-word;
    }

    /* The text of 'Choose' ends at the page's edge. */
    ${media.large} {
      button:last-child {
        margin-right: calc(-1 * ${token('space', 3)});
      }
    }
  }

  :root${ofAdministrators} #consent-banner:not([data-choosing]) span {
    display: none;
  }

  /* Administrators are asked beside the sign-in only; the footer's button shows the question anywhere. */
  :root${ofAdministrators}:not(:has([data-sign-in])) #consent-banner:not([data-requested]) {
    display: none;
  }

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
