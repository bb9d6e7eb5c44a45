import { media } from '@suite/ui/theme';
import { css } from 'styled-components';

/** Selects the document of a public page whose visitor has not been asked yet: it keeps a row for the consent banner. */
export const withConsentRow = ":root[data-consent]:not(:has([data-scheme='auto']))";

/** The least height of the row, which the page keeps from its first frame on, until the banner has been measured. */
export const consentRow = css`
  --consent-row: 8.5rem;

  ${media.medium} {
    --consent-row: 4rem;
  }
`;
